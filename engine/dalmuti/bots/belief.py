"""What plays and passes tell of the cards behind them, read in two ways.

`roughly` knows rules of thumb. Who passes hardly holds a group that would have done whole; who
plays has laid the worst such group and all of it; who leads has nothing worse. None of this is
certain, so that a hand which goes against the evidence becomes less likely, not impossible.

`closely` asks of every move whether a `normal` with such a hand would have made it. How far a
player is to be judged so, his own moves tell: the more of them a hand explains, the more one that
it does not explain speaks against it (Laplace's rule of succession).
"""

from collections.abc import Callable
from typing import Final

from msgspec import Struct

from engine.dalmuti.actions import Play
from engine.dalmuti.bots.counting import spent
from engine.dalmuti.bots.normal import LED, beats, choose
from engine.dalmuti.cards import JESTER, SHIFT, UNIT, Rank, deck, finest, naturals, size
from engine.dalmuti.state import Tabletop
from engine.dalmuti.views import DalmutiView
from engine.game import Seat

Fit = Callable[[Seat, int], float]
"""How likely a seat's moves are, if it now holds this hand; 1 if nothing speaks against it."""
Reading = Callable[[DalmutiView], Fit]
"""A way to read the moves of a hand."""

WITHHELD: Final = 0.2
"""How much less likely a hand is that could have laid a whole group, and did not."""
BROKEN: Final = 0.3
"""How much less likely a hand is that still has some of a rank it has played."""
WORSE: Final = 0.2
"""How much less likely a hand is that has worse cards than those it has led."""

LIKE: Final = 4.0
UNLIKE: Final = 0.5
"""How many moves like those of a `normal`, and unlike them, everybody is taken to have made before
the hand: at first, one move in nine is a surprise."""


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


def roughly(view: DalmutiView) -> Fit:
    """Read the moves by rules of thumb."""
    found = evidence(view.table)
    return lambda seat, hand: likelihood(hand, found[seat])


Move = tuple[int, Rank, int, int, int, int]
"""What a player did, and what everybody could see when he did it: the set of cards he has laid
since, the rank and number of the top he met (0 and 0 for a lead), the set of all cards that were in
hands, how many others held any, and the set of cards he played, 0 for a pass."""


def moves(view: DalmutiView) -> tuple[tuple[Move, ...], ...]:
    """By seat, what it has done in this hand."""
    table = view.table
    found: list[list[Move]] = [[] for _ in table.sizes]
    later = list(table.played)
    total = deck(len(later), view.match.options.short_deck)
    sizes = [held + size(gone) for held, gone in zip(table.sizes, later, strict=True)]
    rivals = len(sizes) - 1
    for trick in (*table.tricks, table.trick):
        rank, cards = LED
        for move in trick:
            seat, laid = move.seat, spent(move)
            later[seat] -= laid
            found[seat].append((later[seat], rank, cards, total, rivals, laid))
            if laid:
                rank, cards = finest(laid), size(laid)
                total -= laid
                sizes[seat] -= cards
                rivals -= not sizes[seat]
    return tuple(map(tuple, found))


def closely(view: DalmutiView) -> Fit:
    """Read every move as that of a player who mostly thinks like `normal`."""
    found = moves(view)

    def fit(seat: Seat, hand: int) -> float:
        chance, like, unlike = 1.0, LIKE, UNLIKE
        for later, rank, cards, total, rivals, laid in found[seat]:
            held = hand + later + laid
            if not beats(held, rank, cards):
                continue  # a pass that had to be
            if choose(held, rank, cards, total - held, rivals) == laid:
                chance *= like / (like + unlike)
                like += 1
            else:
                chance *= unlike / (like + unlike)
                unlike += 1
        return chance

    return fit
