"""A few lines of text that can be shown and stored."""

from textual.events import Paste
from textual.widgets import TextArea

from saves.names import clean_text
from saves.records import TEXT_LIMIT


class NoteField(TextArea):
    """What is typed or pasted is cleaned at once, and ends where a note has to."""

    def __init__(self, text: str, *, id: str | None = None) -> None:
        super().__init__(text, compact=True, highlight_cursor_line=False, id=id)
        self.cursor_blink = False
        self.move_cursor(self.document.end)

    def _on_paste(self, event: Paste) -> None:  # type: ignore[override]
        # Before the handler of TextArea, which is called as well and inserts what is left.
        event.text = clean_text(event.text)

    def on_text_area_changed(self) -> None:
        """Nothing behind the limit."""
        if len(self.text) > TEXT_LIMIT:
            self.text = self.text[:TEXT_LIMIT]
            self.move_cursor(self.document.end)
