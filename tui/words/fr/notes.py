"""Words of the notes on a game."""

from typing import Final

WORDS: Final = {
    "key.note": "note",
    "key.note.help": (
        "Écrire une note sur cette étape, ou sur le coup coûteux qui la suit ; elle est "
        "enregistrée avec la partie."
    ),
    "key.notes": "notes",
    "key.notes.help": "Lire toutes les notes de cette partie, et aller à l’une d’elles.",
    "note.title": "Note sur l’étape {step}",
    "note.glyph.": "aucune",
    "note.glyph.!!": "!! brillant",
    "note.glyph.!": "! bon",
    "note.glyph.?": "? erreur",
    "note.glyph.??": "?? gaffe",
    "note.keep": "enregistrer",
    "note.keep.help": (
        "Enregistrer la note avec la partie. Une note sans texte ni appréciation n’est pas "
        "enregistrée."
    ),
    "note.rate": "appréciation",
    "note.rate.help": (
        "Passer du texte à l’appréciation et inversement ; les flèches la choisissent."
    ),
    "note.line": "à la ligne",
    "note.line.help": "Aller à la ligne suivante.",
    "note.drop": "fermer",
    "note.drop.help": "Fermer sans enregistrer ce qui est écrit.",
    "notes.title": "Notes",
    "notes.count": "{n} {n:note|notes}",
    "notes.none": "Aucune note.",
    "notes.change": "modifier",
    "notes.change.help": "Modifier cette note.",
    "notes.delete": "supprimer",
    "notes.delete.help": "Supprimer cette note.",
    "notes.undo": "rétablir",
    "notes.undo.help": "Rétablir la dernière note supprimée.",
    "about.NoteScreen": (
        "Une remarque sur une étape de la partie, pour vous et pour ceux qui recevront le fichier "
        ": ce que vous pensez du coup, et pourquoi."
    ),
    "about.NotesScreen": (
        "Toutes les notes de la partie, dans l’ordre. Choisissez-en une pour aller à l’étape notée."
    ),
}
