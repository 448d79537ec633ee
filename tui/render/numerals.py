"""Numerals three lines high, drawn in half blocks, for cards that are seen from afar."""

from typing import Final

from tui.render.glyphs import Glyphs

PIXELS: Final[dict[str, str]] = {
    "0": "### #.# #.# #.# ###",
    "1": ".#. ##. .#. .#. ###",
    "2": "### ..# ### #.. ###",
    "3": "### ..# ### ..# ###",
    "4": "#.# #.# ### ..# ..#",
    "5": "### #.. ### ..# ###",
    "6": "### #.. ### #.# ###",
    "7": "### ..# ..# ..# ..#",
    "8": "### #.# ### #.# ###",
    "9": "### #.# ### ..# ###",
    "J": "..# ..# ..# #.# ###",
    "B": "##. #.# ##. #.# ##.",
    "N": "#..# ##.# #.## #..# #..#",
}
"""The signs that can be drawn, row by row from above: digits, and the letters of the Jesters."""

ROWS: Final = 3
"""The lines of a numeral."""


def numeral(glyphs: Glyphs, text: str) -> list[str]:
    """Return the lines of a text in large characters, a blank between two; [] if one of them has no
    large form."""
    if not all(sign in PIXELS for sign in text):
        return []
    signs = [[*PIXELS[sign].split(), "...."[: PIXELS[sign].index(" ")]] for sign in text]
    return [
        " ".join(
            "".join(_cell(glyphs, *halves) for halves in zip(upper, lower, strict=True))
            for upper, lower in (sign[2 * row : 2 * row + 2] for sign in signs)
        )
        for row in range(ROWS)
    ]


def _cell(glyphs: Glyphs, upper: str, lower: str) -> str:
    which = 2 * (upper == "#") + (lower == "#")
    return (" ", glyphs.blocks[1], glyphs.blocks[0], glyphs.blocks[2])[which]
