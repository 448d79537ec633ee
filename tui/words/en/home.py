"""Words of the first screen."""

from typing import Final

WORDS: Final = {
    "home.subtitle": "Card games in your terminal, against robots or friends",
    "home.continue": "Continue",
    "home.replays": "Replay finished games",
    "home.quit": "Quit",
    "home.players": "{least} to {most} players",
    "home.game.next": "choose game",
    "home.game.next.alone": "next game",
    "home.game.next.help": "Choose the next game. New game starts the one that is highlighted.",
    "home.game.previous": "previous game",
    "home.game.previous.help": (
        "Choose the previous game. New game starts the one that is highlighted."
    ),
}
