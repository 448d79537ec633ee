"""A canvas that keys can go to, and that shows it."""

from tui.widgets.canvas import Canvas


class FocusCanvas(Canvas, can_focus=True):
    """Painted anew when the keys come to it and when they leave it: `paint` asks `has_focus`."""

    def watch_has_focus(self, has_focus: bool) -> None:
        """The keys came or went. (Handlers of Focus and Blur run before `has_focus` follows.)"""
        super().watch_has_focus(has_focus)
        self.repaint()
