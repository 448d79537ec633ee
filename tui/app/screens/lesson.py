"""A guided opening: the table as in any game, and under it a lesson."""

import asyncio
from typing import Any, ClassVar, Final

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType

from engine.conductor import Conductor
from engine.game import Seat, Setup
from engine.journal import Journal
from engine.registry import game_named
from engine.table import Table
from tui.app.screens.table import TableScreen
from tui.app.widgets.caption import Caption
from tui.games.lesson import Lesson
from tui.games.registry import guide_for
from tui.render.prose import strong
from tui.session.new_game import filled, person
from tui.widgets.board import Board
from tui.widgets.canvas import Canvas
from tui.widgets.commands import Command, bindings
from tui.words.spans import Line, Span, line, spread, wrap

PERSON: Final[Seat] = 0
"""Whose lesson it is."""

WIDEST: Final = 100
"""The most cells of a line that is read with ease."""


class LessonScreen(TableScreen):
    """Goes through a guide: the others' moves are made, the person makes his own."""

    commands: ClassVar[tuple[Command, ...]] = (
        Command("on", "enter,space", "guide.key.on"),
        *TableScreen.commands,
        Command("leave", "q,escape", "guide.key.leave"),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)

    def __init__(self, game: str, name: str = "") -> None:
        """For a person of this name."""
        self.guide = guide_for(game)
        rules = game_named(game)
        players = filled(rules, [person(name)], self.guide.seats)
        journal: Journal[Any, Any, Any] = Journal(
            rules, Setup(self.guide.seats, self.guide.options)
        )
        self.conductor = Conductor(Table(journal, ""), [{PERSON}])
        names = tuple(player.name for player in players)
        super().__init__(self.conductor.account(0), rules, names)
        self.lesson: Lesson | None = None
        """What is being said."""
        self._intents: asyncio.Queue[Any] = asyncio.Queue()
        self._read = asyncio.Event()
        self._asking = False
        """Whether a move is wanted."""

    def on_mount(self) -> None:
        """Begin."""
        self.show_account(self.account)
        self.run_worker(self._go_through(), group="guide", exclusive=True, exit_on_error=True)

    def foot(self) -> ComposeResult:
        """The lesson, between the table and the keys."""
        yield LessonPanel(self, id="lesson")

    async def _go_through(self) -> None:
        """From lesson to lesson, to the end."""
        for step in self.guide.steps:
            if not isinstance(step, Lesson):
                await self._take(step)
                continue
            self._say(step)
            if step.action is None:
                self._read.clear()
                self.show_keys()
                await self._read.wait()
            else:
                await self._done(step.action)
        self.action_leave()

    async def _done(self, wanted: Any) -> None:
        """Wait until the person makes the move of the lesson."""
        self._open(True)
        while (action := await self._intents.get()) != wanted:
            refused = self.conductor.table.refusal(action)
            words = self.face.company.refusal(refused) if refused else self.say("guide.not-this")
            # One at a time: several would lie over the lesson.
            self.app.clear_notifications()
            self.notify(words, markup=False)
        self._open(False)
        await self._take(wanted)

    async def _take(self, action: Any) -> None:
        self.conductor.act(action)
        await self.play(self.account.newest)
        self.chronicle.extend(self.account.last)

    def _say(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.query_one(LessonPanel).repaint()

    def _open(self, wanted: bool) -> None:
        self._asking = self.board.open = wanted
        self.board.repaint()
        self.show_keys()

    def restore(self) -> None:
        """A board made anew takes moves as the old one did."""
        super().restore()
        self.board.open = self._asking

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """One goes on after reading or watching; a move is made with the keys of the game."""
        if action == "on":
            return self.lesson is not None and not self._asking
        return super().check_action(action, parameters)

    def action_on(self) -> None:
        """End what is shown; to the next lesson."""
        self.scenes.end()
        self._read.set()

    def action_leave(self) -> None:
        """Back to where one came from."""
        self.workers.cancel_node(self)
        if self.is_attached:
            self.leave()

    @on(Canvas.Clicked, "#lesson")
    def _clicked(self, event: Canvas.Clicked) -> None:
        assert isinstance(event.target, tuple)
        if event.target[0] == "leave":
            self.action_leave()
        elif self.check_action("on", ()):
            self.action_on()

    @on(Board.Intent)
    def _intent(self, event: Board.Intent) -> None:
        if self.board.open:
            self._intents.put_nowait(event.action)


class LessonPanel(Caption):
    """The number of the lesson, its words, and what is wanted."""

    def __init__(self, guide: LessonScreen, id: str) -> None:
        super().__init__(id=id)
        self._guide = guide

    def paint(self, width: int, height: int) -> list[Line]:
        """A head, and the words in what is left."""
        guide, say = self._guide, self._guide.say
        lesson, lessons = guide.lesson, guide.guide.lessons
        if lesson is None:
            return []
        number = say("guide.lesson", n=lessons.index(lesson) + 1, of=len(lessons))
        dot = Span(f" {guide.app.glyphs.dot} ", "dim")
        head = line(" ", Span(say("guide.title"), "title"), dot, Span(number, "dim"))
        reading = lesson.action is None
        wanted = Span(say("guide.read" if reading else "guide.play"), "accent", ("on", 0))
        out = Span(f"{say('guide.leave')} ", "dim", ("leave", 0))
        top = spread(head, line(wanted, dot, out), width, guide.app.glyphs.ellipsis)
        words = wrap(strong(say(lesson.key)), min(width - 2, WIDEST))
        return [top, *(line(" ", *row) for row in words[: height - 1])]
