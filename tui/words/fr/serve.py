"""Words of `ludotheque serve`."""

from typing import Final

WORDS: Final = {
    "cli.serve": "jouer dans un navigateur",
    "cli.serve.usage": "%(prog)s [--port N] [--host H]",
    "cli.help.port": "le port d’écoute (par défaut : {port})",
    "cli.help.host": "l’adresse d’écoute (par défaut : {host}, cette machine seule)",
    "cli.serve.missing": (
        "jouer dans un navigateur demande textual-serve ; pour l’installer : "
        "pip install 'ludotheque[web]'"
    ),
    "cli.serve.ready": "Ouvrez {url} dans un navigateur ; Ctrl+C pour arrêter.",
    "cli.serve.open": (
        "Toute personne ayant accès à cette adresse peut ouvrir vos parties et changer vos "
        "réglages."
    ),
    "cli.serve.busy": "impossible de servir {url} ({reason}) ; essayez un autre --port",
}
