"""A canvas that can have the focus, and that shows it."""

from tui.widgets.canvas import Canvas


class FocusCanvas(Canvas, can_focus=True):
    """A canvas that repaints when it gets or loses the focus: `paint` may ask `has_focus`."""

    def watch_has_focus(self, has_focus: bool) -> None:
        """Repaint. (Handlers of Focus and Blur would run before `has_focus` changes.)"""
        super().watch_has_focus(has_focus)
        self.repaint()
