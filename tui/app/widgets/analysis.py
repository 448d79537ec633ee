"""The panel beside a replay: the chances now, what could be chosen, and the chart of a part."""

from collections.abc import Callable

from textual.events import MouseDown, MouseMove, MouseUp

from tui.app.widgets.timeline import Timeline
from tui.render.curves import AXIS
from tui.session.analysis_lines import Panel
from tui.widgets.canvas import Canvas
from tui.words.spans import Line

Write = Callable[[int, int], Panel]
"""A function that returns the panel in so many cells and lines."""


class AnalysisPanel(Canvas):
    """A canvas whose lines are written anew whenever it is shown a step. A click on its chart, or a
    drag, posts `Timeline.Sought`."""

    def __init__(self, write: Write) -> None:
        super().__init__(id="analysis")
        self._write = write
        self._panel = Panel([])

    def paint(self, width: int, height: int) -> list[Line]:
        """Draw what is known of the step that is shown."""
        self._panel = self._write(width, height)
        return self._panel.lines

    def _seek(self, x: int) -> None:
        course, across = self._panel.course, self._panel.across
        if course is not None:
            part = min(max((x - AXIS) / max(across - 1, 1), 0.0), 1.0)
            number = course.first + round(part * (course.last - course.first))
            self.post_message(Timeline.Sought(number))

    def on_mouse_down(self, event: MouseDown) -> None:
        """Go to the step under the mouse, and start dragging."""
        if self._panel.course is not None and event.y >= self._panel.top:
            self.capture_mouse()
            self._seek(event.x)

    def on_mouse_move(self, event: MouseMove) -> None:
        """Go to the step under the mouse while dragging."""
        if self.app.mouse_captured is self:
            self._seek(event.x)

    def on_mouse_up(self, event: MouseUp) -> None:
        """Stop dragging: release the mouse."""
        self.release_mouse()
