"""Words of the first minutes."""

from typing import Final

WORDS: Final = {
    "welcome.title": "Willkommen!",
    "welcome.later": "Sprache und Farben lassen sich später in den Einstellungen ändern.",
    "welcome.home": "jetzt nicht",
    "welcome.key.begin": "weiter",
    "welcome.key.begin.help": (
        "Zur Startseite oder zu den ersten Schritten des gewählten Spiels gehen."
    ),
    "welcome.key.skip": "überspringen",
    "welcome.key.skip.help": "Gleich zur Startseite gehen. Du wirst nicht noch einmal gefragt.",
    "about.WelcomeScreen": (
        "Wähle Sprache und Farben: Beides gilt sofort. Die ersten Schritte eines Spiels sind ein "
        "paar Züge, einer nach dem anderen erklärt; du findest sie auch auf der Startseite."
    ),
}
