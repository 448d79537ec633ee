"""The 66 objects and the number cards (DV1, DV2), as small integers with tables beside them.

An object is a two-digit number: its tens digit is the category, its units digit the value in
hundreds of thousands. 34 is the boat of 400,000; 82 is money, 200,000.
"""

from typing import Final, NewType

Object = NewType("Object", int)
"""An object's two digits; 0 stands for no object."""

Column = NewType("Column", int)
"""A column of objects, from 0, left to right."""

HOUSE, CAR, BOAT, HORSE, JEWEL, WATCH, HOLIDAY, MONEY = range(1, 9)
CATEGORIES: Final = (HOUSE, CAR, BOAT, HORSE, JEWEL, WATCH, HOLIDAY)
"""The seven categories of goods; MONEY is none of them."""

UNIT: Final = 100_000
"""What one point of value is worth in the game's money."""

GOODS: Final = tuple(
    Object(10 * category + value) for category in CATEGORIES for value in range(1, 8)
)
OBJECT: Final = tuple(map(Object, range(83)))
"""The Object for each two-digit number, at that index."""
NONE: Final = OBJECT[0]
SMALL, LARGE = Object(81), Object(82)
"""Money of 100,000 and of 200,000."""
MONEY_CARDS: Final = 17
HUNDREDS: Final = 9
"""DV1: how many of the 17 money cards are 100,000, unless the option says otherwise; the source
is silent on the split."""

COLUMNS: Final = 7
EVERY_COLUMN: Final = tuple(map(Column, range(COLUMNS)))
ROWS: Final = 9
NUMBERS: Final = (1, 2, 3, 4, 5, 6)
FULL_HAND: Final = 0b111111
"""A hand of number cards is a bit mask: bit n-1 is card n."""

LAST_CARD: Final = frozenset(1 << n - 1 for n in NUMBERS)
"""The hands of one card: with one left, a player has placed all that may be placed (DV6)."""

TOTAL: Final = tuple(sum(n for n in NUMBERS if mask >> (n - 1) & 1) for mask in range(64))
"""The sum of the number cards in a mask."""


def category(obj: Object) -> int:
    """Return the category of an object, HOUSE to HOLIDAY, or MONEY."""
    return obj // 10


def value(obj: Object) -> int:
    """Return the value of an object in units of 100,000."""
    return obj % 10


def objects(hundreds: int) -> tuple[Object, ...]:
    """Return all 66 objects, with `hundreds` of the 17 money cards worth 100,000."""
    return GOODS + (SMALL,) * hundreds + (LARGE,) * (MONEY_CARDS - hundreds)


def cards_in(mask: int) -> tuple[int, ...]:
    """Return the number cards of a mask, ascending.

    >>> cards_in(0b100101)
    (1, 3, 6)
    """
    return tuple(n for n in NUMBERS if mask >> (n - 1) & 1)
