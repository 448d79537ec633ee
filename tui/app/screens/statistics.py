"""Statistics of the player's finished games."""

import asyncio
from typing import ClassVar, Final, cast

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Container, Vertical
from textual.events import ScreenResume
from textual.worker import Worker, get_current_worker

from saves.problems import SaveError
from themes.loader import layout
from tui.app.app import LudothequeApp
from tui.app.screens.base import BACK, BaseScreen
from tui.app.widgets.page import Page
from tui.app.widgets.rows import Rows
from tui.games.registry import offered_games
from tui.session.problems import problem_sentence
from tui.session.statistics.archive import ARCHIVE, Results
from tui.session.statistics.sums import GROUPS, Group, Record, records
from tui.session.statistics.table import (
    bad_lines,
    goal_lines,
    head,
    label,
    rating_chart,
    record_lines,
    row,
    summary,
    unit_lines,
)
from tui.widgets.canvas import Canvas
from tui.widgets.commands import Command, bindings
from tui.words.spans import BLANK, Line, Span, line, wrap

TELLING: Final = 0.25
"""Seconds between two updates of how far the reading is."""

GROWTH: Final = 1.5
"""During the reading the games are counted anew once there are this many times as many as at the
last count. So all counting on the way takes no longer than about twice the last."""

WIDEST: Final = 90
"""The most cells of the table: in a wider one, words and figures are too far apart."""

CHART: Final = (8, 16)
"""The fewest and the most lines of the chart of the rating."""


class StatisticsScreen(BaseScreen):
    """A game's figures; its finished games grouped, each group leading to its games; the rating and
    the goals. The saves are read in a thread, so that thousands of them block no key; what has been
    read is shown meanwhile."""

    CSS_PATH = layout("statistics")
    commands: ClassVar[tuple[Command, ...]] = (
        Command("game(-1)", "left", "stats.key.game.previous", shown=False, listed=False),
        Command("game(1)", "right", "stats.key.game", cap="cap.sides", listed=False),
        Command("by", "g", "stats.key.by"),
        BACK,
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)
    AUTO_FOCUS = "#groups"
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (130, "-wide"), (170, "-wider")]  # noqa: RUF012
    VERTICAL_BREAKPOINTS = [(0, "-low"), (36, "-tall")]  # noqa: RUF012

    def __init__(self) -> None:
        super().__init__()
        self._found = Results([], [])
        self._coming = Results([], [])
        """What the thread has read so far."""
        self._counted = 0
        """The number of games in the figures, while more are read."""
        self._reading = True
        self._trouble: SaveError | None = None
        self._seen = 0
        """The number of saves that have been looked at."""
        self._records: list[Record] = []
        self._at = 0
        """The index of the game shown, among the records."""
        self._by = next(iter(GROUPS))
        self._groups: list[Group] = []

    def head(self) -> tuple[Line, Line]:
        """Return the title, with the player's name if it is known; and how far the reading is."""
        title, name = Span(self.say("stats.title"), "strong"), self.app.settings.name
        so_far = self._so_far() if self._reading and self._records else ()
        if not name:
            return (title,), so_far
        return (title, Span(f" {self.app.glyphs.dot} ", "dim"), Span(name)), so_far

    def _so_far(self) -> Line:
        """Return how many saves have been read."""
        many = f" {self.say.thousands(self._seen)}" if self._seen > 1 else ""
        return line(Span(self.say("stats.reading") + many, "dim"))

    def body(self) -> ComposeResult:
        """Yield the figures, the groups, and a page on the rest; or a page alone while there is
        nothing to count."""
        self.set_class(not self._records, "-none")
        with Container(id="counted"):
            with Vertical(id="groups-of"):
                yield Figures(id="figures")
                yield Heads(id="group-heads")
                yield Rows(self._row, len(self._groups), id="groups")
            yield Page(self._more, id="more")
            yield Page(self._page, id="statistics")

    @property
    def record(self) -> Record | None:
        """Return the record that is shown, None if there is none."""
        return self._records[self._at] if self._records else None

    @property
    def tabs(self) -> list[tuple[str, bool]]:
        """Return the games that were played, and whether each is shown."""
        return [(each.game, at == self._at) for at, each in enumerate(self._records)]

    @property
    def by(self) -> str:
        """Return what the games are grouped by, one of GROUPS."""
        return self._by

    @on(ScreenResume)
    def _resumed(self) -> None:
        """Read the saves, anew when a list of them was open that may have deleted some. What was
        counted stays until they are read."""
        self._coming, self._seen, self._reading = Results([], []), 0, True
        self.run_worker(self._read(), exclusive=True, exit_on_error=True)

    async def _read(self) -> None:
        worker: Worker[None] = get_current_worker()
        folder, name = self.app.saves, self.app.settings.name

        def wanted() -> bool:
            self._seen += 1
            return not worker.is_cancelled

        def read() -> Results:
            return ARCHIVE.results(folder, name, wanted, so_far=self._coming)

        telling = self.set_interval(TELLING, self._tell)
        try:
            self._found = await asyncio.to_thread(read)
        except SaveError as error:
            self._trouble = error
        finally:
            telling.stop()
            self._reading = False
        self.show_found(self._count)

    def _tell(self) -> None:
        """Tell how far the reading is, and count what is read if that is much more than before."""
        if len(self._coming.games) > GROWTH * self._counted:
            games = sorted(self._coming.games, key=lambda played: played.begun)
            self._found = Results(games, list(self._coming.bad))
            self.show_found(self._count)
        elif not self._records:
            self._rewrite()
        self.show_head()

    def _count(self) -> None:
        """Count the games that are read. The game and the group under the cursor stay."""
        before, groups = self.record, self._groups
        self._counted = len(self._found.games)
        self._records = records(self._found.games, offered_games())
        names = [each.game for each in self._records]
        self._at = names.index(before.game) if before is not None and before.game in names else 0
        kind = GROUPS[self._by]
        here = next((groups[rows.cursor] for rows in self.query(Rows) if groups), None)
        mark = kind(here.first) if here is not None else None
        now = self.record.groups(self._by) if self.record is not None else []
        self._show(next((at for at, each in enumerate(now) if kind(each.first) == mark), 0))
        self.show_head()

    def _rewrite(self) -> None:
        for page in self.query(Page):
            page.rewrite()

    def _show(self, at: int = 0) -> None:
        """Show the record, with the cursor on a group."""
        record = self.record
        self.set_class(record is None, "-none")
        self._groups = record.groups(self._by) if record is not None else []
        for rows in self.query(Rows):
            rows.fill(len(self._groups), at)
        for canvas in self.query(Canvas):
            canvas.repaint()
        self._rewrite()
        self.show_keys()
        if record is not None and self.focused is None:
            self.query_one(Rows).focus()

    def _page(self, cells: int, height: int) -> list[Line]:
        """Write why nothing is counted."""
        if self._trouble is not None:
            return wrap(line(Span(problem_sentence(self.say, self._trouble), "loss")), cells)
        if self._reading:
            return [BLANK, self._so_far()]
        return record_lines(self.app.company(()), [], self._found.bad, cells)

    def _more(self, cells: int, height: int) -> list[Line]:
        """Write the unit of the scores, the rating over time, the goals, and the saves that are not
        counted."""
        record, company, lines = self.record, self.app.company(()), list[Line]()
        if record is None:
            return lines
        unit = unit_lines(company, record.game)
        if self.app.settings.goals and record.goals:
            lines = goal_lines(company, record.game, record.goals, cells)
        lines += bad_lines(company, self._found.bad, cells)
        least, most = CHART
        room = min(height - len(unit) - len(lines) - 2, most)
        drawn = rating_chart(company, record, cells, room) if room >= least else []
        if drawn:
            title = self.say("stats.course.rating", n=len(record.ratings))
            lines = [line(Span(title, "head")), *drawn, *([BLANK] if lines else []), *lines]
        spare = bool(unit and lines) and height > len(unit) + len(lines)
        return [*unit, *([BLANK] if spare else []), *lines]

    def _row(self, index: int, cells: int) -> Line:
        return row(self.app.company(()), self._groups[index], self._by, min(cells, WIDEST))

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Enable the choice of a game if several were played."""
        if action == "game" and len(self._records) < 2:
            return False
        if action == "by" and not self._records:
            return False
        return super().check_action(action, parameters)

    def action_game(self, by: int) -> None:
        """Show the game `by` places further."""
        self._at = (self._at + by) % len(self._records)
        self._show()

    def action_by(self) -> None:
        """Group the games by the next of GROUPS."""
        ways = list(GROUPS)
        self._by = ways[(ways.index(self._by) + 1) % len(ways)]
        self._show()

    @on(Rows.Chosen)
    def _chosen(self, event: Rows.Chosen) -> None:
        if not self.shown:  # the second of two clicks
            return
        group = self._groups[event.index]
        words = label(self.say, group.first, self._by)
        game = self.say(f"game.{group.first.game}")
        title = f"{game} {self.app.glyphs.dot} {words}"
        self.go("counted_games", [played.path for played in group.games], title)

    @on(Canvas.Clicked, "#figures")
    def _tab_clicked(self, event: Canvas.Clicked) -> None:
        self._at = [game for game, _ in self.tabs].index(cast(str, event.target))
        self._show()

    @on(Canvas.Clicked, "#group-heads")
    def _head_clicked(self) -> None:
        self.action_by()


class Figures(Canvas):
    """The games that were played side by side, and the totals of the one shown."""

    def paint(self, width: int, height: int) -> list[Line]:
        """Draw the names and the totals."""
        screen = cast(StatisticsScreen, self.screen)
        record = screen.record
        if record is None:
            return []
        company = cast(LudothequeApp, self.app).company(())
        tabs = [
            Span(company.say(f"game.{game}"), "title" if here else "dim", game)
            for game, here in screen.tabs
        ]
        (_, _, *totals), *lines = summary(company, record)
        parted = [part for tab in tabs for part in (tab, Span("   "))]
        return [line("  ", *parted), BLANK, *(line("  ", *each) for each in (totals, *lines))]


class Heads(Canvas):
    """The heads of the columns. A click groups the games by something else."""

    def paint(self, width: int, height: int) -> list[Line]:
        """Draw the heads in line with the rows."""
        screen = cast(StatisticsScreen, self.screen)
        if screen.record is None:
            return []
        company = cast(LudothequeApp, self.app).company(())
        rows = screen.query_one(Rows)
        bar = 2 if rows.count > rows.size.height else 0
        drawn = line("  ", *head(company, screen.by, min(width - 3 - bar, WIDEST)))
        return [tuple(span._replace(target="by") for span in drawn)]
