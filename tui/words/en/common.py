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
    "cap.shift+tab": "Shift+Tab",
    "cap.left": "←",
    "cap.right": "→",
    "cap.home": "Home",
    "cap.end": "End",
    "cap.ctrl_j": "Ctrl+J",
    "cap.ctrl_p": "Ctrl+P",
    "cap.ctrl_q": "Ctrl+Q",
    "key.quit": "quit",
    "key.quit.help": "Quit Ludothèque. A game in progress is already saved.",
    "key.help": "help",
    "key.help.help": "Explain this screen and its keys.",
    "key.palette": "commands",
    "key.palette.help": "Search all commands by name.",
    "settings.unwritten": "The settings could not be saved: {reason}",
    "small.enlarge": "Please enlarge the window.",
    "small.needed": "It needs {columns} columns and {rows} rows.",
    "key.back": "back",
    "key.back.help": "Go back to the previous screen.",
    # A name, and what is said of it
    "labelled": "{label}: {words}",
}
