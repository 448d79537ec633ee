"""Words of `ludotheque serve`."""

from typing import Final

WORDS: Final = {
    "cli.serve": "play in a browser",
    "cli.serve.usage": "%(prog)s [--port N] [--host ADDRESS] [--pages P]",
    "cli.help.port": "port to listen on (default: {port})",
    "cli.help.host": "address to listen on (default: {host}, this computer only)",
    "cli.help.pages": (
        "how many pages can be open at the same time; each runs its own copy of the program "
        "(default: {pages})"
    ),
    "cli.serve.missing": (
        "playing in a browser needs textual-serve; to install it, in Ludothèque’s folder: "
        "pipx install --force '.[web]'"
    ),
    "cli.serve.ready": "Open {url} in a browser. Press Ctrl+C to stop.",
    "cli.serve.open": "Anyone who can reach this address can use your saved games and settings.",
    "cli.serve.busy": "{url} cannot be served ({reason})",
    "web.full": (
        "Too many pages are open just now. Close another page of the program, or wait a little."
    ),
    "web.again": "Open again",
    "web.ended": "You have left the program. Every game is saved.",
    "web.lost": "The connection to the program is lost. Your game is saved up to the last move.",
    "web.script": "The page needs JavaScript, which this browser does not run.",
    "web.name": "Your name at the table",
    "web.join": "Join",
    "web.keys": "Keys",
    "web.keyboard": "Show the keyboard",
    "web.letters": "qwertyuiop asdfghjkl zxcvbnm",
}
