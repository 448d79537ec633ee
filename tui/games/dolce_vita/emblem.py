"""The emblem of Dolce Vita."""

from tui.render.glyphs import UNICODE, Glyphs
from tui.words.spans import Line, Span, line


def emblem(glyphs: Glyphs) -> list[Line]:
    """Return a picture of the sun over the sea, with the six categories of goods."""
    sun = Span(glyphs.goods[6], "good-7")
    goods = [Span(f"{sign}  ", f"good-{kind}") for kind, sign in enumerate(glyphs.goods[:6], 1)]
    wave = glyphs.goods[2] if glyphs is UNICODE else "~"
    return [
        line(" " * 14, sun),
        line("  ", *goods),
        line(" ", Span(wave * 18, "good-3")),
    ]
