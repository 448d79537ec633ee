"""The hint: what the best robot would do, over a corner of the table."""

from collections.abc import Iterable
from typing import Final

from textual.app import ComposeResult
from textual.color import Color
from textual.containers import Container
from textual.css.types import EdgeType
from textual.events import Click
from textual.message import Message

from tui.app.widgets.caption import Caption
from tui.widgets.host import host
from tui.words.spans import Line, width

FRAME: Final = 4
"""How many cells wider than its lines a hint is."""


class Hint(Container):
    """Where a hint is shown. A click puts it away."""

    class PutAway(Message):
        """The player has seen the hint."""

    def compose(self) -> ComposeResult:
        """The panel, which is there when there is something to show."""
        yield Caption(id="hint-panel")

    def on_mount(self) -> None:
        """Nothing has been asked yet."""
        self.show([])

    def show(self, lines: Iterable[Line]) -> None:
        """Show these lines, or nothing."""
        panel, shown = self.query_one("#hint-panel", Caption), list(lines)
        self._lines = shown
        app = host(self)
        edge: EdgeType = "ascii" if app.settings.ascii else "round"
        panel.styles.border = (edge, Color.parse(self.app.theme_variables["accent"]))
        panel.styles.width = max(map(width, shown), default=0) + FRAME
        panel.styles.height = len(shown) + 2
        panel.display = bool(shown)
        panel.show(shown)

    def drop_last(self) -> None:
        """Show one line less, at the end."""
        self.show(self._lines[:-1])

    def on_click(self, event: Click) -> None:
        """It has been read."""
        event.stop()
        self.post_message(self.PutAway())
