"""Words of the list of saved games."""

WORDS = {
    "saves.title": ("Saved games", "Parties enregistrées"),
    "saves.replays": ("Replays", "Parties à revoir"),
    "saves.count": ("{n} {n:game|games}", "{n} {n:partie|parties}"),
    "saves.reading": ("reading the folder", "lecture du dossier"),
    "saves.none": ("There are no saved games yet.", "Il n’y a pas encore de partie enregistrée."),
    "saves.none-finished": (
        "No game has been played to its end yet.",
        "Aucune partie n’a encore été jouée jusqu’au bout.",
    ),
    "saves.head.game": ("Game", "Jeu"),
    "saves.head.players": ("Players", "Joueurs"),
    "saves.head.state": ("Stands at", "État"),
    "saves.head.when": ("When", "Quand"),
    "saves.unfinished": ("unfinished", "en cours"),
    "saves.finished": ("finished", "finie"),
    "saves.in-use": ("in use", "ouverte ailleurs"),
    "saves.torn": ("cut short", "interrompue"),
    "saves.damaged": ("damaged", "endommagée"),
    "saves.newer": ("newer version", "trop récente"),
    "saves.unreadable": ("unreadable", "illisible"),
    "saves.months": (
        "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec",
        "janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.",
    ),
    "saves.closed-hands": (
        "Several people play this game: its hands stay closed here.",
        "Plusieurs personnes jouent cette partie : leurs mains restent cachées ici.",
    ),
    "saves.no-board": (
        "This version has no table for this game.",
        "Cette version n’a pas de table pour ce jeu.",
    ),
    "saves.deleted": (
        "{file} is in the trash folder. U brings it back.",
        "{file} est dans la corbeille. U pour l’en sortir.",
    ),
    "saves.restored": ("{file} is back.", "{file} est de retour."),
    "saves.key.replay": ("replay", "revoir"),
    "saves.key.replay.help": (
        "Step through the game move by move.",
        "Revoir la partie coup par coup.",
    ),
    "saves.key.delete": ("delete", "supprimer"),
    "saves.key.delete.help": (
        "Move the save to the trash folder. It can be brought back.",
        "Mettre la partie à la corbeille. On peut l’en ressortir.",
    ),
    "saves.key.undo": ("undo", "annuler"),
    "saves.key.undo.help": (
        "Bring back the save that was deleted last.",
        "Sortir de la corbeille la dernière partie supprimée.",
    ),
}
