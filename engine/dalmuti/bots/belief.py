"""What plays and passes tell of the cards behind them.

Who passes hardly holds a group that would have done whole; who plays has laid the worst such group
and all of it; who leads has nothing worse. None of this is certain, so that a hand which goes
against the evidence becomes less likely, not impossible.
"""

from typing import Final

from msgspec import Struct

from engine.dalmuti.actions import Play
from engine.dalmuti.bots.counting import spent
from engine.dalmuti.cards import JESTER, SHIFT, UNIT, Rank, naturals
from engine.dalmuti.state import Tabletop
from engine.game import Seat

WITHHELD: Final = 0.2
"""How much less likely a hand is that could have laid a whole group, and did not."""
BROKEN: Final = 0.3
"""How much less likely a hand is that still has some of a rank it has played."""
WORSE: Final = 0.2
"""How much less likely a hand is that has worse cards than those it has led."""


class Evidence(Struct, frozen=True, gc=False):
    """What one move tells of the hand it left.

    later  what the player has laid since, as a set of cards
    over   the rank that was played, 0 for a pass
    under  the rank that lay there, the Jesters' for a lead
    cards  how many cards the trick was about, 0 for a lead
    """

    later: int
    over: Rank
    under: Rank
    cards: int


def evidence(table: Tabletop) -> tuple[tuple[Evidence, ...], ...]:
    """By seat, what its moves of this hand tell."""
    found: list[list[Evidence]] = [[] for _ in table.sizes]
    later = [0] * len(table.sizes)
    for trick in (table.trick, *reversed(table.tricks)):
        tops: list[Play | None] = [None]
        for move in trick:
            tops.append(move if type(move) is Play else tops[-1])
        for move, top in zip(reversed(trick), reversed(tops[:-1]), strict=True):
            seat: Seat = move.seat
            under, cards = (top.rank, top.count + top.jesters) if top is not None else (JESTER, 0)
            if type(move) is not Play:
                found[seat].append(Evidence(later[seat], Rank(0), under, cards))
            else:
                if move.count:  # Jesters led alone tell nothing
                    found[seat].append(Evidence(later[seat], move.rank, under, cards))
                later[seat] += spent(move)
    return tuple(map(tuple, found))


def likelihood(hand: int, found: tuple[Evidence, ...]) -> float:
    """How likely the moves are that gave this evidence, if the player now holds this hand; 1 if
    nothing speaks against it."""
    chance = 1.0
    for each in found:
        held = hand + each.later
        over = each.over
        if over and held >> SHIFT[over] & 15:
            chance *= BROKEN
        if each.cards:
            between = (held & UNIT[each.under] - 1) >> 4 * over
            while between:
                if between & 15 == each.cards:
                    chance *= WITHHELD
                    break
                between >>= 4
        elif naturals(held) >= UNIT[over] << 4:
            chance *= WORSE
    return chance
