"""Words on a player's own keys."""

from typing import Final

WORDS: Final = {
    "keys.broken": "{file}, ligne {line} : {why}. Elle est ignorée.",
    "keys.why.syntax": "ce n’est pas du TOML fait de tables et de touches",
    "keys.why.table": "il n’y a pas d’écran « {what} »",
    "keys.why.command": "il n’y a pas de commande « {what} » sur cet écran",
    "keys.why.key": "« {what} » n’est pas une touche",
    "keys.why.fixed": "« {what} » garde ses touches, qui nomment ce qui est sur la table",
    "keys.why.conflict": "la touche « {what} » est déjà celle de « {other} »",
    "cli.help.keys": (
        "afficher les touches de chaque écran, sous la forme d’un fichier à modifier : keys.toml, "
        "à côté des réglages"
    ),
}
