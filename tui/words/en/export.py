"""Exported games, and the command that exports them."""

from typing import Final

WORDS: Final = {
    "cli.export": "export a game as text, Markdown, a picture, a web page or a recording",
    "cli.export.usage": (
        "%(prog)s FILE --to {formats}\n"
        "                         [--seat SEAT|all] [--step N] [-o FILE]"
    ),
    "cli.help.to": (
        "format: text and markdown describe the whole game, svg draws one step, html is a web page "
        "that replays the game, cast is an asciinema recording"
    ),
    "cli.help.export-out": "output file, which must not exist yet (default: standard output)",
    "cli.export.written": "Written: {file}",
    "cli.export.no-review": (
        "The game has no review yet, so the page shows no chances and grades. To add them, first "
        "run: ludotheque review {file}"
    ),
    "cli.export.exists": (
        "{file} already exists and is not overwritten; choose another name with -o"
    ),
    "cli.export.failed": "{file} cannot be written: {reason}.",
    "cli.export.step": "--step works only with --to svg.",
    "export.begun": "Started",
    "export.page.first": "To the start",
    "export.page.back": "Back",
    "export.page.play": "Play",
    "export.page.next": "Next",
    "export.page.last": "To the end",
    "export.page.step": "Step",
    "export.page.mistake": "To the next costly move",
    "export.page.noscript": (
        "To replay the game here, let this page run its own small script (JavaScript)."
    ),
}
