"""The shares of the table's lines: the felt, the hands and blank lines."""

from typing import Final, NamedTuple

from tui.games.dalmuti.felt import SMALL
from tui.games.dalmuti.seats import TILE
from tui.render.cards import SIZES, CardSize, CardWish, at_most

RING: Final = 2 * TILE + 2
"""The lines of the seats and of their moves on the felt."""

HAND: Final = 4
"""The lines of the lowest hand: cards, names, how they can be played, the preview."""

TALLER: Final = 2
"""The lines by which cards of one size are higher than those of the next smaller size."""


class Room(NamedTuple):
    """above  blank lines above the seats
    felt   lines of the felt between what lies before the seats
    gap    lines between the seats and the hand, whose heading stands in the last
    size   how large the cards of the hand are
    air    blank lines above the preview
    hands  lines for the hands of all, when they are open
    """

    above: int = 0
    felt: int = SMALL
    gap: int = 0
    size: CardSize = "line"
    air: int = 0
    hands: int = 0


CARDS: Final = ("size", TALLER)

WISHES: Final = (
    *(("gap", 1), ("felt", 2), CARDS, ("air", 1), ("felt", 2), CARDS, ("above", 1)),
    *(("felt", 2), ("gap", 1), ("above", 1), ("felt", 2)),
)
"""The uses of further lines, in this order: a field of Room and the lines it takes."""


def room_for(height: int, hands: int = 0, wish: CardWish = "auto") -> Room:
    """Return the best use of so many lines, for one hand with cards as large as wished, or for so
    many open hands."""
    spare = height - RING - SMALL
    rows = 0
    if hands:
        rows = next((n for n in (hands, -(-hands // 2), -(-hands // 3)) if n <= spare), 1)
    spare -= rows or HAND
    given = dict.fromkeys(Room._fields, 0)
    for name, lines in (CARDS, CARDS, *WISHES) if wish == "full" else WISHES:
        larger = SIZES[min(given["size"] // TALLER + 1, 2)]
        enough = given["size"] == 2 * TALLER or at_most(larger, wish) != larger
        wanted = not (name == "size" and enough) and not (hands and name in ("size", "air"))
        if spare >= lines and wanted:
            given[name] += lines
            spare -= lines
    return Room(
        given["above"] + max(spare, 0) // 3,
        SMALL + given["felt"],
        given["gap"],
        SIZES[given["size"] // TALLER],
        given["air"],
        rows,
    )
