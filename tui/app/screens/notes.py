"""The notes of a game: a list to read, change and delete them."""

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.events import ScreenResume

from saves.problems import SaveError
from saves.records import Note
from themes.loader import layout
from tui.app.screens.base import BACK, BaseScreen
from tui.app.screens.replay import ReplayScreen
from tui.app.widgets.caption import Caption
from tui.app.widgets.page import Page
from tui.app.widgets.rows import Rows
from tui.session.problems import problem_sentence
from tui.widgets.commands import Command, bindings
from tui.words.spans import BLANK, Line, Span, cut, line, right, wrap


class NotesScreen(BaseScreen):
    """A row for each note; under the rows the whole text of the note under the cursor."""

    CSS_PATH = layout("note")
    commands: ClassVar[tuple[Command, ...]] = (
        Command("change", "n,e", "notes.change"),
        Command("delete", "d,delete", "notes.delete"),
        Command("undo", "u", "notes.undo"),
        BACK,
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)
    AUTO_FOCUS = "#notes"

    def __init__(self, replay: ReplayScreen) -> None:
        super().__init__()
        self._replay = replay
        self._deleted: list[Note] = []

    @property
    def notes(self) -> list[Note]:
        """Return all notes, in the order of the game."""
        return list(self._replay.notes.values())

    def head(self) -> tuple[Line, Line]:
        """Return the title and the number of notes."""
        notes = self.notes
        dot = Span(f" {self.app.glyphs.dot} ", "dim")
        count = Span(self.say("notes.count", n=len(notes)), "dim")
        return line(Span(self.say("notes.title"), "strong"), dot, count), ()

    def body(self) -> ComposeResult:
        """Yield the rows, and the page with the note in full."""
        with Vertical(id="book"):
            yield Caption(id="none")
            yield Rows(self._draw, len(self.notes), self._nearest(), id="notes")
            yield Page(self._write, id="whole")

    def _nearest(self) -> int:
        """Return the index of the last note at or before the replay's cursor; 0 if all come
        later."""
        replay = self._replay
        before = (replay.account.number(note.step) <= replay.number for note in self.notes)
        return max(sum(before) - 1, 0)

    def on_mount(self) -> None:
        """Fill the rows."""
        self._show()

    async def recompose(self) -> None:
        """Compose in another language."""
        await super().recompose()
        self._show()

    @on(ScreenResume)
    def _show(self) -> None:
        rows, count = self.query_one(Rows), len(self.notes)
        rows.fill(count, min(rows.cursor, count - 1))
        rows.display = bool(count)
        rows.styles.height = count
        none = self.query_one("#none", Caption)
        none.display = not count
        none.show([BLANK, line(Span(self.say("notes.none"), "dim"))])
        self._moved()

    @on(Rows.Moved)
    def _moved(self) -> None:
        self.query_one(Page).rewrite()
        self.show_head()
        self.show_keys()

    @property
    def here(self) -> Note | None:
        """Return the note under the cursor, None if there are no notes."""
        at = self.query_one(Rows).cursor if self.is_mounted else 0
        notes = self.notes
        return notes[at] if at < len(notes) else None

    def _draw(self, index: int, cells: int) -> Line:
        note = self.notes[index]
        number = right(str(self._replay.account.number(note.step)), 5)
        glyph = Span(f"  {note.glyph or self.app.glyphs.noted:<2}  ", "key")
        words = " ".join(note.text.split())
        return line(Span(number, "dim"), glyph, cut(words, max(cells - 11, 1)))

    def _write(self, cells: int, height: int) -> list[Line]:
        """Return the lines of the step, then those of the note."""
        note = self.here
        if note is None:
            return []
        move = [
            row
            for each in self._replay.move(self._replay.account.number(note.step))
            for row in wrap(each, cells, 4)
        ]
        words = [
            row for each in note.text.split("\n") for row in wrap(line(each), cells) or [BLANK]
        ]
        return [*move, BLANK, *words]

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Enable only the keys that do something now."""
        if action in ("change", "delete"):
            return self.here is not None
        if action == "undo":
            return bool(self._deleted)
        return super().check_action(action, parameters)

    @on(Rows.Chosen)
    def _chosen(self) -> None:
        note = self.here
        if note is not None:
            self.leave()
            self._replay.go_near(note.step)

    def action_change(self) -> None:
        """Open the note under the cursor for writing."""
        note = self.here
        if note is not None:
            self._replay.write_note(note.step, self)

    def action_delete(self) -> None:
        """Delete the note under the cursor; it can be restored."""
        note = self.here
        if note is not None and self._set(Note(note.step, "", "")):
            self._deleted.append(note)
            self.show_keys()

    def action_undo(self) -> None:
        """Restore the note that was deleted last."""
        if self._deleted and self._set(self._deleted[-1]):
            self._deleted.pop()
            self.show_keys()

    def _set(self, note: Note) -> bool:
        try:
            self._replay.set_note(note.step, note.text, note.glyph)
        except SaveError as error:
            self.notify(problem_sentence(self.say, error), severity="error", markup=False)
            return False
        self._show()
        return True
