"""A few lines that stand still until they are told otherwise."""

from collections.abc import Iterable

from tui.widgets.canvas import Canvas
from tui.words.spans import Line


class Caption(Canvas):
    """Shows the lines it was given last."""

    def __init__(self, *lines: Line, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self._content = list(lines)

    def show(self, lines: Iterable[Line]) -> None:
        """Change the lines."""
        self._content = list(lines)
        self.repaint()

    def paint(self, width: int, height: int) -> list[Line]:
        """The lines as they are; what does not fit is cut by the terminal's own edge."""
        return self._content
