"""Words of the first minutes."""

from typing import Final

WORDS: Final = {
    "welcome.title": "Bienvenue !",
    "welcome.later": ("Vous pourrez changer la langue et le thème plus tard, dans les réglages."),
    "welcome.home": "plus tard",
    "welcome.key.begin": "continuer",
    "welcome.key.begin.help": "Aller à l’accueil, ou aux premiers pas du jeu choisi.",
    "welcome.key.skip": "passer",
    "welcome.key.skip.help": "Aller directement à l’accueil. Cet écran ne s’affichera plus.",
    "about.WelcomeScreen": (
        "Choisissez la langue et les couleurs : elles s’appliquent aussitôt. Les premiers pas d’un "
        "jeu sont quelques coups expliqués un par un ; vous les retrouverez à l’accueil."
    ),
}
