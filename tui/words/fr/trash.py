"""Words of the trash, on the screen and on the command line."""

from typing import Final

WORDS: Final = {
    "trash.title": "Corbeille",
    "trash.none": "La corbeille est vide.",
    "trash.emptied": "{n} {n:partie supprimée|parties supprimées} pour de bon.",
    "trash.ask.erase": "Supprimer {file} pour de bon ? On ne pourra pas revenir en arrière.",
    "trash.ask.empty": (
        "Supprimer {n} {n:partie|parties} pour de bon ? On ne pourra pas revenir en arrière."
    ),
    "trash.key.open": "corbeille",
    "trash.key.open.help": (
        "Voir les parties supprimées, pour les restaurer ou les supprimer pour de bon."
    ),
    "trash.key.restore": "restaurer",
    "trash.key.restore.help": "Remettre la partie parmi les autres, avec son analyse.",
    "trash.key.erase": "supprimer pour de bon",
    "trash.key.erase.help": "Supprimer cette partie pour de bon, après confirmation.",
    "trash.key.empty": "vider",
    "trash.key.empty.help": (
        "Supprimer pour de bon toutes les parties de la corbeille, après confirmation."
    ),
    "about.TrashScreen": (
        "Les parties supprimées. Restaurez-en une, avec son titre, ses notes et son "
        "analyse ; ce qui est supprimé ici l’est pour de bon."
    ),
    # On the command line
    "cli.trash": "lister les parties supprimées, les restaurer ou les supprimer pour de bon",
    "cli.trash.usage": "%(prog)s [list [--json] | restore FICHIER... | empty [--yes]]",
    "cli.help.trash": "lister, restaurer ou vider (par défaut : list)",
    "cli.help.trashed": "une partie supprimée à restaurer, par son nom dans la liste",
    "cli.help.yes": "vider la corbeille sans demander",
    "cli.trash.none": "La corbeille est vide ({folder}).",
    "cli.trash.ask": "Supprimer {n} {n:partie|parties} pour de bon ? [oui/non]",
    "cli.trash.kept": "Rien n’a été supprimé.",
    "cli.trash.unasked": "aucun terminal où demander ; --yes vide la corbeille sans demander",
    "cli.trash.files.list": "« list » ne prend pas de fichier",
    "cli.trash.files.restore": "« restore » demande le nom d’un fichier de la liste",
    "cli.trash.files.empty": "« empty » ne prend pas de fichier",
}
