"""Words on a player's own keys."""

from typing import Final

WORDS: Final = {
    "keys.broken": "{file}, line {line}: {why}. The line is ignored.",
    "keys.why.syntax": "this is not TOML of tables and keys",
    "keys.why.table": "there is no screen “{what}”",
    "keys.why.command": "there is no command “{what}” on this screen",
    "keys.why.key": "“{what}” is not a key",
    "keys.why.fixed": "“{what}” keeps its keys, which name what lies on the table",
    "keys.why.conflict": "the key “{what}” already belongs to “{other}”",
    "cli.help.keys": "print the keys of every screen as a file to edit",
}
