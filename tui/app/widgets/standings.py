"""The standings of the game on the table."""

from typing import Any

from textual.reactive import reactive

from tui.render.face import Face, Moment
from tui.widgets.canvas import Canvas
from tui.words.spans import Line


class Standings(Canvas):
    """What the game's face says of who stands how. As high as its lines."""

    moment: reactive[Moment | None] = reactive(None, repaint=False, layout=False)

    def __init__(self, face: Face[Any, Any], id: str | None = "standings") -> None:
        super().__init__(id=id)
        self.face = face

    def watch_moment(self) -> None:
        """Another moment."""
        self.repaint()

    def paint(self, width: int, height: int) -> list[Line]:
        """The face's lines; the height follows them when their number changes."""
        if self.moment is None:
            return []
        lines = self.face.standings(self.moment, width)
        if self.styles.height is None or self.styles.height.value != len(lines):
            self.styles.height = len(lines)
        return lines
