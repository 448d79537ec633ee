"""Words of the first screen."""

from typing import Final

WORDS: Final = {
    "home.subtitle": "card games against robots or friends, in a terminal",
    "home.continue": "Continue",
    "home.new": "New game",
    "home.saved": "Saved games",
    "home.replays": "Replays",
    "home.rules": "Rules",
    "home.settings": "Settings",
    "home.quit": "Quit",
    "home.players": "{least} to {most} players",
    "home.game.next": "next game",
    "home.game.next.help": "Choose which game a new game is of.",
    "home.game.previous": "game before",
    "home.game.previous.help": "Choose which game a new game is of.",
}
