"""A list of rows with a cursor, for menus, saved games and contents."""

from collections.abc import Callable
from typing import ClassVar, cast

from textual.actions import SkipAction
from textual.binding import BindingType
from textual.events import MouseScrollDown, MouseScrollUp
from textual.message import Message

from tui.app.widgets.focus import FocusCanvas
from tui.app.widgets.scrolling import kept_in_sight, with_bar
from tui.widgets.canvas import Canvas
from tui.widgets.commands import Command, bindings
from tui.widgets.host import host
from tui.words.spans import Line, Span, fit, line, marked

Draw = Callable[[int, int], Line]
"""A function that returns the row of an index, in so many cells."""

Row = tuple[str, int]
"""The target of a click on a row: ("row", its index)."""


class Rows(FocusCanvas):
    """Rows that `draw` paints when they are in sight, so that any number of them costs the same.

    `deed` returns the key of the words for what choosing the row under the cursor does; without it,
    the words are "open". With `at_once` a click chooses a row; else the first click moves the
    cursor to it, and a click on the row under the cursor chooses it.
    """

    commands: ClassVar[tuple[Command, ...]] = (
        Command("choose", "enter", "rows.choose", listed=False),
        Command("move(-1)", "up", "rows.up", shown=False, listed=False),
        Command("move(1)", "down", "rows.down", shown=False, listed=False),
        Command("page(-1)", "pageup", "rows.pageup", shown=False, listed=False),
        Command("page(1)", "pagedown", "rows.pagedown", shown=False, listed=False),
        Command("to_first", "home", "rows.first", shown=False, listed=False),
        Command("to_last", "end", "rows.last", shown=False, listed=False),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)

    class Moved(Message):
        """The message that the cursor is on another row."""

        def __init__(self, rows: "Rows", index: int) -> None:
            super().__init__()
            self.rows = rows
            self.index = index

        @property
        def control(self) -> "Rows":
            """Return the list."""
            return self.rows

    class Chosen(Moved):
        """The message that the row under the cursor was chosen."""

    def __init__(
        self,
        draw: Draw,
        count: int,
        at: int = 0,
        *,
        at_once: bool = False,
        deed: Callable[[], str] | None = None,
        id: str | None = None,
    ) -> None:
        super().__init__(id=id)
        self._draw = draw
        self._at_once = at_once
        self._deed = deed
        self._top = 0
        self.count = count
        self.cursor = max(min(at, count - 1), 0)

    def fill(self, count: int, at: int) -> None:
        """Replace the rows: set their number, and the cursor."""
        self.count = count
        self.cursor = max(min(at, count - 1), 0)
        self.repaint()

    def paint(self, width: int, height: int) -> list[Line]:
        """Draw the rows in sight."""
        self._top = kept_in_sight(self._top, self.cursor, height, self.count)
        shown = range(self._top, min(self._top + height, self.count))
        cells = self.room + 3
        rows = [self._row(index, cells) for index in shown]
        glyphs = host(self).glyphs
        return with_bar(rows, self._top, self.count, width, glyphs)

    @property
    def room(self) -> int:
        """The cells that `draw` has for a row, between its sign and a bar at the right."""
        width, height = self.size
        return width - (5 if self.count > height else 3)

    def _row(self, index: int, cells: int) -> Line:
        glyphs = host(self).glyphs
        here = index == self.cursor
        sign = Span(f"{glyphs.turn if here else ' '} ", "key" if here else "")
        row = fit(line(sign, *self._draw(index, cells - 3), " "), cells, glyphs.ellipsis)
        if here:
            row = marked(row, "cursor" if self.has_focus else "lit")
        target: Row = ("row", index)
        return tuple(span._replace(target=target) for span in row)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Disable all keys if there are no rows."""
        return self.count > 0

    def now(self, command: Command) -> Command:
        """Name the key that chooses after what it does now."""
        if self._deed is None or command.action != "choose":
            return command
        return command._replace(deed=self._deed())

    def action_move(self, by: int) -> None:
        """Move the cursor up or down. At the ends, leave the key to other widgets."""
        if not 0 <= self.cursor + by < self.count:
            raise SkipAction
        self.go_to(self.cursor + by)

    def action_page(self, by: int) -> None:
        """Move the cursor a page up or down."""
        self.go_to(self.cursor + by * max(self.size.height - 1, 1))

    def action_to_first(self) -> None:
        """Move the cursor to the first row."""
        self.go_to(0)

    def action_to_last(self) -> None:
        """Move the cursor to the last row."""
        self.go_to(self.count - 1)

    def action_choose(self) -> None:
        """Post `Chosen` for the row under the cursor."""
        if self.count:
            self.post_message(self.Chosen(self, self.cursor))

    def go_to(self, index: int) -> None:
        """Move the cursor to a row, or to the nearest there is."""
        index = max(min(index, self.count - 1), 0)
        if index != self.cursor and self.count:
            self.cursor = index
            self.repaint()
            self.post_message(self.Moved(self, index))

    def on_mouse_scroll_up(self, event: MouseScrollUp) -> None:
        """Move the cursor one row up."""
        event.stop()
        self.go_to(self.cursor - 1)

    def on_mouse_scroll_down(self, event: MouseScrollDown) -> None:
        """Move the cursor one row down."""
        event.stop()
        self.go_to(self.cursor + 1)

    def on_canvas_clicked(self, event: Canvas.Clicked) -> None:
        """Move the cursor to the clicked row, or choose it."""
        if event.canvas is not self:
            return
        event.stop()
        index = cast(Row, event.target)[1]
        again = index == self.cursor
        self.go_to(index)
        if self._at_once or again:
            self.action_choose()
