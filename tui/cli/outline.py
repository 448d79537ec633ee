"""The outline of the command line, derived from its parser, for completion and the manual page."""

import argparse
from typing import Final, NamedTuple

from engine.game import LEVELS
from tui.cli.arguments import Parser, speaking
from tui.cli.options import spelt
from tui.games.registry import offered_games
from tui.render.palettes import Palettes
from tui.session.new_game import HUMAN
from tui.session.options import Option
from tui.session.strength import EQUALS
from tui.settings import themes_path
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
    "play.bots": "rival",
    "seats": "seat",
    "options": "option",
}
"""The sort of value that an argument takes, if a shell can complete it, by the argument's name, or
by the command's name and the argument's."""


class Argument(NamedTuple):
    """An option, or a positional argument: it has no flags."""

    flags: tuple[str, ...]
    help: str
    takes: str
    """The name of its value; "" if it takes none."""
    sort: str
    """One of the values of SORTS; "" if a shell cannot complete it."""
    choices: tuple[str, ...]
    many: bool
    """True if it takes several values."""


class Command(NamedTuple):
    """A command, or the program without one (its name is "")."""

    name: str
    help: str
    usage: str
    more: str
    """The end of its help."""
    options: tuple[Argument, ...]
    places: tuple[Argument, ...]


Options = dict[str, dict[str, tuple[str, ...]]]
"""The options of every game, each with the values that can be listed."""


class Outline(NamedTuple):
    """The whole command line."""

    program: Command
    commands: tuple[Command, ...]
    everywhere: tuple[Argument, ...]
    """The options that every command has."""


def outline(say: Wording, parser: argparse.ArgumentParser) -> Outline:
    """Return the outline of the command line, in the language of the parser."""
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
        tuple(_argument(say, name, each) for each in actions if each.option_strings),
        tuple(_argument(say, name, each) for each in actions if not each.option_strings),
    )


def _argument(say: Wording, command: str, action: argparse.Action) -> Argument:
    takes = ""
    choices = tuple(map(str, action.choices or ()))
    if action.nargs != 0:
        takes = "|".join(choices) or str(action.metavar)
    usual = SORTS.get(action.dest, "")
    sort = SORTS.get(f"{command}.{action.dest}", usual) if takes else ""
    if sort == "path" and takes == say("cli.meta.folder"):
        sort = "folder"
    help_ = (action.help or "") % {"prog": "ludotheque"}
    return Argument(
        tuple(action.option_strings), help_, takes, sort, choices, action.nargs in ("+", "*")
    )


MOST_VALUES: Final = 12
"""The most numbers that are listed for an option."""


def values_of(say: Wording, game: str, option: Option) -> tuple[str, ...]:
    """Return the values of a game's option as the command line spells them; () for more than
    MOST_VALUES numbers."""
    if option.values:
        return tuple(spelt(say, game, option, value) for value in option.values)
    if option.most - option.least < MOST_VALUES:
        return tuple(map(str, range(option.least, option.most + 1)))
    return ()


def words_for(sort: str) -> tuple[str, ...]:
    """Return the words that an argument of a sort may be; () if they cannot be listed."""
    match sort:
        case "game":
            return tuple(offered_games())
        case "level":
            return LEVELS
        case "rival":
            return (*LEVELS, EQUALS)
        case "seat":
            return (HUMAN, *LEVELS, EQUALS)
        case "theme":
            return Palettes(themes_path()).names
    return ()
