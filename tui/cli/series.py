"""The common part of the commands in which robots play series of games."""

import argparse
from collections.abc import Sequence
from typing import Final, TypeVar

from engine.arena.rotation import deal_seed
from engine.registry import GAMES, game_named
from saves.header import Player
from tui.cli.arguments import Commands, Parser
from tui.cli.game_readers import GameReaders
from tui.cli.options import add_options, add_players, options_from
from tui.console.failures import Misuse, refusals
from tui.session.new_game import (
    SEED_LIMIT,
    NewGame,
    bot_names,
    check,
    check_seats,
    is_seed,
    new_seed,
    usual_seats,
)
from tui.words import Wording

T = TypeVar("T")

USUAL_GAMES: Final = 100
"""The number of games if none is given."""

MOST_GAMES: Final = 1_000_000


def add_series(commands: Commands, command: Parser, games: str = "cli.help.games") -> None:
    """Add arguments for the game, the players, the number of games and the options; `games` is the
    key of the help on that number. `--bots` is left to the command."""
    say, read = commands.say, GameReaders(commands.say)
    command.add_argument(
        "game", type=read.game(GAMES), metavar=say("cli.game"), help=", ".join(GAMES)
    )
    add_players(commands, command, "cli.help.players.robots")
    command.add_argument(
        "--games",
        type=read.whole(1, MOST_GAMES),
        default=USUAL_GAMES,
        metavar="G",
        help=say(games, games=USUAL_GAMES),
    )
    add_options(commands, command)


def lineup_asked(say: Wording, asked: argparse.Namespace, named: Sequence[T]) -> tuple[T, ...]:
    """Return a line-up from the bots named. One name fills all seats, and as many names as seats
    are taken as they are. Two names mean one robot of the first among others of the second.

    Raises Misuse, and Failure for a number of players that the game does not take.
    """
    game = game_named(asked.game)
    count = asked.players or (len(named) if len(named) > 2 else usual_seats(game))
    with refusals(say):
        check_seats(game, count)
    if len(named) not in (1, 2, count):
        raise Misuse(say("cli.bad.bots", named=len(named), players=count))
    return (*named[:-1], *[named[-1]] * (count - len(named) + 1))


def series_asked(say: Wording, asked: argparse.Namespace, levels: Sequence[str]) -> NewGame:
    """Return the common terms of all games: robots, options, and the seed of their seeds. Raises
    Misuse, and Failure for an impossible game."""
    game = game_named(asked.game)
    seed = asked.seed or new_seed()
    if not is_seed(deal_seed(seed, MOST_GAMES - 1)):
        longest = SEED_LIMIT - len(deal_seed("", MOST_GAMES - 1))
        raise Misuse(say("cli.bad.seed", limit=longest))
    players = tuple(map(Player, bot_names(game.name, ()), levels))
    series = NewGame(game.name, players, options_from(say, game, asked.options), seed)
    with refusals(say):
        check(series)
    return series
