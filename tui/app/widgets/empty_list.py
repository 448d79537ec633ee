"""The words in place of an empty list."""

from tui.widgets.canvas import Canvas
from tui.words.spans import BLANK, Line, Span, centre, line


class EmptyNotice(Canvas):
    """The reason why a list is empty."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self._words = ""

    def show(self, words: str) -> None:
        """Set the reason."""
        self._words = words
        self.repaint()

    def paint(self, width: int, height: int) -> list[Line]:
        """Draw the reason in the middle."""
        above = [BLANK] * max(height // 2 - 1, 0)
        return [*above, line(Span(centre(self._words, width), "dim"))]
