"""Words of the first minutes."""

from typing import Final

WORDS: Final = {
    "welcome.title": "Welcome!",
    "welcome.later": "You can change the language and the theme later in Settings.",
    "welcome.home": "not now",
    "welcome.key.begin": "continue",
    "welcome.key.begin.help": "Go to the home screen, or to the tutorial you chose.",
    "welcome.key.skip": "skip",
    "welcome.key.skip.help": "Go straight to the home screen. You won’t be asked again.",
    "about.WelcomeScreen": (
        "Pick a language and a theme; each takes effect immediately. A tutorial walks you through "
        "a few moves of a game. You can open it later from the home screen."
    ),
}
