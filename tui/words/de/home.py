"""Words of the first screen."""

from typing import Final

WORDS: Final = {
    "home.subtitle": "Kartenspiele gegen Roboter oder mit Freunden, im Terminal",
    "home.continue": "Weiterspielen",
    "home.replays": "Partien nachspielen",
    "home.quit": "Beenden",
    "home.players": "{least} bis {most} Spieler",
    "home.game.next": "Spiel wählen",
    "home.game.next.alone": "nächstes Spiel",
    "home.game.next.help": "Das nächste Spiel für die neue Partie wählen.",
    "home.game.previous": "voriges Spiel",
    "home.game.previous.help": "Das vorige Spiel für die neue Partie wählen.",
}
