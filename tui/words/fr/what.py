"""Words of the card that explains what is on a table."""

from typing import Final

WORDS: Final = {
    "key.what": "info",
    "key.what.help": (
        "Expliquer n’importe quoi sur la table : on y va avec les flèches, Tab ou la souris."
    ),
    "key.rules": "règles",
    "key.rules.help": (
        "Ouvrir les règles à la section sur ce qui se passe ; {@rules.back:Échap} ramène à la "
        "table."
    ),
    "what.ruling": "Règles, section {n} : {title}",
    "cap.arrows": "←→↑↓",
    "what.key.right": "parcourir",
    "what.key.right.alone": "à droite",
    "what.key.right.help": "Expliquer ce qui est à droite.",
    "what.key.left": "à gauche",
    "what.key.left.help": "Expliquer ce qui est à gauche.",
    "what.key.up": "en haut",
    "what.key.up.help": "Expliquer ce qui est au-dessus.",
    "what.key.down": "en bas",
    "what.key.down.help": "Expliquer ce qui est en dessous.",
    "what.key.next": "suivant",
    "what.key.next.help": "Expliquer la chose suivante, dans l’ordre de lecture.",
    "what.key.previous": "précédent",
    "what.key.previous.help": "Expliquer la chose précédente, dans l’ordre de lecture.",
    "what.key.rules": "dans les règles",
    "what.key.rules.help": "Ouvrir les règles à l’endroit qui l’explique.",
    "what.key.back": "retour",
    "what.key.back.help": "Revenir à la table.",
    "about.WhatScreen": (
        "Ce qu’est chaque chose sur la table. Passez de l’une à l’autre, ou "
        "montrez-la avec la souris ; le bouton droit interroge directement."
    ),
    "teach.more": "{key} : en savoir plus",
}
