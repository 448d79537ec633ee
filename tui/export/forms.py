"""The forms that a game can be exported in."""

from typing import Final

from tui.export.cast import as_cast
from tui.export.html import as_html
from tui.export.paint import Paint
from tui.export.story import Story
from tui.export.svg import as_svg
from tui.export.text import as_markdown, as_text
from tui.render.palettes import USUAL, Palettes
from tui.settings import themes_path

SVG_WIDTH: Final = 100
SVG_HEIGHT: Final = 34


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
        return as_svg(paint, lines, SVG_WIDTH, f"Ludothèque · {story.title}")
    return {"html": as_html, "cast": as_cast}[form](story, paint)
