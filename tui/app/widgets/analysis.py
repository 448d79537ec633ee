"""The panel beside a replay: the chances now, and what could be chosen."""

from collections.abc import Callable

from tui.widgets.canvas import Canvas
from tui.words.spans import Line

Write = Callable[[int, int], list[Line]]
"""A function that returns the lines of the panel in so many cells and lines."""


class AnalysisPanel(Canvas):
    """A canvas whose lines are written anew whenever it is shown a step."""

    def __init__(self, write: Write) -> None:
        super().__init__(id="analysis")
        self._write = write

    def paint(self, width: int, height: int) -> list[Line]:
        """Draw what is known of the step that is shown."""
        return self._write(width, height)
