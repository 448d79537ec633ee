"""One HTML page that steps through the game with its own small script and no network."""

import json
import re
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Final

from tui.export.paint import Paint
from tui.export.story import Story
from tui.words.spans import Line

PAGE: Final = Path(__file__).with_name("page.html")
WIDTH: Final = 90
HEIGHT: Final = 34
SECONDS: Final = 0.8
"""How long one beat rests while the page plays by itself."""


class Markup:
    """Lines as HTML; every style once as a class, every line of the tables once as a text."""

    def __init__(self, paint: Paint) -> None:
        self._paint = paint
        self._classes: dict[str, str] = {}
        self.lines: dict[str, int] = {}
        """Where each line of the tables stands in the page's list."""

    @property
    def styles(self) -> str:
        """The rules of all the classes."""
        return "\n".join(f".{name} {{ {css} }}" for css, name in self._classes.items())

    def line(self, spans: Line) -> str:
        """A line."""
        return "".join(self._span(span.text, span.roles) for span in spans).rstrip(" ")

    def _span(self, text: str, roles: str) -> str:
        css = self._paint.css(roles) if roles else ""
        if not css:
            return escape(text)
        name = self._classes.setdefault(css, f"s{len(self._classes)}")
        return f'<span class="{name}">{escape(text)}</span>'

    def numbers(self, lines: Sequence[Line]) -> list[int]:
        """Where the lines stand; new ones are put there."""
        return [self.lines.setdefault(self.line(each), len(self.lines)) for each in lines]


def as_html(story: Story, paint: Paint) -> str:
    """The page."""
    say, markup = story.company.say, Markup(paint)
    told, chapters, beats = [], [], [1200]
    frames = [markup.numbers(story.position(0, WIDTH, HEIGHT))]
    for entry in story.entries():
        frames.append(markup.numbers(story.position(entry.number, WIDTH, HEIGHT)))
        beats.append(round(max(entry.scene[-1].beats, 0.4) * SECONDS * 1000))
        told += [(entry.number, markup.line(each)) for each in (*entry.lines, *entry.notes)]
        if entry.chapter is not None:
            chapters.append(entry.number)
    game = {
        "lines": list(markup.lines),
        "frames": frames,
        "told": told,
        "chapters": chapters,
        "beats": beats,
    }
    theme = paint.theme
    facts = {
        "lang": say.language,
        "title": escape(f"Ludothèque · {story.title}"),
        "scheme": "dark" if theme.dark else "light",
        "background": theme.background,
        "foreground": theme.foreground,
        "accent": theme.accent,
        "panel": theme.panel,
        "width": str(WIDTH),
        "styles": markup.styles,
        # "</script>" in a name would end the data; JSON may write any sign by its number.
        "game": json.dumps(game, separators=(",", ":")).replace("<", "\\u003c"),
        **{
            name: escape(say(f"export.page.{name}"))
            for name in ("first", "back", "play", "next", "last", "step", "noscript")
        },
    }
    page = PAGE.read_text("utf-8")
    return re.sub(r"\{\{(\w+)\}\}", lambda found: facts[found[1]], page)
