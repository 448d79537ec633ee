"""Judging one column (DV8 to DV13): used alike for the award itself and for its live preview."""

from msgspec import Struct

from engine.dolce_vita.cards import EVERY_COLUMN, MONEY, NONE, TOTAL, Object
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


class Verdict(Struct, frozen=True, gc=False):
    """What a column comes to. `takes` are in order of taking, `struck` are the tied (DV9);
    `column`, `goods` and `money` are what they are afterwards."""

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
    """Judge one column: `bids` are the players' masks on it, by seat."""
    bidders = {seat: TOTAL[mask] for seat, mask in enumerate(bids) if mask}
    if not bidders:  # DV11: untouched, the bottom object moves to the top
        return Verdict((), (), column[1:] + column[:1], goods, money)
    struck: tuple[Seat, ...] = ()
    order = list(bidders)
    if len(bidders) > 1:
        totals = list(bidders.values())
        if len(set(totals)) < len(totals):  # DV9: the tied are struck out
            struck = tuple(s for s, total in bidders.items() if totals.count(total) > 1)
            order = [s for s in order if s not in struck]
        order.sort(key=bidders.__getitem__, reverse=True)
    takes = []
    for seat in order:  # DV10: the highest total takes the bottom object, the next the one above
        if not column:
            takes.append(Take(seat, bidders[seat], NONE, NONE))
            continue
        taken, column = column[0], column[1:]
        mine, cash, returned = with_object(goods[seat], money[seat], taken)
        if taken < 10 * MONEY:
            goods = (*goods[:seat], mine, *goods[seat + 1 :])
            if returned:  # DV12: at once, before the next player takes
                column = (*column, returned)
        else:
            money = (*money[:seat], cash, *money[seat + 1 :])
        takes.append(Take(seat, bidders[seat], taken, returned))
    return Verdict(tuple(takes), struck, column, goods, money)


def forecast(table: State | DolceVitaView) -> tuple[Verdict, ...]:
    """What every column not yet judged would come to if no more cards were placed, left to right:
    what is won on one column counts for the exchanges on the next. Starts at `table.awarded`."""
    verdicts = []
    goods, money = table.goods, table.money
    for column in EVERY_COLUMN[table.awarded :]:
        verdict = judge(table.columns[column], table.bids[column], goods, money)
        goods, money = verdict.goods, verdict.money
        verdicts.append(verdict)
    return tuple(verdicts)
