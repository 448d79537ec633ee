"""The screens by name, each loaded when somebody opens it.

Screens lead to one another in circles: a replay to a what-if, that to a game, its end to a replay.
By name no file needs the other, and the first frame waits for one screen alone.
"""

from importlib import import_module
from typing import Any, Final

DOORS: Final = {
    "confirm": "ConfirmScreen",
    "examples": "ExamplesScreen",
    "help": "HelpScreen",
    "home": "HomeScreen",
    "lesson": "LessonScreen",
    "look_back": "LookBackScreen",
    "new_game": "NewGameScreen",
    "note": "NoteScreen",
    "notes": "NotesScreen",
    "palette": "Palette",
    "play": "PlayScreen",
    "replay": "ReplayScreen",
    "result": "ResultScreen",
    "review": "ReviewScreen",
    "rules": "RulesScreen",
    "saved_games": "SavedGamesScreen",
    "settings": "SettingsScreen",
    "statistics": "StatisticsScreen",
    "themes": "ThemesScreen",
    "trash": "TrashScreen",
    "welcome": "WelcomeScreen",
    "what_if": "WhatIfScreen",
    "what_if_seats": "WhatIfSeatsScreen",
}
"""By the name of its file in `screens`, the class of each screen that others lead to."""


def behind(door: str) -> Any:
    """The class of a screen. Raises KeyError for a door that is not there."""
    return getattr(import_module(f"tui.app.screens.{door}"), DOORS[door])
