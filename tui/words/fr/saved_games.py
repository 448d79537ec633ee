"""Words of the list of saved games."""

from typing import Final

WORDS: Final = {
    "saves.title": "Parties enregistrées",
    "saves.replays": "Parties terminées",
    "saves.count": "{n} {n:partie|parties}",
    "saves.count.of": "{shown} {shown:partie|parties} sur {n}",
    "saves.reading": "lecture du dossier",
    "saves.none": "Il n’y a aucune partie enregistrée.",
    "saves.none-finished": "Aucune partie n’a encore été jouée jusqu’au bout.",
    "saves.none-found": "Aucune partie ne contient tous ces mots. Échap montre toutes les parties.",
    "saves.head.game": "Jeu",
    "saves.head.players": "Joueurs",
    "saves.head.state": "État",
    "saves.head.size": "Taille",
    "saves.head.when": "Modifiée",
    "saves.size.bytes": "{n} o",
    "saves.size.thousands": "{n} ko",
    "saves.size.millions": "{n} Mo",
    "saves.ask.search": "Chercher",
    "saves.ask.title": "Titre",
    "saves.ask.source": "Chemin d’une partie enregistrée",
    "saves.unfinished": "en cours",
    "saves.finished": "terminée",
    "saves.in-use": "ouverte ailleurs",
    "saves.torn": "tronquée",
    "saves.damaged": "endommagée",
    "saves.newer": "trop récente",
    "saves.unreadable": "illisible",
    # A date: the day, then its month
    "saves.day": "{day}",
    "saves.months": "janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.",
    "saves.read-only": "Cette partie peut être revue, mais pas jouée.",
    "saves.closed-hands": (
        "Plusieurs humains jouent cette partie : leurs mains restent cachées ici."
    ),
    "saves.no-preview": (
        "Le fichier est trop volumineux pour un aperçu. On peut l’ouvrir quand même."
    ),
    "saves.no-board": "Cette version n’a pas de table pour ce jeu.",
    "saves.deleted": "{file} est dans la corbeille. {@saved_games.undo:U} pour l’en retirer.",
    "saves.restored": "{file} est de retour.",
    "saves.key.continue": "reprendre",
    "saves.renamed": "La partie s’appelle maintenant « {file} ».",
    "saves.duplicated": "La copie s’appelle {file}.",
    "saves.imported": "{file} a été ajouté aux parties.",
    "saves.revealed": "Chemin copié, à coller ailleurs : {file}",
    "saves.key.search": "chercher",
    "saves.key.search.help": (
        "Chercher des mots : un nom, un jeu, un titre, un état, un jour, un mois, gagnée ou "
        "perdue. Avec un champ devant, comme gagnant:Anna, robot:expert, joueurs:4, date:2026-11 "
        "ou conseils:non, on ne cherche que là. Les fautes de frappe sont tolérées."
    ),
    "saves.key.sort": "trier",
    "saves.key.sort.help": (
        "Passer au critère de tri suivant : date de modification, titre (si une partie en a un), "
        "jeu, joueurs, état, taille."
    ),
    "saves.key.rename": "titre",
    "saves.key.rename.help": (
        "Donner un titre à la partie. Il devient le nom du fichier, dont le contenu ne change pas."
    ),
    "saves.key.duplicate": "copier",
    "saves.key.duplicate.help": "Faire une copie de la partie dans le même dossier.",
    "saves.key.import_save": "importer",
    "saves.key.import_save.help": (
        "Copier dans la liste une partie venue d’ailleurs, après l’avoir vérifiée."
    ),
    "saves.key.reveal": "chemin",
    "saves.key.reveal.help": "Montrer le chemin du fichier et le copier dans le presse-papiers.",
    "saves.key.examples": "exemples",
    "saves.key.examples.help": "Ouvrir les exemples des règles, sous forme de parties à revoir.",
    "reading.words": "Lecture de {file}, bien plus gros qu’une partie ordinaire…",
    "reading.drop": "renoncer",
    "reading.drop.help": "Fermer sans rien ouvrir.",
    "about.ReadingScreen": (
        "Une partie enregistrée longue à lire, parce que son fichier est bien plus gros qu’une "
        "partie ordinaire. Rien ne vous oblige à attendre."
    ),
    "prompt.done": "valider",
    "prompt.done.help": "Valider la saisie.",
    "prompt.drop": "renoncer",
    "prompt.drop.help": "Fermer sans rien changer.",
    "saves.key.delete": "supprimer",
    "saves.key.delete.help": "Mettre la partie à la corbeille. Elle peut en être retirée.",
    "saves.key.undo": "annuler",
    "saves.key.undo.help": "Retirer de la corbeille la dernière partie supprimée.",
}
