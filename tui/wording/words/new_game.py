"""Words of the screen where a game is prepared."""

WORDS = {
    "new.title": ("New game", "Nouvelle partie"),
    "new.game": ("Game", "Jeu"),
    "new.players": ("Players", "Joueurs"),
    "new.seed": ("Seed", "Graine"),
    "new.by-chance": ("empty: by chance", "vide : au hasard"),
    "new.yes": ("yes", "oui"),
    "new.no": ("no", "non"),
    "new.start": ("Start", "Commencer"),
    "new.hot-seat": (
        "{n} people share the keyboard.",
        "{n} personnes se partagent le clavier.",
    ),
    "new.watching": (
        "The robots play alone: you watch.",
        "Les robots jouent seuls : vous regardez.",
    ),
    "new.key.start": ("start", "commencer"),
    "new.key.start.help": (
        "Begin the game as it stands here.",
        "Commencer la partie telle qu’elle est préparée.",
    ),
    "new.key.next": ("next field", "champ suivant"),
    "new.key.next.help": ("To the next field.", "Au champ suivant."),
}
