"""Cards lying side by side: one line high, three, or five or seven with an edge."""

from collections.abc import Iterable
from typing import Final

from tui.games.dalmuti.naming import card_topic, face_role, sign
from tui.render.cards import UNKNOWN, CardSize, card, in_corners, in_middle
from tui.render.face import Company
from tui.render.numerals import numeral
from tui.words.spans import Line, Span, about, centre, line

HEIGHTS: Final[dict[CardSize, int]] = {"line": 1, "compact": 3, "full": 5, "large": 7}
"""The lines of a card by its size."""

CELLS: Final[dict[CardSize, int]] = {"line": 6, "compact": 6, "full": 7, "large": 9}
"""The cells of a card on the felt by its size, if there is room."""

EDGED: Final = 5
"""The fewest cells of a card with an edge; a slimmer one has none."""


def fitting(size: CardSize, cells: int) -> CardSize:
    """Return the size in which a card of `cells` cells is drawn: one too slim to be large is
    full."""
    return "full" if size == "large" and cells < CELLS[size] else size


def face_rows(company: Company, rank: int, cells: int, size: CardSize) -> list[str]:
    """Return the face of a rank, without the edge, for a card of `cells` cells; rank 0 is an
    unknown card."""
    size = fitting(size, cells)
    rows = HEIGHTS[size] - 2 * edged(cells, size)
    inside = cells - 2 * edged(cells, size)
    if not rank:
        return in_middle("?", inside, rows)
    text = sign(company, rank)
    large = numeral(company.glyphs, text) if size == "large" else []
    if not large:
        return in_corners(text, inside, rows)
    blank = " " * inside
    return [blank, *(centre(row, inside) for row in large), blank]


def edged(cells: int, size: CardSize) -> bool:
    """Return whether a card of `cells` cells has an edge."""
    return size in ("full", "large") and cells >= EDGED


def card_lines(
    company: Company, ranks: Iterable[int], cells: int, size: CardSize, target: object = None
) -> list[Line]:
    """Return cards of `cells` cells with a blank between two; rank 0 is an unknown card."""
    size = fitting(size, cells)
    lines: list[list[Span | str | Line]] = [[] for _ in range(HEIGHTS[size])]
    for rank in ranks:
        rows = face_rows(company, rank, cells, size)
        roles = face_role(rank) if rank else UNKNOWN
        drawn = card(company.glyphs, rows, roles, edged(cells, size), target=target)
        for spans, row in zip(lines, drawn, strict=True):
            row = about(card_topic(rank), row)
            spans += [" ", row] if spans else [row]
    return [line(*spans) for spans in lines]
