"""A first game after the tutorial: a table like any other, with the helpful keys in sight."""

from typing import ClassVar, cast

from textual.app import ComposeResult
from textual.binding import BindingType

from tui.app.app import LudothequeApp
from tui.app.screens.play import PlayScreen
from tui.render.prose import strong
from tui.widgets.canvas import Canvas
from tui.widgets.commands import Command, bindings
from tui.words.spans import Line, line


class FirstGameScreen(PlayScreen):
    """A live game, with the words of the tutorial a key away."""

    commands: ClassVar[tuple[Command, ...]] = (
        *PlayScreen.commands,
        Command("memo", "m", "first.key.memo"),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)

    def foot(self) -> ComposeResult:
        """Yield the keys that help, between the table and all keys."""
        yield FirstLine(id="first")

    def action_memo(self) -> None:
        """Open the words of the tutorial. The game waits meanwhile."""
        self.aside("memo", self.game.name)


class FirstLine(Canvas):
    """One line on the keys that help."""

    def paint(self, width: int, height: int) -> list[Line]:
        """Draw the line."""
        say = cast(LudothequeApp, self.app).say
        return [line(" ", *strong(say("first.keys")))]
