"""A canvas on which the mouse points at the steps of a game, by a click or a drag."""

from textual.events import MouseDown, MouseMove, MouseUp
from textual.message import Message

from tui.widgets.canvas import Canvas


class SeekingCanvas(Canvas):
    """A canvas that posts `Sought` for the step under the mouse. Subclasses say where steps are."""

    class Sought(Message):
        """The message that the player points at the step of a number."""

        def __init__(self, number: int) -> None:
            super().__init__()
            self.number = number

    def steps_from(self, y: int) -> bool:
        """Return whether a line of the canvas has steps, so that a drag can begin there."""
        raise NotImplementedError

    def step_at(self, x: int) -> int:
        """Return the number of the step at a column, the nearest there is."""
        raise NotImplementedError

    def on_mouse_down(self, event: MouseDown) -> None:
        """Start dragging, and go to the step under the mouse."""
        if self.steps_from(event.y):
            self.capture_mouse()
            self.post_message(self.Sought(self.step_at(event.x)))

    def on_mouse_move(self, event: MouseMove) -> None:
        """Go to the step under the mouse while dragging."""
        if self.app.mouse_captured is self:
            self.post_message(self.Sought(self.step_at(event.x)))

    def on_mouse_up(self, event: MouseUp) -> None:
        """Stop dragging: release the mouse."""
        self.release_mouse()


def spread_over(x: int, start: int, length: int, first: int, last: int) -> int:
    """Return the number at a column, where `length` columns from `start` on stand for the numbers
    from `first` to `last`."""
    part = min(max((x - start) / max(length - 1, 1), 0.0), 1.0)
    return first + round(part * (last - first))
