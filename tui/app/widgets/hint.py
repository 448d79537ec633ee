"""The hint: the best robot's move, over the chronicle or in the place of the standings."""

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
"""The cells by which a hint is wider than its lines."""

LEAST: Final = 4
"""The fewest lines of a hint over the whole width, so that most hints move the table only once."""


class Hint(Container):
    """A panel for a hint. A click hides it."""

    class Closed(Message):
        """The message that the player has seen the hint."""

        def __init__(self, hint: "Hint") -> None:
            super().__init__()
            self.hint = hint

        @property
        def control(self) -> "Hint":
            """The hint that was clicked."""
            return self.hint

    rows: int = 0
    """The lines that the panel takes."""

    def compose(self) -> ComposeResult:
        """Yield the panel, which is visible only with lines in it."""
        yield Caption(id="hint-panel")

    def on_mount(self) -> None:
        """Hide the panel, because nothing has been asked yet."""
        self.show([])

    def show(self, lines: Iterable[Line], whole: bool = False, least: int = LEAST) -> None:
        """Show lines in a frame; with `whole`, without a frame over the whole width, in at least
        `least` lines. Hide the panel if there are no lines."""
        panel, shown = self.query_one("#hint-panel", Caption), list(lines)
        edge: EdgeType = "none" if whole else "ascii" if host(self).settings.ascii else "round"
        panel.styles.border = (edge, Color.parse(self.app.theme_variables["accent"]))
        panel.styles.width = "100%" if whole else max(map(width, shown), default=0) + FRAME
        rows = max(len(shown), least) if whole else len(shown) + 2
        panel.styles.height, self.rows = rows, rows if shown else 0
        panel.display = bool(shown)
        panel.show(shown)

    def on_click(self, event: Click) -> None:
        """Post `Closed`."""
        event.stop()
        self.post_message(self.Closed(self))
