"""Words of the trash."""

from typing import Final

WORDS: Final = {
    "trash.emptied": "{n} {n:game is|games are} gone for good.",
    "cli.trash": "list the deleted games, bring them back, or delete them for good",
    "cli.trash.usage": "%(prog)s [list [--json] | restore FILE... | empty [--yes]]",
    "cli.help.trash": "what to do (list if nothing is said)",
    "cli.help.trashed": "a deleted game to bring back, by its name in the list",
    "cli.help.yes": "empty the trash without asking",
    "cli.trash.none": "The trash is empty ({folder}).",
    "cli.trash.ask": "Delete {n} {n:game|games} for good? [yes/no]",
    "cli.trash.kept": "Nothing was deleted.",
    "cli.trash.unasked": "there is no terminal to ask on; --yes empties the trash without asking",
    "cli.trash.files.list": "“list” takes no file",
    "cli.trash.files.restore": "“restore” needs the name of a file",
    "cli.trash.files.empty": "“empty” takes no file",
}
