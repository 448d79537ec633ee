"""Words of the end of a game."""

from typing import Final

WORDS: Final = {
    "end.said": "Mots de la fin",
    "end.turn": "Le tournant",
    "end.led": "{who} a mené du début à la fin.",
    "end.cost.yours": "Votre coup le plus coûteux",
    "end.cost": "Le coup le plus coûteux",
    "end.cost.none": "Aucun de vos coups n’a coûté cher.",
    "end.cost.none.any": "Aucun coup n’a coûté cher.",
    "end.lost": "{share} points de pourcentage de chances de gagner en moins",
    "end.cost.was": "Dans la partie : {done}. Essayez un autre coup.",
    "end.cost.move": "{done} : {lost}. Mieux : {best}",
    "end.cost.looking": "l’analyse le cherche…",
    "end.cost.so-far": "(analyse non terminée)",
    "end.others": "et {n} {n:autre|autres}",
    "key.try_again": "essayer un autre coup",
    "key.try_again.help": "Revenir au coup le plus coûteux et jouer autre chose.",
    "key.count": "tout montrer",
    "key.count.help": "Montrer tout le résultat.",
}
