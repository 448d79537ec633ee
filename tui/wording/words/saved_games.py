"""Words of the list of saved games."""

WORDS = {
    "saves.title": ("Saved games", "Parties enregistrées"),
    "saves.replays": ("Replays", "Parties à revoir"),
    "saves.count": ("{n} {n:game|games}", "{n} {n:partie|parties}"),
    "saves.count.of": (
        "{shown} of {n} {n:game|games}",
        "{shown} sur {n} {n:partie|parties}",
    ),
    "saves.reading": ("reading the folder", "lecture du dossier"),
    "saves.none": ("There are no saved games yet.", "Il n’y a pas encore de partie enregistrée."),
    "saves.none-finished": (
        "No game has been played to its end yet.",
        "Aucune partie n’a encore été jouée jusqu’au bout.",
    ),
    "saves.none-found": (
        "No game has all these words. Esc shows all.",
        "Aucune partie n’a tous ces mots. Échap les montre toutes.",
    ),
    "saves.head.game": ("Game", "Jeu"),
    "saves.head.players": ("Players", "Joueurs"),
    "saves.head.state": ("Stands at", "État"),
    "saves.head.size": ("Size", "Taille"),
    "saves.head.when": ("When", "Quand"),
    "saves.size.bytes": ("{n}\u00a0B", "{n}\u00a0o"),
    "saves.size.thousands": ("{n}\u00a0kB", "{n}\u00a0ko"),
    "saves.size.millions": ("{n}\u00a0MB", "{n}\u00a0Mo"),
    "saves.ask.search": ("Search", "Chercher"),
    "saves.ask.title": ("Title", "Titre"),
    "saves.ask.source": ("Path of a save", "Chemin d’une sauvegarde"),
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
    "saves.read-only": (
        "Here it can be looked at, not played.",
        "Ici, on peut la regarder, pas la jouer.",
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
    "saves.renamed": ("The game is now {file}.", "La partie s’appelle maintenant {file}."),
    "saves.duplicated": ("The copy is {file}.", "La copie est {file}."),
    "saves.brought-in": (
        "{file} is among the saved games now.",
        "{file} est maintenant parmi les parties.",
    ),
    "saves.revealed": (
        "Copied, to be pasted elsewhere: {file}",
        "Copié, prêt à être collé ailleurs : {file}",
    ),
    "saves.key.search": ("search", "chercher"),
    "saves.key.search.help": (
        "Type words of the game, the players, the title or the state; the list follows.",
        "Taper des mots du jeu, des joueurs, du titre ou de l’état ; la liste suit.",
    ),
    "saves.key.sort": ("sort", "trier"),
    "saves.key.sort.help": (
        "Sort by the next column: moment, game, players, state, size.",
        "Trier par la colonne suivante : moment, jeu, joueurs, état, taille.",
    ),
    "saves.key.rename": ("title", "titre"),
    "saves.key.rename.help": (
        "Give the game a title. It becomes the name of the file; nothing in the file changes.",
        "Donner un titre à la partie. Il devient le nom du fichier ; rien n’y change.",
    ),
    "saves.key.duplicate": ("copy", "copier"),
    "saves.key.duplicate.help": (
        "Make a copy of the save beside it.",
        "Faire une copie de la partie à côté d’elle.",
    ),
    "saves.key.bring_in": ("import", "importer"),
    "saves.key.bring_in.help": (
        "Copy a save from elsewhere into the list, after checking it whole.",
        "Copier dans la liste une partie venue d’ailleurs, après l’avoir vérifiée.",
    ),
    "saves.key.reveal": ("path", "chemin"),
    "saves.key.reveal.help": (
        "Show where the file lies, and copy that to the clipboard.",
        "Montrer où se trouve le fichier, et le copier dans le presse-papiers.",
    ),
    "saves.key.examples": ("examples", "exemples"),
    "saves.key.examples.help": (
        "The examples of the rules as games to step through.",
        "Les exemples des règles, en parties à revoir.",
    ),
    "prompt.done": ("done", "valider"),
    "prompt.done.help": ("That is what you mean.", "C’est ce que vous voulez dire."),
    "prompt.drop": ("drop", "renoncer"),
    "prompt.drop.help": ("Leave things as they are.", "Laisser les choses comme elles sont."),
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
