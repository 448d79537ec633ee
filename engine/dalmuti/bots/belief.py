"""What plays and passes tell of the cards behind them, read in two ways.

`roughly` knows rules of thumb. Players who pass hardly hold a whole group that would have beaten
the top; those who play have laid their worst such group, and all of it; those who lead have nothing
worse. None of this is certain, so a hand which goes against the evidence becomes less likely, not
impossible.

`closely` asks of every move whether a `normal` with such a hand would have made it. Better players
than that pass more often, and seldom play where a `normal` would pass.
"""

from collections.abc import Callable
from typing import Final

from engine.dalmuti.bots.counting import spent
from engine.dalmuti.bots.normal import LED, beats, choose
from engine.dalmuti.cards import JESTER, SHIFT, UNIT, Rank, deck, finest, naturals, size
from engine.dalmuti.views import DalmutiView
from engine.game import Seat

Fit = Callable[[Seat, int], float]
"""From a seat and the hand it may hold now to how likely its moves are then: 1 if nothing speaks
against that hand, less for every move that does."""
Reading = Callable[[DalmutiView], Fit]
"""A way to read the moves of a hand."""

WITHHELD: Final = 0.2
"""The factor on Fit for every move at which a hand could have laid a whole group, and did not."""
BROKEN: Final = 0.3
"""The factor on Fit for every play that left some of its rank in the hand."""
WORSE: Final = 0.2
"""The factor on Fit for every lead that left worse cards in the hand."""

SHY: Final = 0.1
"""The factor on Fit for every pass where a `normal` with that hand would have played."""
ODD: Final = 0.02
"""The factor on Fit for every play that a `normal` with that hand would not have made. Measured:
with SHY and ODD, the worlds drawn have more of the hidden cards in the right hands (69 % at five
players, 64 % among `hard`) than with 0.3 and 0.05, with less, or with the rules of thumb (66 % and
63 %)."""


Move = tuple[int, Rank, int, int, int, int]
"""What a player did, and what everybody could see at that moment: the set of cards the player has
laid since, the rank and number of the top (0 and 0 for a lead), the set of all cards that were in
hands, how many others held any, and the set of cards played, 0 for a pass."""


def moves(view: DalmutiView) -> tuple[tuple[Move, ...], ...]:
    """Return by seat what it has done in this hand."""
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


def roughly(view: DalmutiView) -> Fit:
    """Read the moves by rules of thumb."""
    found = [
        [
            (later, over, rank, cards)
            for later, rank, cards, _, _, laid in done
            if (over := finest(laid)) != JESTER  # Jesters led alone tell nothing
        ]
        for done in moves(view)
    ]

    def fit(seat: Seat, hand: int) -> float:
        chance = 1.0
        for later, over, under, cards in found[seat]:
            held = hand + later
            if over and held >> SHIFT[over] & 15:
                chance *= BROKEN
            if under:
                between = (held & UNIT[under] - 1) >> 4 * over
                while between:
                    if between & 15 == cards:
                        chance *= WITHHELD
                        break
                    between >>= 4
            elif naturals(held) >= UNIT[over] << 4:
                chance *= WORSE
        return chance

    return fit


def closely(view: DalmutiView) -> Fit:
    """Read every move by what a `normal` would have done."""
    found = moves(view)

    def fit(seat: Seat, hand: int) -> float:
        chance = 1.0
        for later, rank, cards, total, rivals, laid in found[seat]:
            held = hand + later + laid
            if not beats(held, rank, cards):
                continue  # a forced pass tells nothing
            if choose(held, rank, cards, total - held, rivals) != laid:
                chance *= ODD if laid else SHY
        return chance

    return fit
