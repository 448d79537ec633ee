"""The review of a finished game: what each seat could expect, and which decisions cost most."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical

from engine.game import Seat
from saves.reviews import Judged
from themes.loader import layout
from tui.app.screens.base import BACK, BaseScreen
from tui.app.screens.replay import ReplayScreen
from tui.app.widgets.caption import Caption
from tui.app.widgets.rows import Rows
from tui.render.chart import chart
from tui.session.review import compared
from tui.widgets.canvas import Canvas
from tui.widgets.commands import Command, bindings
from tui.words.spans import BLANK, Line, Span, line, right, spread

EVERY: Final = 0.5
"""Seconds between two looks at what has been found."""

APART: Final = 5
"""The least cells between two points of the chart."""


class ReviewScreen(BaseScreen):
    """The chart above, a row for every costly decision below; Enter opens its step in the
    replay."""

    CSS_PATH = layout("review")
    commands: ClassVar[tuple[Command, ...]] = (
        Command("seat", "v", "review.seat"),
        BACK._replace(label="review.leave"),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)
    AUTO_FOCUS = "#decisions"

    def __init__(self, replay: ReplayScreen) -> None:
        super().__init__()
        self._replay = replay
        self._seat: Seat | None = None
        self._rows: list[Judged[Any]] = []

    @property
    def decisions(self) -> tuple[Judged[Any], ...]:
        """Return the decisions in the rows."""
        return tuple(self._rows)

    def head(self) -> tuple[Line, Line]:
        """Return the title, and how far the review is, if it is not complete."""
        review = self._replay.review
        dot = Span(f" {self.app.glyphs.dot} ", "dim")
        title = line(Span(self.say("review.title"), "strong"), dot, self._whose())
        if review.whole:
            return title, ()
        if review.stopped:
            return title, line(Span(self.say("review.stopped"), "loss"))
        share = int(100 * review.done)
        bar = self.app.glyphs.bar * (share // 10) + self.app.glyphs.dot * (10 - share // 10)
        return title, line(self.say.line("review.growing", share=share), " ", Span(bar, "accent"))

    def _whose(self) -> Line:
        if self._seat is None:
            return line(Span(self.say("review.everybody"), "dim"))
        return self._replay.face.company.who(self._seat)

    def body(self) -> ComposeResult:
        """Yield the chart, the heading of the rows, and the decisions."""
        with Vertical(id="book"):
            yield Expectations(self._replay, id="expectations")
            yield Caption(id="none")
            yield Rows(self._draw, 0, id="decisions")

    def on_mount(self) -> None:
        """Show the decisions found so far, and look for new ones at intervals."""
        self._show()
        self._clock = self.set_interval(EVERY, self._show, pause=self._replay.review.whole)

    async def recompose(self) -> None:
        """Compose in another language."""
        await super().recompose()
        self._show()

    def _show(self) -> None:
        review, rows = self._replay.review, self.query_one(Rows)
        # If the cursor is still on the first row, keep it there: the costliest decision may change
        # while the review grows.
        here = self._rows[rows.cursor].step if 0 < rows.cursor < len(self._rows) else None
        self._rows = review.costly(self._seat)
        steps = [each.step for each in self._rows]
        rows.fill(len(steps), steps.index(here) if here in steps else 0)
        none = self.query_one("#none", Caption)
        none.show([self.say.line("review.heads" if steps else self._reason())])
        self.query_one(Expectations).repaint()
        self.show_head()
        self.show_keys()
        if review.whole and self.is_mounted and hasattr(self, "_clock"):
            self._clock.pause()

    def _reason(self) -> str:
        return "review.none" if self._replay.review.whole else "review.none-yet"

    def _draw(self, index: int, cells: int) -> Line:
        """Return a row: the step, the player, their move, a better one, and the cost."""
        judged, replay = self._rows[index], self._replay
        number = right(str(replay.account.number(judged.step)), 5)
        cost = Span(self.say("review.cost", share=round(100 * judged.cost)), "loss")
        better = compared(replay.face, replay.saved, judged, "review.better")
        who = replay.face.company.column(judged.seat)
        start = line(Span(number, "dim"), "  ", *who, "  ", *better)
        return spread(start, line(cost), cells, self.app.glyphs.ellipsis)

    @on(Rows.Chosen)
    def _chosen(self) -> None:
        at = self.query_one(Rows).cursor
        if at < len(self._rows):
            self.leave()
            self._replay.go_near(self._rows[at].step)

    def action_seat(self) -> None:
        """Show only the decisions of the next player; after the last player, those of all."""
        seats = len(self._replay.names)
        after = 0 if self._seat is None else self._seat + 1
        self._seat = after if after < seats else None
        self._show()


class Expectations(Canvas):
    """A chart of the expected result of every seat over the game, in percent."""

    def __init__(self, replay: ReplayScreen, id: str) -> None:
        super().__init__(id=id)
        self._replay = replay

    def paint(self, cells: int, height: int) -> list[Line]:
        """Draw the unit as a title, then the curves."""
        replay = self._replay
        company = replay.face.company
        unit = company.say(f"review.unit.{replay.game.name}")
        title = line(Span(unit, "title"))
        points = sampled(sorted(replay.review.expected), max((cells - 8) // APART, 2))
        if len(points) < 2:
            return [title]
        shares = [replay.review.expected[step] for step in points]
        series = [
            [round(100 * each[seat]) for each in shares] for seat in range(len(company.names))
        ]
        feet = [str(replay.account.number(step)) for step in points]
        return [title, BLANK, *chart(company, series, cells - 2, height - 3, feet)]


def sampled(steps: Sequence[int], most: int) -> list[int]:
    """Return at most `most` of the steps, evenly spread, with the first and the last."""
    if len(steps) <= most:
        return list(steps)
    last = len(steps) - 1
    return [steps[round(n * last / (most - 1))] for n in range(most)]
