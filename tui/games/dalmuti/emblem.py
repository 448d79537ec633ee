"""The emblem of Der Große Dalmuti."""

from tui.games.card import EMBLEM_CELLS
from tui.render.glyphs import Glyphs
from tui.words.spans import Line, Span, centre, line


def emblem(glyphs: Glyphs) -> list[Line]:
    """Return the ranks as a picture: one card of rank 1, two of rank 2, three of rank 3."""
    rows = [("1", "accent"), ("2   2", "good-6"), ("3   3   3", "good-4")]
    return [line(Span(centre(text, EMBLEM_CELLS), roles)) for text, roles in rows]
