"""One step of a game as an SVG picture that loads nothing from elsewhere."""

import io
from collections.abc import Sequence
from typing import Final

from rich.console import Console
from rich.text import Text

from tui.export.paint import Paint
from tui.words.spans import Line

FORMAT: Final = """\
<svg viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: "Fira Code", "DejaVu Sans Mono", Menlo, Consolas, monospace;
  font-size: {char_height}px; line-height: {line_height}px; }}
.{unique_id}-title {{ font-family: sans-serif; font-size: 18px; font-weight: bold; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" />
</clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>"""
"""The frame of the picture, filled by Rich. Rich's own frame loads its font from a server."""


def as_svg(paint: Paint, lines: Sequence[Line], width: int, title: str) -> str:
    """Return the lines as an SVG picture of a terminal with a title."""
    console = Console(
        record=True,
        width=width,
        file=io.StringIO(),
        force_terminal=True,
        color_system="truecolor",
        legacy_windows=False,
    )
    for spans in lines:
        text = Text(end="")
        for span in spans:
            text.append(span.text, paint.style(span.roles))
        console.print(text, overflow="crop", no_wrap=True)
    return console.export_svg(
        title=title, theme=paint.ground, code_format=FORMAT, unique_id="table"
    )
