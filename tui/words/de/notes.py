"""Words of the notes on a game."""

from typing import Final

WORDS: Final = {
    "key.note": "Notiz",
    "key.note.help": (
        "Eine Notiz zu diesem Schritt schreiben; steht ein teurer Zug bevor, gilt sie diesem "
        "Zug. Sie bleibt im Spielstand."
    ),
    "key.notes": "Notizen",
    "key.notes.help": "Alle Notizen dieser Partie lesen und zu ihnen springen.",
    "note.title": "Notiz zu Schritt {step}",
    "note.glyph.": "keine",
    "note.glyph.!!": "!! glänzend",
    "note.glyph.!": "! gut",
    "note.glyph.?": "? Fehler",
    "note.glyph.??": "?? Patzer",
    "note.keep": "speichern",
    "note.keep.help": (
        "Die Notiz im Spielstand speichern. Ohne Worte und ohne Bewertung wird nichts gespeichert."
    ),
    "note.rate": "Bewertung",
    "note.rate.help": (
        "Zwischen Worten und Bewertung wechseln; die Pfeiltasten wählen die Bewertung."
    ),
    "note.line": "neue Zeile",
    "note.line.help": "Eine neue Zeile beginnen.",
    "note.drop": "verwerfen",
    "note.drop.help": "Gehen, ohne das Geschriebene zu speichern.",
    "notes.title": "Notizen",
    "notes.count": "{n} {n:Notiz|Notizen}",
    "notes.none": "Keine Notizen.",
    "notes.change": "ändern",
    "notes.change.help": "Diese Notiz neu schreiben.",
    "notes.delete": "löschen",
    "notes.delete.help": "Diese Notiz löschen.",
    "notes.undo": "wiederherstellen",
    "notes.undo.help": "Die zuletzt gelöschte Notiz wiederherstellen.",
    "about.NoteScreen": (
        "Eine Anmerkung zu einem Schritt der Partie, für dich und für alle, die die Datei "
        "bekommen: was du von dem Zug hältst und warum."
    ),
    "about.NotesScreen": (
        "Alle Notizen dieser Partie, der Reihe nach. Mit Eingabe springst du zum Schritt."
    ),
}
