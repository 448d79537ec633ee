"""The forms that a game can be exported in."""

from typing import Final

from tui.export.cast import as_cast
from tui.export.html import as_html
from tui.export.paint import Paint
from tui.export.story import Story
from tui.export.svg import as_svg
from tui.export.text import as_markdown, as_text
from tui.render.palettes import USUAL, Palettes
from tui.session.analysis import whose
from tui.session.analysis_lines import Seen, panel
from tui.settings import themes_path
from tui.words.spans import BLANK

SVG_WIDTH: Final = 100
SVG_HEIGHT: Final = 34
SVG_PANEL: Final = 60
SVG_ROWS: Final = 14
"""The cells and lines of what a review says of the step under the table."""


def made(story: Story, form: str, number: int, theme: str) -> str:
    """Return a game as the text of a file in a form, in the colours of a theme.

    A theme without colours of its own is replaced by the usual one. An SVG picture shows the step
    `number`. Raises KeyError for an unknown form.
    """
    if form == "text":
        return as_text(story)
    if form == "markdown":
        return as_markdown(story)
    palettes = Palettes(themes_path())
    wanted = palettes.theme_for(theme, few_colours=False)
    paint = Paint(palettes[USUAL] if wanted.sixteen else wanted)
    if form == "svg":
        lines = story.position(number, SVG_WIDTH, SVG_HEIGHT)
        if story.analysis is not None:
            own = whose(story.account.seat, story.saved.header.humans)
            seen = Seen(story.analysis, number, own)
            rows = panel(story.face, story.saved, seen, SVG_PANEL, SVG_ROWS).lines
            lines = [*lines, BLANK, *rows]
        return as_svg(paint, lines, SVG_WIDTH, f"Ludothèque · {story.title}")
    return {"html": as_html, "cast": as_cast}[form](story, paint)
