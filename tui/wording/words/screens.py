"""Words that the screens share."""

WORDS = {
    "small.enlarge": (
        "Please enlarge the window.",
        "Veuillez agrandir la fenêtre.",
    ),
    "small.needed": (
        "{columns} columns and {rows} lines are needed.",
        "Il faut {columns} colonnes et {rows} lignes.",
    ),
    "key.back": ("back", "retour"),
    "key.back.help": (
        "Return to the screen before this one.",
        "Revenir à l’écran précédent.",
    ),
}
