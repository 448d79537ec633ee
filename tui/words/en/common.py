"""Words that every part of the program uses."""

from typing import Final

WORDS: Final = {
    "program": "Ludothèque",
    "level.human": "human",
    "level.random": "random",
    "level.easy": "easy",
    "level.normal": "normal",
    "level.hard": "hard",
    "illegal.not-an-action": "There is no such move in this game.",
    "illegal.not-your-turn": "It is not your turn.",
    "cap.enter": "Enter",
    "cap.escape": "Esc",
    "cap.space": "Space",
    "cap.tab": "Tab",
    "cap.left": "←",
    "cap.right": "→",
    "cap.home": "Home",
    "cap.end": "End",
    "key.quit": "quit",
    "key.quit.help": "Leave the program. Your game is saved already.",
    "key.help": "help",
    "key.help.help": "Explain this screen and its keys.",
    "key.palette": "commands",
    "key.palette.help": "Find any command by its name.",
    "settings.unwritten": "The settings could not be kept: {reason}",
    "small.enlarge": "Please enlarge the window.",
    "small.needed": "{columns} columns and {rows} lines are needed.",
    "key.back": "back",
    "key.back.help": "Return to the screen before this one.",
}
