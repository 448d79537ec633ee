"""A screen exported as an SVG, drawn as a PNG by rsvg-convert, with a font that is at hand."""

import asyncio
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, Final

from saves.reading import SavedGame

CELL: Final = 12.2
"""The width of a cell in the drawing."""

FONT: Final = "DejaVu Sans Mono"
"""A font that is at hand, in place of one from the web."""

FONT_SIZE: Final = "20.26px"
"""The font size at which a letter is as wide as a cell."""


def draw(
    made: Callable[[Path], SavedGame],
    name: str,
    drawn: Callable[[SavedGame, Path], Coroutine[Any, Any, str]],
) -> None:
    """Write the screen of a game as the PNG that the command line names.

    `made` writes the game as the file `name` in a folder of its own; `drawn` returns the screen as
    an SVG.
    """
    os.environ |= {"TERM": "xterm-256color", "COLORTERM": "truecolor"}
    with tempfile.TemporaryDirectory() as folder:
        svg = asyncio.run(drawn(made(Path(folder) / name), Path(folder)))
    write_png(svg, sys.argv[1])


def write_png(svg: str, path: str) -> None:
    """Write an exported screen as a PNG."""
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL)
    svg = re.sub(r' textLength="[\d.]+"', "", svg)
    svg = svg.replace("\N{NO-BREAK SPACE}", "&#160;")
    svg = re.sub(r' x="([\d.]+)"([^>]*)>((?:&#160;)+)(?=[^&<])', _indented, svg)
    svg = svg.replace("Fira Code", FONT).replace("font-size: 20px", f"font-size: {FONT_SIZE}")
    subprocess.run(["rsvg-convert", "-o", path], input=svg.encode(), check=True)


def _indented(text: re.Match[str]) -> str:
    """Return the beginning of a text without its blanks, as far to the right: rsvg-convert leaves
    out blanks at the beginning."""
    x = float(text[1]) + CELL * text[3].count(";")
    return f' x="{x:g}"{text[2]}>'
