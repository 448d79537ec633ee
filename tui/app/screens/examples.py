"""The examples of the rules as games: bundled saves, each opened where its example happens."""

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical

from themes.loader import layout
from tui.app.screens.base import BACK, BaseScreen
from tui.app.screens.open_save import replay
from tui.app.widgets.rows import Rows
from tui.app.widgets.save_rows import GAME
from tui.games.registry import samples
from tui.widgets.canvas import Canvas
from tui.widgets.commands import Command, bindings
from tui.words.spans import BLANK, Line, Span, left, line, wrap


class ExamplesScreen(BaseScreen):
    """The list, and what happens in the example under the cursor."""

    CSS_PATH = layout("saved_games")
    commands: ClassVar[tuple[Command, ...]] = (BACK,)
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)
    AUTO_FOCUS = "#examples"

    def __init__(self, game: str = "", name: str = "") -> None:
        """With the cursor on the example of that name, or else on the first of a game."""
        super().__init__()
        self.samples = samples()
        names = [sample.name for _, sample in self.samples]
        games = [each for each, _ in self.samples]
        self._at = names.index(name) if name in names else games.index(game) if game in games else 0

    def head(self) -> tuple[Line, Line]:
        """What these are."""
        return line(Span(self.say("examples.title"), "strong")), ()

    def body(self) -> ComposeResult:
        """The list over the words."""
        with Vertical(id="shelf"):
            yield Rows(self._draw, len(self.samples), self._at, id="examples")
            yield About(id="about")

    async def recompose(self) -> None:
        """In another language the cursor stays where it is."""
        self._at = self.query_one(Rows).cursor
        await super().recompose()

    def _draw(self, index: int, cells: int) -> Line:
        game, sample = self.samples[index]
        first = not index or self.samples[index - 1][0] != game
        game = self.say(f"game.{game}") if first else ""
        title = self.say(f"sample.{sample.name}")
        return line(Span(left(game, GAME), "strong"), " ", title)

    @on(Rows.Moved)
    def _moved(self) -> None:
        self.query_one(About).repaint()

    @on(Rows.Chosen)
    def _chosen(self, event: Rows.Chosen) -> None:
        _, sample = self.samples[event.index]
        replay(self, sample.path, sample.step)


class About(Canvas):
    """What happens in an example."""

    def paint(self, width: int, height: int) -> list[Line]:
        """A paragraph under a blank line."""
        screen = self.screen
        assert isinstance(screen, ExamplesScreen)
        rows = screen.query(Rows)
        _, sample = screen.samples[rows.first().cursor if rows else 0]
        words = wrap(line(screen.say(f"sample.{sample.name}.about")), width - 4)
        return [BLANK, *(line("  ", *row) for row in words)]
