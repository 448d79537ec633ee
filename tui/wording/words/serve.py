"""Words of `ludotheque serve`."""

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "cli.serve": ("play in a browser", "jouer dans un navigateur"),
    "cli.serve.usage": ("%(prog)s [--port N] [--host H]", "%(prog)s [--port N] [--host H]"),
    "cli.help.port": (
        "the port to listen on ({port} if nothing is said)",
        "le port d’écoute ({port} si rien n’est dit)",
    ),
    "cli.help.host": (
        "the address to listen on ({host}, this machine alone, if nothing is said)",
        "l’adresse d’écoute ({host}, cette machine seule, si rien n’est dit)",
    ),
    "cli.serve.missing": (
        "playing in a browser needs textual-serve; to install it: pip install 'ludotheque[web]'",
        "jouer dans un navigateur demande textual-serve ; pour l’installer : "
        "pip install 'ludotheque[web]'",
    ),
    "cli.serve.ready": (
        "Open {url} in a browser; Ctrl+C ends it.",
        "Ouvrez {url} dans un navigateur ; Ctrl+C y met fin.",
    ),
    "cli.serve.open": (
        "Whoever can reach this address plays with your saved games and settings.",
        "Qui peut atteindre cette adresse joue avec vos parties enregistrées et vos réglages.",
    ),
    "cli.serve.busy": (
        "{url} cannot be served ({reason})",
        "{url} ne peut pas être servi ({reason})",
    ),
}
