"""Words of the notes on a game."""

WORDS = {
    "key.note": ("note", "note"),
    "key.note.help": (
        "Write a note on this entry; it is kept in the save.",
        "Écrire une note sur cette entrée ; elle est gardée avec la partie.",
    ),
    "key.notes": ("notes", "notes"),
    "key.notes.help": (
        "All notes of this game, to read and to go to.",
        "Toutes les notes de cette partie, à lire ou à rejoindre.",
    ),
    "note.title": ("Note on entry {step}", "Note sur l’entrée {step}"),
    "note.judgement": ("judgement", "jugement"),
    "note.glyph.": ("none", "aucun"),
    "note.glyph.!!": ("!! brilliant", "!! brillant"),
    "note.glyph.!": ("! good", "! bon"),
    "note.glyph.?": ("? mistake", "? erreur"),
    "note.glyph.??": ("?? blunder", "?? gaffe"),
    "note.keep": ("keep", "garder"),
    "note.keep.help": (
        "Keep the note in the save. Without words and judgement there is none.",
        "Garder la note avec la partie. Sans mots ni jugement, il n’y en a pas.",
    ),
    "note.judge": ("judgement", "jugement"),
    "note.judge.help": (
        "From the words to the judgement and back; the arrows choose it.",
        "Passer des mots au jugement et retour ; les flèches le choisissent.",
    ),
    "note.line": ("new line", "nouvelle ligne"),
    "note.line.help": ("Begin a new line.", "Aller à la ligne."),
    "note.drop": ("drop", "abandonner"),
    "note.drop.help": (
        "Leave without keeping what was written.",
        "Sortir sans garder ce qui est écrit.",
    ),
    "notes.title": ("Notes", "Notes"),
    "notes.count": ("{n} {n:note|notes}", "{n} {n:note|notes}"),
    "notes.none": ("No notes.", "Aucune note."),
    "notes.change": ("change", "modifier"),
    "notes.change.help": ("Write this note anew.", "Récrire cette note."),
    "notes.delete": ("delete", "supprimer"),
    "notes.delete.help": ("Take this note away.", "Retirer cette note."),
    "notes.undo": ("bring back", "rétablir"),
    "notes.undo.help": (
        "Bring back the note deleted last.",
        "Rétablir la dernière note supprimée.",
    ),
    "about.NoteScreen": (
        "A remark on an entry of the game, for you and whoever gets the file: what you think of "
        "the move, and why.",
        "Une remarque sur une entrée de la partie, pour vous et pour qui recevra le fichier : ce "
        "que vous pensez du coup, et pourquoi.",
    ),
    "about.NotesScreen": (
        "Every note of this game in its order. Enter goes to the entry.",
        "Toutes les notes de la partie, dans l’ordre. Entrée mène à l’entrée notée.",
    ),
}
