"""A replay with its analysis: the chances, what could be chosen, and the mistakes of a finished
game."""

from typing import Any, ClassVar, Final

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.events import ScreenResume

from engine.account import AnyAccount, Moment
from engine.game import EVERYONE, Seat
from engine.review import Grade
from saves.reading import SavedGame
from saves.reviews import Judged
from saves.writing import LiveGame
from tui.app.screens.steps import SteppingScreen
from tui.app.widgets.analysis import AnalysisPanel
from tui.app.widgets.bars import whole_parts
from tui.app.widgets.standings import Standings
from tui.app.widgets.timeline import BAD, WORST, Charted, Timeline
from tui.render.curves import drawn
from tui.render.scene import Frame, within
from tui.session.analysis import Analysis, Shares, next_mistake, whose
from tui.session.analysis_lines import Panel, Seen, needed, none_found, panel
from tui.session.learning import Learning, exercises
from tui.session.problems import problem_sentence
from tui.session.review import compared, cost, found_apart
from tui.session.steps import following, preceding
from tui.session.what_if import Trial
from tui.widgets.commands import Command, bindings
from tui.words.spans import Line, line, width

EVERY: Final = 0.5
"""Seconds between two looks at what a review has found."""

LOW = [(0, "-low"), (36, "-high")]
"""The lines from which there is room for both the analysis and the chronicle."""

TALLEST: Final = 19
"""The most lines of the panel where it does not need more, and half of the side is no more."""

CHARTED: Final = 40
"""The lines of a terminal from which the chart of a part is always in sight."""

MARGINS: Final = 4
"""The blank cells at the ends of the top line and, at least, between its halves."""


class AnalysingScreen(SteppingScreen):
    """A saved game at its cursor, with the analysis beside the table and under it.

    A mistake is shown at the step before it, where its owner decides, with the better move lit on
    the board. With less than 100 columns the panel takes the place of the table.
    """

    commands: ClassVar[tuple[Command, ...]] = (
        Command("better", "enter", "key.better"),
        Command("mistake", "j", "key.mistake"),
        Command("review", "a", "key.review", yields=-1),
        Command("hide_review", "a", "key.review.hide", yields=-1),
        Command("learn", "t", "key.learn"),
        Command("grade", "g", "key.grade"),
        *SteppingScreen.commands,
        Command("any_mistake", "k", "key.mistake.any", yields=1),
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
        """Show a save at a step, by its number, as one of the seats that have an account of it."""
        names = tuple(player.name for player in saved.header.players)
        super().__init__(accounts[seat], saved.journal.game, names, number)
        self.saved = saved
        self._accounts = accounts
        self.review = self.app.reviews.of(saved if isinstance(saved, SavedGame) else None)
        self._analyses: dict[Seat, Analysis] = {}
        self._won: dict[int, Shares] = {}
        self._grade_wanted: Grade | None = None
        """The least grade of the mistakes that are gone to; None while nobody has chosen one."""
        self._everybody = False
        """Whether the chart shows the lines of all players at a large table."""
        self._growing = False
        self._learning: Learning | None = None
        """What is being learnt from this game, over this screen."""
        self.set_class(self.review.whole or bool(self.review.judged), "-judged")

    def on_mount(self) -> None:
        """Follow a review that grows for another screen."""
        if self.app.reviews.growing(self.review):
            self._follow_review()

    @property
    def analysis(self) -> Analysis:
        """Return what the review says to the perspective shown."""
        return self._analysis_of(self.perspective)

    @property
    def _widest(self) -> Analysis:
        """What it says of everybody, where that is shown at all, else to the perspective."""
        return self._analysis_of(EVERYONE if EVERYONE in self._accounts else self.perspective)

    def _analysis_of(self, seat: Seat) -> Analysis:
        if seat not in self._analyses:
            self._analyses[seat] = Analysis(self.review, self._accounts[seat], self._won)
        return self._analyses[seat]

    @property
    def mistake(self) -> Judged[Any] | None:
        """Return the mistake that is made from the step shown."""
        return self.analysis.mistake(self.number)

    @property
    def _least(self) -> Grade:
        """Return the least grade of the mistakes that are gone to: only blunders if there are any,
        so that one meets what matters most first, until another is chosen."""
        if self._grade_wanted is not None:
            return self._grade_wanted
        worst = self.analysis.counted()[Grade.BLUNDER]
        return Grade.BLUNDER if worst else Grade.INACCURACY

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
        """Give the panel the lines that it needs, at the cost of the chronicle; and if that is not
        enough where a decision is judged, of the standings, too."""
        cells, side = analysis.size.width, self.query_one("#side").size.height
        if not cells:
            return  # while it is hidden, nothing tells how wide it will be
        least = needed(self.face, self.saved, self._seen, cells, self.size.height >= CHARTED)
        judged, most = self.analysis.decision(self.number) is not None, max(TALLEST, side // 2)
        for standings in self.query("#standings").results(Standings):
            above = standings.get_content_height(self.size, self.size, cells)
            room = side - above - standings.styles.margin.height - analysis.styles.margin.height
            crowded = judged and least > room
            self.set_class(crowded, "-crowded")
            least, most = (min(least, side), side) if crowded else (min(least, room), most)
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
        judged = self.mistake
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
        places = () if judged is None else self.face.touched(judged.best)
        self.board.point_at(places)

    def still(self, moment: Moment) -> Frame:
        """Return the frame of a step; that before a mistake says under the table what was better,
        so that the table alone tells it."""
        frame, judged = super().still(moment), self.mistake
        if judged is None:
            return frame
        cells = (self.board.size.width or self.size.width) - MARGINS
        short = compared(self.face, self.saved, judged, "review.instead")
        return frame._replace(said=within(cells, *self._forms(judged, "review.instead", short)))

    def _forms(self, judged: Judged[Any], key: str, *short: Line) -> tuple[Line, ...]:
        """Return what was played, what it cost, and what was better, in the words of `key`, and
        shorter forms, among them those that are given. The cost never stands behind the better
        move: it is not its cost."""
        worth = cost(self.face, judged)
        both = compared(self.face, self.saved, judged, key, worth)
        better = compared(self.face, self.saved, judged, "review.here")
        return both, *short, line(worth, ", ", better), better

    def remark(self) -> str:
        """Return which of the mistakes that are gone to is made from the step shown."""
        numbers = self.analysis.mistakes(self._least)
        if self.number not in numbers:
            return ""
        which = "blunder" if self._least == Grade.BLUNDER else "any"
        return self.say(f"review.which.{which}", n=numbers.index(self.number) + 1, of=len(numbers))

    def asked(self) -> Line:
        """Return the mistake that is made from the step shown, and what was better, as far as the
        place in the game leaves room for that."""
        judged = self.mistake
        if judged is None:
            return ()
        *forms, _ = self._forms(judged, "review.better")
        place = whole_parts(self.place(), 0, f" {self.app.glyphs.dot} ")
        return within(self.size.width - width(place) - MARGINS, *forms, (cost(self.face, judged),))

    def marks(self) -> dict[int, str]:
        """Return the marks by number, with those of mistakes; an inaccuracy has none."""
        return super().marks() | {
            number: WORST if grade == Grade.BLUNDER else BAD
            for number, grade in self.analysis.graded()
            if grade >= Grade.MISTAKE
        }

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Enable only the keys that do something now."""
        if not super().check_action(action, parameters):
            return False
        if action == "chronicle":
            return self.chronicle.display
        if action == "better":
            return not self._typed and self.mistake is not None
        if action in ("mistake", "any_mistake", "grade"):
            if not self.review.whole:
                return bool(self.review.judged)
            return bool((self.analysis if action == "mistake" else self._widest).mistakes())
        if action == "learn":
            return isinstance(self.saved, SavedGame) and bool(self.check_action("grade", ()))
        if action == "lines":
            return bool(self.review.expected) and len(self.names) > len(self._few)
        if action in ("review", "hide_review"):
            possible = self.review.possible and self.game.advise is not None
            return possible and self._reviewing == (action == "hide_review")
        return True

    def now(self, command: Command) -> Command:
        """Name the key to mistakes in a word where one is shown, to leave room for others."""
        if command.action == "mistake" and self.mistake is not None:
            return command._replace(deed="key.mistake.next")
        return command

    @property
    def _few(self) -> tuple[Seat, ...]:
        return drawn((0.0,) * len(self.names), 0)

    @property
    def _reviewing(self) -> bool:
        """Return whether the analysis is shown, and nothing is left to be asked of it."""
        shown = self.has_class("-analysing" if self.has_class("-narrow") else "-judged")
        return shown and (self.review.whole or self._growing)

    def action_hide_review(self) -> None:
        """Hide the analysis."""
        self.remove_class("-judged", "-analysing")
        self._show_cursor()

    def action_review(self) -> None:
        """Show the analysis; compute it first if need be."""
        self._halt()
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
            self.moment = self.moment  # the step may be known now as one before a mistake
        self._show_cursor()
        self.show_head()

    def action_mistake(self) -> None:
        """Go to the step before the next mistake of the seat shown; with all hands open, of any
        seat. After the last comes the first."""
        self._halt()
        number = next_mistake(self.analysis.mistakes(self._least), self.number)
        if number is None:
            self._tell_none(self.analysis)
        else:
            self._tell_end(self.analysis, number, self.number)
            self.seek(number)

    def action_any_mistake(self) -> None:
        """Go to the step before the next mistake of anybody, and show it from their seat."""
        self._halt()
        everyone = self._analysis_of(EVERYONE)
        here = self.analysis.decision(self.number)
        step = max(self.step, here.step - 1 if here is not None else 0)
        number = next_mistake(everyone.mistakes(self._least), step)
        judged = everyone.decision(number) if number is not None else None
        if judged is None:
            self._tell_none(everyone)
            return
        self._tell_end(everyone, judged.step - 1, step)
        if self.perspective not in (EVERYONE, judged.seat):
            self.show_account(self._accounts[judged.seat])
            self.notify_here(self.say("review.whose", who=self.names[judged.seat]), timeout=4)
        self.go_near(judged.step - 1)

    def action_learn(self) -> None:
        """Try to find the better moves, position by position: of the mistakes that are gone to, and
        of the one that is made from the step shown. They are those of the people, unless a robot is
        shown or its mistake, or nobody else made any."""
        assert isinstance(self.saved, SavedGame)
        self._halt()
        here = self.mistake
        shown = (here.grade if here is not None else None) or Grade.BLUNDER
        seat = self.perspective if here is None else here.seat
        robots = {*range(len(self.names))} - self.saved.header.humans
        least = min(self._least, shown)
        found = exercises(self.saved, self.review, least, {seat} & robots)
        if not found and seat == EVERYONE:
            found = exercises(self.saved, self.review, least, robots)
        if not found:
            self._tell_none(self.analysis)
            return
        self._learning = Learning(found)
        self.go("learn", self._learning)

    @on(ScreenResume)
    def _learnt(self) -> None:
        """Show the position that was asked for last."""
        learning, self._learning = self._learning, None
        if learning is not None:
            self.go_near(learning.exercise.judged.step - 1)

    def action_grade(self) -> None:
        """Go to mistakes of the next lesser grade that there are, too; after all, to blunders."""
        found, least = self._widest.mistakes(self._least), self._least
        for _ in Grade:
            least = Grade(least - 1 or len(Grade))
            if self._widest.mistakes(least) != found:
                break
        self._grade_wanted = least
        self._show_cursor()
        self.notify_here(self._gone_to, timeout=3)

    @property
    def _gone_to(self) -> str:
        """Return in words which mistakes the keys go to."""
        return self.say(f"review.least.{self._least.name.lower()}")

    def _tell_end(self, analysis: Analysis, number: int, before: int) -> None:
        """Tell of the mistake gone to that it is the first again if it does not come later, and of
        the last blunder the key to lesser mistakes, if there are any; that it is the last only once
        the review is whole."""
        again = "review.again" if self.review.whole else "review.again.yet"
        told = [self.say(again)] if number <= before else []
        blunders, every = analysis.mistakes(Grade.BLUNDER), analysis.mistakes()
        last = self.review.whole and number in blunders[-1:]
        if last and self._least == Grade.BLUNDER and len(blunders) < len(every):
            told = [*(told or [self.say("review.last")]), self.say("review.lesser")]
        if told:
            self.notify_here(" ".join(told), timeout=4)

    def _tell_none(self, analysis: Analysis) -> None:
        """Tell that there is no mistake to go to, as far as the review has come, and the key to
        others."""
        none = none_found(self.face.company, analysis, self._least)
        others = not analysis.mistakes() and analysis.elsewhere()
        told = f"{none} {self.say('review.none.others')}" if others else none
        self.notify_here(told, timeout=4)

    def action_lines(self) -> None:
        """Show the lines of all players in the chart, or only those of two."""
        self._everybody = not self._everybody
        self._show_cursor()

    def action_better(self) -> None:
        """Play the better move in place of the mistake, and go on from there in a what-if."""
        judged = self.mistake
        if judged is None:
            return
        self._halt()
        trial = Trial(self.saved, judged.step - 1, {judged.seat}, EVERYONE)
        trial.table.submit(judged.best)
        self.go("what_if", trial, play_on=isinstance(self.saved, SavedGame), waits=True)
