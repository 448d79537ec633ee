"""What stands in place of an empty list."""

from tui.widgets.canvas import Canvas
from tui.words.spans import BLANK, Line, Span, centre, line


class Vacancy(Canvas):
    """Why the list is empty."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self._words = ""

    def show(self, words: str) -> None:
        """Another reason."""
        self._words = words
        self.repaint()

    def paint(self, width: int, height: int) -> list[Line]:
        """In the middle."""
        above = [BLANK] * max(height // 2 - 1, 0)
        return [*above, line(Span(centre(self._words, width), "dim"))]
