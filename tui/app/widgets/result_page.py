"""The page of a result."""

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import Any, Final

from engine.account import AnyAccount
from engine.game import Outcome, Seat
from tui.render import podium
from tui.render.chart import chart
from tui.render.face import Face, victory
from tui.render.telling import remarked
from tui.session.ending import turning_point
from tui.widgets.canvas import Canvas
from tui.words import Wording
from tui.words.spans import BLANK, Line, Span, fit, joined, line, sentence, width, wrap

LOWEST: Final = 5
"""The fewest lines of a chart that can be read."""

WIDEST: Final = 100
HIGHEST: Final = 20
"""The most cells and lines of a chart: a larger one shows no more."""

SIDE: Final = 170
"""The cells from which the chart stands beside the podium and what is told under it."""

READ: Final = 76
"""The fewest cells of the column beside the chart, in which facts are read well."""

HELD: Final = 2
"""The lines kept free while the costliest move is looked for: in words it takes up to so many more
than the sentence that says so, and nothing on the page is to vanish then."""

BETWEEN: Final = 6
"""The cells between that column and the chart."""

Facts = Sequence[tuple[str, Sequence[Line]]]
"""Facts by kind: the label of each kind, and a line for each of its facts."""


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
        self._held = 0
        self._more: Facts = ()
        self._turn = turning_point(account, face, outcome)
        self._said = joined(remarked(face, account, account.last), " ")

    def show(self, counted: float, cost: Line, sought: bool, more: Facts = ()) -> None:
        """Set the share of the scores that has been counted up, from 0 to 1, the line on the
        costliest move, whether that is still `sought`, and more facts, the last of which are the
        robots' last words."""
        self._counted = counted
        self._cost = cost
        self._held = HELD if sought else 0
        last = [(self.face.company.say("end.said"), [self._said])] if self._said else []
        self._more = [*more, *last]
        self.repaint()

    def paint(self, cells: int, height: int) -> list[Line]:
        """Draw what there is room for, in the middle; the table of scores comes before anything
        else."""
        face, views = self.face, self.account.views()
        table = face.result(views[-1], self.outcome)
        beside = self._beside(table, cells, height) if cells >= SIDE else []
        if beside:
            return beside
        facts, low = list[Line](), False
        for more in shorter(face.company.say, self._more):
            facts = self._facts(cells - 8, more)
            low = height - len(table) - len(facts) - self._held < podium.HEIGHT + 3
            if not low:
                break
        title, series = face.course(views)
        above = 3 if low else podium.HEIGHT + 2
        room = height - len(table) - len(facts) - self._held - above - 3
        wide, high = min(cells - 8, WIDEST), min(room, HIGHEST)
        drawn = chart(face.company, series, wide, high, bold=self._own)
        graph = [BLANK, line(Span(title, "title")), *drawn] if len(drawn) >= LOWEST else []
        rest = [*table, *([BLANK, *facts] if facts else []), *graph]
        margin = " " * max((cells - max(map(width, rest))) // 2, 0)
        if low:
            head = [BLANK, line(margin, *victory(face, self.outcome)), BLANK]
        else:
            steps = podium.podium(face, self.outcome, self._counted)
            indent = " " * max((cells - width(steps[-1])) // 2, 0)
            head = [*(line(indent, *each) for each in steps), BLANK]
        air = [BLANK] * max((height - len(head) - len(rest) - self._held) // 3, 0)
        if self._counted < 1:
            return [] if low else [*air, *head]
        return [*air, *head, *(line(margin, *each) for each in rest)]

    def _beside(self, table: list[Line], cells: int, height: int) -> list[Line]:
        """Draw the chart at the right of all else, at least as high; [] if there is no room for it
        all, or no chart."""
        face = self.face
        steps = podium.podium(face, self.outcome, self._counted)
        wide = max(READ, width(steps[-1]), *map(width, table))
        told = [*_centred(table, wide), BLANK, BLANK, *self._facts(wide, self._more)]
        needed = podium.HEIGHT + 1 + len(told)
        high = max(needed, 3 * height // 5)
        title, series = face.course(self.account.views())
        across = min(cells - wide - BETWEEN - 8, WIDEST)
        drawn = chart(face.company, series, across, high, bold=self._own)
        if high + 2 > height or len(drawn) < LOWEST:
            return []
        counted = self._counted >= 1
        above = [BLANK] * ((high - needed) // 2)
        left = [*above, *_centred(steps, wide), BLANK, *(told if counted else [])]
        right = [line(Span(title, "title")), *drawn] if counted else []
        margin = " " * ((cells - wide - BETWEEN - across) // 2)
        rows = zip_longest(left, right, fillvalue=BLANK)
        air = [BLANK] * ((height - high - 1) // 2)
        return [*air, *(line(margin, *fit(one, wide + BETWEEN), *two) for one, two in rows)]

    def _facts(self, cells: int, more: Facts) -> list[Line]:
        """Return the lines on the turning point and the costliest move, and more facts."""
        say = self.face.company.say
        cost = "end.cost" if self._own is None else "end.cost.yours"
        rows = [
            (say("end.turn"), self._led() if self._turn is None else self._turn),
            (say(cost), self._cost),
        ]
        dot = f" {self.face.company.glyphs.dot} "
        rows += [(label, joined(facts, dot)) for label, facts in more]
        rows = [(label, words) for label, words in rows if words]
        indent = max((width(label) for label, _ in rows), default=0) + 3
        told = []
        for label, words in rows:
            for part in wrap(sentence(words), cells - indent):
                told.append(line(Span(label.ljust(indent), "dim"), *part))
                label = ""
        return told

    def _led(self) -> Line:
        company = self.face.company
        winners = [seat for seat, place in enumerate(self.outcome.places) if place == 1]
        who = company.say.listing([company.who(seat) for seat in winners])
        return company.say.line("end.led", who=who)


def shorter(say: Wording, more: Facts) -> Iterator[Facts]:
    """Yield facts, and then ever fewer of them: first fewer of each kind, with the number of the
    others, then fewer kinds, without the last ones. So what comes late takes no room from the
    rest."""
    for most in range(max((len(facts) for _, facts in more), default=0), 1, -1):
        yield [(label, _counted(say, facts, most)) for label, facts in more]
    for kinds in range(len(more), -1, -1):
        yield [(label, _counted(say, facts, 1)) for label, facts in more[:kinds]]


def _counted(say: Wording, facts: Sequence[Line], most: int) -> Sequence[Line]:
    left = len(facts) - most
    return facts if left <= 0 else (*facts[:most], (Span(say("end.others", n=left), "dim"),))


def _centred(lines: Sequence[Line], cells: int) -> list[Line]:
    """Return lines as a block in the middle of so many cells."""
    margin = " " * ((cells - max(map(width, lines))) // 2)
    return [line(margin, *each) for each in lines]
