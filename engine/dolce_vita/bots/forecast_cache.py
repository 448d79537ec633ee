"""What a whole table of columns comes to, remembered: for the robots that look far ahead.

A search asks for the forecasts of thousands of tables that differ in a few cards. What a column
comes to depends on the cards under it and on what everybody owns when its turn comes, so each case
is judged once and looked up from then on. This is memory, not a second copy of the rules: `judge`
speaks them.
"""

from collections.abc import Sequence

from engine.dolce_vita.actions import Place
from engine.dolce_vita.award import judge
from engine.dolce_vita.bots.value import Owned, Values, values
from engine.dolce_vita.cards import COLUMNS, EVERY_COLUMN, Column
from engine.dolce_vita.legal import placements
from engine.dolce_vita.state import State

Row = tuple[int, ...]
"""The masks of the cards under one column, by seat."""

Case = int
"""A number for what everybody owns at some point of the judging."""


class ForecastCache:
    """The forecasts of one round, while cards are placed."""

    def __init__(self, state: State) -> None:
        self._columns = state.columns
        self._rounds_left = state.rounds - state.round
        self._cases: dict[Owned, Case] = {}
        self._owned: list[Owned] = []
        self._values: list[Values] = []
        self._known: list[list[dict[Row, Case]]] = [[] for _ in range(COLUMNS)]
        """By column and case before it: the rows met, and the case after it."""
        self._start = self._case((state.goods, state.money))

    def end(self, state: State) -> Owned:
        """What everybody owns after the round if no more cards are placed."""
        return self._owned[self._path(state.bids)[COLUMNS]]

    def choices(self, state: State) -> list[tuple[Place, Values]]:
        """The placements of the seat whose turn it is, with the values after the round if no
        more cards are placed after it."""
        seat, bids = state.turn, state.bids
        path = self._path(bids)
        choices = []
        for place in placements(seat, state.hands[seat]):
            column = place.column
            row = bids[column]
            row = (*row[:seat], row[seat] | 1 << (place.card - 1), *row[seat + 1 :])
            case = self._after(column, path[column], row)
            for later in EVERY_COLUMN[column + 1 :]:
                if case == path[later]:  # From here on all comes as it would without the placement.
                    case = path[COLUMNS]
                    break
                case = self._after(later, case, bids[later])
            choices.append((place, self._values[case]))
        return choices

    def _path(self, bids: Sequence[Row]) -> list[Case]:
        """The cases before each column, and after the last."""
        path = [self._start]
        for column, row in zip(EVERY_COLUMN, bids, strict=True):
            path.append(self._after(column, path[-1], row))
        return path

    def _after(self, column: Column, case: Case, row: Row) -> Case:
        known = self._known[column][case]
        after = known.get(row)
        if after is None:
            verdict = judge(self._columns[column], row, *self._owned[case])
            after = known[row] = self._case((verdict.goods, verdict.money))
        return after

    def _case(self, owned: Owned) -> Case:
        case = self._cases.setdefault(owned, len(self._owned))
        if case == len(self._owned):
            self._owned.append(owned)
            self._values.append(values(owned, self._rounds_left))
            for known in self._known:
                known.append({})
        return case
