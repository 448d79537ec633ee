"""Leading, beating, passing, and the end of a trick: DA2, DA8, DA9, DA10.

Who leads next if nobody beats the last play is known at every moment: its player, or when that was
their last card, the next to their left who still has cards. The trick ends when the turn comes to
the one who leads next.
"""

from typing import Final

from msgspec.structs import replace

from engine.dalmuti.actions import Pass, Play, Sweep
from engine.dalmuti.cards import JESTER, JESTERS_AT, SHIFT
from engine.dalmuti.state import DEALERS, Stage, State
from engine.game import Illegal

ALONE: Final = tuple((seat,) for seat in range(12))
"""By seat, `Tabletop.waiting` when only that seat is to act."""


def play(state: State, action: Play) -> State:
    """Lead, or beat the top with as many cards of a better rank (DA8, DA9). Raises Illegal for
    anything else."""
    table = state.table
    seat, rank, count, jesters = action.seat, action.rank, action.count, action.jesters
    if table.stage != "play":
        raise Illegal("dalmuti.not-now", stage=table.stage)
    if seat != table.waiting[0]:
        raise Illegal("not-your-turn", seat=seat)
    if rank == JESTER:
        exists = count == 0 and jesters > 0
    else:
        exists = 0 < rank < JESTER and count > 0 and jesters >= 0
    if not exists:
        raise Illegal("dalmuti.no-such-play", rank=rank, count=count, jesters=jesters)
    hand = state.hands[seat]
    if hand >> SHIFT[rank] & 15 < count or hand >> JESTERS_AT < jesters:
        raise Illegal("dalmuti.not-in-hand")
    cards = count + jesters
    top = table.top
    if top is not None:
        if cards != top.count + top.jesters:
            raise Illegal("dalmuti.other-count", cards=top.count + top.jesters)
        if rank >= top.rank:
            raise Illegal("dalmuti.not-better", rank=top.rank)
    spent = (count << SHIFT[rank]) + (jesters << JESTERS_AT)
    hands, sizes, played = list(state.hands), list(table.sizes), list(table.played)
    hands[seat] = hand - spent
    sizes[seat] -= cards
    played[seat] += spent
    left, leader, out = table.left, seat, table.out
    following = left[seat]
    stage: Stage = "play"
    waiting = ALONE[following]
    if hand == spent:  # DA10: the last card; the seat before it has a new neighbour
        out = (*out, seat)
        leader = following
        left = tuple(following if other == seat else other for other in left)
        if len(out) + 1 == len(left):
            stage, waiting = "score", DEALERS
    table = replace(
        table,
        stage=stage,
        waiting=waiting,
        sizes=tuple(sizes),
        played=tuple(played),
        left=left,
        leader=leader,
        top=action,
        trick=(*table.trick, action),
        out=out,
    )
    return replace(state, table=table, hands=tuple(hands))


def pass_by(state: State, action: Pass) -> State:
    """Pass instead of beating the top. A pass locks nobody out, and the last to pass ends the trick
    (DA9). Raises Illegal when the trick is to be led."""
    table = state.table
    if table.stage != "play":
        raise Illegal("dalmuti.not-now", stage=table.stage)
    seat = action.seat
    if seat != table.waiting[0]:
        raise Illegal("not-your-turn", seat=seat)
    if table.top is None:
        raise Illegal("dalmuti.leader-must-play")
    following = table.left[seat]
    over = following == table.leader
    table = replace(
        table,
        stage="sweep" if over else "play",
        waiting=DEALERS if over else ALONE[following],
        trick=(*table.trick, action),
    )
    return replace(state, table=table)


def sweep(state: State, action: Sweep) -> State:
    """Take the trick away; the one who leads next is the last to play (DA9), or the next at their
    left who still has cards (DA10)."""
    table = state.table
    if table.stage != "sweep":
        raise Illegal("dalmuti.not-now", stage=table.stage)
    table = replace(
        table,
        stage="play",
        waiting=ALONE[table.leader],
        top=None,
        trick=(),
        tricks=(*table.tricks, table.trick),
    )
    return replace(state, table=table)
