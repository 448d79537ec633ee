"""Words that every part of the program uses."""

WORDS = {
    "program": ("Ludothèque", "Ludothèque"),
    "game.dolce-vita": ("Dolce Vita", "Dolce Vita"),
    "game.dolores": ("Dolorès", "Dolorès"),
    "game.dalmuti": ("Der Große Dalmuti", "Der Große Dalmuti"),
    "level.human": ("human", "humain"),
    "level.random": ("random", "hasard"),
    "level.easy": ("easy", "facile"),
    "level.normal": ("normal", "normal"),
    "level.hard": ("hard", "difficile"),
    "dealer": ("the dealer", "le donneur"),
    "illegal.not-your-turn": ("It is not your turn.", "Ce n’est pas votre tour."),
    "cap.enter": ("Enter", "Entrée"),
    "cap.escape": ("Esc", "Échap"),
    "cap.space": ("Space", "Espace"),
    "cap.tab": ("Tab", "Tab"),
    "cap.left": ("←", "←"),
    "cap.right": ("→", "→"),
    "cap.home": ("Home", "Début"),
    "cap.end": ("End", "Fin"),
    "key.quit": ("quit", "quitter"),
    "key.quit.help": (
        "Leave the program. Your game is saved already.",
        "Quitter le programme. Votre partie est déjà enregistrée.",
    ),
    "key.help": ("help", "aide"),
    "key.help.help": (
        "Explain this screen and its keys.",
        "Expliquer cet écran et ses touches.",
    ),
    "key.palette": ("commands", "commandes"),
    "key.palette.help": (
        "Find any command by its name.",
        "Trouver une commande par son nom.",
    ),
    "settings.unwritten": (
        "The settings could not be kept: {reason}",
        "Les réglages n’ont pas pu être conservés : {reason}",
    ),
}
