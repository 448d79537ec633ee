"""Words of the card that explains what is on a table."""

from typing import Final

WORDS: Final = {
    "key.what": "info",
    "key.what.help": (
        "Expliquer ce que vous désignez sur la table, avec les flèches, Tab ou la souris."
    ),
    "key.rules": "règles",
    "key.rules.help": (
        "Ouvrir les règles à la section qui concerne ce moment de la partie ; {@rules.back:Échap} "
        "ramène à la table."
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
    "what.key.next.help": "Expliquer l’élément suivant, dans l’ordre de lecture.",
    "what.key.previous": "précédent",
    "what.key.previous.help": "Expliquer l’élément précédent, dans l’ordre de lecture.",
    "what.key.rules": "lire les règles",
    "what.key.rules.help": "Ouvrir les règles à l’endroit qui l’explique.",
    "what.key.back": "retour",
    "what.key.back.help": "Revenir à la table.",
    "about.WhatScreen": (
        "À quoi sert chaque élément de la table. Passez de l’un à l’autre, ou désignez-en un avec "
        "la souris ; un clic droit l’explique aussitôt."
    ),
    "teach.more": "{key} : en savoir plus",
    "what.review.open": "Chances, toutes cartes découvertes",
    "what.review.open.is": (
        "Où en était la partie pour qui connaît toutes les cartes. Personne à la table ne pouvait "
        "le savoir : aucun coup n’est jugé d’après cela."
    ),
    "what.review.known": "Ce que valait chaque coup",
    "what.review.known.is": (
        "Les chances de chaque coup d’après ce que son joueur savait alors, le meilleur d’abord ; "
        "{mark} marque celui qui a été joué, {grades}. L’écart est ce qu’il a coûté ; ± donne la "
        "marge d’erreur. Si certains coups ne sont pas montrés, la dernière ligne compte ceux qui "
        "ont été évalués."
    ),
    "what.review.why": "Meilleur coup : pourquoi il est meilleur",
    "what.review.why.is": (
        "Ce que le meilleur coup apporte et que le coup joué n’apporte pas, d’après ce que le "
        "joueur savait. Un pourcentage entre parenthèses dit à quel point c’est probable. Un "
        "risque nommé ici est déjà compté dans les chances du coup."
    ),
    "what.review.came": "Joué : ce que donne le coup",
    "what.review.came.is": (
        "Ce que donne, ou donnera sans doute, le coup qui a été joué, d’après ce que le joueur "
        "savait."
    ),
    "what.review.balance": "Par rapport au coup joué : qui gagne quoi",
    "what.review.balance.is": (
        "Ce que chacun a de plus ou de moins après le meilleur coup qu’après le coup joué, si plus "
        "rien n’est posé. Ce que les autres posent encore peut le changer : les chances, "
        "au-dessus, en tiennent compte."
    ),
    "what.review.standing": "Situation : où en était le joueur",
    "what.review.standing.is": (
        "L’avance ou le retard du joueur au moment de choisir, ce qui restait de la partie, et si "
        "un conseil avait été demandé."
    ),
    "what.review.counted": "Coups coûteux par degré",
    "what.review.counted.is": (
        "Imprécision (?!), erreur (?) et gaffe (??) : un coup qui a coûté au moins 5, 10 ou 20 "
        "points de pourcentage. Sur la frise, un point d’interrogation précède chaque erreur et "
        "chaque gaffe."
    ),
    "what.review.chart": "Les chances au fil des étapes",
    "what.review.chart.is": (
        "Toutes cartes connues. Cliquez ou glissez dessus pour aller à une étape."
    ),
    "what.review.growing": "Analyse en cours",
    "what.review.growing.is": (
        "Le meilleur robot juge un choix après l’autre, d’abord ceux qui semblent avoir coûté le "
        "plus."
    ),
}
