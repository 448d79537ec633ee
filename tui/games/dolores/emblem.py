"""The emblem of Dolorès."""

from tui.render.glyphs import UNICODE, Glyphs
from tui.words.spans import Line, Span, line


def emblem(glyphs: Glyphs) -> list[Line]:
    """Return a picture of a lantern in the rain over two waves."""
    slant, wave = ("╱", "≈") if glyphs is UNICODE else ("/", "~")
    rain = Span(f"{slant}  {slant}  {slant}", "dim")
    return [
        line(" ", rain, "  ", Span(glyphs.seats[9], "accent"), "  ", rain),
        line(" ", Span(f"{wave}{wave}  " * 4 + wave + wave, "good-2")),
        line("   ", Span(f"{wave}{wave}  " * 3 + wave + wave, "good-3")),
    ]
