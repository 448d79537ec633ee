"""Words of the screen where a game is prepared."""

from typing import Final

WORDS: Final = {
    "new.title": "New game",
    "new.game": "Game",
    "new.players": "Players",
    "new.seed": "Seed",
    "new.by-chance": "blank = random",
    "new.yes": "yes",
    "new.no": "no",
    "new.start": "Start",
    "new.hot-seat": "{n} people share the keyboard.",
    "new.watching": "Robots only: sit back and watch.",
    "new.sentence": "{game}, {n} players: {who}",
    "new.sentence.level": "{game}, {n} players: {who}; level: {level}",
    "new.you": "you",
    "new.robots": "{n} {n:robot|robots}",
    "new.with-level": "{who} ({level})",
    "new.with-equal": "{who} (at your level: {level})",
    "new.equals": "at your level",
    "new.equals.now": "at your level ({level} now)",
    "new.idle": "Changes nothing with {n} players.",
    "new.name-cut": "A name can be at most {cells} characters wide; the rest is left out.",
    "new.key.start": "start",
    "new.key.start.help": "Start the game with these settings.",
    "new.key.next": "next field",
    "new.key.next.help": "Go to the next field.",
}
