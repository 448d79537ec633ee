"""The social order: a tuple of seats, best first (DA3).

A seat is a person and never changes; who sits where around the table is the order. Clockwise runs
along it, from the Greater Dalmuti to the Lesser Dalmuti at their left, and from the Greater Peon
back to the Greater Dalmuti.
"""

from collections.abc import Sequence
from functools import cache
from typing import Literal

from engine.game import Seat

Title = Literal["greater-dalmuti", "lesser-dalmuti", "merchant", "lesser-peon", "greater-peon"]


@cache
def titles(players: int) -> tuple[Title, ...]:
    """Return the titles by place (DA3, DA17): with four players there is no merchant.

    >>> titles(5)
    ('greater-dalmuti', 'lesser-dalmuti', 'merchant', 'lesser-peon', 'greater-peon')
    """
    merchants: list[Title] = ["merchant"] * (players - 4)
    return ("greater-dalmuti", "lesser-dalmuti", *merchants, "lesser-peon", "greater-peon")


def tied(draws: Sequence[tuple[int, ...]], players: int) -> tuple[Seat, ...]:
    """Return the seats that must draw (again) before the order is settled (DA3).

    Each round of `draws` has the rank that each seat drew, 0 for one that did not draw.
    """
    drawn = [tuple(cards[seat] for cards in draws) for seat in range(players)]
    return tuple(seat for seat in range(players) if drawn.count(drawn[seat]) > 1)


def settled(draws: Sequence[tuple[int, ...]], players: int) -> tuple[Seat, ...]:
    """Return the seats in the order that the draws settle, best first (DA3). A later round ranks
    only seats that tied before.

    >>> settled([(12, 6, 1, 12, 2), (5, 0, 0, 13, 0)], 5)
    (2, 4, 1, 0, 3)
    """
    return tuple(sorted(range(players), key=lambda seat: tuple(cards[seat] for cards in draws)))


def neighbours(order: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return by seat the seat at its left, that is the next clockwise.

    >>> neighbours((2, 4, 1, 0, 3))
    (3, 0, 4, 2, 1)
    """
    left = [0] * len(order)
    for place, seat in enumerate(order):
        left[order[place - 1]] = seat
    return tuple(left)


def sizes(cards: int, order: tuple[Seat, ...]) -> tuple[int, ...]:
    """Return by seat how many of `cards` cards it gets when they are dealt one by one from the
    Greater Dalmuti (DA4).

    >>> sizes(80, (2, 4, 1, 0, 3, 5))
    (13, 13, 14, 13, 14, 13)
    """
    each, over = divmod(cards, len(order))
    got = [0] * len(order)
    for place, seat in enumerate(order):
        got[seat] = each + (place < over)
    return tuple(got)
