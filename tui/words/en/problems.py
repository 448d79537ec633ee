"""What can be wrong with a save: one sentence for every code of `saves.problems`."""

from typing import Final

WORDS: Final = {
    "save.torn": "Line {line} stops in the middle.",
    "save.no-end": "The game is over, but its last line, which says so, is missing.",
    "save.damaged": "Line {line} has been changed: its checksum does not match.",
    "save.line-too-long": "Line {line} is too long (the limit is {limit} bytes).",
    "save.too-deep": "Line {line} has too many brackets within brackets.",
    "save.bad-record": "Line {line} is not a valid record (at {at}).",
    "save.bad-header": "The first line does not describe a game (at {at}).",
    "save.illegal": "Line {line} is an illegal move.",
    "save.not-an-action": "There is no such move in this game.",
    "save.after-end": "Line {line} comes after the end of the game.",
    "save.early-end": "Line {line} ends the game before it is over.",
    "save.other-end": "Line {line} gives a result that does not match the moves.",
    "save.other-state": "Line {line} gives a final state that does not match the moves.",
    "save.no-such-step": "The game has no step {step}.",
    "save.newer-format": (
        "A newer version of Ludothèque wrote this file (format {found}; this one reads {known}). "
        "Update Ludothèque to open it."
    ),
    "save.older-format": (
        "This version can no longer read the format of this file ({found}). An older version can."
    ),
    "save.newer-rules": (
        "This game of {game} uses newer rules ({found}; this version knows {known}). Update "
        "Ludothèque to open it."
    ),
    "save.older-rules": (
        "This game of {game} uses older rules ({found}; this version knows {known})."
    ),
    "save.unknown-game": "This version does not know the game “{game}”.",
    "save.wrong-seats": "The game takes {least} to {most} players, not {players}.",
    "save.impossible-setup": "A game of {game} cannot start with these options.",
    "save.not-a-save": "This is not a saved game.",
    "save.no-such-file": "There is no such file.",
    "save.not-a-file": "This is not an ordinary file.",
    "save.not-empty": "The folder is not empty. Choose an empty or a new one.",
    "save.link-loop": "This link points back to itself.",
    "save.no-lock": (
        "The file {lock} is not a lock file of Ludothèque. Remove it to play this game."
    ),
    "save.not-a-folder": "There is a file where a folder should be.",
    "save.too-large": "The file would be too large ({size} bytes; the limit is {limit}).",
    "save.disk-full": "The disk is full. Free up some space.",
    "save.read-only": (
        "Nothing can be written there: it is read-only. Choose another folder with --saves, or "
        "remove the write protection."
    ),
    "save.not-allowed": (
        "Permission denied. Check who may read and write it, or choose another folder with --saves."
    ),
    "save.exists": "A file with that name already exists. Choose another name.",
    "save.bad-file-name": "The name is too long for this disk. Choose a shorter one.",
    "save.disk-error": "The disk reports an error ({error}).",
    "save.in-use": (
        "This game is open in another window (process {pid} on {host}). Close it there first."
    ),
    "save.in-use.somewhere": "This game is open in another window. Close it there first.",
    "save.changed-elsewhere": (
        "Another program has changed this file. Open it again to see what it holds now."
    ),
    "save.file-gone": "The file was deleted while it was open.",
    "save.bad-title": "No file name can be made from this title. Choose another title.",
    "save.closed": "The file is closed.",
    "save.too-many-tried": "There are too many moves to keep ({moves}; the limit is {limit}).",
    "save.note-too-long": "The note is too long ({length} characters; the limit is {limit}).",
    "save.lost": "{lost} {lost:line|lines} cannot be recovered.",
    "save.kept": "The original file was kept as {file}.",
}
