"""Words of the screen where a game is prepared."""

from typing import Final

WORDS: Final = {
    "new.title": "Neue Partie",
    "new.game": "Spiel",
    "new.players": "Spieler",
    "new.seed": "Startwert",
    "new.by-chance": "leer: zufällig",
    "new.yes": "ja",
    "new.no": "nein",
    "new.start": "Beginnen",
    "new.hot-seat": "{n} Menschen teilen sich die Tastatur.",
    "new.watching": "Die Roboter spielen allein: Du schaust zu.",
    "new.key.start": "beginnen",
    "new.key.start.help": "Die Partie beginnen, wie sie hier steht.",
    "new.key.next": "nächstes Feld",
    "new.key.next.help": "Zum nächsten Feld gehen.",
}
