"""Words of the notes on a game."""

from typing import Final

WORDS: Final = {
    "key.note": "note",
    "key.note.help": "Écrire une note sur cette entrée ; elle est gardée avec la partie.",
    "key.notes": "notes",
    "key.notes.help": "Toutes les notes de cette partie, à lire ou à rejoindre.",
    "note.title": "Note sur l’entrée {step}",
    "note.judgement": "jugement",
    "note.glyph.": "aucun",
    "note.glyph.!!": "!! brillant",
    "note.glyph.!": "! bon",
    "note.glyph.?": "? erreur",
    "note.glyph.??": "?? gaffe",
    "note.keep": "garder",
    "note.keep.help": "Garder la note avec la partie. Sans mots ni jugement, il n’y en a pas.",
    "note.judge": "jugement",
    "note.judge.help": "Passer des mots au jugement et retour ; les flèches le choisissent.",
    "note.line": "nouvelle ligne",
    "note.line.help": "Aller à la ligne.",
    "note.drop": "abandonner",
    "note.drop.help": "Sortir sans garder ce qui est écrit.",
    "notes.title": "Notes",
    "notes.count": "{n} {n:note|notes}",
    "notes.none": "Aucune note.",
    "notes.change": "modifier",
    "notes.change.help": "Récrire cette note.",
    "notes.delete": "supprimer",
    "notes.delete.help": "Retirer cette note.",
    "notes.undo": "rétablir",
    "notes.undo.help": "Rétablir la dernière note supprimée.",
    "about.NoteScreen": (
        "Une remarque sur une entrée de la partie, pour vous et pour qui recevra le fichier : ce "
        "que vous pensez du coup, et pourquoi."
    ),
    "about.NotesScreen": (
        "Toutes les notes de la partie, dans l’ordre. Entrée mène à l’entrée notée."
    ),
}
