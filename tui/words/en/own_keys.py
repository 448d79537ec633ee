"""Words on a player's own keys."""

from typing import Final

WORDS: Final = {
    "keys.broken": "{file}, line {line}: {why}. The line is ignored.",
    "keys.why.syntax": "this is not valid TOML, or not a table of keys",
    "keys.why.table": "there is no screen “{what}”",
    "keys.why.command": "there is no command “{what}” on this screen",
    "keys.why.key": "“{what}” is not a key",
    "keys.why.fixed": "the keys of “{what}” cannot be changed: they name what lies on the table",
    "keys.why.conflict": "the key “{what}” already belongs to “{other}”",
    "cli.help.keys": (
        "print the keys of every screen as a file to edit: keys.toml, beside the settings"
    ),
}
