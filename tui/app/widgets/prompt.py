"""A line in which one thing is typed: what to look for, a title, a path."""

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal
from textual.message import Message
from textual.widgets import Input

from saves.names import visible
from tui.app.widgets.caption import Caption
from tui.widgets.commands import Command, bindings
from tui.words.spans import Span, line


class Entry(Input):
    """The field. A character that a terminal might obey is shown, and read, as a question mark."""

    commands: ClassVar[tuple[Command, ...]] = (
        Command("submit", "enter", "prompt.done", listed=False),
        Command("drop", "escape", "prompt.drop", listed=False),
        Command("submit", "down", "prompt.done", shown=False, listed=False),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)

    class Dropped(Message):
        """The player wants nothing any more."""

    def __init__(self) -> None:
        super().__init__(compact=True, select_on_focus=False, id="entry")
        self.cursor_blink = False

    def validate_value(self, value: str) -> str:
        """Harmless to look at."""
        return visible(value)

    def action_drop(self) -> None:
        """Leave it."""
        self.post_message(self.Dropped())


class Prompt(Horizontal):
    """Hidden until something is asked; `purpose` says what. The answer comes in messages."""

    class Said(Message):
        """What stands in the field."""

        def __init__(self, purpose: str, text: str) -> None:
            super().__init__()
            self.purpose = purpose
            self.text = text

    class Typed(Said):
        """Something is being typed."""

    class Answered(Said):
        """Something was typed, and is meant."""

    class Dropped(Message):
        """The question was not answered."""

        def __init__(self, purpose: str) -> None:
            super().__init__()
            self.purpose = purpose

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self.purpose = ""
        self.display = False

    def compose(self) -> ComposeResult:
        """The question and the field."""
        yield Caption(id="question")
        yield Entry()

    @property
    def text(self) -> str:
        """What stands in the field."""
        return self.query_one(Entry).value

    def ask(self, purpose: str, question: str, text: str = "", focus: bool = True) -> None:
        """Show the question, with an answer to begin with."""
        self.purpose = purpose
        caption, entry = self.query_one(Caption), self.query_one(Entry)
        caption.show([line(Span(question, "accent"))])
        caption.styles.width = len(question) + 1
        with entry.prevent(Input.Changed):
            entry.value = text
        entry.cursor_position = len(text)
        self.display = True
        if focus:
            # Not entry.focus(), which comes later than the next key may.
            self.screen.set_focus(entry)

    def close(self) -> None:
        """No question any more."""
        self.purpose = ""
        self.display = False

    @on(Input.Changed)
    def _typed(self, event: Input.Changed) -> None:
        event.stop()
        if self.purpose:
            self.post_message(self.Typed(self.purpose, event.value))

    @on(Input.Submitted)
    def _submitted(self, event: Input.Submitted) -> None:
        event.stop()
        self.post_message(self.Answered(self.purpose, event.value))

    @on(Entry.Dropped)
    def _dropped(self, event: Entry.Dropped) -> None:
        event.stop()
        self.post_message(self.Dropped(self.purpose))
