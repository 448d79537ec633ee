"""Words of the screen where a game is prepared."""

from typing import Final

WORDS: Final = {
    "new.title": "New game",
    "new.game": "Game",
    "new.players": "Players",
    "new.seed": "Seed",
    "new.by-chance": "empty: by chance",
    "new.yes": "yes",
    "new.no": "no",
    "new.start": "Start",
    "new.hot-seat": "{n} people share the keyboard.",
    "new.watching": "The robots play alone: you watch.",
    "new.key.start": "start",
    "new.key.start.help": "Begin the game as it stands here.",
    "new.key.next": "next field",
    "new.key.next.help": "To the next field.",
}
