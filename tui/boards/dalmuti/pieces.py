"""Cards lying side by side, one line high or three."""

from collections.abc import Iterable

from tui.boards.dalmuti.naming import face_role, sign
from tui.boards.face import Company
from tui.ink import Line, Span, centre, left, right


def card_rows(text: str, cells: int, tall: bool) -> list[str]:
    """The lines of a card: what it shows in the middle, or in two corners of a tall one."""
    if not tall:
        return [centre(text, cells)]
    margin = " " if cells > len(text) + 2 else ""
    blank = " " * cells
    return [left(margin + text, cells), blank, right(text + margin, cells)]


def card_lines(company: Company, ranks: Iterable[int], cells: int, tall: bool) -> list[Line]:
    """Cards of so many cells with a blank between two; rank 0 is a card that is not known."""
    lines: list[list[Span]] = [[] for _ in range(3 if tall else 1)]
    for rank in ranks:
        text, roles = (sign(company, rank), face_role(rank)) if rank else ("?", "card dim")
        for spans, row in zip(lines, card_rows(text, cells, tall), strict=True):
            if spans:
                spans.append(Span(" "))
            spans.append(Span(row, roles))
    return [tuple(spans) for spans in lines]
