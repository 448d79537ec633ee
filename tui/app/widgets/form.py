"""A form: rows of a label and fields, each with room for a complaint below."""

from collections.abc import Callable, Iterable
from typing import Any, ClassVar

from rich.segment import Segment, Segments
from rich.style import Style
from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import DescendantFocus
from textual.scrollbar import ScrollBar, ScrollBarRender
from textual.widget import Widget

from tui.app.widgets.caption import Caption
from tui.app.widgets.fields import field_words
from tui.render.glyphs import UNICODE
from tui.widgets.canvas import Canvas
from tui.widgets.commands import Command, bindings
from tui.widgets.host import host
from tui.words.spans import Line, Span, line, wrap


class FormRow(Vertical):
    """A label and its fields in one line, and below, if there is one, a complaint."""

    def __init__(
        self, label: Line, *fields: Widget, id: str | None = None, classes: str | None = None
    ) -> None:
        super().__init__(id=id, classes=classes)
        self._label = label
        self._widgets = fields

    def compose(self) -> ComposeResult:
        """Yield the label at the left, the fields at its right, the complaint below."""
        with Horizontal(classes="form-line"):
            yield Caption(self._label, classes="form-label")
            yield from self._widgets
        yield Caption(classes="form-wrong")

    @property
    def fields(self) -> list[Widget]:
        """Return the fields that can have the focus, from left to right."""
        return [widget for widget in self._widgets if widget.focusable]

    def complain(self, words: str, roles: str = "loss") -> None:
        """Show what is wrong with the fields; hide the complaint if `words` is empty."""
        wrong = self.query_one(".form-wrong", Caption)
        sign = host(self).glyphs.up
        wrong.show([line(Span(f"{sign} {words}", roles))] if words else [])
        wrong.display = bool(words)


class WholeCells(ScrollBarRender):
    """A scrollbar drawn with the signs of the program's other ones: colour alone shows nothing
    where there is none, and signs for a part of a cell are not in every terminal."""

    VERTICAL_BARS = [" "] * 8
    bar, track = UNICODE.bar, UNICODE.vertical

    @classmethod
    def render_bar(cls, *args: Any, **kwargs: Any) -> Segments:
        """Return the bar, and the track above and below it."""
        drawn = super().render_bar(*args, **kwargs)
        colour = kwargs["bar_color"]
        signs = []
        for _, style, control in drawn.segments:
            on = style is not None and bool(style.reverse)
            look = Style(color=colour, meta=style.meta if style is not None else None)
            signs.append(Segment(cls.bar if on else cls.track, look, control))
        drawn.segments = signs
        return drawn


ScrollBar.renderer = WholeCells


class FormRows(VerticalScroll, can_focus=False, inherit_bindings=False):
    """The rows of a form, scrolled to the focus if they need more room.

    The arrow keys belong to the form, so the bindings that scroll are left out.
    """

    def on_mount(self) -> None:
        """Draw the scrollbar with the signs that the terminal has."""
        glyphs = host(self).glyphs
        WholeCells.bar, WholeCells.track = glyphs.bar, glyphs.vertical


class About(Canvas):
    """The explanation of the field that has the focus."""

    def __init__(self, more: Callable[[Widget], str] = lambda _: "", id: str | None = None) -> None:
        """`more` returns what is told of a field before its explanation, "" for nothing."""
        super().__init__(id=id)
        self._more = more

    def paint(self, width: int, height: int) -> list[Line]:
        """Return the explanation of the field that has the focus, wrapped, after the lines of
        `more`; [] if it has none. Without room for both, leave out the explanation."""
        say, focused = host(self).say, self.screen.focused
        key = field_words(focused, say)
        if focused is None or not key:
            return []
        usual = wrap(line(Span(say(key), "dim")), width - 2)
        more = self._more(focused)
        told = wrap(line(more), width - 2) if more else []
        return [*told, *usual] if len(told) + len(usual) <= height or not more else told


class Form(Vertical):
    """A form whose rows the arrows up and down go through."""

    commands: ClassVar[tuple[Command, ...]] = (
        Command("row(-1)", "up", "form.up", shown=False, listed=False),
        Command("row(1)", "down", "form.down", shown=False, listed=False),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)

    @property
    def rows(self) -> Iterable[FormRow]:
        """Return the rows that are shown and can be changed."""
        return (row for row in self.query(FormRow) if row.display and row.fields)

    @on(DescendantFocus)
    def _explain(self) -> None:
        for about in self.query(About):
            about.repaint()

    def action_row(self, by: int) -> None:
        """Move the focus to the row above or below, to the field at the same place or the last."""
        rows = [row.fields for row in self.rows]
        focused = self.screen.focused
        for at, fields in enumerate(rows):
            if focused in fields and 0 <= at + by < len(rows):
                row = rows[at + by]
                self.screen.set_focus(row[min(fields.index(focused), len(row) - 1)])
                return
