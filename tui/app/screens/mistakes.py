"""A replay with the mistakes of a finished game: where they are, what was better, and the ways from
one mistake to the next, to exercises on them, and into a what-if."""

from typing import Any, ClassVar, Final

from msgspec.structs import replace
from textual.binding import BindingType

from engine.account import AnyAccount, Moment
from engine.game import EVERYONE, Seat
from engine.reasons import apart, together
from engine.review import Grade, decided
from saves.reading import SavedGame
from saves.reviews import Judged
from saves.writing import LiveGame
from tui.app.screens.analysing import REVIEWING, AnalysingScreen
from tui.app.widgets.timeline import BAD, WORST
from tui.render.scene import Frame, within
from tui.session.analysis import Analysis, next_costliest, next_mistake
from tui.session.analysis_lines import none_found
from tui.session.learning import Learning, exercises
from tui.session.review import compared, cost
from tui.session.what_if import Trial
from tui.session.why_lines import better, consequence
from tui.widgets.commands import Command, bindings
from tui.words.spans import BLANK, Line, Span, line, width

MARGINS: Final = 4
"""The blank cells at the ends of the top line and, at least, between its halves."""

WHICH: Final = ("review.which", "review.which.short")
"""The words for the place of a mistake among those that the keys go to, the longest first."""


REST: Final = ("review.instead.rest", "review.instead.rest.short")
"""The words for the key that shows the rest, the longest first."""


class MistakesScreen(AnalysingScreen):
    """A saved game at its cursor, which can go from mistake to mistake. A mistake is shown at the
    step before it, where its owner decides, with the better move lit on the board."""

    commands: ClassVar[tuple[Command, ...]] = (
        Command("better", "enter", "key.better"),
        Command("mistake", "j", "key.mistake"),
        *REVIEWING,
        Command("learn", "t", "key.learn"),
        Command("grade", "g", "key.grade"),
        *(each for each in AnalysingScreen.commands if each not in REVIEWING),
        Command("any_mistake", "k", "key.mistake.any", yields=1),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)

    def __init__(
        self,
        saved: SavedGame | LiveGame,
        accounts: dict[Seat, AnyAccount],
        seat: Seat,
        number: int,
    ) -> None:
        super().__init__(saved, accounts, seat, number)
        self._least = Grade.INACCURACY
        """The least grade of the mistakes that the keys go to."""

    def _show_cursor(self) -> None:
        super()._show_cursor()
        judged = self.mistake
        self.board.point_at(() if judged is None else self.face.touched(judged.best))

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Enable only the keys that do something now."""
        if not super().check_action(action, parameters):
            return False
        if action == "better":
            return not self._typed and self.mistake is not None
        if action in ("mistake", "any_mistake", "grade"):
            if not self.review.whole and action != "grade":
                return bool(self.review.judged)
            return bool((self.analysis if action == "mistake" else self._widest).mistakes())
        if action == "learn":
            return isinstance(self.saved, SavedGame) and bool(self.check_action("grade", ()))
        return True

    @property
    def _widest(self) -> Analysis:
        """The analysis of everybody's decisions where all hands may be shown, else that for the
        perspective."""
        return self._analysis_of(EVERYONE if EVERYONE in self._accounts else self.perspective)

    @property
    def mistake(self) -> Judged[Any] | None:
        """Return the mistake that is made from the step shown; None if none is."""
        return self.analysis.mistake(self.number)

    def still(self, moment: Moment) -> Frame:
        """Return the frame of a step. Before a mistake it says under the table what was better, so
        that the table alone tells it. On a narrow screen, where no panel is beside the table, it
        says as much as has room of why, if the top line says what was better."""
        frame, judged = super().still(moment), self.mistake
        if judged is None:
            return frame
        short = compared(self.face, self.saved, judged, "review.instead")
        forms = list(self._forms(judged, "review.instead", short))
        if self.has_class("-narrow") and judged.why:
            more, brief = (
                line(Span(f" {self.app.glyphs.ellipsis} {self.say(rest)}", "dim")) for rest in REST
            )
            ways = (more, brief, BLANK)
            whys = self._whys(judged, more)
            forms = whys or [line(*form, *each) for form in forms for each in ways]
        return frame._replace(said=forms[0], shorter=tuple(forms[1:]))

    def _whys(self, judged: Judged[Any], more: Line) -> list[Line]:
        """Return why a move was better in several forms, longest first; [] if that cannot be said.
        The longest also tell what was played and what came of it, the last ones what came alone, or
        only which key tells why. Each holds whole reasons only, because a part of one may say the
        opposite; `more` ends those that leave some out."""
        whole = self._why(judged)
        if not whole:
            return []
        forms = [whole]
        if judged.came is not None:
            told = self._came(judged)
            forms.insert(0, line(*whole, f" {self.app.glyphs.dot} ", *told))
        reasons = apart(judged.why)
        for count in range(len(reasons), 0, -1):
            part = replace(judged, why=together(reasons[:count]))
            why = self.say.line("review.why", why=self.say.behind_label(better(self.face, part)))
            forms.append(why if count == len(reasons) else line(*why, *more))
        cames = apart(judged.came)
        for count in range(len(cames), 0, -1):
            told = self._came(replace(judged, came=together(cames[:count])))
            forms.append(line(*told, *more))
        return [*forms, line(Span(self.say("review.instead.key"), "dim"))]

    def _came(self, judged: Judged[Any]) -> Line:
        came = consequence(self.face, judged)
        return self.say.line("review.came", came=self.say.behind_label(came))

    def _why(self, judged: Judged[Any]) -> Line:
        """Return why a move was better, after the move that was played if the top line has no room
        for that one. BLANK if the top line has no room for the better move, or if the reason cannot
        be said."""
        why = self.say.behind_label(better(self.face, judged))
        whole, terse, brief, _ = self._forms(judged, "review.better")
        sign = line(self.face.company.shape(judged.seat), " ")
        both = width(sign) + min(width(whole), width(terse)) <= self._room
        if not why or not (both or width(brief) <= self._room):
            return BLANK
        if both:
            return self.say.line("review.why", why=why)
        view, action = decided(self.saved.journal, judged.step)
        done = self.face.proposal(view, action)
        return self.say.line("review.instead.why", done=done, why=why)

    def _forms(self, judged: Judged[Any], key: str, *short: Line) -> tuple[Line, ...]:
        """Return the forms of a mistake: what was played, what it cost and what was better, in the
        words of `key`, with the moves in full, then in few cells; the forms `short`; the cost and
        the better move; the better move alone. The cost never stands behind the better move,
        because it is not its cost."""
        worth, (view, _) = cost(self.face, judged), decided(self.saved.journal, judged.step)
        best = self.face.proposal(view, judged.best)
        both, terse = (
            compared(self.face, self.saved, judged, key, worth, brief) for brief in (False, True)
        )
        brief = self.say.line("review.better", done=worth, best=best)
        return both, terse, *short, brief, self.say.line("review.here", best=best)

    def remark(self) -> tuple[str, ...]:
        """Return in words the place of the mistake shown among those that the keys go to, the
        costliest being the first; () if they do not go to it. Unless everybody's are counted, add
        the sign of the seat."""
        numbers = self._by_cost
        if self.number not in numbers:
            return ()
        place, seat = numbers.index(self.number) + 1, self.perspective
        sign = "" if seat == EVERYONE else f" {self.app.glyphs.seats[seat]}"
        forms = (self.say(key, n=place, of=len(numbers)) for key in WHICH)
        return tuple(f"{count}{sign}" for count in forms)

    def asked(self) -> Line:
        """Return whose mistake is made from the step shown, and what was better, in the longest
        form for which the top line has room; () if there is no mistake."""
        judged = self.mistake
        if judged is None:
            return ()
        both, terse, brief, _ = self._forms(judged, "review.better")
        company = self.face.company
        name, sign = company.who(judged.seat), company.shape(judged.seat)
        forms = []
        for each in (both, terse):
            forms += [self.say.line("labelled", label=name, words=each), line(sign, " ", each)]
        return within(self._room, *forms, brief, (cost(self.face, judged),))

    @property
    def _room(self) -> int:
        """Return the cells of the top line behind the name of the game."""
        return self.size.width - width((self.title_span(),)) - MARGINS

    def marks(self) -> dict[int, str]:
        """Return the marks by number, with those of mistakes; an inaccuracy has none."""
        return super().marks() | {
            number: WORST if grade == Grade.BLUNDER else BAD
            for number, grade in self.analysis.graded()
            if grade >= Grade.MISTAKE
        }

    def now(self, command: Command) -> Command:
        """Name the key to mistakes in a word where one is shown, to leave room for others."""
        if command.action == "mistake" and self.mistake is not None:
            return command._replace(deed="key.mistake.next")
        return command

    @property
    def _by_cost(self) -> list[int]:
        """The numbers of the steps before the mistakes that the keys go to, the costliest first:
        those of the seat shown, or of any seat with all hands open."""
        return [number for number, _ in self.analysis.costliest(self._least)]

    def action_mistake(self) -> None:
        """Go to the step before the costliest mistake of the seat shown; with all hands open, of
        any seat. From one mistake go to the next costliest, from the last to the first."""
        self._halt()
        self.app.clear_notifications()  # what the key before had said is no longer so
        numbers = self._by_cost
        number = next_costliest(numbers, self.number)
        if number is None:
            self._tell_none(self.analysis)
            return
        if self.number in numbers:
            self._tell_end(numbers.index(number), numbers.index(self.number))
        self.seek(number)

    def action_any_mistake(self) -> None:
        """Go to the step before the next mistake of anybody, and show it from their seat."""
        self._halt()
        self.app.clear_notifications()
        everyone = self._analysis_of(EVERYONE)
        here = self.analysis.decision(self.number)
        step = max(self.step, here.step - 1 if here is not None else 0)
        number = next_mistake(everyone.mistakes(self._least), step)
        judged = everyone.decision(number) if number is not None else None
        if judged is None:
            self._tell_none(everyone)
            return
        self._tell_end(judged.step - 1, step, "review.again.any")
        if self.perspective not in (EVERYONE, judged.seat):
            self.show_account(self._accounts[judged.seat])
            self.notify_here(self.say("review.whose", who=self.names[judged.seat]), timeout=4)
        self.go_near(judged.step - 1)

    def action_learn(self) -> None:
        """Open the mistakes that the keys go to as exercises, with the one made from the step shown
        first. They are those of the player whose seat or mistake is shown; with all hands open,
        those of people, or of all robots if there are no others."""
        assert isinstance(self.saved, SavedGame)
        self._halt()
        here = self.mistake
        seat = self.perspective if here is None else here.seat
        shown = frozenset[Seat]() if seat == EVERYONE else frozenset({seat})
        found = exercises(self.saved, self.review, self._least, shown)
        if not found and seat == EVERYONE:
            robots = {*range(len(self.names))} - self.saved.header.humans
            found = exercises(self.saved, self.review, self._least, robots)
        if found:
            self.go("learn", Learning(found, here))
        else:
            self._tell_none(self.analysis)

    def action_grade(self) -> None:
        """Let the keys go to mistakes of the next worse grade and worse ones; after blunders alone,
        to all. Pass over grades that change nothing for the seat shown; if none changes anything
        for it, take one that does for anybody."""
        least = self._least
        others = [Grade((least + n - 1) % len(Grade) + 1) for n in range(1, len(Grade))]
        differing = (
            each
            for analysis in (self.analysis, self._widest)
            for each in others
            if analysis.mistakes(each) != analysis.mistakes(least)
        )
        self._least = next(differing, least)
        self._show_cursor()
        same = self._least == least
        self.notify_here(self.say("review.least.same") if same else self._gone_to, timeout=3)

    @property
    def _gone_to(self) -> str:
        """Return in words which mistakes the keys go to."""
        return self.say(f"review.least.{self._least.name.lower()}")

    def _tell_end(self, place: int, before: int, again: str = "review.again") -> None:
        """Say, in the words of the key `again`, that the keys have come back to the first mistake,
        if its `place` does not come after `before`; that it is the only one, if the two are equal.
        Until the review is whole, say only that no more was found so far."""
        if place <= before:
            whole = "review.only" if place == before else again
            told = whole if self.review.whole else "review.again.yet"
            self.notify_here(self.say(told), timeout=4)

    def _tell_none(self, analysis: Analysis) -> None:
        """Say that there is no mistake to go to, as far as the review has come. Name the key to the
        mistakes of others if there are any, and the key that continues a review that rests."""
        told = [none_found(self.face.company, analysis, self._least)]
        if not analysis.mistakes() and analysis.elsewhere():
            told.append(self.say("review.none.others"))
        if not (self.review.whole or self._growing):
            told.append(self.say("review.none.rests"))
        self.notify_here(" ".join(told), timeout=4)

    def action_better(self) -> None:
        """Play the better move in place of the mistake, and go on from there in a what-if."""
        judged = self.mistake
        if judged is None:
            return
        self._halt()
        trial = Trial(self.saved, judged.step - 1, {judged.seat}, EVERYONE)
        trial.table.submit(judged.best)
        self.go("what_if", trial, play_on=isinstance(self.saved, SavedGame), waits=True)
