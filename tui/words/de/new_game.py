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
    "new.sentence": "{game}, {n} Spieler: {who}",
    "new.sentence.level": "{game}, {n} Spieler: {who}, Stufe {level}",
    "new.you": "du",
    "new.robots": "{n} Roboter",
    "new.with-level": "{who} ({level})",
    "new.with-equal": "{who} („so gut wie du“: {level})",
    "new.equals": "so gut wie du",
    "new.equals.now": "„so gut wie du“ (zurzeit {level})",
    "new.idle": "Ändert bei {n} Spielern nichts.",
    "new.name-cut": "Ein Name hat höchstens {cells} Zeichen; der Rest fällt weg.",
    "new.key.start": "beginnen",
    "new.key.start.help": "Die Partie beginnen, wie sie hier steht.",
    "new.key.next": "nächstes Feld",
    "new.key.next.help": "Zum nächsten Feld gehen.",
}
