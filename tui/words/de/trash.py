"""Words of the trash, on the screen and on the command line."""

from typing import Final

WORDS: Final = {
    "trash.title": "Papierkorb",
    "trash.none": "Der Papierkorb ist leer.",
    "trash.emptied": "{n} {n:Partie ist|Partien sind} endgültig gelöscht.",
    "trash.ask.erase": "{file} endgültig löschen? Danach ist nichts mehr zu retten.",
    "trash.ask.empty": (
        "{n} {n:Partie|Partien} endgültig löschen? Danach ist nichts mehr zu retten."
    ),
    "trash.key.open": "Papierkorb",
    "trash.key.open.help": (
        "Die gelöschten Partien ansehen, wiederherstellen oder endgültig löschen."
    ),
    "trash.key.restore": "wiederherstellen",
    "trash.key.restore.help": "Die Partie samt ihrer Analyse zurück zu den anderen legen.",
    "trash.key.erase": "endgültig löschen",
    "trash.key.erase.help": "Diese Partie nach einer Rückfrage endgültig löschen.",
    "trash.key.empty": "leeren",
    "trash.key.empty.help": "Alle Partien im Papierkorb nach einer Rückfrage endgültig löschen.",
    "about.TrashScreen": (
        "Die gelöschten Partien. Mit Eingabe stellst du eine wieder her, samt Titel, Notizen und "
        "Analyse; was hier gelöscht wird, ist endgültig weg."
    ),
    # On the command line
    "cli.trash": "die gelöschten Partien auflisten, wiederherstellen oder endgültig löschen",
    "cli.trash.usage": "%(prog)s [list [--json] | restore DATEI... | empty [--yes]]",
    "cli.help.trash": "was zu tun ist (Voreinstellung: list)",
    "cli.help.trashed": "eine gelöschte Partie, mit ihrem Namen aus der Liste",
    "cli.help.yes": "den Papierkorb ohne Rückfrage leeren",
    "cli.trash.none": "Der Papierkorb ist leer ({folder}).",
    "cli.trash.ask": "{n} {n:Partie|Partien} endgültig löschen? [ja/nein]",
    "cli.trash.kept": "Es wurde nichts gelöscht.",
    "cli.trash.unasked": (
        "Hier ist kein Terminal für eine Rückfrage; --yes leert den Papierkorb ohne sie"
    ),
    "cli.trash.files.list": "„list“ nimmt keine Datei",
    "cli.trash.files.restore": "„restore“ braucht den Namen einer Datei",
    "cli.trash.files.empty": "„empty“ nimmt keine Datei",
}
