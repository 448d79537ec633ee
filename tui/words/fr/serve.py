"""Words of `ludotheque serve`."""

from typing import Final

WORDS: Final = {
    "cli.serve": "jouer dans un navigateur",
    "cli.serve.usage": "%(prog)s [--port N] [--host H]",
    "cli.help.port": "le port d’écoute ({port} si rien n’est dit)",
    "cli.help.host": "l’adresse d’écoute ({host}, cette machine seule, si rien n’est dit)",
    "cli.serve.missing": (
        "jouer dans un navigateur demande textual-serve ; pour l’installer : "
        "pip install 'ludotheque[web]'"
    ),
    "cli.serve.ready": "Ouvrez {url} dans un navigateur ; Ctrl+C y met fin.",
    "cli.serve.open": (
        "Qui peut atteindre cette adresse joue avec vos parties enregistrées et vos réglages."
    ),
    "cli.serve.busy": "{url} ne peut pas être servi ({reason})",
}
