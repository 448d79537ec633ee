"""A table whose cursor goes through a game: by steps, decisions, chapters, marks, or by itself."""

from typing import Any, ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.worker import Worker

from engine.account import AnyAccount
from engine.game import BYSTANDER, EVERYONE, Game, Seat
from tui.app.screens.table import TO_BOARD, TableScreen
from tui.app.widgets.chronicle import Chronicle
from tui.app.widgets.seeking import SeekingCanvas
from tui.app.widgets.timeline import Cursor, Timeline
from tui.session.steps import Steps, following, preceding
from tui.widgets.commands import DIGIT_KEYS, Command, bindings
from tui.words.spans import Line

SPEEDS = (0.5, 1.0, 2.0, 4.0, 8.0)
SECOND_A_BEAT = 0.7
"""Seconds of a beat at speed 1."""

BREATH = 1.5
"""The beats of rest before a chapter."""

DIGITS = tuple(
    Command(f"digit('{n}')", DIGIT_KEYS[str(n)], "key.digit", shown=False, listed=False)
    for n in range(1, 10)
)


class SteppingScreen(TableScreen):
    """A table with a cursor. However the cursor moves, every panel shows the state at its step."""

    commands: ClassVar[tuple[Command, ...]] = (
        TO_BOARD,
        Command("previous", "left", "key.previous", shown=False),
        Command("next", "right", "key.next", cap="cap.sides"),
        Command("autoplay", "space", "key.autoplay"),
        Command("halt", "space", "key.halt"),
        Command("decision(-1)", "up", "key.decision.back", shown=False),
        Command("decision(1)", "down", "key.decision.on", cap="cap.updown"),
        Command("chapter(-1)", "pageup", "key.chapter.back", shown=False),
        Command("chapter(1)", "pagedown", "key.chapter.on", cap="cap.chapters", yields=1),
        Command("part(-1)", "left_square_bracket,ctrl+pageup", "key.part.back", "[", False),
        Command("part(1)", "right_square_bracket,ctrl+pagedown", "key.part.on", "]", False),
        Command("mark(-1)", "comma", "key.mark.back", cap=",", shown=False),
        Command("mark(1)", "m", "key.mark.on", shown=False),
        Command("first", "home", "key.first", shown=False),
        Command("last", "end", "key.last", shown=False),
        Command("faster", "plus,equals_sign", "key.faster", cap="+", shown=False),
        Command("slower", "minus,hyphen", "key.slower", cap="-", shown=False),
        Command("digit('0')", DIGIT_KEYS["0"], "key.digit", cap="0–9", shown=False),
        *DIGITS,
        Command("go", "enter", "key.go", kept=True),
        Command("drop_number", "escape,q", "key.drop_number", kept=True),
        Command("delete_digit", "backspace", "key.delete_digit", shown=False),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)

    def __init__(
        self,
        account: AnyAccount,
        game: Game[Any, Any, Any],
        names: tuple[str, ...],
        number: int,
    ) -> None:
        """Show a step of the account, by its number, or the last if there are fewer."""
        super().__init__(account, game, names)
        self._known: dict[Seat, Steps] = {}
        self.number = min(number, account.last)
        """The number of the step at the cursor among those that can be seen, from 0."""
        self._typed = ""
        self._speed = 1.0
        self._playing: Worker[None] | None = None
        """The worker of autoplay; None while it is off."""

    @property
    def steps(self) -> Steps:
        """Return the chapters, decisions and turns that the perspective knows."""
        if self.perspective not in self._known:
            self._known[self.perspective] = Steps(self.account, self.made_face())
        return self._known[self.perspective]

    @property
    def decisions(self) -> list[int]:
        """Return the steps that the keys for moves go to: those just after a decision."""
        return self.steps.decisions

    @property
    def step(self) -> int:
        """Return the step of the save at which the cursor is. It is for records, not to be
        shown."""
        return self.account.step(self.number)

    @property
    def last(self) -> int:
        """Return the number of the last step that can be seen."""
        return self.account.last

    def on_mount(self) -> None:
        """Show the step asked for."""
        self._move_to(self.number)

    def foot(self) -> ComposeResult:
        """Yield the timeline, with a mark where each chapter begins."""
        yield Timeline()

    def restore(self) -> None:
        """Fill the widgets anew; the timeline, for which the whole game is surveyed, after the
        first frame."""
        super().restore()
        self.chronicle.mark(self.number)
        self.call_after_refresh(self.show_found, self._show_cursor)

    async def recompose(self) -> None:
        """Show everything anew; the names of chapters may be of another language."""
        self._known.clear()
        await super().recompose()

    def show_account(self, account: AnyAccount) -> None:
        """Show the game from another perspective, at the same step."""
        step, playing = self.step, self._playing is not None
        self._halt()
        self.account = account
        self.retell()
        self.go_near(step)
        if playing and self.number < self.last:
            self.action_autoplay()

    def seek(self, number: int) -> None:
        """Go to the step of that number, or to the nearest there is."""
        self._move_to(number)
        self._show_cursor()

    def _move_to(self, number: int) -> None:
        self.number = min(max(number, 0), self.last)
        self._typed = ""
        self.moment = self.account.moment(self.number)

    def go_near(self, step: int) -> None:
        """Go to a step of the save, or to the last step before it that can be seen."""
        self.seek(self.account.number(step))

    def _show_cursor(self) -> None:
        self.chronicle.mark(self.number)
        speed = f"{self._speed:g}{self.app.glyphs.cross}"
        playing = self._playing is not None
        cursor = Cursor(self.number, self.last, playing, speed, self._typed, self.remark())
        for timeline in self.query(Timeline):
            timeline.show(cursor, self.steps.chapters, self.marks(), self._seen_by())
        self.show_keys()

    def remark(self) -> tuple[str, ...]:
        """Return what is said of the step shown beside its number, the longest form first; () for
        nothing."""
        return ()

    def marks(self) -> dict[int, str]:
        """Return the marks of the timeline by number: here, where the game turned."""
        return dict.fromkeys(self.steps.turns, self.app.glyphs.turned)

    def _seen_by(self) -> Line:
        if self.perspective == EVERYONE:
            return self.say.line("replay.open")
        if self.perspective == BYSTANDER:
            return self.say.line("replay.bystander")
        who = self.board.face.company.who(self.perspective)
        return self.say.line("replay.seen-by", who=who)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Enable only the keys that do something now."""
        if not super().check_action(action, parameters):
            return False
        if action == "part":
            # If all chapters are large, the keys of `action_chapter` go through them.
            known = self._known.get(self.perspective)
            return known is not None and any(each.level for each in known.chapters.values())
        if action in ("go", "drop_number", "delete_digit"):
            return bool(self._typed)
        if action == "leave":
            return not self._typed
        if action in ("autoplay", "halt"):
            return (self._playing is not None) == (action == "halt")
        return True

    def action_previous(self) -> None:
        """Go one step back."""
        self._halt()
        self.seek(self.number - 1)

    def action_next(self) -> None:
        """Go one step forward."""
        self._halt()
        self.seek(self.number + 1)

    def action_first(self) -> None:
        """Go to the beginning."""
        self._halt()
        self.seek(0)

    def action_last(self) -> None:
        """Go to the end."""
        self._halt()
        self.seek(self.last)

    def action_chapter(self, way: int) -> None:
        """Go to a chapter: the next one if `way` is positive, else the last one that begins before
        the cursor."""
        self._halt()
        self._go_among(list(self.steps.chapters), way)

    def action_part(self, way: int) -> None:
        """Go to a large chapter, as `action_chapter` goes to one of any size."""
        self._halt()
        large = [at for at, chapter in self.steps.chapters.items() if not chapter.level]
        self._go_among(large, way)

    def _go_among(self, numbers: list[int], way: int) -> None:
        if way > 0:
            self.seek(following(numbers, self.number, self.last))
        else:
            self.seek(preceding(numbers, self.number, 0))

    def action_decision(self, way: int) -> None:
        """Go to the next decision of the seat shown, or the previous one; with all hands open, of
        any seat."""
        self._halt()
        self._go_among(self.decisions, way)

    def action_mark(self, way: int) -> None:
        """Go to the next mark on the timeline, or to the previous one."""
        self._halt()
        self._go_among(sorted(self.marks()), way)

    def action_autoplay(self) -> None:
        """Start autoplay, from the beginning if the last step is shown."""
        if self.number == self.last:
            self.seek(0)
        self._playing = self.run_worker(self._play_on(), group="autoplay", exclusive=True)
        self._show_cursor()

    def action_halt(self) -> None:
        """Stop autoplay at the step that is shown."""
        self._halt()

    async def _play_on(self) -> None:
        """Play scene after scene to the end, with a rest before each chapter."""
        self.scenes.slow_down()
        while self.number < self.last:
            await self.scenes.rest(self.breath(self.number + 1))
            self.number += 1
            self._typed = ""
            self._show_cursor()
            await self.play(self.number)
        self._playing = None
        self._show_cursor()

    def breath(self, number: int) -> float:
        """Return how many beats longer the table rests before a step."""
        return BREATH * (number in self.steps.chapters)

    def pace(self) -> float:
        """Return the seconds of a beat at the replay's own speed."""
        return SECOND_A_BEAT / self._speed

    def _halt(self) -> None:
        if self._playing is not None:
            self._playing.cancel()
            self._playing = None
            self.seek(self.number)

    def action_faster(self) -> None:
        """Make autoplay faster."""
        self._change_speed(1)

    def action_slower(self) -> None:
        """Make autoplay slower."""
        self._change_speed(-1)

    def _change_speed(self, way: int) -> None:
        at = SPEEDS.index(self._speed) + way
        self._speed = SPEEDS[min(max(at, 0), len(SPEEDS) - 1)]
        self._show_cursor()

    def action_digit(self, digit: str) -> None:
        """Add a digit to the number of a step; Enter goes there. A notice would hide it."""
        self._halt()
        self.withdraw_notice()
        self._typed = str(int(self._typed + digit))[: len(str(self.last))]
        self._show_cursor()

    def action_delete_digit(self) -> None:
        """Delete the last digit typed."""
        self._typed = self._typed[:-1]
        self._show_cursor()

    def action_go(self) -> None:
        """Go to the step typed."""
        self.seek(int(self._typed))

    def action_drop_number(self) -> None:
        """Drop the number being typed."""
        self._typed = ""
        self._show_cursor()

    def action_leave(self) -> None:
        """Leave the screen."""
        self.leave()

    @on(SeekingCanvas.Sought)
    def _sought(self, event: SeekingCanvas.Sought) -> None:
        self._halt()
        self.seek(event.number)

    @on(Timeline.Pressed)
    async def _pressed(self, event: Timeline.Pressed) -> None:
        await self.run_action(event.button)

    @on(Chronicle.Chosen)
    def _chosen(self, event: Chronicle.Chosen) -> None:
        self._halt()
        self.seek(event.number)
