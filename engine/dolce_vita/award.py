"""Judging one column (DV8 to DV13): used alike for the award itself and for its live preview."""

from typing import NamedTuple

from engine.dolce_vita.cards import COLUMNS, TOTAL
from engine.dolce_vita.state import DolceVitaView, State, with_object
from engine.frame import Seat


class Take(NamedTuple):
    """One player's turn at a column: the object taken (0: none was left) and the one it pushed
    back to the top of the column (0: none)."""

    seat: Seat
    total: int
    taken: int
    returned: int


class Verdict(NamedTuple):
    """What a column comes to. `takes` are in order of taking, `struck` are the tied (DV9);
    `column`, `goods` and `money` are what they are afterwards."""

    takes: tuple[Take, ...]
    struck: tuple[Seat, ...]
    column: tuple[int, ...]
    goods: tuple[tuple[int, ...], ...]
    money: tuple[tuple[int, int], ...]


def judge(
    column: tuple[int, ...],
    bids: tuple[int, ...],
    goods: tuple[tuple[int, ...], ...],
    money: tuple[tuple[int, int], ...],
) -> Verdict:
    """Judge one column: `bids` are the players' masks on it, by seat."""
    totals = [TOTAL[mask] for mask in bids]
    if not any(totals):  # DV11: untouched, the bottom object moves to the top
        return Verdict((), (), column[1:] + column[:1], goods, money)
    struck = tuple(s for s, total in enumerate(totals) if total and totals.count(total) > 1)
    ranked = sorted(
        ((total, s) for s, total in enumerate(totals) if total and totals.count(total) == 1),
        reverse=True,
    )
    takes = []
    for total, seat in ranked:
        if not column:
            takes.append(Take(seat, total, 0, 0))
            continue
        taken, column = column[0], column[1:]
        mine, cash, returned = with_object(goods[seat], money[seat], taken)
        goods = (*goods[:seat], mine, *goods[seat + 1 :])
        money = (*money[:seat], cash, *money[seat + 1 :])
        if returned:  # DV12: at once, before the next player takes
            column = (*column, returned)
        takes.append(Take(seat, total, taken, returned))
    return Verdict(tuple(takes), struck, column, goods, money)


def forecast(table: State | DolceVitaView) -> tuple[Verdict, ...]:
    """What every column not yet judged would come to if no more cards were placed, left to right:
    what is won on one column counts for the exchanges on the next. Starts at `table.awarded`."""
    verdicts = []
    goods, money = table.goods, table.money
    for column in range(table.awarded, COLUMNS):
        verdict = judge(table.columns[column], table.bids[column], goods, money)
        goods, money = verdict.goods, verdict.money
        verdicts.append(verdict)
    return tuple(verdicts)
