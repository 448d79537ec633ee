"""The standings of the game on the table."""

from typing import Any

from textual.reactive import reactive
from textual.timer import Timer

from tui.render.face import Face
from tui.render.flight import TICK, TICKS
from tui.render.places import lighted
from tui.render.scene import Frame, counting
from tui.widgets.canvas import Canvas
from tui.widgets.host import host
from tui.words.spans import Line


class Standings(Canvas):
    """The face's lines on the standings; the widget is as high as they are. A changed score is
    counted up or down."""

    frame: reactive[Frame | None] = reactive(None, repaint=False, layout=False)

    def __init__(self, face: Face[Any, Any], id: str | None = "standings") -> None:
        super().__init__(id=id)
        self.face = face
        self._counting: Timer | None = None
        self._ticks = TICKS
        """The ticks of the current count that have passed; TICKS if nothing is counted."""

    def watch_frame(self) -> None:
        """Show another frame; start counting if a score has changed."""
        self._rest()
        if self.frame is not None and self.frame.counted and host(self).moves:
            self._ticks = 0
            self._counting = self.set_interval(TICK, self._count)
        self.repaint()

    def _count(self) -> None:
        self._ticks += 1
        if self._ticks >= TICKS:
            self._rest()
        self.repaint()

    def _rest(self) -> None:
        self._ticks = TICKS
        if self._counting is not None:
            self._counting.stop()
            self._counting = None

    def paint(self, width: int, height: int) -> list[Line]:
        """Draw the face's lines; the height of the widget follows their number."""
        if self.frame is None:
            return []
        lines = self.face.standings(self.frame.moment, width)
        if self.styles.height is None or self.styles.height.value != len(lines):
            self.styles.height = len(lines)
        counted = self.frame.counted
        if counted is None:
            return lines
        way = counted.end - counted.start
        score = counted.start + round(way * self._ticks / TICKS)
        return counting(lighted(lines, self.frame.lit), {counted.seat: score})
