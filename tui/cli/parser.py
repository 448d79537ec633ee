"""The parser of the command line, built from the commands that each file declares."""

import argparse
from collections.abc import Collection
from importlib import import_module
from textwrap import fill
from typing import Final

from tui.cli.arguments import WIDEST, Commands, Parser, add_everywhere, examples, speaking
from tui.cli.opening import home
from tui.words import LANGUAGES, Wording

FILES: Final = {
    "play": ("play", "resume", "replay"),
    "today": ("today",),
    "host": ("host",),
    "join": ("join",),
    "files": ("saves", "verify", "repair"),
    "trash": ("trash",),
    "stats": ("stats",),
    "show": ("show",),
    "review": ("review",),
    "export": ("export",),
    "simulate": ("simulate",),
    "arena": ("arena",),
    "serve": ("serve",),
    "config": ("config",),
    "shells": ("completion", "man"),
}
"""The commands by the file that declares them, in the order of the help."""


def build_parser(say: Wording, words: Collection[str] | None = None) -> argparse.ArgumentParser:
    """Return the parser of the whole command line. With the `words` of a command line, the parser
    knows only the names of commands that are not among them, so that their files need not be
    loaded."""
    parser = Parser(
        prog="ludotheque",
        usage=say("cli.usage", languages="|".join(sorted(LANGUAGES))),
        description=fill(say("cli.about"), WIDEST),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        add_help=False,
        allow_abbrev=False,
    )
    parser.examples, parser.more = examples(say, ""), lambda: say("cli.more")
    parser.set_defaults(run=home, screen=True, whole=lambda: build_parser(say))
    subparsers = parser.add_subparsers(
        title=say("cli.commands"),
        metavar=say("cli.command"),
        parser_class=Parser,
        prog=parser.prog,
    )
    commands = Commands(say, subparsers)
    for file, names in FILES.items():
        if words is None or any(name in words for name in names):
            import_module(f"tui.cli.{file}").declare(commands)
        else:
            for name in names:
                commands.mention(name)
    for each in (parser, *commands.declared):
        add_everywhere(say, each)
    return parser


def parse(say: Wording, arguments: list[str]) -> argparse.Namespace:
    """Return the parsed arguments. Raises Misuse, or SystemExit after printing help."""
    with speaking(say):
        return build_parser(say, arguments).parse_args(arguments)
