"""Judging one column (DV8 to DV13): used alike for the award itself, for its live preview, and to
show it taker by taker."""

from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from engine.dolce_vita.cards import EVERY_COLUMN, MONEY, NONE, TOTAL, Object, value
from engine.dolce_vita.state import State, with_object
from engine.dolce_vita.views import DolceVitaView
from engine.game import Seat


class Take(Struct, frozen=True, gc=False):
    """One player's turn at a column: the object taken (0: none was left) and the one it pushed
    back to the top of the column (0: none)."""

    seat: Seat
    total: int
    taken: Object
    returned: Object

    @property
    def gain(self) -> int:
        """How much richer the turn makes its player, in units of 100,000; negative if a dearer
        object is given back."""
        return value(self.taken) - value(self.returned)


class Verdict(Struct, frozen=True, gc=False):
    """The result of judging a column: `takes` in order of taking, `struck` the seats that tied
    (DV9), and `column`, `goods` and `money` as they are afterwards."""

    takes: tuple[Take, ...]
    struck: tuple[Seat, ...]
    column: tuple[Object, ...]
    goods: tuple[tuple[int, ...], ...]
    money: tuple[tuple[int, int], ...]


def judge(
    column: tuple[Object, ...],
    bids: tuple[int, ...],
    goods: tuple[tuple[int, ...], ...],
    money: tuple[tuple[int, int], ...],
) -> Verdict:
    """Return the verdict on one column; `bids` are the masks of the cards under it, by seat (DV8 to
    DV13)."""
    order, struck = ranked(bids)
    if not order and not struck:  # DV11: untouched, the bottom object moves to the top
        return Verdict((), (), column[1:] + column[:1], goods, money)
    takes = []
    for seat in order:  # DV10: the highest total takes the bottom object, the next the one above
        take, column, goods, money = serve(seat, TOTAL[bids[seat]], column, goods, money)
        takes.append(take)
    return Verdict(tuple(takes), struck, column, goods, money)


def ranked(bids: Sequence[int]) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
    """Return the seats that take from a column, in this order (DV10), and those that are struck out
    because they tied (DV9). What all own afterwards depends on the order alone."""
    bidders = {seat: TOTAL[mask] for seat, mask in enumerate(bids) if mask}
    if len(bidders) < 2:
        return tuple(bidders), ()
    totals = list(bidders.values())
    struck: tuple[Seat, ...] = ()
    if len(set(totals)) < len(totals):
        struck = tuple([seat for seat, total in bidders.items() if totals.count(total) > 1])
    order = [seat for seat in bidders if seat not in struck]
    order.sort(key=bidders.__getitem__, reverse=True)
    return tuple(order), struck


def serve(
    seat: Seat,
    total: int,
    column: tuple[Object, ...],
    goods: tuple[tuple[int, ...], ...],
    money: tuple[tuple[int, int], ...],
) -> tuple[Take, tuple[Object, ...], tuple[tuple[int, ...], ...], tuple[tuple[int, int], ...]]:
    """Return one player's turn at a column (DV10, DV12, DV13), and the column, goods and money
    after it."""
    if not column:
        return Take(seat, total, NONE, NONE), column, goods, money
    taken, column = column[0], column[1:]
    mine, cash, returned = with_object(goods[seat], money[seat], taken)
    if taken < 10 * MONEY:
        goods = (*goods[:seat], mine, *goods[seat + 1 :])
        if returned:  # DV12: at once, before the next player takes
            column = (*column, returned)
    else:
        money = (*money[:seat], cash, *money[seat + 1 :])
    return Take(seat, total, taken, returned), column, goods, money


def freed(
    hands: tuple[int, ...], bids: tuple[int, ...], struck: tuple[Seat, ...]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the hands, and the bids on a column, once the tied have taken their cards back
    (DV9)."""
    for seat in struck:
        hands = (*hands[:seat], hands[seat] | bids[seat], *hands[seat + 1 :])
        bids = (*bids[:seat], 0, *bids[seat + 1 :])
    return hands, bids


def verdict_on(view: DolceVitaView, column: int) -> Verdict:
    """Return the verdict on a column, given the table before its award."""
    return judge(view.columns[column], view.bids[column], view.goods, view.money)


def unfolded(view: DolceVitaView, column: int) -> Iterator[tuple[Take | None, DolceVitaView]]:
    """Yield the award of a column step by step, each step with the table after it. First comes
    None: tied players have taken their cards back. Then comes the Take of each player. The column
    does not count as awarded in any of these tables."""
    verdict, at = verdict_on(view, column), slice(column + 1, None)
    hands, bids = freed(view.hands, view.bids[column], verdict.struck)
    view = replace(view, hands=hands, bids=(*view.bids[:column], bids, *view.bids[at]))
    yield None, view
    for each in verdict.takes:
        take, left, goods, money = serve(
            each.seat, each.total, view.columns[column], view.goods, view.money
        )
        columns = (*view.columns[:column], left, *view.columns[at])
        view = replace(view, columns=columns, goods=goods, money=money)
        yield take, view


def forecast(table: State | DolceVitaView) -> tuple[Verdict, ...]:
    """Return the verdicts on the columns not yet judged if no more cards were placed, from
    `table.awarded` to the last. What is won on one column counts for the exchanges on the next."""
    verdicts = []
    goods, money = table.goods, table.money
    for column in EVERY_COLUMN[table.awarded :]:
        verdict = judge(table.columns[column], table.bids[column], goods, money)
        goods, money = verdict.goods, verdict.money
        verdicts.append(verdict)
    return tuple(verdicts)
