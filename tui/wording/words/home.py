"""Words of the first screen."""

WORDS = {
    "home.subtitle": (
        "card games against robots or friends, in a terminal",
        "des jeux de cartes contre des robots ou entre amis, dans un terminal",
    ),
    "home.continue": ("Continue", "Continuer"),
    "home.new": ("New game", "Nouvelle partie"),
    "home.saved": ("Saved games", "Parties enregistrées"),
    "home.replays": ("Replays", "Revoir une partie"),
    "home.rules": ("Rules", "Règles"),
    "home.settings": ("Settings", "Réglages"),
    "home.quit": ("Quit", "Quitter"),
    "home.players": ("{least} to {most} players", "{least} à {most} joueurs"),
    "home.game.next": ("next game", "jeu suivant"),
    "home.game.next.help": (
        "Choose which game a new game is of.",
        "Choisir le jeu de la nouvelle partie.",
    ),
    "home.game.previous": ("game before", "jeu précédent"),
    "home.game.previous.help": (
        "Choose which game a new game is of.",
        "Choisir le jeu de la nouvelle partie.",
    ),
}
