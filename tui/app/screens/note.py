"""Writing a note on a step: a rating, and words."""

from collections.abc import Callable
from itertools import islice
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical

from saves.names import clean_text
from saves.problems import SaveError
from saves.records import TEXT_LIMIT, Glyph, Note
from themes.loader import layout
from tui.app.screens.base import BACK, BaseScreen
from tui.app.widgets.caption import Caption
from tui.app.widgets.fields import Choice
from tui.app.widgets.form import FormRow
from tui.app.widgets.note_field import NoteField
from tui.session.problems import problem_sentence
from tui.widgets.commands import Command, bindings
from tui.words.spans import Line, Span, line, wrap

GLYPHS: tuple[Glyph, ...] = ("", "!!", "!", "?", "??")
"""The ratings of a move, from best to worst; the first is none."""

WIDTH, PADDING = 80, 2
"""The width of the form, and the blank cells on either side of it, as in its layout."""

MOST = 4
"""The most lines told of the step."""

Keep = Callable[[str, Glyph], None]
"""A function that saves a note; it raises SaveError if it cannot."""


class NoteScreen(BaseScreen):
    """The form of a note. If the note cannot be saved, the form stays open, so that its words can
    be saved later or copied."""

    CSS_PATH = [layout("form"), layout("note")]  # noqa: RUF012
    commands: ClassVar[tuple[Command, ...]] = (
        Command("keep", "enter", "note.keep", priority=True),
        Command("rate", "tab", "note.rate", priority=True),
        Command("new_line", "ctrl+j,shift+enter", "note.line", cap="cap.ctrl_j", priority=True),
        Command("back", "escape", "note.drop", priority=True),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands, BACK)
    AUTO_FOCUS = "#words"

    def __init__(self, number: int, about: list[Line], note: Note | None, keep: Keep) -> None:
        """Show the note of a step; `about` are the chronicle's lines on that step."""
        super().__init__()
        self._number = number
        self._about = about
        self._keep = keep
        self._text = note.text if note else ""
        self._glyph: Glyph = note.glyph if note else ""
        self._wrong = ""

    def head(self) -> tuple[Line, Line]:
        """Return the number of the step, and why the note could not be saved."""
        title = self.say("note.title", step=self._number)
        return line(Span(title, "strong")), line(Span(self._wrong, "loss"))

    def body(self) -> ComposeResult:
        """Yield the lines about the step, the rating, the words."""
        ratings = [(each, self.say(f"note.glyph.{each}")) for each in GLYPHS]
        with Vertical(id="note"):
            yield Caption(*self._about_wrapped(), id="about")
            label = line(self.say("note.rate"))
            yield FormRow(label, Choice(ratings, self._glyph, id="glyph"), classes="-short")
            yield NoteField(self._text, id="words")

    def _about_wrapped(self) -> list[Line]:
        """Return the lines about the step, as far as there is room for them."""
        rows = (row for each in self._about for row in wrap(each, WIDTH - 2 * PADDING, PADDING))
        return list(islice(rows, MOST))

    async def recompose(self) -> None:
        """Compose in another language; the words and the rating stay."""
        self._text = self.query_one(NoteField).text
        self._glyph = self.query_one(Choice).value
        await super().recompose()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Enable the key for a new line only in the words, so that the rating's own keys have its
        room in the bottom line."""
        if action == "new_line":
            return isinstance(self.focused, NoteField)
        return super().check_action(action, parameters)

    def action_keep(self) -> None:
        """Save the note; without words and rating, delete it."""
        text = clean_text(self.query_one(NoteField).text)[:TEXT_LIMIT]
        try:
            self._keep(text, self.query_one(Choice).value)
        except SaveError as error:
            self._wrong = problem_sentence(self.say, error)
            self.show_head()
        else:
            self.leave()

    def action_rate(self) -> None:
        """Move the focus between the words and the rating."""
        field, choice = self.query_one(NoteField), self.query_one(Choice)
        self.set_focus(field if choice.has_focus else choice)

    def action_new_line(self) -> None:
        """Start a new line in the words."""
        self.query_one(NoteField).insert("\n")
