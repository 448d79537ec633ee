"""A form: lines of a label and what one fills in, with a word under what is wrong."""

from collections.abc import Iterable
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widget import Widget

from tui.app.widgets.caption import Caption
from tui.widgets.commands import Command, bindings
from tui.widgets.host import host
from tui.words.spans import Line, Span, line


class FormRow(Vertical):
    """A label and its fields in one line, and under them, when there is one, the complaint."""

    def __init__(
        self, label: Line, *fields: Widget, id: str | None = None, classes: str | None = None
    ) -> None:
        super().__init__(id=id, classes=classes)
        self._label = label
        self._widgets = fields

    def compose(self) -> ComposeResult:
        """The label at the left, the fields at the right of it."""
        with Horizontal(classes="form-line"):
            yield Caption(self._label, classes="form-label")
            yield from self._widgets
        yield Caption(classes="form-wrong")

    @property
    def fields(self) -> list[Widget]:
        """The fields that can have the focus, from left to right."""
        return [widget for widget in self._widgets if widget.focusable]

    def complain(self, words: str) -> None:
        """Say what is wrong here, or nothing."""
        wrong = self.query_one(".form-wrong", Caption)
        sign = host(self).glyphs.up
        wrong.show([line(Span(f"{sign} {words}", "loss"))] if words else [])
        wrong.display = bool(words)


class FormRows(VerticalScroll, can_focus=False, inherit_bindings=False):
    """The rows of a form that may be more than there is room for; they follow the focus. The
    arrows are the form's, so the bindings that scroll are left out."""


class Form(Vertical):
    """Rows, through which the arrows up and down go."""

    commands: ClassVar[tuple[Command, ...]] = (
        Command("row(-1)", "up", "form.up", shown=False, listed=False),
        Command("row(1)", "down", "form.down", shown=False, listed=False),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)

    @property
    def rows(self) -> Iterable[FormRow]:
        """The rows that can be seen and changed."""
        return (row for row in self.query(FormRow) if row.display and row.fields)

    def action_row(self, by: int) -> None:
        """To the row above or below, at the same place in it if there is one."""
        rows = [row.fields for row in self.rows]
        focused = self.screen.focused
        for at, fields in enumerate(rows):
            if focused in fields and 0 <= at + by < len(rows):
                row = rows[at + by]
                self.screen.set_focus(row[min(fields.index(focused), len(row) - 1)])
                return
