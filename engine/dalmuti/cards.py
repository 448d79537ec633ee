"""The 80 cards (DA1), and any set of them as one integer.

Cards of one rank are alike, so a hand is how many there are of each rank. The counts are packed
into one integer of four bits a rank: written in hexadecimal, the last digit counts the 1s, the
digit before it the 2s, and the thirteenth the Jesters. Sets are added and subtracted like numbers.
"""

from collections.abc import Iterable
from functools import cache
from typing import Final, NewType

Rank = NewType("Rank", int)
"""The rank of a card, 1 to 13; 0 means no rank."""

JESTER: Final = Rank(13)
"""The Jester's rank, drawn, given or played alone: the worst (DA2, DA3, DA6)."""

RANKS: Final = tuple(map(Rank, range(1, 14)))
"""From the Dalmuti to the Jester; lower is better."""

_RANK: Final = (Rank(0), *RANKS)

BOTH_JESTERS: Final = 2
"""DA1: how many Jesters there are."""

SHIFT: Final = (0, *(4 * (rank - 1) for rank in RANKS))
"""By rank, the bit where its count begins in a set of cards; index 0 only fills the place."""

JESTERS_AT: Final = SHIFT[JESTER]

UNIT: Final = (0, *(1 << SHIFT[rank] for rank in RANKS))
"""By rank, the set of one card of that rank; 0, the empty set, for no rank."""

_EVEN_DIGITS: Final = 0x0F0F0F0F0F0F0F
_CARRIES: Final = 0x10101010101010
_LACKING: Final = tuple((16 - number) * 0x01010101010101 for number in range(16))
"""By number, 16 less it in every byte: added to a digit, it carries if the digit is at least the
number."""


def pack(counts: Iterable[int]) -> int:
    """Return the set that has these counts of cards, from rank 1 to the Jesters.

    >>> hex(pack((1, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 12, 2)))
    '0x2c00000000301'
    """
    return sum(count << shift for count, shift in zip(counts, SHIFT[1:], strict=True))


def counts(cards: int) -> tuple[int, ...]:
    """Return how many cards of each rank are in the set, from rank 1 to the Jesters: what `pack`
    takes."""
    return tuple(cards >> shift & 15 for shift in SHIFT[1:])


def gather(ranks: Iterable[int]) -> int:
    """Return the set of cards of these ranks.

    >>> counts(gather((3, 3, JESTER)))
    (0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)
    """
    return sum(UNIT[rank] for rank in ranks)


def ranks(cards: int) -> tuple[Rank, ...]:
    """Return the rank of every card in the set, best first."""
    found: list[Rank] = []
    for rank in RANKS:
        held = cards >> SHIFT[rank] & 15
        if held:
            found += (rank,) * held
    return tuple(found)


def count(cards: int, rank: Rank) -> int:
    """Return how many cards of a rank are in the set."""
    return cards >> SHIFT[rank] & 15


def size(cards: int) -> int:
    """Return how many cards are in the set."""
    return ((cards & _EVEN_DIGITS) + (cards >> 4 & _EVEN_DIGITS)) % 255


def holds(cards: int, number: int) -> bool:
    """Return whether the set has at least `number` cards, 1 or more, of any one rank.

    >>> holds(gather((5, 5, 9)), 2), holds(gather((5, 5, 9)), 3)
    (True, False)
    """
    lacking = _LACKING[number]
    return bool(
        ((cards & _EVEN_DIGITS) + lacking | (cards >> 4 & _EVEN_DIGITS) + lacking) & _CARRIES
    )


def exceeds(cards: int, others: int) -> bool:
    """Return whether the set has more cards of any one rank than the other set.

    >>> exceeds(gather((5, 9, 9)), gather((5, 9, 9, 12))), exceeds(gather((5, 5)), gather((5, 9)))
    (False, True)
    """
    lacking = _LACKING[1]
    return bool(
        (
            (cards & _EVEN_DIGITS) + lacking - (others & _EVEN_DIGITS)
            | (cards >> 4 & _EVEN_DIGITS) + lacking - (others >> 4 & _EVEN_DIGITS)
        )
        & _CARRIES
    )


def finest(cards: int) -> Rank:
    """Return the best rank in the set, 0 if it is empty.

    >>> finest(gather((5, 5, JESTER)))
    5
    """
    return _RANK[((cards & -cards).bit_length() + 3) // 4]


def worst(cards: int) -> Rank:
    """Return the worst rank in the set, 0 if it is empty.

    >>> worst(gather((5, 5, JESTER)))
    13
    """
    return _RANK[(cards.bit_length() + 3) // 4]


def better(cards: int, rank: Rank) -> int:
    """Return the cards of the set that are better than a rank.

    >>> ranks(better(gather((2, 5, 7)), 7))
    (2, 5)
    """
    return cards & UNIT[rank] - 1


def best(cards: int, number: int) -> int:
    """Return the `number` best cards of the set; Jesters are the worst (DA6)."""
    taken = 0
    for _ in range(number):
        taken += UNIT[finest(cards - taken)]
    return taken


def naturals(cards: int) -> int:
    """Return the set without its Jesters."""
    return cards & UNIT[JESTER] - 1


def without(cards: int, others: int) -> int:
    """Return what is left of `cards` when `others` are taken from it, of each rank as far as it
    goes.

    >>> ranks(without(gather((5, 5, 9)), gather((5, 9, 9))))
    (5,)
    """
    return pack(max(0, a - b) for a, b in zip(counts(cards), counts(others), strict=True))


@cache
def deck(players: int, short: bool) -> int:
    """Return all cards of the game (DA1). The short deck leaves out the 12s with five players, the
    12s and the 11s with four, and nothing with more (DA14)."""
    last = {4: 10, 5: 11}.get(players, 12) if short else 12
    return pack((*(r if r <= last else 0 for r in range(1, 13)), BOTH_JESTERS))
