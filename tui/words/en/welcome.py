"""Words of the first minutes."""

from typing import Final

WORDS: Final = {
    "welcome.title": "Welcome!",
    "welcome.later": "everything can be changed later, in the settings",
    "welcome.begin": "First steps",
    "welcome.home": "not now",
    "welcome.key.begin": "go on",
    "welcome.key.begin.help": (
        "To the first screen, or to the first steps of the game you have chosen."
    ),
    "welcome.key.skip": "skip",
    "welcome.key.skip.help": "Straight to the first screen. You will not be asked again.",
    "about.WelcomeScreen": (
        "Choose a language and colours: both hold at once. The first steps of a game are a few "
        "moves, explained one by one; you will also find them on the first screen."
    ),
}
