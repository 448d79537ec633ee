"""Words of the first screen."""

from typing import Final

WORDS: Final = {
    "home.subtitle": "Card games in your terminal, against robots or friends",
    "home.continue": "Continue",
    "home.new": "New game",
    "home.saved": "Saved games",
    "home.replays": "Replays",
    "home.rules": "Rules",
    "home.settings": "Settings",
    "home.quit": "Quit",
    "home.players": "{least} to {most} players",
    "home.game.next": "next game",
    "home.game.next.help": "Choose the game that New game starts.",
    "home.game.previous": "previous game",
    "home.game.previous.help": "Choose the game that New game starts.",
}
