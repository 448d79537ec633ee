"""Words of the notes on a game."""

from typing import Final

WORDS: Final = {
    "key.note": "note",
    "key.note.help": "Write a note on this entry; it is kept in the save.",
    "key.notes": "notes",
    "key.notes.help": "All notes of this game, to read and to go to.",
    "note.title": "Note on entry {step}",
    "note.judgement": "judgement",
    "note.glyph.": "none",
    "note.glyph.!!": "!! brilliant",
    "note.glyph.!": "! good",
    "note.glyph.?": "? mistake",
    "note.glyph.??": "?? blunder",
    "note.keep": "keep",
    "note.keep.help": "Keep the note in the save. Without words and judgement there is none.",
    "note.judge": "judgement",
    "note.judge.help": "From the words to the judgement and back; the arrows choose it.",
    "note.line": "new line",
    "note.line.help": "Begin a new line.",
    "note.drop": "drop",
    "note.drop.help": "Leave without keeping what was written.",
    "notes.title": "Notes",
    "notes.count": "{n} {n:note|notes}",
    "notes.none": "No notes.",
    "notes.change": "change",
    "notes.change.help": "Write this note anew.",
    "notes.delete": "delete",
    "notes.delete.help": "Take this note away.",
    "notes.undo": "bring back",
    "notes.undo.help": "Bring back the note deleted last.",
    "about.NoteScreen": (
        "A remark on an entry of the game, for you and whoever gets the file: what you think of "
        "the move, and why."
    ),
    "about.NotesScreen": "Every note of this game in its order. Enter goes to the entry.",
}
