"""The 80 cards (DO1, DO2), the gestures and the collections, as small integers with tables.

A goods card is a two-digit number: its tens digit is the type, its units digit the value. 32 is
jewels of value 2. The bottles follow from 81 on; 90 is Aube.
"""

from collections.abc import Iterable
from typing import Final, NewType

Kind = NewType("Kind", int)
"""A type of goods, 1 to 7."""

Gesture = NewType("Gesture", int)
"""One gesture: 1, 2 or 4. A Ruse commits the sum of two, which is no Gesture itself."""

Slot = NewType("Slot", int)
"""A place in the sharing: 0 to 2 the donor's side, 3 to 5 the neighbour's."""

SLOTS: Final = tuple(map(Slot, range(6)))

WEAPONS, WINE, JEWELS, LACE, TABLEWARE, INSTRUMENTS, GOLD = map(Kind, range(1, 8))
TYPES: Final = (WEAPONS, WINE, JEWELS, LACE, TABLEWARE, INSTRUMENTS, GOLD)

LANTERNE, GUETTEUR, VOL, REFLUX, REMOUS, CONVOI, RUSE, EMBROUILLE, PARI, AUBE = range(81, 91)
BOTTLES: Final = (LANTERNE, GUETTEUR, VOL, REFLUX, REMOUS, CONVOI, RUSE, EMBROUILLE, PARI, AUBE)
FIRST_BOTTLE: Final = LANTERNE
"""Every goods card is below this number. In a tuple by bottle this one has index 0."""

GOODS: Final = tuple(10 * kind + value for kind in TYPES for value in (1,) * 7 + (2,) * 2 + (3,))
FACES: Final = (*dict.fromkeys(GOODS), *BOTTLES[:-1])
"""Every different card but Aube: what a card that lies face down can be, and be said to be."""

EMPTY: Final = 0
"""A slot of the sharing without a card."""
FACE_DOWN: Final = 1
"""In a view: a card that this seat does not see."""

PARTAGE, CONFLIT, ESQUIVE = Gesture(1), Gesture(2), Gesture(4)
GESTURES: Final = (PARTAGE, CONFLIT, ESQUIVE)
PAIRS: Final = (PARTAGE | CONFLIT, PARTAGE | ESQUIVE, CONFLIT | ESQUIVE)
"""What a player of Ruse may commit instead of one gesture: the sum of two different ones (DO14)."""

UNIT: Final = (0, 1, 8, 32)
"""By the value of a card, 1 to 3, what it adds to its collection. A collection is one number: 1 for
each card of value 1, 8 for each 2 and 32 for the 3."""

WORTH: Final = tuple((c & 7) + 2 * (c >> 3 & 3) + 3 * (c >> 5) for c in range(64))
"""The sum of the values of a collection's cards (DO22)."""

SIZE: Final = tuple((c & 7) + (c >> 3 & 3) + (c >> 5) for c in range(64))
"""The number of a collection's cards."""

NO_GOODS: Final = (0,) * len(TYPES)
"""The goods of a player without any collection: a 0 for each type."""


def kind(card: int) -> Kind:
    """Return the type of a goods card, WEAPONS to GOLD."""
    return Kind(card // 10)


def value(card: int) -> int:
    """Return the value of a goods card, 1 to 3."""
    return card % 10


def cards_in(kind: Kind, collection: int) -> tuple[int, ...]:
    """Return the cards of a collection of that type, the best first.

    >>> cards_in(JEWELS, 2 + 8)
    (32, 31, 31)
    """
    counts = (collection >> 5, collection >> 3 & 3, collection & 7)
    return tuple(
        10 * kind + value for value, n in zip((3, 2, 1), counts, strict=True) for _ in range(n)
    )


def with_card(goods: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Return a player's collections after a goods card joins them."""
    spot = card // 10
    return (*goods[: spot - 1], goods[spot - 1] + UNIT[card % 10], *goods[spot:])


def with_cards(goods: tuple[int, ...], cards: Iterable[int]) -> tuple[int, ...]:
    """Return a player's collections after several cards join them; bottles and cards face down add
    nothing."""
    for card in cards:
        if FACE_DOWN < card < FIRST_BOTTLE:
            goods = with_card(goods, card)
    return goods


def without_card(goods: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Return a player's collections after a goods card among them has left."""
    spot = card // 10
    return (*goods[: spot - 1], goods[spot - 1] - UNIT[card % 10], *goods[spot:])


def owns(goods: tuple[int, ...], card: int) -> bool:
    """Return whether the card is among a player's collections."""
    return card in cards_in(kind(card), goods[kind(card) - 1])


def pool(seats: int, simple: bool) -> tuple[int, ...]:
    """Return every card that may be in the deck, ascending, Aube last (DO4). The bottles that leave
    the game unseen are included, except Pari with two players, which always leaves (DO3)."""
    if simple:
        return (*GOODS, AUBE)
    return (*GOODS, *(b for b in BOTTLES if seats > 2 or b != PARI))


def deck_size(simple: bool) -> int:
    """Return how many cards the deck holds (DO3, DO4)."""
    return 71 if simple else 76


LAST: Final = 16
"""Aube is among this many last cards of the deck (DO3, DO4)."""

STARTING: Final = {2: 4, 3: 3, 4: 2}
"""How many cards each player starts with, by the number of players (DO5)."""
