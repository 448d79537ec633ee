"""The page of a result."""

from collections.abc import Sequence
from typing import Any, Final

from engine.account import AnyAccount
from engine.game import Outcome, Seat
from tui.render import podium
from tui.render.chart import chart
from tui.render.face import Face, victory
from tui.session.ending import turning_point
from tui.widgets.canvas import Canvas
from tui.words.spans import BLANK, Line, Span, line, sentence, width, wrap

LOWEST: Final = 5
"""The fewest lines of a chart that can be read."""

WIDEST: Final = 100
HIGHEST: Final = 20
"""The most cells and lines of a chart: a larger one shows no more."""


class ResultPage(Canvas):
    """The podium; under it, once all is counted, the scores, the turning point, the costliest move
    and a chart."""

    def __init__(
        self,
        face: Face[Any, Any],
        account: AnyAccount,
        outcome: Outcome,
        own: Seat | None,
    ) -> None:
        """`own` is the seat of the only person who played."""
        super().__init__(id="result")
        self.face = face
        self.account = account
        self.outcome = outcome
        self._own = own
        self._counted = 1.0
        self._cost: Line = ()
        self._more: Sequence[tuple[str, Line]] = ()
        self._turn = turning_point(account, face, outcome)

    def show(self, counted: float, cost: Line, more: Sequence[tuple[str, Line]] = ()) -> None:
        """Set the share of the scores that has been counted up, from 0 to 1, the line on the
        costliest move, and more facts with their labels."""
        self._counted = counted
        self._cost = cost
        self._more = more
        self.repaint()

    def paint(self, cells: int, height: int) -> list[Line]:
        """Draw what there is room for, in the middle; the table of scores comes before anything
        else."""
        face, views = self.face, self.account.views()
        table = face.result(views[-1], self.outcome)
        facts, low = list[Line](), False
        for more in range(len(self._more), -1, -1):  # what comes late takes no room from the rest
            facts = self._facts(cells - 8, self._more[:more])
            low = height - len(table) - len(facts) < podium.HEIGHT + 3
            if not low:
                break
        title, series = face.course(views)
        room = height - len(table) - len(facts) - (3 if low else podium.HEIGHT + 2) - 3
        wide, high = min(cells - 8, WIDEST), min(room, HIGHEST)
        drawn = chart(face.company, series, wide, high, bold=self._own)
        graph = [BLANK, line(Span(title, "title")), *drawn] if len(drawn) >= LOWEST else []
        rest = [*table, *([BLANK, *facts] if facts else []), *graph]
        margin = " " * max((cells - max(map(width, rest))) // 2, 0)
        if low:
            above = [BLANK, line(margin, *victory(face, self.outcome)), BLANK]
        else:
            steps = podium.podium(face, self.outcome, self._counted)
            indent = " " * max((cells - width(steps[-1])) // 2, 0)
            above = [*(line(indent, *each) for each in steps), BLANK]
        air = [BLANK] * max((height - len(above) - len(rest)) // 3, 0)
        if self._counted < 1:
            return [] if low else [*air, *above]
        return [*air, *above, *(line(margin, *each) for each in rest)]

    def _facts(self, cells: int, more: Sequence[tuple[str, Line]]) -> list[Line]:
        """Return the lines on the turning point and the costliest move, and more facts."""
        say = self.face.company.say
        cost = "end.cost" if self._own is None else "end.cost.yours"
        rows = [(say("end.turn"), self._turn or self._led()), (say(cost), self._cost)]
        rows = [(label, words) for label, words in (*rows, *more) if words]
        indent = max(width(label) for label, _ in rows) + 3
        facts = []
        for label, words in rows:
            for part in wrap(sentence(words), cells - indent):
                facts.append(line(Span(label.ljust(indent), "dim"), *part))
                label = ""
        return facts

    def _led(self) -> Line:
        company = self.face.company
        winners = [seat for seat, place in enumerate(self.outcome.places) if place == 1]
        who = company.say.listing([company.who(seat) for seat in winners])
        return company.say.line("end.led", who=who)
