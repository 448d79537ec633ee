"""Words of the notes on a game."""

from typing import Final

WORDS: Final = {
    "key.note": "note",
    "key.note.help": (
        "Write a note on this step; if a costly move comes next, the note is on that move. It is "
        "saved with the game."
    ),
    "key.notes": "notes",
    "key.notes.help": "Read all notes on this game and jump to their steps.",
    "note.title": "Note on step {step}",
    "note.glyph.": "none",
    "note.glyph.!!": "!! brilliant",
    "note.glyph.!": "! good",
    "note.glyph.?": "? mistake",
    "note.glyph.??": "?? blunder",
    "note.keep": "save",
    "note.keep.help": "Save the note. A note with neither text nor rating is removed.",
    "note.rate": "rating",
    "note.rate.help": (
        "Switch between the text and the rating; choose the rating with the arrow keys."
    ),
    "note.line": "new line",
    "note.line.help": "Start a new line.",
    "note.drop": "cancel",
    "note.drop.help": "Close without saving.",
    "notes.title": "Notes",
    "notes.count": "{n} {n:note|notes}",
    "notes.none": "No notes.",
    "notes.change": "edit",
    "notes.change.help": "Edit this note.",
    "notes.delete": "delete",
    "notes.delete.help": "Delete this note.",
    "notes.undo": "undo",
    "notes.undo.help": "Restore the last deleted note.",
    "about.NoteScreen": (
        "A remark on a step of the game, for you and anyone you give the file to: what you think "
        "of the move, and why."
    ),
    "about.NotesScreen": "All notes on this game, in order. Press Enter to go to the step.",
}
