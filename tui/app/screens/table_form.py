"""The base of the two forms on the way to a table on the net: to host one, to join one."""

from collections.abc import Iterable
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.widget import Widget

from themes.loader import layout
from tui.app.screens.base import BACK, BaseScreen
from tui.app.widgets.button import Button
from tui.app.widgets.caption import Caption
from tui.app.widgets.form import About, Form, FormRow, FormRows
from tui.widgets.commands import Command
from tui.words.spans import Line, Span, left, line

LABEL: Final = 22

FORM: Final = (
    Command("app.focus_next", "tab", "new.key.next", shown=False, listed=False),
    BACK,
)
"""The commands of every form."""


class TableFormScreen(BaseScreen):
    """A form of labelled fields with a button below, and a note beside that."""

    CSS_PATH = [layout("form"), layout("online")]  # noqa: RUF012

    title_key: ClassVar[str]
    button_key: ClassVar[str]

    def head(self) -> tuple[Line, Line]:
        """Return the title."""
        return line(Span(self.say(self.title_key), "strong")), ()

    def body(self) -> ComposeResult:
        """Yield the form."""
        with Form(id="table-form"):
            with FormRows():
                yield from self.rows()
            yield About(id="about")
            with Horizontal(id="start-line"):
                # The first command of a form does what its button does.
                button = Button(self.say(self.button_key), "go", self.commands[0].label)
                yield FormRow((), button, id="row-start")
                yield Caption(id="note")

    def rows(self) -> Iterable[FormRow]:
        """Return the rows of the form."""
        raise NotImplementedError

    def row(self, label: str, field: Widget, classes: str = "") -> FormRow:
        """Return the row of a field; `label` is the key of its words."""
        words = left(self.say(label), LABEL - 1, self.app.glyphs.ellipsis)
        return FormRow(line(Span(words)), field, id=f"row-{field.id}", classes=classes)
