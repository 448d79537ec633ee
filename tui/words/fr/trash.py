"""Words of the trash."""

from typing import Final

WORDS: Final = {
    "trash.emptied": "{n} {n:partie supprimée|parties supprimées} pour de bon.",
    "cli.trash": "lister les parties supprimées, les restaurer ou les supprimer pour de bon",
    "cli.trash.usage": "%(prog)s [list [--json] | restore FICHIER... | empty [--yes]]",
    "cli.help.trash": "ce qu’il faut faire (list si rien n’est dit)",
    "cli.help.trashed": "une partie supprimée à restaurer, par son nom dans la liste",
    "cli.help.yes": "vider la corbeille sans demander",
    "cli.trash.none": "La corbeille est vide ({folder}).",
    "cli.trash.ask": "Supprimer {n} {n:partie|parties} pour de bon ? [oui/non]",
    "cli.trash.kept": "Rien n’a été supprimé.",
    "cli.trash.unasked": "aucun terminal où demander ; --yes vide la corbeille sans demander",
    "cli.trash.files.list": "« list » ne prend pas de fichier",
    "cli.trash.files.restore": "« restore » demande le nom d’un fichier",
    "cli.trash.files.empty": "« empty » ne prend pas de fichier",
}
