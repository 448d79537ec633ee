"""A replay with its analysis: the chances and the choices, as far as a review of the finished game
has found them."""

from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import BindingType

from engine.account import AnyAccount
from engine.game import Seat
from saves.reading import SavedGame
from saves.writing import LiveGame
from tui.app.screens.steps import SteppingScreen
from tui.app.widgets.analysis import AnalysisPanel
from tui.app.widgets.standings import Standings
from tui.app.widgets.timeline import Charted, Timeline
from tui.render.curves import drawn
from tui.session.analysis import Analysis, Shares, whose
from tui.session.analysis_lines import Panel, Seen, needed, panel
from tui.session.problems import problem_sentence
from tui.session.review import found_apart
from tui.session.steps import following, preceding
from tui.session.why_lines import standing_lines
from tui.widgets.commands import Command, bindings

EVERY: Final = 0.5
"""Seconds between two looks at what a review has found."""

LOW = [(0, "-low"), (36, "-high")]
"""The breakpoints in lines: from 36 on there is room for both the analysis and the chronicle."""

LEAST_LOG: Final = 4
"""The fewest lines, with the heading, for which the chronicle is shown at all."""

TALLEST: Final = 19
"""The most lines of the panel, unless it needs more or half of the side is more."""

REVIEWING: Final = (
    Command("review", "a", "key.review", yields=-1),
    Command("resume_review", "a", "key.review.resume", yields=-1),
    Command("hide_review", "a", "key.review.hide", yields=-1),
)
"""The commands that show the analysis, continue one that was interrupted, and hide it."""

CHARTED: Final = 40
"""The lines of a terminal from which the chart of a part is always in sight."""


class AnalysingScreen(SteppingScreen):
    """A saved game at its cursor, with the analysis beside the table and under it. With less than
    100 columns the panel takes the place of the table."""

    commands: ClassVar[tuple[Command, ...]] = (
        *REVIEWING,
        *SteppingScreen.commands,
        Command("lines", "c", "key.lines", shown=False),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)
    VERTICAL_BREAKPOINTS = LOW

    def __init__(
        self,
        saved: SavedGame | LiveGame,
        accounts: dict[Seat, AnyAccount],
        seat: Seat,
        number: int,
    ) -> None:
        """Show a save at the step `number` of the account of `seat`. `accounts` are those of all
        seats from which it may be seen."""
        names = tuple(player.name for player in saved.header.players)
        super().__init__(accounts[seat], saved.journal.game, names, number)
        self.saved = saved
        self._accounts = accounts
        self.review = self.app.reviews.of(saved if isinstance(saved, SavedGame) else None)
        self._analyses: dict[Seat, Analysis] = {}
        self._won: dict[int, Shares] = {}
        self._everybody = False
        """Whether the chart shows the lines of all players at a large table."""
        self._growing = False
        self.set_class(self.review.whole or bool(self.review.judged), "-judged")

    def on_mount(self) -> None:
        """Follow a review that grows for another screen."""
        if self.app.reviews.growing(self.review):
            self._follow_review()

    @property
    def analysis(self) -> Analysis:
        """Return what the review says to the perspective shown."""
        return self._analysis_of(self.perspective)

    def _analysis_of(self, seat: Seat) -> Analysis:
        if seat not in self._analyses:
            self._analyses[seat] = Analysis(self.review, self._accounts[seat], self._won)
        return self._analyses[seat]

    def beside(self) -> ComposeResult:
        """Yield the panel between the standings and the chronicle."""
        yield AnalysisPanel(self._panel)

    def _panel(self, cells: int, height: int) -> Panel:
        return panel(self.face, self.saved, self._seen, cells, height)

    @property
    def _seen(self) -> Seen:
        part, everybody = self._part(), self._everybody
        return Seen(self.analysis, self.number, self._own, part, everybody=everybody)

    def _make_room(self, analysis: AnalysisPanel) -> None:
        """Give the panel the lines that it needs, at the cost of the chronicle. If fewer than
        LEAST_LOG would be left for the chronicle, hide it; if a judged decision needs still more,
        hide the standings, too. How the player stood is told in full if the chronicle keeps
        LEAST_LOG lines."""
        cells, side = analysis.size.width, self.query_one("#side").size.height
        if not cells:
            return  # while it is hidden, nothing tells how wide it will be
        least = needed(self.face, self.saved, self._seen, cells, self.size.height >= CHARTED)
        judged, most = self.analysis.decision(self.number), max(TALLEST, side // 2)
        stood = standing_lines(self.face, self.saved, judged, cells) if judged is not None else []
        for standings in self.query("#standings").results(Standings):
            above = standings.get_content_height(self.size, self.size, cells)
            room = side - above - standings.styles.margin.height - analysis.styles.margin.height
            crowded = judged is not None and least > room
            self.set_class(crowded, "-crowded")
            room = side if crowded else room
            alone = room - least < LEAST_LOG
            least += len(stood) if room - least - len(stood) >= LEAST_LOG else 0
            self.set_class(alone, "-alone")
            least, most = min(least, room), side if crowded or alone else most
        analysis.styles.min_height, analysis.styles.max_height = least, max(least, most)

    def _part(self) -> tuple[int, int]:
        """Return the first and the last step of the large part of the game that is shown."""
        starts = [at for at, each in self.steps.chapters.items() if not each.level]
        first = preceding(starts, self.number + 1, 0)
        return first, following(starts, self.number, self.last + 1) - 1

    @property
    def _own(self) -> Seat:
        return whose(self.perspective, self.saved.header.humans)

    def _show_cursor(self) -> None:
        super()._show_cursor()
        for analysis in self.query(AnalysisPanel):
            self._make_room(analysis)
            analysis.repaint()
        course = self.analysis.course
        for timeline in self.query(Timeline):
            if not course.points or not self.has_class("-judged"):
                timeline.chart(None)
            else:
                seats = drawn(course.points[-1][1], self._own, self._everybody)
                timeline.chart(Charted(course, seats, self.face.company))

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Enable only the keys that do something now."""
        if not super().check_action(action, parameters):
            return False
        if action == "chronicle":  # on a narrow screen it takes the place of the table
            table_alone = self.has_class("-narrow") and not self.has_class("-analysing")
            return table_alone or self.chronicle.display
        if action == "lines":
            return bool(self.review.expected) and len(self.names) > len(self._few)
        if any(action == each.action for each in REVIEWING):
            possible = self.review.possible and self.game.advise is not None
            return possible and action == self._next_of_review
        return True

    @property
    def _few(self) -> tuple[Seat, ...]:
        return drawn((0.0,) * len(self.names), 0)

    @property
    def decisions(self) -> list[int]:
        """Return the numbers of the steps that the keys for moves go to: with the analysis shown,
        those just before a decision, where it tells what could be chosen."""
        after = super().decisions
        return [number - 1 for number in after] if self._reviewing else after

    @property
    def _reviewing(self) -> bool:
        """Return whether the analysis is shown and is whole or still growing, so that its key hides
        it."""
        shown = self.has_class("-analysing" if self.has_class("-narrow") else "-judged")
        return shown and (self.review.whole or self._growing)

    @property
    def _next_of_review(self) -> str:
        """Return the action that the key of the analysis has now."""
        if self._reviewing:
            return "hide_review"
        rests = self.review.stopped and bool(self.review.judged) and not self._growing
        return "resume_review" if rests else "review"

    def action_resume_review(self) -> None:
        """Show the analysis, and continue it."""
        self.action_review()

    def action_hide_review(self) -> None:
        """Hide the analysis."""
        self.remove_class("-judged", "-analysing")
        self._show_cursor()

    def action_review(self) -> None:
        """Show the analysis; compute it first if need be."""
        self._halt()
        self.remove_class("-reading")
        self.add_class("-judged", "-analysing")
        if not self.review.whole and not self._growing:
            if self.review.unusable:
                self.notify(self.say("review.unusable"), timeout=10, markup=False)
            self._follow_review()
        self._show_cursor()
        self.call_after_refresh(self._show_cursor)  # now it is known how wide the panel is

    def _follow_review(self) -> None:
        self.run_worker(self._grow(), group="review", exclusive=True)

    async def _grow(self) -> None:
        self._growing = True
        clock = self.set_interval(EVERY, self._show_found)
        try:
            await self.app.reviews.grown(self.review, self.app.findings or found_apart)
        finally:
            self._growing = False
            clock.stop()
        if self.review.unkept is not None:
            why = problem_sentence(self.say, self.review.unkept)
            self.notify(self.say("review.unkept", why=why), severity="warning", markup=False)
        self._show_found()

    def _show_found(self) -> None:
        if self._playing is None and self.moment is not None:
            self.moment = self.moment  # shows the step anew: it may now be before a mistake
        self._show_cursor()
        self.show_head()

    def action_lines(self) -> None:
        """Show the lines of all players in the chart, or only those of two."""
        self._everybody = not self._everybody
        self._show_cursor()
