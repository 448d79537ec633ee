"""Words of `ludotheque serve`."""

from typing import Final

WORDS: Final = {
    "cli.serve": "play in a browser",
    "cli.serve.usage": "%(prog)s [--port N] [--host H]",
    "cli.help.port": "the port to listen on ({port} if nothing is said)",
    "cli.help.host": "the address to listen on ({host}, this machine alone, if nothing is said)",
    "cli.serve.missing": (
        "playing in a browser needs textual-serve; to install it: pip install 'ludotheque[web]'"
    ),
    "cli.serve.ready": "Open {url} in a browser; Ctrl+C ends it.",
    "cli.serve.open": "Whoever can reach this address plays with your saved games and settings.",
    "cli.serve.busy": "{url} cannot be served ({reason})",
}
