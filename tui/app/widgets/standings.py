"""The standings of the game on the table."""

from typing import Any

from textual.geometry import Size
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
        self._tall = 0
        """The lines for which there is room."""
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
        if self.size.width and len(self.lines) != self._tall:
            self.refresh(layout=True)

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

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Return the number of the face's lines."""
        self._tall = len(self._standings(width))
        return self._tall

    def _standings(self, width: int) -> list[Line]:
        return [] if self.frame is None else self.face.standings(self.frame.moment, width)

    def paint(self, width: int, height: int) -> list[Line]:
        """Draw the face's lines."""
        lines = self._standings(width)
        counted = None if self.frame is None else self.frame.counted
        if self.frame is None or counted is None:
            return lines
        way = counted.end - counted.start
        score = counted.start + round(way * self._ticks / TICKS)
        return counting(lighted(lines, self.frame.lit), {counted.seat: score})
