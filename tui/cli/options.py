"""The options of a game on the command line: players, levels of robots, seed, the game's own."""

from collections.abc import Iterable
from textwrap import wrap
from typing import Any

import msgspec

from engine.game import LEVELS, Game
from engine.registry import game_named
from tui.cli.arguments import WIDEST, Commands, Parser
from tui.cli.game_readers import GameReaders
from tui.console.failures import Misuse
from tui.console.output import shown
from tui.games.registry import card_of, offered_games
from tui.session.options import OFF, ON, Option, Value, filled_in, options_of
from tui.session.robots import level_name
from tui.words import LANGUAGES, Wording


def add_players(commands: Commands, parser: Parser, about: str = "cli.help.players") -> None:
    """Add the option for the number of players; `about` is the key of its help."""
    usual = ", ".join(f"{game} {card_of(game).usual_seats}" for game in offered_games())
    parser.add_argument(
        "--players",
        type=commands.read.whole(1),
        metavar="N",
        help=commands.say(about, usual=usual),
    )


def add_robots(commands: Commands, parser: Parser, about: str = "cli.help.robots") -> None:
    """Add the option for the levels of robots; `about` is the key of its help."""
    parser.add_argument(
        "--bots",
        type=GameReaders(commands.say).robots,
        default=(),
        metavar=commands.say("cli.meta.level"),
        help=commands.say(about, levels=levels_named(commands.say)),
    )


def levels_named(say: Wording) -> str:
    """Return the names of all levels, the weakest first."""
    return ", ".join(level_name(say, each) for each in LEVELS)


def add_options(commands: Commands, parser: Parser) -> None:
    """Add the options of a game's start, and to the help a list of each game's own options."""
    say, read = commands.say, GameReaders(commands.say)
    parser.add_argument("--seed", type=read.seed, metavar="S", help=say("cli.help.seed"))
    parser.add_argument(
        "--option",
        type=read.pair,
        action="append",
        default=[],
        dest="options",
        metavar=say("cli.meta.pair"),
        help=say("cli.help.option"),
    )
    parser.more = lambda: "\n\n".join(described(say, game) for game in offered_games())


def described(say: Wording, name: str) -> str:
    """Return the list of a game's options with their allowed and usual values."""
    options = options_of(game_named(name))
    cells = max(len(option.name) for option in options)
    lines = [say("cli.options-of", game=name)]
    for option in options:
        sentence = say(
            "cli.option",
            question=say(f"option.{name}.{option.name}"),
            allowed=allowed(say, name, option),
            usual=spelt(say, name, option, option.usual),
        )
        head = f"  {option.name:{cells}}  "
        lines += wrap(sentence, WIDEST, initial_indent=head, subsequent_indent=" " * len(head))
    return "\n".join(lines)


def allowed(say: Wording, game: str, option: Option) -> str:
    """Return the allowed values of a game's option, as the command line spells them."""
    if option.values:
        return ", ".join(spelt(say, game, option, value) for value in option.values)
    two = option.most - option.least == 1
    return say("cli.bounds.two" if two else "cli.bounds", least=option.least, most=option.most)


def spelt(say: Wording, game: str, option: Option, value: Value) -> str:
    """Return a value of a game's option as the command line spells it: words are those of the form
    of a new game, in one piece."""
    if isinstance(value, bool):
        return say(ON if value else OFF).split()[0]
    key = f"option.{game}.{option.name}.{value}"
    return "-".join(say(key).split()) if say.has(key) else str(value)


def _meant(game: str, option: Option, text: str) -> str:
    """Return the value that a text spells in any language; any other text as it is."""
    word, voices = text.strip().casefold(), [Wording(each) for each in LANGUAGES]
    values = [str(each) for each in option.values]
    same = (
        each
        for each in values
        if word in [spelt(say, game, option, each).casefold() for say in voices]
    )
    return next(same, text)


def _refused(say: Wording, game: str, option: Option, word: str) -> str:
    """Return why a value of a game's option is refused: it is none of those, or out of bounds."""
    if option.values:
        choices = allowed(say, game, option)
        return say("cli.bad.value", option=option.name, word=word, allowed=choices)
    why = say("cli.bad.whole", word=word, least=option.least, most=option.most)
    return say("labelled", label=option.name, words=why)


def options_from(
    say: Wording, game: Game[Any, Any, Any], pairs: Iterable[tuple[str, str]]
) -> msgspec.Struct:
    """Return the options of a game from pairs of name and value; the last of a name counts. Raises
    Misuse."""
    known = {option.name: option for option in options_of(game)}
    answers: dict[str, Value] = {}
    for name, text in pairs:
        option = known.get(name)
        if option is None:
            called, choices = say(f"game.{game.name}"), ", ".join(known)
            raise Misuse(say("cli.bad.option", game=called, word=shown(name), options=choices))
        try:
            answers[name] = option.read(_meant(game.name, option, text))
        except ValueError:
            raise Misuse(_refused(say, game.name, option, shown(text))) from None
    return filled_in(game, answers.items())
