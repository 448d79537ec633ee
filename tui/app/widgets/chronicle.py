"""The chronicle: the steps of a game in words, with the current one marked.

Players read "log"; the code says chronicle, because every screen of Textual has a `log` already. It
is drawn line by line: a new step repaints one panel and lays nothing out. Steps are told only when
they come in sight, so that any place of the longest game is reached equally fast.
"""

from collections.abc import Callable, Iterator
from itertools import islice
from typing import ClassVar, cast

from textual.binding import BindingType
from textual.events import MouseScrollDown, MouseScrollUp
from textual.message import Message

from tui.app.widgets.focus import FocusCanvas
from tui.widgets.canvas import Canvas
from tui.widgets.commands import Command, bindings
from tui.widgets.host import host
from tui.words.spans import Line, Span, fit, line, wrap

Tell = Callable[[int], list[Line]]
"""A function that returns the lines on a step of an account, none if there is nothing to tell."""

Place = tuple[int, int]
"""A row of the chronicle: its step, and its index among the rows of that step."""

BEGINNING: Place = (1, 0)


class Chronicle(FocusCanvas):
    """The lines of the steps, in order. It follows the newest or the current step unless scrolled
    away."""

    commands: ClassVar[tuple[Command, ...]] = (
        Command("scroll_by(-1)", "up,k", "key.scroll.up", shown=False),
        Command("scroll_by(1)", "down,j", "key.scroll.down", cap="cap.updown"),
        Command("scroll_by(-10)", "pageup", "key.scroll.pageup", shown=False),
        Command("scroll_by(10)", "pagedown", "key.scroll.pagedown", shown=False),
        Command("to_first", "home", "page.first", shown=False),
        Command("follow", "end", "page.last", shown=False),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)

    class Chosen(Message):
        """The message that a step was clicked: the player wants to go there."""

        def __init__(self, number: int) -> None:
            super().__init__()
            self.number = number

    def __init__(self, id: str | None = "chronicle") -> None:
        super().__init__(id=id)
        self._tell: Tell | None = None
        self._last = 0
        self._rows: dict[int, list[Line]] = {}
        self._wrapped_to = -1
        self._top = BEGINNING
        self._current: int | None = None
        self._follow = True
        self._covered = 0

    def show(self, tell: Tell, last: int) -> None:
        """Replace the whole story, up to step `last`: after an undo, in another perspective or
        language."""
        self._tell, self._last = tell, last
        self._rows.clear()
        self._follow = True
        self.repaint()

    def extend(self, last: int) -> None:
        """Continue the story, up to step `last`."""
        if last != self._last:
            # Tell the last step again, because words may have been added to it.
            self._rows.pop(self._last, None)
            self._last = last
            self.repaint()

    def cover(self, rows: int) -> None:
        """End `rows` rows higher, because something lies over them; 0 if nothing does."""
        if rows != self._covered:
            self._covered = rows
            self.repaint()

    def mark(self, step: int | None) -> None:
        """Mark a step as the current one; None for the newest."""
        self._current = step
        self._follow = True
        self.repaint()

    def _rows_of(self, step: int) -> list[Line]:
        rows = self._rows.get(step)
        if rows is None:
            told = self._tell(step) if self._tell is not None else []
            rows = [row for each in told for row in wrap(each, self._wrapped_to, indent=4)]
            self._rows[step] = rows
        return rows

    def _onwards(self, place: Place) -> Iterator[Place]:
        """Yield this row and those below it."""
        step, at = place
        while step <= self._last:
            yield from ((step, row) for row in range(at, len(self._rows_of(step))))
            step, at = step + 1, 0

    def _back(self, place: Place) -> Iterator[Place]:
        """Yield the rows above this one, the nearest first."""
        step, at = place
        while True:
            yield from ((step, row) for row in reversed(range(at)))
            step -= 1
            if step < 1:
                return
            at = len(self._rows_of(step))

    def _above(self, place: Place, rows: int) -> Place:
        """Return the row so many rows further up, or the first."""
        *_, found = [place, *islice(self._back(place), rows)]
        return found

    def _below(self, place: Place, rows: int) -> Place:
        """Return the row so many rows further down, or the last."""
        *_, found = [place, *islice(self._onwards(place), rows + 1)]
        return found

    def paint(self, width: int, height: int) -> list[Line]:
        """Draw the heading and the rows in sight."""
        app = host(self)
        room = self._room(height)
        if self._wrapped_to != max(width - 2, 8):
            self._wrapped_to = max(width - 2, 8)
            self._rows.clear()
        here = self._current_step()
        end = (self._last + 1, 0)
        if self._follow:
            # The current row is always at the same height, so that the picture depends on the step
            # only.
            newest = self._current is None
            place = end if newest else BEGINNING if here is None else (here, 0)
            self._top = self._above(place, room if newest else room // 2)
        self._top = min(self._top, self._above(end, room))
        shown = list(islice(self._onwards(self._top), room + 1))
        above = next(self._back(self._top), None) is not None
        arrows = (app.glyphs.up if above else " ") + (app.glyphs.down if shown[room:] else " ")
        title = fit(
            (Span(app.say("table.chronicle"), "cursor" if self.has_focus else "title"),), width - 3
        )
        lines = [line(title, " ", Span(arrows, "dim"))]
        for step, row in shown[:room]:
            sign = app.glyphs.turn if step == here else " "
            roles = "past" if self._current is not None and step > self._current else ""
            body = tuple(
                span._replace(roles=roles or span.roles) for span in self._rows_of(step)[row]
            )
            spans = (Span(sign, "here"), Span(" "), *body)
            lines.append(tuple(span._replace(target=("step", step)) for span in spans))
        return lines

    def _room(self, height: int) -> int:
        return max(height - 1 - self._covered, 0)

    def _current_step(self) -> int | None:
        """Return the last step with lines at or before the current one; None without a current step
        or such lines."""
        if self._current is None:
            return None
        return next(self._back((min(self._current, self._last) + 1, 0)), (None, 0))[0]

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Leave the keys of both ends to a replay, where they go to its first and last step."""
        return self._current is None or action not in ("to_first", "follow")

    def action_to_first(self) -> None:
        """Scroll to the beginning."""
        self._top, self._follow = BEGINNING, False
        self.repaint()

    def action_follow(self) -> None:
        """Show the newest or the current step, and those that come."""
        self._follow = True
        self.repaint()

    def action_scroll_by(self, rows: int) -> None:
        """Scroll back or forward without moving in the game."""
        room = self._room(self.size.height)
        lowest = self._above((self._last + 1, 0), room)
        way = self._below if rows > 0 else self._above
        self._top = min(way(self._top, abs(rows)), lowest)
        self._follow = self._current is None and self._top == lowest
        self.repaint()

    def on_mouse_scroll_up(self, event: MouseScrollUp) -> None:
        """Scroll back."""
        event.stop()
        self.action_scroll_by(-3)

    def on_mouse_scroll_down(self, event: MouseScrollDown) -> None:
        """Scroll forward."""
        event.stop()
        self.action_scroll_by(3)

    def on_canvas_clicked(self, event: Canvas.Clicked) -> None:
        """Post `Chosen` with the step that was clicked."""
        event.stop()
        self.post_message(self.Chosen(cast(tuple[str, int], event.target)[1]))
