"""Words of the trash."""

from typing import Final

WORDS: Final = {
    "trash.emptied": "{n} {n:Partie ist|Partien sind} endgültig gelöscht.",
    "cli.trash": "die gelöschten Partien auflisten, wiederherstellen oder endgültig löschen",
    "cli.trash.usage": "%(prog)s [list [--json] | restore DATEI... | empty [--yes]]",
    "cli.help.trash": "was zu tun ist (ohne Angabe: list)",
    "cli.help.trashed": "eine gelöschte Partie, mit ihrem Namen aus der Liste",
    "cli.help.yes": "den Papierkorb ohne Rückfrage leeren",
    "cli.trash.none": "Der Papierkorb ist leer ({folder}).",
    "cli.trash.ask": "{n} {n:Partie|Partien} endgültig löschen? [ja/nein]",
    "cli.trash.kept": "Es wurde nichts gelöscht.",
    "cli.trash.unasked": (
        "hier ist kein Terminal für eine Rückfrage; --yes leert den Papierkorb ohne sie"
    ),
    "cli.trash.files.list": "„list“ nimmt keine Datei",
    "cli.trash.files.restore": "„restore“ braucht den Namen einer Datei",
    "cli.trash.files.empty": "„empty“ nimmt keine Datei",
}
