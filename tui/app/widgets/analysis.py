"""The panel beside a replay: the chances now, what could be chosen, and the chart of a part."""

from collections.abc import Callable
from typing import cast

from tui.app.widgets.seeking import SeekingCanvas, spread_over
from tui.render.curves import AXIS
from tui.session.analysis_lines import Panel
from tui.words.spans import BLANK, Line, Topic

Write = Callable[[int, int], Panel]
"""A function that returns the panel in so many cells and lines."""


class AnalysisPanel(SeekingCanvas):
    """A canvas whose lines are written anew whenever it is shown a step. A click on its chart, or a
    drag, posts `Sought`."""

    def __init__(self, write: Write) -> None:
        super().__init__(id="analysis")
        self._write = write
        self._panel = Panel([])
        self._plot = Panel([])
        """The last panel with a chart: a drag that began on it goes on."""

    def paint(self, width: int, height: int) -> list[Line]:
        """Draw what is known of the step that is shown."""
        self._panel = self._write(width, height)
        if self._panel.course is not None:
            self._plot = self._panel
        return self._panel.lines

    def cut(self, topic: Topic) -> list[Line]:
        """Return what the panel says on a topic and has no room for: the whole of the sentence that
        is cut and those after it, with a blank line below each; [] if it is not cut."""
        sentences = self._panel.cut
        if not sentences or sentences[0][0].topic != topic:
            return []
        words = (tuple(span._replace(topic=None) for span in each) for each in sentences)
        return [row for each in words for row in (each, BLANK)]

    def on_canvas_clicked(self, event: SeekingCanvas.Clicked) -> None:
        """Post `Sought` with the step of a costly move that was clicked."""
        event.stop()
        self.post_message(self.Sought(cast(tuple[str, int], event.target)[1]))

    def steps_from(self, y: int) -> bool:
        """See SeekingCanvas: the chart's lines."""
        return self._panel.course is not None and y >= self._panel.top

    def step_at(self, x: int) -> int:
        """See SeekingCanvas."""
        course = self._plot.course
        if course is None:
            return 0
        return spread_over(x, AXIS, self._plot.across, course.first, course.last)
