"""A widget that shows painted lines and refreshes only those that changed.

Players feel the time from a key to the changed screen. So a canvas is one widget with the line API.
A change of state costs no layout, only a refresh of the changed lines.
"""

from collections.abc import Collection
from typing import Final

from rich.segment import Segment
from rich.style import Style
from textual.events import Click
from textual.geometry import Region
from textual.message import Message
from textual.strip import Strip

from tui.render.places import Place, pointed
from tui.render.styles import COLOURLESS, LOOKS, SIXTEEN, style_of
from tui.widgets.host import host
from tui.widgets.late_keys import LateKeys
from tui.words.spans import Line, Span, width

Cells = tuple[int, int, int]
"""Cells side by side: their line, the first and the one after the last."""

RIGHT: Final = 3
"""The number of the mouse's right button, which picks nothing: it asks what a thing is."""

POINTED: Final = Style(reverse=True, bold=True)


class Canvas(LateKeys):
    """A widget that shows the lines made by `paint`. A click on a span with a target posts
    `Clicked`."""

    class Clicked(Message):
        """A click on a span that has a target."""

        def __init__(self, canvas: "Canvas", target: object) -> None:
            super().__init__()
            self.canvas = canvas
            self.target = target

        @property
        def control(self) -> "Canvas":
            """The canvas that was clicked."""
            return self.canvas

    def __init__(self, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self._lines: list[Line] = []
        self._painted_size: tuple[int, int] | None = None
        self._styles: dict[str, Style] = {}
        self._base = Style.null()
        self._pointed: frozenset[Cells] = frozenset()
        self._places: Collection[Place] = ()
        self._away: Collection[int] = ()

    def point_at(self, places: Collection[Place]) -> None:
        """Light some places until others are named."""
        if places != self._places:
            self._places = places
            self.repaint()

    def _painted(self, width: int, height: int) -> list[Line]:
        return pointed(self.paint(width, height), self._places)

    def paint(self, width: int, height: int) -> list[Line]:
        """Return the lines to show in `width` cells and `height` lines. Subclasses override this
        method."""
        return []

    def repaint(self) -> None:
        """Paint again and refresh the lines that changed."""
        if not self.is_attached or not self.size.width:
            # A hidden canvas is painted when it is shown again, whatever its size is then.
            self._painted_size = None
            return
        old, size = self._lines, (self.size.width, self.size.height)
        self._lines = self._painted(*size)
        if size != self._painted_size:
            self._painted_size = size
            self.refresh()
            return
        blank: Line = ()
        changed = [
            y
            for y in range(max(len(old), len(self._lines)))
            if (old[y] if y < len(old) else blank)
            != (self._lines[y] if y < len(self._lines) else blank)
        ]
        if changed:
            self.refresh(*(Region(0, y, size[0], 1) for y in changed))

    @property
    def lines(self) -> list[Line]:
        """The lines shown now."""
        return self._lines

    def render_lines(self, crop: Region) -> list[Strip]:
        """Return some lines as strips. The style under all of them is looked up once, because that
        lookup is a third of the work."""
        # The size may change, and even change back, without anybody dropping the strips that were
        # drawn before: between two layouts, or while the canvas is hidden.
        if self._painted_size != (self.size.width, self.size.height):
            self.repaint()
        self._base = self.rich_style
        return super().render_lines(crop)

    def render_line(self, y: int) -> Strip:
        """Return one painted line as a strip."""
        cells, base = self.size.width, self._base
        spans = self._lines[y] if y < len(self._lines) else ()
        spelt = host(self).spelt
        segments = [Segment(spelt(span.text), base + self.style_of(span.roles)) for span in spans]
        strip = Strip(segments, width(spans)).adjust_cell_length(cells, base)
        for row, start, end in self._pointed:
            if row == y:
                shown = strip.crop(start, end).apply_style(POINTED)
                strip = Strip.join([strip.crop(0, start), shown, strip.crop(end, cells)])
        return strip

    def point_out(self, cells: frozenset[Cells]) -> None:
        """Show some cells reversed, because they are spoken of, and no others any more."""
        changed = {row for row, _, _ in cells ^ self._pointed}
        self._pointed = cells
        if changed:
            self.refresh(*(Region(0, row, self.size.width, 1) for row in changed))

    def dim_seats(self, away: Collection[int]) -> None:
        """Show what bears the colour of these seats dim, because their people are away, and that of
        no others any more."""
        if away != self._away:
            self._away = away
            self._styles.clear()
            self.refresh()

    def style_of(self, roles: str) -> Style:
        """Return the style of several roles together; later roles win."""
        style = self._styles.get(roles)
        if style is None:
            app, asked = self.app, roles
            if not {f"seat-{seat}" for seat in self._away}.isdisjoint(roles.split()):
                roles += " dim"
            table = COLOURLESS if app.no_color else SIXTEEN if app.native_ansi_color else LOOKS
            style = self._styles[asked] = style_of(roles, app.theme_variables, table)
        return style

    def notify_style_update(self) -> None:
        """Forget the styles of the old theme."""
        self._styles.clear()
        super().notify_style_update()

    def span_at(self, x: int, y: int) -> Span | None:
        """Return the span at a cell; None if nothing is painted there."""
        for span in self._lines[y] if 0 <= y < len(self._lines) else ():
            x -= width(span.text)
            if x < 0:
                return span
        return None

    def on_click(self, event: Click) -> None:
        """Post `Clicked` if the cell under the mouse has a target."""
        span = self.span_at(event.x, event.y)
        if span is not None and span.target is not None and event.button != RIGHT:
            event.stop()
            self.post_message(self.Clicked(self, span.target))
