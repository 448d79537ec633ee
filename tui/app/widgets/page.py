"""A page of text that scrolls by lines."""

from collections.abc import Callable
from typing import ClassVar

from textual.binding import BindingType
from textual.events import MouseScrollDown, MouseScrollUp
from textual.message import Message

from tui.app.widgets.scrolling import with_bar
from tui.widgets.canvas import Canvas
from tui.widgets.commands import Command, bindings
from tui.widgets.host import host
from tui.words.spans import BLANK, Line, line

MARGIN = 2


class Page(Canvas, can_focus=True):
    """A page of lines, which `write` makes for a width and a height; the width is at most `widest`
    cells."""

    commands: ClassVar[tuple[Command, ...]] = (
        Command("scroll_by(-1)", "up", "key.scroll.up", shown=False, listed=False),
        Command("scroll_by(1)", "down", "key.scroll.down", shown=False, listed=False),
        Command("page(-1)", "pageup", "key.scroll.pageup", shown=False, listed=False),
        Command("page(1)", "pagedown,space", "page.pagedown", cap="cap.pages", listed=False),
        Command("to_first", "home", "page.first", shown=False, listed=False),
        Command("to_last", "end", "page.last", shown=False, listed=False),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)

    class Scrolled(Message):
        """The message that another line is at the top, or that the text is new."""

    def __init__(
        self, write: Callable[[int, int], list[Line]], widest: int = 76, id: str | None = None
    ) -> None:
        super().__init__(id=id)
        self._write = write
        self._widest = widest
        self._written_to = (-1, -1)
        self._text: list[Line] = []
        self.top = 0

    def rewrite(self, top: int = 0) -> None:
        """Write the text anew, with line `top` as the first in sight."""
        self._written_to = (-1, -1)
        self.top = top
        self.repaint()

    def paint(self, width: int, height: int) -> list[Line]:
        """Draw the lines in sight."""
        measure = max(min(width - MARGIN - 3, self._widest), 1)
        if self._written_to != (measure, height):
            self._written_to = (measure, height)
            self._text = self._write(measure, height)
            self.post_message(self.Scrolled())
        self.top = max(min(self.top, len(self._text) - height), 0)
        shown = [line(" " * MARGIN, *spans) for spans in self._text[self.top : self.top + height]]
        if len(self._text) > height:
            shown += [BLANK] * (height - len(shown))
        glyphs = host(self).glyphs
        return with_bar(shown, self.top, len(self._text), width, glyphs)

    @property
    def all_in_sight(self) -> bool:
        """True if no line of the text is out of sight."""
        return len(self._text) <= self.size.height

    def go_to(self, top: int) -> None:
        """Scroll so that line `top` is the first in sight, as far as there is text."""
        top = max(min(top, len(self._text) - self.size.height), 0)
        if top != self.top:
            self.top = top
            self.repaint()
            self.post_message(self.Scrolled())

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Disable scrolling if the whole text is in sight."""
        return not self.all_in_sight

    def action_scroll_by(self, lines: int) -> None:
        """Scroll by so many lines, down if positive."""
        self.go_to(self.top + lines)

    def action_page(self, by: int) -> None:
        """Scroll by a page; two lines stay in sight."""
        self.go_to(self.top + by * max(self.size.height - 2, 1))

    def action_to_first(self) -> None:
        """Scroll to the beginning."""
        self.go_to(0)

    def action_to_last(self) -> None:
        """Scroll to the end."""
        self.go_to(len(self._text))

    def on_mouse_scroll_up(self, event: MouseScrollUp) -> None:
        """Scroll three lines up."""
        event.stop()
        self.go_to(self.top - 3)

    def on_mouse_scroll_down(self, event: MouseScrollDown) -> None:
        """Scroll three lines down."""
        event.stop()
        self.go_to(self.top + 3)


class SidePage(Page):
    """A page beside a list. It takes the focus only to be scrolled, because the list has the keys
    that do something."""

    def allow_focus(self) -> bool:
        """Refuse the focus if the whole text is in sight."""
        return super().allow_focus() and not self.all_in_sight
