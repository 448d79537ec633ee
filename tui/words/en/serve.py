"""Words of `ludotheque serve`."""

from typing import Final

WORDS: Final = {
    "cli.serve": "play in a browser",
    "cli.serve.usage": "%(prog)s [--port N] [--host H] [--pages P]",
    "cli.help.port": "the port to listen on ({port} if nothing is said)",
    "cli.help.host": "the address to listen on ({host}, this machine alone, if nothing is said)",
    "cli.help.pages": (
        "how many pages at once, each with a program of its own ({pages} if nothing is said)"
    ),
    "cli.serve.missing": (
        "playing in a browser needs textual-serve; to install it: pip install 'ludotheque[web]'"
    ),
    "cli.serve.ready": "Open {url} in a browser; Ctrl+C ends it.",
    "cli.serve.open": "Whoever can reach this address plays with your saved games and settings.",
    "cli.serve.busy": "{url} cannot be served ({reason})",
    "web.full": (
        "Every place is taken just now. Close another page of the program, or wait a little."
    ),
    "web.again": "Open again",
    "web.ended": "You have left the program. Every game is saved.",
    "web.lost": "The connection to the program is lost. Your game is saved up to the last move.",
    "web.script": "The page needs JavaScript, which this browser does not run.",
    "web.keys": "Keys",
    "web.keyboard": "Show the keyboard",
    "web.letters": "qwertyuiop asdfghjkl zxcvbnm",
}
