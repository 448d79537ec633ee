"""Words of `ludotheque serve`."""

from typing import Final

WORDS: Final = {
    "cli.serve": "play in a browser",
    "cli.serve.usage": "%(prog)s [--port N] [--host H]",
    "cli.help.port": "port to listen on (default: {port})",
    "cli.help.host": "address to listen on (default: {host}, this computer only)",
    "cli.serve.missing": (
        "playing in a browser needs textual-serve; to install it: pip install 'ludotheque[web]'"
    ),
    "cli.serve.ready": "Open {url} in a browser. Press Ctrl+C to stop.",
    "cli.serve.open": "Anyone who can reach this address can use your saved games and settings.",
    "cli.serve.busy": "{url} cannot be served ({reason})",
}
