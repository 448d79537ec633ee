"""What a whole table of columns comes to, remembered: for the robots that look far ahead.

A search asks for the forecasts of thousands of tables that differ in a few cards. What a column
comes to depends on who takes from it in which order and on what everybody owns when its turn comes,
so each case is judged once and looked up from then on. This is memory, not a second copy of the
rules: `ranked` and `judge` speak them.
"""

from collections.abc import Sequence

from engine.dolce_vita.actions import Place
from engine.dolce_vita.award import judge, ranked
from engine.dolce_vita.bots.value import Owned, Values, values
from engine.dolce_vita.cards import COLUMNS, EVERY_COLUMN, FULL_HAND, Column
from engine.dolce_vita.legal import placements
from engine.dolce_vita.state import State

Row = int
"""The masks of the cards under one column, six bits a seat."""

Order = tuple[int, ...]
"""Who takes from a column, in order."""

Case = int
"""A number for what everybody owns at some point of the judging."""


class ForecastCache:
    """The forecasts of one round, while cards are placed."""

    def __init__(self, state: State) -> None:
        self._columns = state.columns
        self._seats = len(state.hands)
        self._rounds_left = state.rounds - state.round
        self._cases: dict[Owned, Case] = {}
        self._owned: list[Owned] = []
        self._values: list[Values] = []
        self._known: list[list[dict[Order, Case]]] = [[] for _ in range(COLUMNS)]
        """By column and case before it: the orders met, and the case after it."""
        self._orders: dict[Row, Order] = {}
        self._start = self._case((state.goods, state.money))

    def end(self, state: State) -> Owned:
        """What everybody owns after the round if no more cards are placed."""
        return self._owned[self._path(list(map(_packed, state.bids)))[COLUMNS]]

    def choices(self, state: State) -> list[tuple[Place, Values]]:
        """The placements of the seat whose turn it is, with the values after the round if no
        more cards are placed after it."""
        seat = state.turn
        rows = list(map(_packed, state.bids))
        path = self._path(rows)
        known = [self._known[column][path[column]] for column in EVERY_COLUMN]
        orders, lowest = self._orders, 1 << 6 * seat
        # By column, from the case before it to the case after the last: many placements come to
        # the same case somewhere, and from there on all comes alike.
        ends: list[dict[Case, Case]] = [{case: path[COLUMNS]} for case in path]
        choices = []
        for place in placements(seat, state.hands[seat]):
            column = place.column
            row = rows[column] + (lowest << place.card - 1)
            order = orders.get(row)
            if order is None:
                order = self._order(row)
            case = known[column].get(order)
            if case is None:
                case = self._judged(column, path[column], row)
            end = ends[column + 1].get(case)
            if end is None:
                end = ends[column + 1][case] = self._followed(column + 1, case, rows, ends)
            choices.append((place, self._values[end]))
        return choices

    def _followed(
        self, column: int, case: Case, rows: Sequence[Row], ends: Sequence[dict[Case, Case]]
    ) -> Case:
        """The case after the last column, if before this one stands such a case."""
        for later in EVERY_COLUMN[column:]:
            end = ends[later].get(case)
            if end is not None:
                return end
            case = self._after(later, case, rows[later])
        return case

    def _path(self, rows: Sequence[Row]) -> list[Case]:
        """The cases before each column, and after the last."""
        path = [self._start]
        for column, row in zip(EVERY_COLUMN, rows, strict=True):
            path.append(self._after(column, path[-1], row))
        return path

    def _after(self, column: Column, case: Case, row: Row) -> Case:
        order = self._orders.get(row)
        if order is None:
            order = self._order(row)
        after = self._known[column][case].get(order)
        return self._judged(column, case, row) if after is None else after

    def _order(self, row: Row) -> Order:
        order = self._orders[row] = ranked(self._masks(row))[0]
        return order

    def _masks(self, row: Row) -> tuple[int, ...]:
        return tuple([row >> 6 * seat & FULL_HAND for seat in range(self._seats)])

    def _judged(self, column: Column, case: Case, row: Row) -> Case:
        verdict = judge(self._columns[column], self._masks(row), *self._owned[case])
        after = self._case((verdict.goods, verdict.money))
        self._known[column][case][self._orders[row]] = after
        return after

    def _case(self, owned: Owned) -> Case:
        case = self._cases.setdefault(owned, len(self._owned))
        if case == len(self._owned):
            self._owned.append(owned)
            self._values.append(values(owned, self._rounds_left))
            for known in self._known:
                known.append({})
        return case


def _packed(masks: Sequence[int]) -> Row:
    row = 0
    for mask in reversed(masks):
        row = row << 6 | mask
    return row
