"""How the lines of the table are shared out between the felt, the hands and air."""

from typing import Final, NamedTuple

from tui.boards.dalmuti.felt import SMALL
from tui.boards.dalmuti.seats import TILE

RING: Final = 2 * TILE + 2
"""The lines of the seats and of what lies before them."""

HAND: Final = 4
"""The lines of the lowest hand: cards, names, how they can be played, the preview."""

TALLER: Final = 2
"""By how many lines a hand of tall cards is higher."""


class Room(NamedTuple):
    """above  blank lines above the seats
    felt   lines of the felt between what lies before the seats
    gap    lines between the seats and the hand, whose heading stands in the last
    tall   whether the cards of the hand are three lines high
    air    blank lines above the preview
    hands  lines for the hands of all, when they are open
    """

    above: int = 0
    felt: int = SMALL
    gap: int = 0
    tall: bool = False
    air: int = 0
    hands: int = 0


WISHES: Final = (
    *(("gap", 1), ("felt", 2), ("tall", TALLER), ("air", 1), ("felt", 2), ("above", 1)),
    *(("gap", 1), ("felt", 2), ("above", 1), ("felt", 2)),
)
"""What more lines are used for, in this order."""


def room_for(height: int, hands: int = 0) -> Room:
    """The best use of so many lines: for one hand, or for so many open ones."""
    spare = height - RING - SMALL
    rows = 0
    if hands:
        rows = next((n for n in (hands, -(-hands // 2), -(-hands // 3)) if n <= spare), 1)
    spare -= rows or HAND
    given = dict.fromkeys(Room._fields, 0)
    for name, lines in WISHES:
        if spare >= lines and not (hands and name in ("tall", "air")):
            given[name] += lines
            spare -= lines
    return Room(
        given["above"] + max(spare, 0) // 3,
        SMALL + given["felt"],
        given["gap"],
        given["tall"] > 0,
        given["air"],
        rows,
    )
