"""What can be wrong with a save: one sentence for every code of `saves.problems`."""

from typing import Final

WORDS: Final = {
    "save.torn": "Line {line} breaks off in the middle.",
    "save.no-end": "The game is over, but the line that says so is missing.",
    "save.damaged": "Line {line} is not as it was written.",
    "save.line-too-long": "Line {line} is longer than any line of a save ({limit} bytes).",
    "save.too-deep": "Line {line} holds more brackets within brackets than any save.",
    "save.bad-record": "Line {line} makes no sense (at {at}).",
    "save.bad-header": "The first line does not describe a game (at {at}).",
    "save.illegal": "Line {line} is a move that the rules do not allow.",
    "save.not-an-action": "There is no such move in this game.",
    "save.after-end": "Line {line} goes on after the end of the game.",
    "save.early-end": "Line {line} ends the game before it is over.",
    "save.other-end": "Line {line} states another end than the game came to.",
    "save.other-state": "Line {line} ends the game in another state than its moves lead to.",
    "save.no-such-step": "The game has no step {step}.",
    "save.newer-format": (
        "A newer version of the program wrote this file (format {found}; this one reads {known})."
    ),
    "save.older-format": "The file has a format ({found}) that this version no longer reads.",
    "save.newer-rules": (
        "This game of {game} was played by newer rules ({found}; this version knows {known})."
    ),
    "save.older-rules": (
        "This game of {game} was played by older rules ({found}; this version knows {known})."
    ),
    "save.unknown-game": "This version does not know the game “{game}”.",
    "save.wrong-seats": "The game takes {least} to {most} players, not {players}.",
    "save.impossible-setup": "A game of {game} cannot begin with these options.",
    "save.not-a-save": "This is not a saved game.",
    "save.no-such-file": "There is no such file.",
    "save.not-a-file": "This is not an ordinary file.",
    "save.not-empty": "The folder is not empty.",
    "save.link-loop": "This link leads round in a circle.",
    "save.no-lock": (
        "What is called {lock} is no lock file of this program. Remove it to play this game."
    ),
    "save.not-a-folder": "A file is where a folder should be.",
    "save.too-large": (
        "The file would be larger than any save ({size} bytes; the most is {limit})."
    ),
    "save.disk-full": "The disk is full.",
    "save.read-only": "Nothing can be written there: it is read-only.",
    "save.not-allowed": "Permission is denied.",
    "save.exists": "There is a file of that name already.",
    "save.bad-file-name": "The name is too long for this disk.",
    "save.disk-error": "The disk fails ({error}).",
    "save.in-use": "Another window has this game open (process {pid} on {host}).",
    "save.in-use.somewhere": "Another window has this game open.",
    "save.changed-elsewhere": "Another program has written to this file.",
    "save.file-gone": "The file was deleted while it was in use.",
    "save.bad-title": "Nothing of this title can be the name of a file.",
    "save.closed": "The file is closed.",
    "save.note-too-long": "The note is too long ({length} characters; the most is {limit}).",
    "save.lost": "{lost} {lost:line is|lines are} lost.",
    "save.kept": "The file as it was is kept as {file}.",
}
