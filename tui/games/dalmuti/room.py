"""The shares of the table's lines: the felt, the hands and blank lines."""

from typing import Final, NamedTuple

from tui.games.dalmuti.felt import SMALL
from tui.games.dalmuti.pieces import HEIGHTS
from tui.games.dalmuti.seats import TILE
from tui.render.cards import SIZES, CardSize, CardWish, at_most

RING: Final = 2 * TILE + 2
"""The lines of the seats and of their moves on the felt."""

HAND: Final = 4
"""The lines of the lowest hand: cards, names, how they can be played, the preview."""

TALLER: Final = 2
"""The lines by which cards of one size are higher than those of the next smaller size."""


WIDE: Final = 110
"""The fewest cells of a table whose cards may be large."""


class Room(NamedTuple):
    """above  blank lines above the seats
    fan    lines of a seat's cards: 1 for a bar, else a fan of backs
    laid   lines of a seat's last cards played, on the felt before it
    felt   lines of the felt between what lies before the seats
    gap    lines between the seats and the hand, whose heading stands in the last
    size   how large the cards of the hand are
    names  further lines for the names of the cards, so that none is cut
    lift   lines by which playable cards stand higher
    air    blank lines above the preview
    hands  lines for the hands of all, when they are open
    """

    above: int = 0
    fan: int = 1
    laid: int = 0
    felt: int = SMALL
    gap: int = 0
    size: CardSize = "line"
    names: int = 0
    lift: int = 0
    air: int = 0
    hands: int = 0


CARDS: Final = ("size", TALLER)
FANS: Final = ("fan", 4)
LAID: Final = ("laid", 2 * HEIGHTS["compact"])

ONE_HAND: Final = ("size", "air", "names", "lift", "fan")
"""The fields of Room that are of no use if all hands are open."""

AROUND: Final = 12
"""The lines, besides RING and SMALL, that must be left to the rest of the table for open hands to
lie there as cards."""

WISHES: Final = (
    *(("gap", 1), CARDS, ("felt", 2), ("air", 1), ("names", 1), ("felt", 2), CARDS, ("felt", 1)),
    *(("names", 1), ("above", 1), ("felt", 1), FANS, ("lift", 1), ("gap", 1), ("above", 1)),
    *(("felt", 1), ("above", 1), CARDS, LAID, ("felt", 4), ("air", 1), ("gap", 1), ("felt", 3)),
    ("above", 1),
)
"""The uses of further lines, in this order: a field of Room and the lines it takes. One's own cards
come first: where a hint takes lines from the table, the hand stays as it was."""


def room_for(cells: int, height: int, hands: int = 0, wish: CardWish = "auto") -> Room:
    """Return the best use of a table of `cells` cells and `height` lines, for one hand with cards
    as large as wished, or for `hands` open hands."""
    spare = height - RING - SMALL
    rows = 0
    if hands:
        tall = hands * (HEIGHTS["compact"] + 1)
        few = (hands, -(-hands // 2), -(-hands // 3))
        rows = tall if tall + AROUND <= spare else next((n for n in few if n <= spare), 1)
    spare -= rows or HAND
    given = dict.fromkeys(Room._fields, 0)
    for name, lines in (CARDS, CARDS, *WISHES) if wish == "full" else WISHES:
        largest = SIZES.index(at_most("large" if cells >= WIDE else "full", wish))
        enough = name == "size" and given["size"] == largest * TALLER
        wanted = not enough and not (hands and name in ONE_HAND)
        if spare >= lines and wanted:
            given[name] += lines
            spare -= lines
    return Room(
        given["above"] + max(spare, 0) // 3,
        1 + given["fan"] // 2,
        given["laid"] // 2,
        SMALL + given["felt"],
        given["gap"],
        SIZES[given["size"] // TALLER],
        given["names"],
        given["lift"],
        given["air"],
        rows,
    )
