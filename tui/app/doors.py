"""The screens by name, each loaded when it is opened.

Screens lead to one another in circles: a replay to a what-if, a what-if to a game, the end of a
game to a replay. Because they are opened by name, no file imports another, and the first frame
waits for one screen only.
"""

from importlib import import_module
from typing import Any, Final

DOORS: Final = {
    "confirm": "ConfirmScreen",
    "counted_games": "CountedGamesScreen",
    "examples": "ExamplesScreen",
    "guest": "GuestScreen",
    "guest_look_back": "GuestLookBackScreen",
    "help": "HelpScreen",
    "home": "HomeScreen",
    "host": "HostScreen",
    "join": "JoinScreen",
    "learn": "LearnScreen",
    "lesson": "LessonScreen",
    "look_back": "LookBackScreen",
    "memo": "MemoScreen",
    "new_game": "NewGameScreen",
    "note": "NoteScreen",
    "notes": "NotesScreen",
    "palette": "Palette",
    "play": "PlayScreen",
    "reading": "ReadingScreen",
    "replay": "ReplayScreen",
    "result": "ResultScreen",
    "rules": "RulesScreen",
    "saved_games": "SavedGamesScreen",
    "settings": "SettingsScreen",
    "statistics": "StatisticsScreen",
    "themes": "ThemesScreen",
    "today": "TodayScreen",
    "trash": "TrashScreen",
    "waiting_room": "WaitingRoomScreen",
    "welcome": "WelcomeScreen",
    "what": "WhatScreen",
    "what_if": "WhatIfScreen",
    "what_if_seats": "WhatIfSeatsScreen",
}
"""The class of each screen that others lead to, by the name of its file in `screens`."""


def behind(door: str) -> Any:
    """Return the class of a screen. Raise KeyError for an unknown name."""
    return getattr(import_module(f"tui.app.screens.{door}"), DOORS[door])
