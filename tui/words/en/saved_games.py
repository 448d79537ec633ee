"""Words of the list of saved games."""

from typing import Final

WORDS: Final = {
    "saves.title": "Saved games",
    "saves.replays": "Finished games",
    "saves.count": "{n} {n:game|games}",
    "saves.count.of": "{shown} of {n} {n:game|games}",
    "saves.reading": "reading the folder…",
    "saves.none": "No saved games.",
    "saves.none-finished": "No finished games.",
    "saves.none-found": "No matching games. Press Esc to show all.",
    "saves.head.game": "Game",
    "saves.head.players": "Players",
    "saves.head.state": "Status",
    "saves.head.size": "Size",
    "saves.head.when": "Last changed",
    "saves.size.bytes": "{n} B",
    "saves.size.thousands": "{n} kB",
    "saves.size.millions": "{n} MB",
    "saves.ask.search": "Search",
    "saves.ask.title": "Title",
    "saves.ask.source": "File to import",
    "saves.unfinished": "unfinished",
    "saves.finished": "finished",
    "saves.in-use": "open elsewhere",
    "saves.torn": "incomplete",
    "saves.damaged": "damaged",
    "saves.newer": "newer version",
    "saves.unreadable": "unreadable",
    # A date: the day, then its month
    "saves.day": "{day}",
    "saves.months": "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec",
    "saves.read-only": "You can look at this game here, but not play it.",
    "saves.closed-hands": "Several people play this game, so all hands stay hidden here.",
    "saves.no-preview": "This file is too large for a preview. You can still open it.",
    "saves.no-board": "This version cannot show this game.",
    "saves.deleted": "{file} moved to the trash. Press {@saved_games.undo:U} to undo.",
    "saves.restored": "{file} restored.",
    "saves.key.continue": "continue",
    "saves.renamed": "Renamed to {file}.",
    "saves.duplicated": "Copied to {file}.",
    "saves.imported": "{file} imported.",
    "saves.revealed": "Path copied to the clipboard: {file}",
    "saves.key.search": "search",
    "saves.key.search.help": (
        "Type a name, a game, a title, a status, a day or month, won or lost; games that match "
        "every word stay in the list. To search in one field, put its name and a colon first: "
        "winner:Anna finds the games that Anna won; likewise robot:hard, players:4, date:2026-11 "
        "and hints:no (no hint was asked for). Misspelt words are found too."
    ),
    "saves.key.sort": "sort",
    "saves.key.sort.help": (
        "Sort by the next column: last changed, title (if a game has one), game, players, status, "
        "size."
    ),
    "saves.key.rename": "rename",
    "saves.key.rename.help": (
        "Give the game a title. This renames the file; its contents do not change."
    ),
    "saves.key.duplicate": "copy",
    "saves.key.duplicate.help": "Make a copy of this saved game.",
    "saves.key.import_save": "import",
    "saves.key.import_save.help": (
        "Import a saved game from another folder. The file is checked first."
    ),
    "saves.key.reveal": "path",
    "saves.key.reveal.help": "Show the path of the file and copy it to the clipboard.",
    "saves.key.examples": "examples",
    "saves.key.examples.help": "Show the examples from the rules, as games you can step through.",
    "reading.words": "Reading {file}, much larger than an ordinary game…",
    "reading.drop": "cancel",
    "reading.drop.help": "Cancel and open nothing.",
    "about.ReadingScreen": (
        "This saved game takes a long time to read, because its file is much larger than that of "
        "an ordinary game. You need not wait for it."
    ),
    "prompt.done": "confirm",
    "prompt.done.help": "Confirm what is typed or chosen.",
    "prompt.drop": "cancel",
    "prompt.drop.help": "Cancel and change nothing.",
    "saves.key.delete": "delete",
    "saves.key.delete.help": "Move the saved game to the trash. You can restore it.",
    "saves.key.undo": "undo",
    "saves.key.undo.help": "Restore the last deleted game.",
}
