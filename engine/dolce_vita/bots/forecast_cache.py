"""A memory of the forecasts of whole tables, for the robots that look far ahead.

A search asks for the forecasts of thousands of tables that differ in a few cards. The verdict on a
column depends on who takes from it in which order and on what everybody owns before it. So each
case is worked out once and looked up from then on. This is memory, not a second copy of the rules,
which stay in `ranked` and `serve`.
"""

from collections.abc import Sequence
from itertools import chain
from typing import Final

from engine.dolce_vita.actions import Place
from engine.dolce_vita.award import ranked, serve
from engine.dolce_vita.bots.value import Owned, Values, values
from engine.dolce_vita.cards import COLUMNS, EVERY_COLUMN, FULL_HAND, Column, Object, cards_in
from engine.dolce_vita.legal import placements
from engine.dolce_vita.state import State
from engine.game import Seat

Row = int
"""The masks of the cards under one column, six bits a seat."""

Order = int
"""A number for who takes from a column, in which order."""

Case = int
"""A number for what everybody owns at some point of the judging."""

Rest = int
"""A number for the rows from one column to the last."""

Holding = int
"""A number for the goods and the money of one player."""

Left = int
"""A number for the objects left in a column."""

NO_MORE: Final = 0
"""The rest behind the last column."""

UNTOUCHED: Final = 0
"""The order in which nobody takes."""

ORDER_BITS: Final = 9
"""How many bits an order takes: five seats have 326 orders."""

HOLDING_BITS: Final = 16
"""How many bits a holding takes."""

CASE_BITS: Final = 24
"""How many bits a case takes."""

HAND_BITS: Final = 9
"""How many bits a seat takes together with its hand."""


class ForecastCache:
    """The forecasts of one round, while cards are placed."""

    def __init__(self, state: State) -> None:
        self._seats = len(state.hands)
        self._rounds_left = state.rounds - state.round

        self._holdings: dict[tuple[tuple[int, ...], tuple[int, int]], Holding] = {}
        self._held: list[tuple[tuple[int, ...], tuple[int, int]]] = []
        self._numbers_left: dict[tuple[Object, ...], Left] = {}
        self._left: list[tuple[Object, ...]] = []
        self._served: dict[int, tuple[Left, Holding]] = {}
        """The objects left in a column and the holding of a player after taking from it, by both
        before."""

        self._cases: dict[int, Case] = {}
        self._packs: list[int] = []
        """By case, everybody's holding."""
        self._values: list[Values | None] = []

        self._numbers: dict[tuple[Seat, ...], Order] = {(): UNTOUCHED}
        self._takers: list[tuple[Seat, ...]] = [()]
        self._orders: dict[Row, Order] = {}
        self._card_orders: dict[tuple[Row, Seat, int], tuple[Order, ...]] = {}
        """By row, seat and hand, the order under that row after each card of the hand."""
        self._after: list[dict[int, Case]] = [{} for _ in EVERY_COLUMN]
        """By column, the case after it by the case before it and the order."""

        self._rows: dict[tuple[int, ...], Row] = {}
        self._rests: dict[tuple[Row, Rest], Rest] = {}
        self._parts: list[tuple[Column, Row, Order, Rest]] = [(Column(COLUMNS), 0, 0, NO_MORE)]
        """By rest, its first column, the row and the order there, and the rest behind."""
        self._ends: dict[int, Case] = {}
        """The case after the last column, by a rest and the case before the first of it."""
        self._brought: dict[int, tuple[Values, ...]] = {}
        """The values after each card of a hand under the first column of a rest, by the rest, the
        case before it, the seat and its hand."""

        self._columns = [self._left_of(column) for column in state.columns]
        pack = 0
        for goods, money in zip(reversed(state.goods), reversed(state.money), strict=True):
            pack = pack << HOLDING_BITS | self._holding(goods, money)
        self._start = self._case(pack)

    def end(self, state: State) -> Owned:
        """Return what everybody owns after the round if no more cards are placed."""
        return self._owned(self._end(self._rests_of(state.bids)[0], self._start))

    def choices(self, state: State) -> tuple[Sequence[Place], Sequence[Values]]:
        """Return the placements of the seat whose turn it is, and for each the values after the
        round if no more cards are placed after it."""
        seat = state.turn
        hand = state.hands[seat]
        key = hand << 3 | seat
        case = self._start
        found = []
        for rest in self._rests_of(state.bids)[:COLUMNS]:
            at = (rest << CASE_BITS | case) << HAND_BITS | key
            brought = self._brought.get(at)
            column, row, order, behind = self._parts[rest]
            if brought is None:
                brought = self._brought[at] = self._bring(column, row, behind, case, seat, hand)
            found.append(brought)
            case = self._judged(column, case, order)
        return placements(seat, hand), list(chain.from_iterable(zip(*found, strict=True)))

    def _bring(
        self, column: Column, row: Row, behind: Rest, case: Case, seat: Seat, hand: int
    ) -> tuple[Values, ...]:
        """Return, for each card of a hand, the values after the round if it is placed under a
        column."""
        orders = self._card_orders.get((row, seat, hand))
        if orders is None:
            orders = self._orders_by_card(row, seat, hand)
        after, ends = self._after[column], self._ends
        found = list[Values]()
        last = -1
        brought: Values | None = None
        for order in orders:
            if order != last:  # cards that come to the same are often neighbours
                last = order
                then = case
                if order != UNTOUCHED:
                    known = after.get(case << ORDER_BITS | order)
                    then = self._judged(column, case, order) if known is None else known
                end = ends.get(behind << CASE_BITS | then) if behind != NO_MORE else then
                if end is None:
                    end = self._end(behind, then)
                brought = self._values[end]
                if brought is None:
                    brought = self._value(end)
            assert brought is not None
            found.append(brought)
        return tuple(found)

    def _orders_by_card(self, row: Row, seat: Seat, hand: int) -> tuple[Order, ...]:
        lowest = 1 << 6 * seat
        orders = tuple([self._order(row + (lowest << card - 1)) for card in cards_in(hand)])
        self._card_orders[row, seat, hand] = orders
        return orders

    def _rests_of(self, bids: Sequence[tuple[int, ...]]) -> list[Rest]:
        """Return by column the rest that begins there, with NO_MORE behind the last."""
        rests = [NO_MORE] * (COLUMNS + 1)
        rest = NO_MORE
        for column in range(COLUMNS - 1, -1, -1):
            masks = bids[column]
            row = self._rows.get(masks)
            if row is None:
                row = self._rows[masks] = _packed(masks)
            known = self._rests.get((row, rest))
            if known is None:
                known = self._rests[row, rest] = len(self._parts)
                self._parts.append((Column(column), row, self._order(row), rest))
            rest = rests[column] = known
        return rests

    def _end(self, rest: Rest, case: Case) -> Case:
        """Return the case after the last column, given the case before the first column of a
        rest."""
        passed = []
        while rest != NO_MORE:
            at = rest << CASE_BITS | case
            end = self._ends.get(at)
            if end is not None:
                case = end
                break
            passed.append(at)
            column, _, order, rest = self._parts[rest]
            if order != UNTOUCHED:
                known = self._after[column].get(case << ORDER_BITS | order)
                case = self._judged(column, case, order) if known is None else known
        for at in passed:
            self._ends[at] = case
        return case

    def _judged(self, column: Column, case: Case, order: Order) -> Case:
        """Return the case after a column whose cards take in this order, given the case before
        it."""
        if order == UNTOUCHED:
            return case
        key = case << ORDER_BITS | order
        after = self._after[column].get(key)
        if after is None:
            after = self._after[column][key] = self._served_all(column, case, order)
        return after

    def _served_all(self, column: Column, case: Case, order: Order) -> Case:
        pack, left = self._packs[case], self._columns[column]
        for seat in self._takers[order]:
            at = HOLDING_BITS * seat
            before = pack >> at & (1 << HOLDING_BITS) - 1
            key = left << HOLDING_BITS | before
            known = self._served.get(key)
            if known is None:
                known = self._served[key] = self._serve(left, before)
            left, after = known
            pack += after - before << at
        return self._case(pack)

    def _serve(self, left: Left, holding: Holding) -> tuple[Left, Holding]:
        goods, money = self._held[holding]
        _, column, (mine,), (cash,) = serve(0, 0, self._left[left], (goods,), (money,))
        return self._left_of(column), self._holding(mine, cash)

    def _order(self, row: Row) -> Order:
        order = self._orders.get(row)
        if order is None:
            masks = [row >> 6 * seat & FULL_HAND for seat in range(self._seats)]
            takers = ranked(masks)[0]
            order = self._orders[row] = self._numbers.setdefault(takers, len(self._takers))
            if order == len(self._takers):
                self._takers.append(takers)
        return order

    def _left_of(self, column: tuple[Object, ...]) -> Left:
        left = self._numbers_left.setdefault(column, len(self._left))
        if left == len(self._left):
            self._left.append(column)
        return left

    def _holding(self, goods: tuple[int, ...], money: tuple[int, int]) -> Holding:
        held = goods, money
        holding = self._holdings.setdefault(held, len(self._held))
        if holding == len(self._held):
            self._held.append(held)
        return holding

    def _case(self, pack: int) -> Case:
        case = self._cases.setdefault(pack, len(self._packs))
        if case == len(self._packs):
            self._packs.append(pack)
            self._values.append(None)
        return case

    def _owned(self, case: Case) -> Owned:
        pack = self._packs[case]
        held = [
            self._held[pack >> HOLDING_BITS * seat & (1 << HOLDING_BITS) - 1]
            for seat in range(self._seats)
        ]
        return tuple([goods for goods, _ in held]), tuple([money for _, money in held])

    def _value(self, case: Case) -> Values:
        """Return each seat's expected share of the victory if a case is the end of the round, and
        keep it."""
        found = self._values[case] = values(self._owned(case), self._rounds_left)
        return found


def _packed(masks: Sequence[int]) -> Row:
    row = 0
    for mask in reversed(masks):
        row = row << 6 | mask
    return row
