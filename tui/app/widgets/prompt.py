"""A line for typing one thing: words to search, a title, a path."""

from collections.abc import Callable
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
from tui.widgets.host import host
from tui.widgets.late_keys import LateKeys
from tui.words.spans import Span, line

Complete = Callable[[str], tuple[str, list[str]]]
"""A function that returns a text with all that can only follow it, and the names that may come next
if there are several."""

MOST_NAMED = 12
"""The most names that are shown of those that may follow."""


class Entry(Input, LateKeys):
    """The field of a prompt. A control character becomes a question mark, so that no terminal obeys
    it."""

    commands: ClassVar[tuple[Command, ...]] = (
        Command("submit", "enter", "prompt.done", listed=False),
        Command("drop", "escape", "prompt.drop", listed=False),
        Command("submit", "down", "prompt.done", shown=False, listed=False),
        Command("complete", "tab", "prompt.complete", listed=False),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)

    class Dropped(Message):
        """The message that the player has given up."""

    def __init__(self) -> None:
        super().__init__(compact=True, select_on_focus=False, id="entry")
        self.cursor_blink = False

    def validate_value(self, value: str) -> str:
        """Return the text without control characters."""
        return visible(value)

    def allow_focus(self) -> bool:
        """Refuse the focus while nothing is asked: Textual would give it to a hidden field."""
        prompt = self.parent
        return super().allow_focus() and isinstance(prompt, Prompt) and bool(prompt.purpose)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Let Tab complete only what can be completed."""
        if action == "complete":
            return isinstance(self.parent, Prompt) and self.parent.complete is not None
        return super().check_action(action, parameters)

    def action_drop(self) -> None:
        """Post `Dropped`."""
        self.post_message(self.Dropped())

    def action_complete(self) -> None:
        """Complete what was typed; if several things may follow, name them."""
        prompt = self.parent
        if isinstance(prompt, Prompt) and prompt.complete is not None:
            text, names = prompt.complete(self.value)
            if text == self.value and names:
                shown = [visible(name) for name in names[:MOST_NAMED]]
                more = [host(self).glyphs.ellipsis] if len(names) > MOST_NAMED else []
                self.app.clear_notifications()
                self.app.notify("  ".join([*shown, *more]), markup=False)
            self.value = text
            self.cursor_position = len(text)


class Prompt(Horizontal):
    """A question and its field, hidden until something is asked; `purpose` tells the questions
    apart. The answer comes in messages."""

    class Said(Message):
        """A message with the text of the field."""

        def __init__(self, purpose: str, text: str) -> None:
            super().__init__()
            self.purpose = purpose
            self.text = text

    class Typed(Said):
        """The message that the text has changed."""

    class Answered(Said):
        """The message that the text was confirmed with Enter."""

    class Dropped(Message):
        """The message that the question was not answered."""

        def __init__(self, purpose: str) -> None:
            super().__init__()
            self.purpose = purpose

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self.purpose = ""
        self.complete: Complete | None = None
        """The function that completes the text when Tab is pressed; None if Tab completes
        nothing."""
        self.display = False

    def compose(self) -> ComposeResult:
        """Yield the question and the field."""
        yield Caption(id="question")
        yield Entry()

    @property
    def text(self) -> str:
        """Return the text of the field."""
        return self.query_one(Entry).value

    def ask(
        self,
        purpose: str,
        question: str,
        text: str = "",
        focus: bool = True,
        hint: str = "",
        complete: Complete | None = None,
    ) -> None:
        """Show a question, with `text` as the first answer; `hint` stands in the empty field, and
        Tab completes an answer by `complete`."""
        self.purpose, self.complete = purpose, complete
        caption, entry = self.query_one(Caption), self.query_one(Entry)
        caption.show([line(Span(question, "accent"))])
        caption.styles.width = len(question) + 1
        with entry.prevent(Input.Changed):
            entry.value = text
            entry.placeholder = hint
        entry.cursor_position = len(text)
        self.display = True
        if focus:
            # set_focus takes effect at once; entry.focus() might come after the next key.
            self.screen.set_focus(entry)

    def close(self) -> None:
        """Hide the question."""
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
        if self.purpose:
            self.post_message(self.Answered(self.purpose, event.value))

    @on(Entry.Dropped)
    def _dropped(self, event: Entry.Dropped) -> None:
        event.stop()
        if self.purpose:
            self.post_message(self.Dropped(self.purpose))
