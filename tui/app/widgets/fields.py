"""What one fills in: one of several, a number, a text. A line each."""

from collections.abc import Sequence
from typing import Any, ClassVar, cast

from textual.binding import BindingType
from textual.message import Message
from textual.widgets import Input

from saves.names import NAME_CELLS, clean
from tui.app.widgets.focus import FocusCanvas
from tui.widgets.canvas import Canvas
from tui.widgets.commands import DIGIT_KEYS, Command, bindings
from tui.widgets.host import host
from tui.words.spans import Line, Span, line, width


class Field(FocusCanvas):
    """A line whose value the arrows at the left and right change."""

    commands: ClassVar[tuple[Command, ...]] = (
        Command("step(-1)", "left", "field.less", shown=False, listed=False),
        Command("step(1)", "right", "field.more", cap="cap.sides", listed=False),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)

    about = ""
    """The key of what the field means, where its id does not say it."""

    class Changed(Message):
        """The player has changed the value."""

        def __init__(self, field: "Field") -> None:
            super().__init__()
            self.field = field

        @property
        def control(self) -> "Field":
            """The field."""
            return self.field

    @property
    def value(self) -> Any:
        """What is set."""
        raise NotImplementedError

    def action_step(self, by: int) -> None:
        """The value before or after."""
        raise NotImplementedError

    @property
    def _chosen(self) -> str:
        return "cursor" if self.has_focus else "lit"

    def _arrows(self, value: str, less: bool, more: bool) -> Line:
        glyphs = host(self).glyphs
        back = Span(f" {glyphs.left} ", "key" if less else "faint", ("step", -1))
        on = Span(f" {glyphs.right} ", "key" if more else "faint", ("step", 1))
        return line(back, Span(f" {value} ", self._chosen), on)


class Choice(Field):
    """One of several values: all in a row where there is room, else the one and two arrows."""

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
        """Other values, of which the chosen one stays so if it is among them."""
        value, self._values = self.value, list(values)
        self._at = self._place(value)
        self.repaint()

    @property
    def value(self) -> Any:
        """The value that is chosen."""
        return self._values[self._at][0]

    def paint(self, cells: int, height: int) -> list[Line]:
        """All values, the chosen one marked."""
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
        """The value before or after."""
        self._pick(self._at + by)

    def choose(self, value: Any) -> None:
        """Choose a value as the player would; nothing happens if it is not among them."""
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
        """A value or an arrow was clicked."""
        event.stop()
        what, number = cast(tuple[str, int], event.target)
        self._pick(number if what == "pick" else self._at + number)


class Number(Field):
    """A whole number within bounds: arrows, or typed."""

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
        """The number."""
        return self._number

    def paint(self, cells: int, height: int) -> list[Line]:
        """The number between its arrows."""
        text = str(self._number).rjust(len(str(self._most)))
        return [self._arrows(text, self._number > self._least, self._number < self._most)]

    def action_step(self, by: int) -> None:
        """One less or one more."""
        self._set(self._number + by)

    def action_digit(self, digit: str) -> None:
        """Typed behind what stands there if that is possible, else alone."""
        longer = int(f"{self._number}{digit}")
        self._set(longer if longer <= self._most else int(digit))

    def _set(self, number: int) -> None:
        number = max(min(number, self._most), self._least)
        if number != self._number:
            self._number = number
            self.repaint()
            self.post_message(self.Changed(self))

    def on_canvas_clicked(self, event: Canvas.Clicked) -> None:
        """An arrow was clicked."""
        event.stop()
        self._set(self._number + cast(tuple[str, int], event.target)[1])


class TextField(Input):
    """A line of text that can be shown and stored: what is typed or pasted is cleaned at once."""

    def __init__(
        self, value: str, placeholder: str = "", cells: int = NAME_CELLS, *, id: str | None = None
    ) -> None:
        self._cells = cells
        super().__init__(value, placeholder=placeholder, compact=True, id=id)
        self.cursor_blink = False

    def on_mount(self) -> None:
        """The placeholder in the signs that may be used."""
        self.placeholder = host(self).spelt(str(self.placeholder))

    def validate_value(self, value: str) -> str:
        """Cleaned; one blank at the end stays, for a second name will follow."""
        cleaned = clean(value, self._cells)
        blank = value.endswith(" ") and cleaned and len(cleaned) < self._cells
        return cleaned + " " if blank else cleaned
