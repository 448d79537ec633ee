"""Words of the trash, on the screen and on the command line."""

from typing import Final

WORDS: Final = {
    "trash.title": "Trash",
    "trash.none": "The trash is empty.",
    "trash.emptied": "{n} {n:game is|games are} gone for good.",
    "trash.ask.erase": "Delete {file} for good? This cannot be undone.",
    "trash.ask.empty": "Delete {n} {n:game|games} for good? This cannot be undone.",
    "trash.key.open": "trash",
    "trash.key.open.help": "Show the deleted games, to restore them or delete them for good.",
    "trash.key.restore": "restore",
    "trash.key.restore.help": "Move the game back to the saved games, together with its review.",
    "trash.key.erase": "delete for good",
    "trash.key.erase.help": "Delete this game for good. You are asked first.",
    "trash.key.empty": "empty",
    "trash.key.empty.help": "Delete all games in the trash for good. You are asked first.",
    "about.TrashScreen": (
        "The games that were deleted. Enter restores one, with its title, notes and review; what "
        "you delete here is gone for good."
    ),
    # On the command line
    "cli.trash": "list the deleted games, restore them or delete them for good",
    "cli.trash.usage": "%(prog)s [list [--json] | restore FILE... | empty [--yes]]",
    "cli.help.trash": "what to do (default: list)",
    "cli.help.trashed": "a deleted game to restore, by its name in the list",
    "cli.help.yes": "empty the trash without asking",
    "cli.trash.none": "The trash is empty ({folder}).",
    "cli.trash.ask": "Delete {n} {n:game|games} for good? [yes/no]",
    "cli.trash.kept": "Nothing was deleted.",
    "cli.trash.unasked": "there is no terminal to ask on; --yes empties the trash without asking",
    "cli.trash.files.list": "“list” takes no file",
    "cli.trash.files.restore": "“restore” needs the name of a file from the list",
    "cli.trash.files.empty": "“empty” takes no file",
}
