"""Replay: the same table, stepped through move by move."""

from bisect import bisect_left, bisect_right
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.timer import Timer

from engine.frame import EVERYONE, Seat
from saves.problems import SaveError
from saves.reading import SavedGame
from tui.boards.face import Chapter
from tui.commands import DIGIT_KEYS, Command, bindings
from tui.ink import Line, Span
from tui.perspectives import perspectives
from tui.problems import told
from tui.screens.table import TableScreen
from tui.widgets.chronicle import Chronicle
from tui.widgets.timeline import Cursor, Timeline

SPEEDS = (0.5, 1.0, 2.0, 4.0, 8.0)
SECOND_A_STEP = 0.8
"""How long one beat rests at speed 1."""

DIGITS = tuple(
    Command(f"digit('{n}')", DIGIT_KEYS[str(n)], "key.digit", shown=False, listed=False)
    for n in range(1, 10)
)


class ReplayScreen(TableScreen):
    """A saved game at its cursor. Nothing here touches the file."""

    commands: ClassVar[tuple[Command, ...]] = (
        Command("previous", "left", "key.previous"),
        Command("next", "right", "key.next"),
        Command("autoplay", "space", "key.autoplay"),
        Command("chapter(-1, 1)", "pageup", "key.chapter.back", shown=False),
        Command("chapter(1, 1)", "pagedown", "key.chapter.on", cap="cap.pages"),
        Command("chapter(-1, 0)", "ctrl+pageup,left_square_bracket", "key.part.back", shown=False),
        Command("chapter(1, 0)", "ctrl+pagedown,right_square_bracket", "key.part.on", shown=False),
        Command("first", "home", "key.first", shown=False),
        Command("last", "end", "key.last", cap="cap.ends"),
        Command("faster", "plus,equals_sign", "key.faster", cap="+", shown=False),
        Command("slower", "minus,hyphen", "key.slower", cap="-", shown=False),
        Command("perspective", "v", "key.perspective"),
        Command("play_on", "p", "key.play_on"),
        *TableScreen.commands,
        Command("digit('0')", DIGIT_KEYS["0"], "key.digit", cap="0–9", shown=False),
        *DIGITS,
        Command("go", "enter", "key.go", shown=False),
        Command("rub_out", "backspace", "key.rub_out", shown=False),
        Command("leave", "q,escape", "key.leave_replay"),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)

    def __init__(self, saved: SavedGame, step: int | None = None, seat: Seat | None = None) -> None:
        """Where `seat` is not to be looked from, one's own seat is, or all hands are open. Only
        for saves that have perspectives."""
        header, seats = saved.header, perspectives(saved)
        if seat not in seats:
            seat = min(header.humans) if header.humans else seats[-1]
        names = tuple(player.name for player in header.players)
        super().__init__(saved.journal, names, seat)
        self.saved = saved
        self._stops = self._seen_steps()
        self.step = self._stop_at(0 if step is None else step)
        self._typed = ""
        self._speed = 1.0
        self._timer: Timer | None = None

    def _seen_steps(self) -> list[int]:
        """The steps that the perspective has learnt of. What it never did takes no place in its
        replay, or a gap in the numbers would tell."""
        game, journal, seat = self.game, self.journal, self.perspective
        pairs = zip(journal.states, journal.actions, strict=False)
        seen = [step for step, each in enumerate(pairs, 1) if game.seen(*each, seat) is not None]
        return [0, *seen]

    def _stop_at(self, step: int) -> int:
        """The last step to be seen that is not after `step`."""
        return self._stops[max(bisect_right(self._stops, step) - 1, 0)]

    @property
    def number(self) -> int:
        """Which of the steps to be seen the replay stands at, from 0."""
        return bisect_left(self._stops, self.step)

    @property
    def last(self) -> int:
        """The number of the last step to be seen."""
        return len(self._stops) - 1

    def on_mount(self) -> None:
        """Show the step asked for, else the beginning."""
        self.moment = self.moment_at(self.step)

    def foot(self) -> ComposeResult:
        """The timeline, with a mark where each chapter begins."""
        yield Timeline()

    def _chapters(self) -> dict[int, Chapter]:
        """What begins at which number."""
        face, chapters = self.made_face(), {}
        for number, step in enumerate(self._stops[1:], 1):
            moment = self.moment_at(step)
            chapter = face.chapter(moment.before, moment.action, moment.view)
            if chapter is not None:
                chapters[number] = chapter
        return chapters

    def restore(self) -> None:
        """Show the cursor again."""
        super().restore()
        self.chapters = self._chapters()
        self._show_cursor()

    def asked(self) -> Line:
        """A replay asks nothing of anybody: it says which file it is."""
        return (Span(self.saved.path.name, "dim"),)

    def seek(self, number: int) -> None:
        """Go to the step of that number; every panel is shown from its state."""
        self.step = self._stops[min(max(number, 0), self.last)]
        self._typed = ""
        self.moment = self.moment_at(self.step)
        self._show_cursor()

    def _show_cursor(self) -> None:
        self.chronicle.mark(self.step)
        speed = f"{self._speed:g}{self.app.glyphs.cross}"
        cursor = Cursor(self.number, self.last, self._timer is not None, speed, self._typed)
        for timeline in self.query(Timeline):
            timeline.show(cursor, self.chapters, self._seen_by())
        self.show_keys()

    def _seen_by(self) -> Line:
        if self.perspective == EVERYONE:
            return self.say.line("replay.open")
        who = self.board.face.company.who(self.perspective)
        return self.say.line("replay.seen-by", who=who)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Show only the keys that do something now."""
        if not super().check_action(action, parameters):
            return False
        if action == "perspective":
            return len(perspectives(self.saved)) > 1
        if action in ("previous", "first"):
            return self.number > 0
        if action in ("next", "last"):
            return self.number < self.last
        if action in ("go", "rub_out"):
            return bool(self._typed)
        return True

    def action_previous(self) -> None:
        """One entry back."""
        self._halt()
        self.seek(self.number - 1)

    def action_next(self) -> None:
        """One entry on."""
        self._halt()
        self.seek(self.number + 1)

    def action_first(self) -> None:
        """To the beginning."""
        self._halt()
        self.seek(0)

    def action_last(self) -> None:
        """To the end."""
        self._halt()
        self.seek(self.last)

    def action_chapter(self, way: int, level: int) -> None:
        """To where the next chapter of at most this level begins; or this one, or the one
        before."""
        self._halt()
        begins = [number for number, chapter in self.chapters.items() if chapter.level <= level]
        if way > 0:
            self.seek(min((each for each in begins if each > self.number), default=self.last))
        else:
            self.seek(max((each for each in begins if each < self.number), default=0))

    def action_autoplay(self) -> None:
        """Go on by itself, or stop."""
        if self._timer is not None:
            self._halt()
            return
        if self.number == self.last:
            self.seek(0)
        self._arm()
        self._show_cursor()

    def _arm(self) -> None:
        beats = self.face.beat(self.moment) if self.step and self.moment else 1.0
        beats += 1.5 * (self.number + 1 in self.chapters)
        self._timer = self.set_timer(beats * SECOND_A_STEP / self._speed, self._tick)

    def _tick(self) -> None:
        self._timer = None
        if self.number < self.last:
            if self.number + 1 < self.last:
                self._arm()
            self.seek(self.number + 1)

    def _halt(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None
            self._show_cursor()

    def action_faster(self) -> None:
        """Autoplay faster."""
        self._change_speed(1)

    def action_slower(self) -> None:
        """Autoplay slower."""
        self._change_speed(-1)

    def _change_speed(self, way: int) -> None:
        at = SPEEDS.index(self._speed) + way
        self._speed = SPEEDS[min(max(at, 0), len(SPEEDS) - 1)]
        self._show_cursor()

    def action_perspective(self) -> None:
        """See with the next player's eyes, or everything."""
        seats = perspectives(self.saved)
        self.perspective = seats[(seats.index(self.perspective) + 1) % len(seats)]
        self._stops = self._seen_steps()
        self.chapters = self._chapters()
        self.chronicle.fill(self.entries())
        self.step = self._stop_at(self.step)
        self.seek(self.number)

    def action_digit(self, digit: str) -> None:
        """Type the number of a step; Enter goes there."""
        self._halt()
        self._typed = str(int(self._typed + digit))[: len(str(self.last))]
        self._show_cursor()

    def action_rub_out(self) -> None:
        """Take the last digit back."""
        self._typed = self._typed[:-1]
        self._show_cursor()

    def action_go(self) -> None:
        """Go to the step typed."""
        self.seek(int(self._typed))

    def action_play_on(self) -> None:
        """A new game from here, in a save of its own that names this one."""
        from tui.screens.play import PlayScreen
        from tui.starting import play_on

        self._halt()
        try:
            live = play_on(self.saved, self.step, self.perspective, self.app.saves)
        except SaveError as error:
            self.notify(told(self.say, error), severity="error", markup=False)
            return
        self.app.switch_screen(PlayScreen(live))

    def action_leave(self) -> None:
        """Close the replay."""
        if self._typed:
            self._typed = ""
            self._show_cursor()
        else:
            self.dismiss()

    @on(Timeline.Sought)
    def _sought(self, event: Timeline.Sought) -> None:
        self._halt()
        self.seek(event.number)

    @on(Timeline.Pressed)
    async def _pressed(self, event: Timeline.Pressed) -> None:
        await self.run_action(event.button)

    @on(Chronicle.Chosen)
    def _chosen(self, event: Chronicle.Chosen) -> None:
        self._halt()
        self.step = self._stop_at(event.step)
        self.seek(self.number)
