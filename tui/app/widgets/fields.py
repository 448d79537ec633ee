"""Fields of a form, one line each: one of several values, a number, a text."""

from collections.abc import Sequence
from typing import Any, ClassVar, cast

from textual.binding import BindingType
from textual.events import Key
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Input

from saves.names import NAME_CELLS, clean
from tui.app.widgets.button import Button
from tui.app.widgets.focus import FocusCanvas
from tui.widgets.canvas import Canvas
from tui.widgets.commands import DIGIT_KEYS, Command, bindings
from tui.widgets.host import host
from tui.widgets.late_keys import LateKeys
from tui.words import Wording
from tui.words.spans import Line, Span, line, width


class Field(FocusCanvas):
    """A line whose value the arrows at the left and right change."""

    commands: ClassVar[tuple[Command, ...]] = (
        Command("step(-1)", "left", "key.value.less", shown=False, listed=False),
        Command("step(1)", "right", "key.value", cap="cap.sides", listed=False),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)

    about = ""
    """The key of the field's explanation; "" if its id leads to it."""

    class Changed(Message):
        """The message that the player has changed the value."""

        def __init__(self, field: "Field") -> None:
            super().__init__()
            self.field = field

        @property
        def control(self) -> "Field":
            """Return the field."""
            return self.field

    @property
    def value(self) -> Any:
        """Return the current value."""
        raise NotImplementedError

    def action_step(self, by: int) -> None:
        """Change the value by so many places or units."""
        raise NotImplementedError

    @property
    def _chosen(self) -> str:
        if any(node.disabled for node in self.ancestors_with_self if isinstance(node, Widget)):
            return "dim"  # a value that changes nothing stays readable, but stands out no more
        return "cursor" if self.has_focus else "lit"

    def _arrows(self, value: str, less: bool, more: bool) -> Line:
        glyphs = host(self).glyphs
        back = Span(f" {glyphs.left} ", "key" if less else "faint", ("step", -1))
        on = Span(f" {glyphs.right} ", "key" if more else "faint", ("step", 1))
        return line(back, Span(f" {value} ", self._chosen), on)


class Choice(Field):
    """One of several values: all in a row where there is room, else the chosen value between two
    arrows."""

    def __init__(
        self, values: Sequence[tuple[Any, str]], value: Any, *, id: str | None = None
    ) -> None:
        super().__init__(id=id)
        self._values = list(values)
        self._at = self._place(value)

    def _place(self, value: Any) -> int:
        known = [each for each, _ in self._values]
        return known.index(value) if value in known else 0

    def offer(self, values: Sequence[tuple[Any, str]]) -> None:
        """Replace the values. The chosen one stays if it is among the new ones; else the first is
        chosen."""
        value, self._values = self.value, list(values)
        self._at = self._place(value)
        self.repaint()

    @property
    def value(self) -> Any:
        """Return the chosen value."""
        return self._values[self._at][0]

    def paint(self, cells: int, height: int) -> list[Line]:
        """Draw all values with the chosen one marked, or only that one between arrows."""
        spans = []
        for index, (_, label) in enumerate(self._values):
            roles = self._chosen if index == self._at else "dim"
            spans.append(Span(f" {label} ", roles, ("pick", index)))
            spans.append(Span(" "))
        if width(tuple(spans)) <= cells + 1:
            return [line(*spans[:-1])]
        less, more = self._at > 0, self._at < len(self._values) - 1
        return [self._arrows(self._values[self._at][1], less, more)]

    def action_step(self, by: int) -> None:
        """Choose the value so many places further."""
        self._pick(self._at + by)

    def choose(self, value: Any) -> None:
        """Choose a value as the player would; do nothing if it is not on offer."""
        known = [each for each, _ in self._values]
        if value in known:
            self._pick(known.index(value))

    def _pick(self, index: int) -> None:
        index = max(min(index, len(self._values) - 1), 0)
        if index != self._at:
            self._at = index
            self.repaint()
            self.post_message(self.Changed(self))

    def on_canvas_clicked(self, event: Canvas.Clicked) -> None:
        """Choose the value that was clicked, or step by the arrow that was."""
        event.stop()
        what, number = cast(tuple[str, int], event.target)
        self._pick(number if what == "pick" else self._at + number)


class Number(Field):
    """A whole number within bounds, changed with arrows or typed."""

    commands: ClassVar[tuple[Command, ...]] = (
        *Field.commands,
        Command("digit('0')", DIGIT_KEYS["0"], "field.digit", shown=False, listed=False),
        *(
            Command(f"digit('{n}')", DIGIT_KEYS[str(n)], "field.digit", shown=False, listed=False)
            for n in range(1, 10)
        ),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)

    def __init__(self, value: int, least: int, most: int, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._number = value
        self._least = least
        self._most = most

    @property
    def value(self) -> int:
        """Return the number."""
        return self._number

    def paint(self, cells: int, height: int) -> list[Line]:
        """Draw the number between its arrows."""
        text = str(self._number).rjust(len(str(self._most)))
        return [self._arrows(text, self._number > self._least, self._number < self._most)]

    def action_step(self, by: int) -> None:
        """Add `by` to the number, within its bounds."""
        self._set(self._number + by)

    def action_digit(self, digit: str) -> None:
        """Append a digit to the number if the result is not too large, else start with the
        digit."""
        longer = int(f"{self._number}{digit}")
        self._set(longer if longer <= self._most else int(digit))

    def _set(self, number: int) -> None:
        number = max(min(number, self._most), self._least)
        if number != self._number:
            self._number = number
            self.repaint()
            self.post_message(self.Changed(self))

    def on_canvas_clicked(self, event: Canvas.Clicked) -> None:
        """Step by the arrow that was clicked."""
        event.stop()
        self._set(self._number + cast(tuple[str, int], event.target)[1])


class TextField(Input, LateKeys):
    """A line of text that can be shown and stored: typed or pasted text is cleaned at once."""

    class Shortened(Message):
        """The message that what is typed has no more room, or has room again."""

    def __init__(
        self, value: str, placeholder: str = "", cells: int = NAME_CELLS, *, id: str | None = None
    ) -> None:
        self._cells = cells
        self.shortened = False
        """Whether the end of what was typed last had no room."""
        # What stands there is kept as it is typed, so a key must not replace the whole of it.
        super().__init__(value, placeholder=placeholder, compact=True, select_on_focus=False, id=id)
        self.cursor_blink = False

    def on_mount(self) -> None:
        """Write the placeholder in the signs that may be used."""
        self.placeholder = host(self).spelt(str(self.placeholder))

    async def on_key(self, event: Key) -> None:
        """Open the help with its key: who wanted help had got a name of that sign."""
        if event.key == "question_mark":
            event.stop()
            event.prevent_default()
            await self.run_action("app.help")

    def validate_value(self, value: str) -> str:
        """Return the text cleaned. One blank at the end stays, because a second name may follow."""
        cleaned = clean(value, self._cells)
        shortened = cleaned != clean(value, 4 * self._cells)
        if shortened != self.shortened:
            self.shortened = shortened
            self.post_message(self.Shortened())
        blank = value.endswith(" ") and cleaned and len(cleaned) < self._cells
        return cleaned + " " if blank else cleaned


def field_words(focused: Widget | None, say: Wording) -> str:
    """Return the key of the explanation of the focused field, "" if there is none."""
    if isinstance(focused, Field | Button) and focused.about:
        return focused.about
    name = focused.id if focused is not None and focused.id else ""
    kind, dash, seat = name.rpartition("-")
    if dash and seat.isdecimal():
        name = "name-seat" if kind == "name" else kind
    key = f"field.{name}"
    return key if say.has(key) else ""
