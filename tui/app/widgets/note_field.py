"""A few lines of text that can be shown and stored."""

from textual.events import Paste
from textual.widgets import TextArea

from saves.names import clean_text
from saves.records import TEXT_LIMIT


class NoteField(TextArea):
    """A field of several lines: typed or pasted text is cleaned at once, and cut at the limit of a
    note."""

    def __init__(self, text: str, *, id: str | None = None) -> None:
        super().__init__(text, compact=True, highlight_cursor_line=False, id=id)
        self.cursor_blink = False
        self.move_cursor(self.document.end)

    def _on_paste(self, event: Paste) -> None:  # type: ignore[override]
        # This runs before the handler of TextArea, which then inserts the cleaned text.
        event.text = clean_text(event.text)

    def on_text_area_changed(self) -> None:
        """Cut the text at the limit."""
        if len(self.text) > TEXT_LIMIT:
            self.text = self.text[:TEXT_LIMIT]
            self.move_cursor(self.document.end)
