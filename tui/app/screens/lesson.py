"""A tutorial: the table as in any game, and under it a lesson."""

import asyncio
from typing import Any, ClassVar, Final

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.events import Key, ScreenResume, ScreenSuspend

from engine.conductor import Conductor
from engine.game import Seat, Setup
from engine.journal import Journal
from engine.registry import game_named
from engine.table import Table
from saves.problems import SaveError
from tui.app.screens.resting import SKIP, RestingScreen
from tui.app.screens.table import TableScreen
from tui.app.widgets.bars import reached
from tui.app.widgets.caption import Caption
from tui.app.widgets.standings import Standings
from tui.games.lesson import Lesson, words_of
from tui.games.registry import guide_for, next_guide
from tui.render.places import Place
from tui.render.prose import strong
from tui.session.new_game import NOVICE, begin, filled, met, person
from tui.session.problems import problem_sentence
from tui.widgets.board import Board
from tui.widgets.canvas import Canvas
from tui.widgets.commands import Command, bindings
from tui.words.spans import BLANK, Line, Span, fit, line, marked, spread, text_of, wrap

PERSON: Final[Seat] = 0
"""The seat of the person."""

WIDEST: Final = 100
"""The most cells of a line that is easy to read."""


class LessonScreen(RestingScreen):
    """A tutorial step by step: the other seats' moves are made, the person makes their own. At its
    end it leads to a first game and to the next tutorial."""

    commands: ClassVar[tuple[Command, ...]] = (
        Command("go_on", "enter", "guide.key.on"),
        SKIP,
        Command("first_game", "enter,p", "guide.key.first"),
        Command("next_guide", "n", "guide.key.next"),
        *TableScreen.commands,
        Command("leave", "q", "guide.key.leave", yields=3),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)

    def __init__(self, game: str, name: str = "") -> None:
        """Prepare the tutorial of a game, for a person of this name."""
        self.guide = guide_for(game)
        self._person = name
        rules = game_named(game)
        players = filled(rules, [person(name)], self.guide.seats)
        journal: Journal[Any, Any, Any] = Journal(
            rules, Setup(self.guide.seats, self.guide.options)
        )
        self.conductor = Conductor(Table(journal, ""), [{PERSON}])
        names = tuple(player.name for player in players)
        super().__init__(self.conductor.account(0), rules, names)
        self.lesson: Lesson | None = None
        """The current lesson; None before the first."""
        self.finished = False
        """Whether all lessons have been gone through."""
        self._intents: asyncio.Queue[Any] = asyncio.Queue()

    def on_mount(self) -> None:
        """Show the table and begin with the first lesson."""
        self.show_account(self.account)
        self.run_worker(self._go_through(), group="guide", exclusive=True, exit_on_error=True)

    def foot(self) -> ComposeResult:
        """Yield the lesson, between the table and the keys."""
        yield LessonPanel(self, id="lesson")

    def asked(self) -> Line:
        """Return what is asked of whom; nothing over a page to read, which wants no move."""
        return super().asked() if self.asking or self.watching else BLANK

    @property
    def panel(self) -> "LessonPanel":
        """Return the lesson's panel."""
        return self.query_one(LessonPanel)

    @property
    def asking(self) -> bool:
        """Return whether a move is wanted."""
        return self._asking

    @property
    def watching(self) -> bool:
        """Return whether moves are shown, and nothing is asked or to be read."""
        return not self._asking and self._going_on is None and not self.finished

    @property
    def waits(self) -> bool:
        """See BaseScreen."""
        return not self.finished

    @property
    def next_guide(self) -> str | None:
        """Return the game whose tutorial comes after this one; None if there is no other."""
        return next_guide(self.guide.game)

    async def _go_through(self) -> None:
        """Go from lesson to lesson, and then offer what comes after."""
        for step in self.guide.steps:
            if not isinstance(step, Lesson):
                await self._take(step)
                continue
            self.lesson = step
            self.set_class(step.standings, "-owning")
            self._point_at(step.lit)
            if step.action is None:
                await self.pause()
                # What was typed over a page to read is not meant for the question after it.
                self._kept.clear()
            else:
                await self._done(step.action)
        self.finished = True
        self._point_at(())
        self.show_head()
        self.show_keys()

    async def _done(self, wanted: Any) -> None:
        """Wait until the person makes the lesson's move; answer any other beside the lesson."""
        self._open(True)
        await self.press_kept()
        while (action := await self._intents.get()) != wanted:
            refused = self.conductor.table.refusal(action)
            move = text_of(self.face.proposal(self.board.view, wanted))
            legal = self.say("guide.not-this", move=move)
            self.panel.remark(self.face.company.refusal(refused) if refused else legal)
        self._open(False)
        self._point_at(())
        await self._take(wanted)

    async def _take(self, action: Any) -> None:
        if not self.conductor.act(action):  # taken for having nothing to say aloud
            self.conductor.act(action)
        await self.play(self.account.last)
        self.chronicle.extend(self.account.last)

    def _point_at(self, places: tuple[Place, ...]) -> None:
        for canvas in (self.board, *self.query(Standings)):
            canvas.point_at(places)

    @on(ScreenSuspend)
    @on(ScreenResume)
    def show_keys(self) -> None:
        """Show what is wanted now, above the keys for it."""
        super().show_keys()
        for panel in self.query(LessonPanel):
            panel.repaint()

    async def press_kept(self) -> None:
        """Press the kept keys on the board; here even the one that plays, because a lesson takes
        only its own move."""
        kept, self._kept = self._kept, []
        for key in kept:
            await self.board.press(key, plays=True)

    async def on_key(self, event: Key) -> None:
        """Answer a key that does nothing over a page to read; the enter after kept keys is kept
        too. Afterwards comes the `on_key` of every table."""
        self.panel.remark("")
        if self.focused is not self.board or self.works(event.key):
            return
        if self.watching:
            if event.key == "enter" and self._kept:
                event.stop()
                self._kept.append(event.key)
        elif not self.asking:
            self.answer_dead(event)

    def answer_dead(self, event: Key) -> None:
        """Say beside the lesson that a key does nothing."""
        if key := self.cap_of(event):
            why = "guide.dead" if self.asking or self.finished else "guide.read-first"
            self.panel.remark(self.say(why, key=key))

    def action_rules(self) -> None:
        """Open the rules at the ruling of the lesson; if it has none, at the chapter of what is
        happening; at their beginning once the tutorial is finished."""
        told = self.lesson.ruling if self.lesson is not None else ""
        self.open_rules("" if self.finished else told or None)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Enable the key that continues, and at the end those that lead on."""
        if action == "first_game":
            return self.finished
        if action == "next_guide":
            return self.finished and self.next_guide is not None
        if action == "skip" and self.finished:
            return False
        return super().check_action(action, parameters)

    def action_first_game(self) -> None:
        """Begin a game with novices."""
        game = met(self.guide.game, human=self._person, level=NOVICE)
        try:
            live = begin(game, self.app.saves)
        except SaveError as error:
            self.panel.remark(problem_sentence(self.say, error))
        else:
            self.give_way("play", live)

    def action_next_guide(self) -> None:
        """Open the tutorial of the next game."""
        self.give_way("lesson", self.next_guide, self._person)

    def action_leave(self) -> None:
        """Return to the screen below; before the end, say there how to come back."""
        self.workers.cancel_node(self)
        if self.is_attached:
            self.leave()
            if not self.finished:
                self.app.notify(self.say("guide.left"), markup=False)

    @on(Canvas.Clicked, "#lesson")
    async def _clicked(self, event: Canvas.Clicked) -> None:
        assert isinstance(event.target, tuple)
        action = event.target[0]
        if self.check_action(action, ()):
            await self.run_action(action)

    @on(Board.Intent)
    def _intent(self, event: Board.Intent) -> None:
        if self.board.open:
            self._intents.put_nowait(event.action)


class LessonPanel(Caption):
    """The number of the lesson, its words, and the key or move that is wanted."""

    def __init__(self, guide: LessonScreen, id: str) -> None:
        super().__init__(id=id)
        self._guide = guide
        self._remark = ""

    def on_mount(self) -> None:
        """Repaint when the focus moves, because another key leaves while the log has it."""
        self.watch(self._guide, "focused", self.repaint, init=False)

    def remark(self, words: str) -> None:
        """Answer a key in place of the heading; "" brings the heading back."""
        if words != self._remark:
            self._remark = words
            self.repaint()

    def paint(self, width: int, height: int) -> list[Line]:
        """Draw a heading, and the words in the lines that are left."""
        guide = self._guide
        if guide.lesson is None:
            return []
        words = wrap(strong(self._words(guide.lesson)), min(width - 2, WIDEST))
        if guide.watching:
            # The words tell of what is over, so they are dimmed; what follows is on the table.
            words = [marked(row, "dim") for row in words]
        return [self._heading(guide.lesson, width), *(line(" ", *row) for row in words)][:height]

    def _words(self, lesson: Lesson) -> str:
        guide, say = self._guide, self._guide.say
        if not guide.finished:
            return words_of(lesson, say, guide.app.glyphs)
        if guide.next_guide is None:
            return say("guide.done.only")
        return say("guide.done", game=say(f"game.{guide.next_guide}"))

    def _heading(self, lesson: Lesson, width: int) -> Line:
        guide, say, glyphs = self._guide, self._guide.say, self._guide.app.glyphs
        if self._remark:
            return fit(line(" ", Span(self._remark, "loss")), width, glyphs.ellipsis)
        lessons, dot = guide.guide.lessons, Span(f" {glyphs.dot} ", "dim")
        head = line(" ", Span(say("guide.title"), "title"))
        if guide.finished:
            # The end of the tutorial is no lesson, so it has no number.
            wanted = Span(say("guide.first"), "accent", ("first_game", 0))
        else:
            number = say("guide.lesson", n=lessons.index(lesson) + 1, of=len(lessons))
            head = line(*head, dot, Span(number, "dim"))
            now = "watch" if guide.watching else "play" if guide.asking else "read"
            wanted = Span(say(f"guide.{now}"), "accent", ("go_on", 0))
        if not guide.shown:
            # The keys are those of the screen above, which names them itself.
            return fit(head, width, glyphs.ellipsis)
        keys = reached(guide.app, guide, say)
        key = next((each.key_cap(say) for _, each in keys if each.action == "leave"), "")
        out = Span(f"{say('guide.leave', key=key)} ", "dim", ("leave", 0))
        return spread(head, line(wanted, dot, out), width, glyphs.ellipsis)
