"""Words on a player's own keys."""

from typing import Final

WORDS: Final = {
    "keys.broken": "{file}, Zeile {line}: {why}. Die Zeile gilt nicht.",
    "keys.why.syntax": "das ist kein TOML aus Tabellen und Tasten",
    "keys.why.table": "einen Bildschirm „{what}“ gibt es nicht",
    "keys.why.command": "einen Befehl „{what}“ gibt es auf diesem Bildschirm nicht",
    "keys.why.key": "„{what}“ ist keine Taste",
    "keys.why.fixed": "„{what}“ behält seine Tasten: sie benennen, was auf dem Tisch liegt",
    "keys.why.conflict": "die Taste „{what}“ gehört schon zu „{other}“",
    "cli.help.keys": (
        "die Tasten jedes Bildschirms als Datei zum Ändern ausgeben: keys.toml, neben den "
        "Einstellungen"
    ),
}
