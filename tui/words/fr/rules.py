"""Words of the page of rules; the rules themselves are in `rules_<game>`."""

from typing import Final

WORDS: Final = {
    "rules.title": "Règles",
    "rules.ruling": "Règle maison.",
    "rules.ruling.first": (
        "Les règles maison, signalées par un trait à gauche comme ici, complètent la "
        "règle imprimée ou la remplacent."
    ),
    "rules.example": "Exemple",
    "rules.example.play": "{key} : voir les exemples joués",
    "rules.see": "voir\N{NO-BREAK SPACE}{n}, {title}",
    "rules.found": "occurrence {n} sur {of}",
    "rules.not-found": "introuvable",
    "rules.key.search": "chercher",
    "rules.key.search.help": (
        "Taper des mots à chercher, dans ces règles d’abord, puis dans celles des autres jeux. Les "
        "accents ne comptent pas."
    ),
    "rules.key.match": "suivante",
    "rules.key.match.help": "Aller à l’occurrence suivante.",
    "rules.key.forget": "quitter la recherche",
    "rules.key.forget.help": "Arrêter de chercher.",
    "rules.key.next": "section suivante",
    "rules.key.next.help": "Aller à la section suivante.",
    "rules.key.previous": "section précédente",
    "rules.key.previous.help": "Revenir à la section précédente.",
    "rules.key.game": "jeu",
    "rules.key.game.help": "Lire les règles d’un autre jeu.",
    "rules.key.examples": "exemples",
    "rules.key.examples.help": "Ouvrir la liste des exemples, qui se regardent comme des parties.",
    "rules.key.section": "section",
    "rules.key.section.help": "Aller à la section de ce numéro.",
}
