"""The parser of the whole command line, built from the commands that each module declares."""

import argparse
from itertools import zip_longest
from textwrap import fill

from tui.cli import (
    arena,
    config,
    export,
    files,
    host,
    join,
    play,
    serve,
    shells,
    show,
    simulate,
    stats,
    trash,
)
from tui.cli.arguments import WIDEST, Commands, Parser, add_everywhere, examples, speaking
from tui.words import LANGUAGES, Language, Wording


def build_parser(say: Wording) -> argparse.ArgumentParser:
    """Return the parser of the whole command line."""
    parser = Parser(
        prog="ludotheque",
        usage=say("cli.usage", languages="|".join(sorted(LANGUAGES))),
        description=fill(say("cli.about"), WIDEST),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        add_help=False,
        allow_abbrev=False,
    )
    parser.examples, parser.more = examples(say, ""), lambda: say("cli.more")
    parser.set_defaults(run=play.home, screen=True, whole=parser)
    subparsers = parser.add_subparsers(
        title=say("cli.commands"),
        metavar=say("cli.command"),
        parser_class=Parser,
        prog=parser.prog,
    )
    commands = Commands(say, subparsers)
    groups = (
        *(play, host, join, files, trash, stats, show, export, simulate, arena, serve),
        *(config, shells),
    )
    for group in groups:
        group.declare(commands)
    for each in (parser, *subparsers.choices.values()):
        add_everywhere(say, each)
    return parser


def parse(say: Wording, arguments: list[str]) -> argparse.Namespace:
    """Return the parsed arguments. Raises Misuse, or SystemExit after printing help."""
    with speaking(say):
        return build_parser(say).parse_args(arguments)


def wanted_language(arguments: list[str]) -> Language | None:
    """Return the language given by `--lang`, found before the parser is built in that language;
    None without a valid one."""
    wanted = None
    for word, following in zip_longest(arguments, arguments[1:], fillvalue=""):
        if word == "--":
            break
        if word == "--lang" or word.startswith("--lang="):
            value = following if word == "--lang" else word.removeprefix("--lang=")
            wanted = next((language for language in LANGUAGES if language == value), wanted)
    return wanted
