"""The words of a tutorial, to read again."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType

from tui.app.screens.base import BaseScreen
from tui.app.widgets.page import Page
from tui.games.lesson import words_of
from tui.games.registry import guide_for
from tui.render.prose import strong
from tui.widgets.commands import Command, bindings
from tui.words.spans import BLANK, Line, Span, line, wrap


class MemoScreen(BaseScreen):
    """Every lesson of a tutorial on one page, over a table that waits."""

    commands: ClassVar[tuple[Command, ...]] = (Command("back", "escape,q,m", "key.to_table"),)
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)

    def __init__(self, game: str) -> None:
        super().__init__()
        self.guide = guide_for(game)

    def head(self) -> tuple[Line, Line]:
        """Return the title and the game."""
        dot = Span(f" {self.app.glyphs.dot} ", "dim")
        game = Span(self.say(f"game.{self.guide.game}"), "strong")
        return line(self.say("guide.title"), dot, game), ()

    def body(self) -> ComposeResult:
        """Yield the page."""
        yield Page(self._write)

    def _write(self, cells: int, height: int) -> list[Line]:
        # Say first that these pages describe another table than the one behind.
        lines = wrap(line(Span(self.say("memo.elsewhere"), "dim")), cells)
        for number, lesson in enumerate(self.guide.lessons, 1):
            words = words_of(lesson, self.say, self.app.glyphs)
            rows = wrap(strong(words), cells - 4)
            labels = [Span(f"{number:>2}  ", "dim"), *[Span("    ")] * (len(rows) - 1)]
            lines += [BLANK, *(line(*pair) for pair in zip(labels, rows, strict=True))]
        return lines
