"""Words of the first minutes."""

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "welcome.title": ("Welcome!", "Bienvenue !"),
    "welcome.later": (
        "everything can be changed later, in the settings",
        "tout peut être changé plus tard, dans les réglages",
    ),
    "welcome.begin": ("First steps", "Premiers pas"),
    "welcome.home": ("not now", "pas maintenant"),
    "welcome.key.begin": ("go on", "continuer"),
    "welcome.key.begin.help": (
        "To the first screen, or to the first steps of the game you have chosen.",
        "Au premier écran, ou aux premiers pas du jeu choisi.",
    ),
    "welcome.key.skip": ("skip", "passer"),
    "welcome.key.skip.help": (
        "Straight to the first screen. You will not be asked again.",
        "Droit au premier écran. La question ne sera plus posée.",
    ),
    "about.WelcomeScreen": (
        "Choose a language and colours: both hold at once. The first steps of a game are a few "
        "moves, explained one by one; you will also find them on the first screen.",
        "Choisissez la langue et les couleurs : tout vaut aussitôt. Les premiers pas d’un jeu sont "
        "quelques coups expliqués un par un ; vous les trouverez aussi au premier écran.",
    ),
}
