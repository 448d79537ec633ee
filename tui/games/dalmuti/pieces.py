"""Cards lying side by side: one line high, three, or five with an edge."""

from collections.abc import Iterable
from typing import Final

from tui.games.dalmuti.naming import card_topic, emblem, face_role, sign
from tui.render.cards import UNKNOWN, CardSize, card, in_corners, in_middle
from tui.render.face import Company
from tui.words.spans import Line, Span, about, line

HEIGHTS: Final[dict[CardSize, int]] = {"line": 1, "compact": 3, "full": 5}
"""The lines of a card by its size."""

CELLS: Final[dict[CardSize, int]] = {"line": 6, "compact": 6, "full": 7}
"""The cells of a card on the felt by its size, if there is room."""

EDGED: Final = 5
"""The fewest cells of a card with an edge; a slimmer one has none."""


def face_rows(company: Company, rank: int, cells: int, size: CardSize) -> list[str]:
    """Return the face of a rank, without the edge, for a card of so many cells; rank 0 is an
    unknown card."""
    rows = HEIGHTS[size] - 2 * edged(cells, size)
    inside = cells - 2 * edged(cells, size)
    if not rank:
        return in_middle("?", inside, rows)
    return in_corners(sign(company, rank), inside, rows, emblem(company, rank))


def edged(cells: int, size: CardSize) -> bool:
    """Return whether a card of so many cells has an edge."""
    return size == "full" and cells >= EDGED


def card_lines(
    company: Company, ranks: Iterable[int], cells: int, size: CardSize, target: object = None
) -> list[Line]:
    """Return cards of so many cells with a blank between two; rank 0 is an unknown card."""
    lines: list[list[Span | str | Line]] = [[] for _ in range(HEIGHTS[size])]
    for rank in ranks:
        rows = face_rows(company, rank, cells, size)
        roles = face_role(rank) if rank else UNKNOWN
        drawn = card(company.glyphs, rows, roles, edged(cells, size), target=target)
        for spans, row in zip(lines, drawn, strict=True):
            row = about(card_topic(rank), row)
            spans += [" ", row] if spans else [row]
    return [line(*spans) for spans in lines]
