"""Exported games, and the command that exports them."""

from typing import Final

WORDS: Final = {
    "cli.export": "write a game as text, Markdown, a picture, a page or a recording",
    "cli.export.usage": "%(prog)s FILE --to {formats} [--seat K|all] [--step N] [-o FILE]",
    "cli.help.to": (
        "the form: text and markdown tell the whole game, svg draws one step, html is a page that "
        "steps through the game, cast is an asciinema recording"
    ),
    "cli.help.export-out": "where to write; it must not exist yet (printed if nothing is said)",
    "cli.export.written": "written: {file}",
    "cli.export.exists": "{file} exists already; nothing is overwritten.",
    "cli.export.failed": "{file} cannot be written: {reason}.",
    "cli.export.step": "--step goes with --to svg only.",
    "export.fact": "{label}: {fact}",
    "export.begun": "Begun",
    "export.players": "Players",
    "export.seed": "Seed",
    "export.page.first": "To the beginning",
    "export.page.back": "Back",
    "export.page.play": "Play",
    "export.page.next": "On",
    "export.page.last": "To the end",
    "export.page.step": "Step",
    "export.page.noscript": "This page needs its own small script to step through the game.",
}
