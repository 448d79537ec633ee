"""A few lines that stay until others are set."""

from collections.abc import Iterable

from textual.geometry import Size

from tui.widgets.canvas import Canvas
from tui.words.spans import Line


class Caption(Canvas):
    """A canvas with the lines it was given last."""

    def __init__(self, *lines: Line, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self._content = list(lines)

    def show(self, lines: Iterable[Line]) -> None:
        """Change the lines."""
        before, self._content = len(self._content), list(lines)
        self.repaint()
        if len(self._content) != before and self.styles.auto_dimensions:
            self.refresh(layout=True)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Return the number of lines, for a caption whose height is auto."""
        return len(self._content)

    def paint(self, width: int, height: int) -> list[Line]:
        """Return the lines unchanged; the edge of the terminal cuts those that are too long."""
        return self._content
