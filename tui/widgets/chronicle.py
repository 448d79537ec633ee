"""The chronicle: what happened, move by move, with the current entry marked.

A line-API log of its own: a new entry repaints a panel of lines and lays nothing out.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar, cast

from textual.binding import BindingType
from textual.events import MouseScrollDown, MouseScrollUp
from textual.message import Message

from tui.commands import Command, bindings
from tui.ink import Line, Span, fit, line, wrap
from tui.widgets.canvas import Canvas

if TYPE_CHECKING:
    from tui.app import LudothequeApp

Entry = tuple[int, list[Line]]
"""The step after which something stands in the chronicle, and its lines."""


class Chronicle(Canvas, can_focus=True):
    """Entries in order of steps. Follows the newest or the current one unless scrolled away."""

    commands: ClassVar[tuple[Command, ...]] = (
        Command("scroll_by(-1)", "up,k", "key.scroll.up", shown=False),
        Command("scroll_by(1)", "down,j", "key.scroll.down", shown=False),
        Command("scroll_by(-10)", "pageup", "key.scroll.pageup", shown=False),
        Command("scroll_by(10)", "pagedown", "key.scroll.pagedown", shown=False),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)

    class Chosen(Message):
        """An entry was clicked: the player wants to go to its step."""

        def __init__(self, step: int) -> None:
            super().__init__()
            self.step = step

    def __init__(self, id: str | None = "chronicle") -> None:
        super().__init__(id=id)
        self._entries: list[Entry] = []
        self._rows: list[tuple[int, Line]] = []
        self._wrapped_to = -1
        self._top = 0
        self._current: int | None = None
        self._follow = True

    def fill(self, entries: Iterable[Entry]) -> None:
        """Replace everything: after a seek, a take-back, another language."""
        self._entries = list(entries)
        self._wrapped_to = -1
        self._follow = True
        self.repaint()

    def append(self, step: int, lines: list[Line]) -> None:
        """One more entry at the end."""
        if not lines:
            return
        self._entries.append((step, lines))
        if self._wrapped_to > 0:
            self._rows += self._wrapped(step, lines)
        self.repaint()

    def mark(self, step: int | None) -> None:
        """Show which entry is the current one; None for the newest."""
        self._current = step
        self._follow = True
        self.repaint()

    def _wrapped(self, step: int, lines: list[Line]) -> list[tuple[int, Line]]:
        return [(step, row) for each in lines for row in wrap(each, self._wrapped_to, indent=4)]

    def _wrap_all(self, cells: int) -> None:
        self._wrapped_to = cells
        self._rows = [row for step, lines in self._entries for row in self._wrapped(step, lines)]

    def paint(self, width: int, height: int) -> list[Line]:
        """The heading and the rows that are in sight."""
        app = cast("LudothequeApp", self.app)
        room = max(height - 1, 0)
        if self._wrapped_to != width - 2:
            self._wrap_all(max(width - 2, 8))
        if self._follow:
            self._top = self._top_to_follow(room)
        self._top = max(min(self._top, len(self._rows) - room), 0)
        above, below = self._top > 0, self._top + room < len(self._rows)
        arrows = (app.glyphs.up if above else " ") + (app.glyphs.down if below else " ")
        title = fit((Span(app.say("table.chronicle"), "title"),), width - 3)
        lines = [line(title, " ", Span(arrows, "dim"))]
        here = self._current_step()
        for step, row in self._rows[self._top : self._top + room]:
            sign = app.glyphs.turn if step == here else " "
            roles = "past" if self._current is not None and step > self._current else ""
            body = tuple(span._replace(roles=roles or span.roles) for span in row)
            spans = (Span(sign, "here"), Span(" "), *body)
            lines.append(tuple(span._replace(target=("step", step)) for span in spans))
        return lines

    def _current_step(self) -> int | None:
        """The newest entry at or before the current step, when there is a current step."""
        if self._current is None or not self._entries:
            return None
        at = bisect_right(self._entries, self._current, key=lambda entry: entry[0])
        return self._entries[at - 1][0] if at else None

    def _top_to_follow(self, room: int) -> int:
        here = self._current_step()
        if self._current is None:
            return len(self._rows) - room
        if here is None:
            return 0
        # Always at the same height: what is in sight depends on the step alone, not on the way.
        return bisect_left(self._rows, here, key=lambda row: row[0]) - room // 2

    def action_scroll_by(self, rows: int) -> None:
        """Look back or forward without moving in the game."""
        self._top = max(min(self._top + rows, len(self._rows) - self.size.height + 1), 0)
        self._follow = self._current is None and self._top + self.size.height > len(self._rows)
        self.repaint()

    def on_mouse_scroll_up(self, event: MouseScrollUp) -> None:
        """The wheel looks back."""
        event.stop()
        self.action_scroll_by(-3)

    def on_mouse_scroll_down(self, event: MouseScrollDown) -> None:
        """The wheel looks forward."""
        event.stop()
        self.action_scroll_by(3)

    def on_canvas_clicked(self, event: Canvas.Clicked) -> None:
        """A click on an entry asks to go there."""
        event.stop()
        self.post_message(self.Chosen(cast(tuple[str, int], event.target)[1]))
