"""Words of the first minutes."""

from typing import Final

WORDS: Final = {
    "welcome.title": "Bienvenue !",
    "welcome.later": "tout peut être changé plus tard, dans les réglages",
    "welcome.begin": "Premiers pas",
    "welcome.home": "pas maintenant",
    "welcome.key.begin": "continuer",
    "welcome.key.begin.help": "Au premier écran, ou aux premiers pas du jeu choisi.",
    "welcome.key.skip": "passer",
    "welcome.key.skip.help": "Droit au premier écran. La question ne sera plus posée.",
    "about.WelcomeScreen": (
        "Choisissez la langue et les couleurs : tout vaut aussitôt. Les premiers pas d’un jeu sont "
        "quelques coups expliqués un par un ; vous les trouverez aussi au premier écran."
    ),
}
