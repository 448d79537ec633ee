"""Words of the page of rules; the rules themselves are in `rules_<game>`."""

WORDS = {
    "rules.title": ("Rules", "Règles"),
    "rules.ruling": ("House ruling.", "Règle maison."),
    "rules.example": ("Example", "Exemple"),
    "rules.ask.search": ("Search", "Chercher"),
    "rules.found": ("found: {n} of {of}", "trouvé : {n} sur {of}"),
    "rules.not-found": ("not found", "introuvable"),
    "rules.key.search": ("search", "chercher"),
    "rules.key.search.help": (
        "Type words; the page follows. Accents do not matter.",
        "Taper des mots ; la page suit. Les accents ne comptent pas.",
    ),
    "rules.key.match": ("next match", "suivant"),
    "rules.key.match.help": (
        "To the next place where the words stand.",
        "Au prochain endroit où se trouvent les mots.",
    ),
    "rules.key.forget": ("end the search", "finir la recherche"),
    "rules.key.forget.help": (
        "Look for nothing any more.",
        "Ne plus rien chercher.",
    ),
    "rules.key.next": ("section", "section"),
    "rules.key.next.help": ("To the next section.", "À la section suivante."),
    "rules.key.previous": ("section before", "section précédente"),
    "rules.key.previous.help": ("To the section before.", "À la section précédente."),
    "rules.key.game": ("game", "jeu"),
    "rules.key.game.help": (
        "Read the rules of another game.",
        "Lire les règles d’un autre jeu.",
    ),
    "rules.key.examples": ("examples", "exemples"),
    "rules.key.examples.help": (
        "The examples of these rules as games to step through.",
        "Les exemples de ces règles, en parties à revoir.",
    ),
    "rules.key.section": ("section", "section"),
    "rules.key.section.help": (
        "To the section of that number.",
        "À la section de ce numéro.",
    ),
}
