"""The command line in outline, read off its parser: what completion and manual are made of."""

import argparse
from typing import Final, NamedTuple

from engine.game import LEVELS
from themes.loader import BUNDLED
from tui.cli.arguments import Parser, speaking
from tui.games.registry import offered_games
from tui.session.new_game import HUMAN
from tui.words import Wording

SORTS: Final = {
    "file": "save",
    "files": "save",
    "trashed": "trashed",
    "saves": "folder",
    "out": "path",
    "output": "path",
    "game": "game",
    "theme": "theme",
    "bots": "level",
    "seats": "seat",
    "options": "option",
}
"""What an argument of a name takes, where a shell can know it."""


class Argument(NamedTuple):
    """An option, or what stands at a place (then it has no flags)."""

    flags: tuple[str, ...]
    help: str
    takes: str
    """What its value is called, "" if it takes none."""
    sort: str
    """One of SORTS, or ""."""
    choices: tuple[str, ...]
    many: bool
    """Whether it takes several values."""


class Command(NamedTuple):
    """A command, or the bare program."""

    name: str
    help: str
    usage: str
    more: str
    """What its help says at the end."""
    options: tuple[Argument, ...]
    places: tuple[Argument, ...]


class Outline(NamedTuple):
    """The whole command line."""

    program: Command
    commands: tuple[Command, ...]
    everywhere: tuple[Argument, ...]
    """The options that every command has."""


def outline(say: Wording, parser: argparse.ArgumentParser) -> Outline:
    """The command line as its help shows it in the language of the parser."""
    with speaking(say):
        program = _command(say, parser, "", parser.description or "")
        commands = [
            _command(say, each, name, each.description or "") for name, each in _subparsers(parser)
        ]
    shared = {option.flags for option in program.options}
    commands = [
        each._replace(options=tuple(o for o in each.options if o.flags not in shared))
        for each in commands
    ]
    return Outline(program, tuple(commands), program.options)


def _subparsers(parser: argparse.ArgumentParser) -> list[tuple[str, Parser]]:
    found = (each for each in parser._actions if isinstance(each, argparse._SubParsersAction))
    return list(next(found).choices.items())


def _command(say: Wording, parser: argparse.ArgumentParser, name: str, about: str) -> Command:
    actions = [each for each in parser._actions if not isinstance(each, argparse._SubParsersAction)]
    usage = parser.format_usage().partition(parser.prog)[2]
    return Command(
        name,
        about,
        " ".join(f"{parser.prog}{usage}".split()),
        parser.ending() if isinstance(parser, Parser) else "",
        tuple(_argument(say, each) for each in actions if each.option_strings),
        tuple(_argument(say, each) for each in actions if not each.option_strings),
    )


def _argument(say: Wording, action: argparse.Action) -> Argument:
    takes = ""
    choices = tuple(map(str, action.choices or ()))
    if action.nargs != 0:
        metavar = action.metavar if isinstance(action.metavar, str) else action.dest.upper()
        takes = "|".join(choices) or metavar
    sort = SORTS.get(action.dest, "") if takes else ""
    if sort == "path" and takes == say("cli.meta.folder"):
        sort = "folder"
    help_ = (action.help or "") % {"prog": "ludotheque"}
    return Argument(
        tuple(action.option_strings), help_, takes, sort, choices, action.nargs in ("+", "*")
    )


def words_for(sort: str) -> tuple[str, ...]:
    """The words that an argument of a sort may be, where they can be counted up."""
    match sort:
        case "game":
            return tuple(offered_games())
        case "level":
            return LEVELS
        case "seat":
            return (HUMAN, *LEVELS)
        case "theme":
            return tuple(BUNDLED)
    return ()
