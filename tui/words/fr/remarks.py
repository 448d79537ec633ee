"""What robots remark at the end of any game."""

from typing import Final

WORDS: Final = {
    "remark.game.won.hot.0": "Voilà comment on fait !",
    "remark.game.won.hot.1": "Qui veut encore m’affronter ?",
    "remark.game.won.cool.0": "Merci à tous, c’était une belle partie.",
    "remark.game.won.cool.1": "Ma foi, ça s’est bien passé.",
    "remark.game.beaten.hot.0": "Bon, {other}, bien gagné. La prochaine fois, gare à toi !",
    "remark.game.beaten.hot.1": "Bravo, {other}. Ça n’arrivera pas deux fois !",
    "remark.game.beaten.cool.0": "Bravo, {other} ! C’était bien joué.",
    "remark.game.beaten.cool.1": "C’est mérité, {other}. Félicitations.",
    "remark.game.shared.hot.0": ("À égalité, {other} ? La prochaine fois, tout pour moi !"),
    "remark.game.shared.hot.1": "Ni toi ni moi ne cédons, {other} !",
    "remark.game.shared.cool.0": "Partager avec toi me plaît, {other}.",
    "remark.game.shared.cool.1": "C’est un juste résultat, {other}.",
    "remark.game.missed.hot.0": "Si près du but, {other} ! Je veux ma revanche.",
    "remark.game.missed.hot.1": "C’était à moi de gagner !",
    "remark.game.missed.cool.0": "À un cheveu près, {other}. Félicitations.",
    "remark.game.missed.cool.1": "Presque. La prochaine fois, peut-être.",
    "remark.game.last.hot.0": "Pas un mot, hein !",
    "remark.game.last.hot.1": "On rejoue ! Je ne vais pas en rester là.",
    "remark.game.last.cool.0": "Il faut bien un dernier.",
    "remark.game.last.cool.1": "Ce n’était pas mon jour. Bravo.",
    "remark.game.consoled.hot.0": "Courage, {other} ! La prochaine est pour toi.",
    "remark.game.consoled.hot.1": "Allez, {other}, tu veux ta revanche !",
    "remark.game.consoled.cool.0": "La prochaine fois, {other}.",
    "remark.game.consoled.cool.1": "Ça nous arrive à tous, {other}.",
    "remark.game.over.hot.0": "Allez, encore une partie !",
    "remark.game.over.hot.1": "Eh bien, on ne s’est pas ennuyés !",
    "remark.game.over.cool.0": "C’était un bon moment.",
    "remark.game.over.cool.1": "J’aime bien jouer avec vous.",
}
