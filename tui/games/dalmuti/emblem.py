"""The emblem of Der Große Dalmuti."""

from tui.games.card import EMBLEM_CELLS
from tui.render.glyphs import UNICODE, Glyphs
from tui.words.spans import Line, Span, centre, line


def emblem(glyphs: Glyphs) -> list[Line]:
    """The ranks: one of the first, two of the second, three of the third."""
    star = "★" if glyphs is UNICODE else "*"
    rows = [(f"{star} 1 {star}", "accent"), ("2   2", "good-6"), ("3   3   3", "good-4")]
    return [line(Span(centre(text, EMBLEM_CELLS), roles)) for text, roles in rows]
