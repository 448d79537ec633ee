"""Robots against robots: games played without a screen, counted and, if wanted, saved."""

from __future__ import annotations

import argparse
import re
import time
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from engine.arena import play_out
from engine.frame import LEVELS, Game, Setup
from engine.journal import Journal
from engine.shelf import SHELF, game_named
from saves.folder import SUFFIX
from saves.header import Player
from saves.problems import SaveError
from saves.whole import compose, write_save
from tui.boards.shelf import face_for
from tui.cli.context import Context, ready_folder
from tui.cli.failures import DONE, Misuse, start_failure
from tui.cli.options import add_options, options_from
from tui.cli.output import in_columns, put, put_json
from tui.cli.progress import watched
from tui.cli.readers import printable
from tui.cli.tally import Mean, Tally, mean
from tui.offer import offered_games
from tui.starting import (
    SEED_LIMIT,
    Impossible,
    NewGame,
    bot_names,
    check,
    check_seats,
    header_of,
    is_seed,
    new_seed,
    now,
    usual_level,
    usual_seats,
)
from tui.wording import Wording

if TYPE_CHECKING:
    from tui.cli.parser import Commands

GAMES: Final = 100
"""How many games are played when nobody says."""

MOST_GAMES: Final = 1_000_000


def declare(commands: Commands) -> None:
    """simulate."""
    say, read = commands.say, commands.read
    command = commands.add("simulate", run_simulate)
    command.add_argument(
        "game", type=read.game(SHELF), metavar=say("cli.game"), help=", ".join(SHELF)
    )
    command.add_argument("--players", type=read.whole(1), metavar="N", help=say("cli.help.players"))
    command.add_argument(
        "--games",
        type=read.whole(1, MOST_GAMES),
        default=GAMES,
        metavar="G",
        help=say("cli.help.games", games=GAMES),
    )
    command.add_argument(
        "--bots",
        type=read.levels,
        metavar=say("cli.meta.level"),
        help=say("cli.help.bots", levels=", ".join(LEVELS)),
    )
    add_options(commands, command)
    command.add_argument(
        "--out", type=read.path, metavar=say("cli.meta.folder"), help=say("cli.help.out")
    )
    command.add_argument("--json", action="store_true", help=say("cli.help.json"))


def run_simulate(
    context: Context, asked: argparse.Namespace, clock: Callable[[], datetime] = now
) -> int:
    """Play the games and print what became of the robots."""
    say = context.say
    series = series_asked(say, asked)
    folder = ready_folder(say, asked.out) if asked.out is not None else None
    game, moment, begun = game_named(series.game), clock(), time.perf_counter()
    tallies = [Tally(player.name, player.by) for player in series.players]
    for number in watched(range(asked.games), asked.games, say):
        new = the_game(series, number)
        journal = played(game, new)
        outcome = game.outcome(journal.state)
        assert outcome is not None
        for seat, (place, score) in enumerate(zip(outcome.places, outcome.scores, strict=True)):
            tallies[sitting(number, seat, len(tallies))].add(place, score)
        if folder is not None:
            _save(context, folder, new, journal, moment)
    seconds = time.perf_counter() - begun
    if asked.json:
        put_json(say, described(series, asked.games, tallies, seconds))
    else:
        put(say, report(context, series, asked.games, tallies, seconds, folder))
    return DONE


def series_asked(say: Wording, asked: argparse.Namespace) -> NewGame:
    """What all the games have in common: the robots, the options, the seed of their seeds. Raises
    Misuse, and Failure for an impossible game."""
    game = game_named(asked.game)
    options = options_from(say, game, asked.options)
    levels: tuple[str, ...] = asked.bots or (usual_level(game),)
    count = asked.players or (len(levels) if len(levels) > 1 else usual_seats(game))
    seed = asked.seed or new_seed()
    if not is_seed(seed_of(seed, MOST_GAMES - 1)):
        raise Misuse(say("cli.bad.seed", limit=SEED_LIMIT - len(seed_of("", MOST_GAMES - 1))))
    try:
        check_seats(game, count)
        if len(levels) not in (1, count):
            raise Misuse(say("cli.bad.bots", named=len(levels), players=count))
        by = levels * count if len(levels) == 1 else levels
        names = bot_names(game.name, ())
        series = NewGame(game.name, tuple(map(Player, names, by)), options, seed)
        check(series)
    except Impossible as error:
        raise start_failure(say, error) from error
    return series


def seed_of(seed: str, number: int) -> str:
    """The seed of one game of the series. Any of them can be played by a person too."""
    return f"{seed}.{number + 1}"


def sitting(number: int, seat: int, players: int) -> int:
    """Which robot sits at a seat: they move on by one from game to game, so that no seat's luck is
    any one's."""
    return (seat + number) % players


def the_game(series: NewGame, number: int) -> NewGame:
    """One game of the series, counted from 0."""
    count = len(series.players)
    seated = tuple(series.players[sitting(number, seat, count)] for seat in range(count))
    return series._replace(players=seated, seed=seed_of(series.seed, number))


def played(game: Game[Any, Any, Any], new: NewGame) -> Journal[Any, Any, Any]:
    """The game to its end."""
    setup = Setup(len(new.players), new.options)
    return play_out(game, setup, [game.bots[player.by] for player in new.players], new.seed)


def _save(
    context: Context, folder: Path, new: NewGame, journal: Journal[Any, Any, Any], moment: datetime
) -> None:
    path = folder / file_name(new)
    try:
        write_save(path, compose(header_of(new, moment), journal.actions))
    except SaveError as error:
        raise context.refused(error, path) from error


def file_name(new: NewGame) -> str:
    """What a game of a series is called; what may not stand in a file name becomes a dash."""
    return f"{new.game}-{re.sub(r'[^0-9A-Za-z._-]', '-', new.seed)}{SUFFIX}"


def report(
    context: Context,
    series: NewGame,
    games: int,
    tallies: list[Tally],
    seconds: float,
    folder: Path | None,
) -> str:
    """The table of the robots, for people."""
    say, count = context.say, len(tallies)
    around = "+-" if context.ascii else "±"
    heads = [say(f"cli.simulate.{name}") for name in ("robot", "level")]
    heads += [say("cli.simulate.place", place=place) for place in range(1, count + 1)]
    heads += [say(f"cli.simulate.{name}") for name in ("mean-place", "mean-score")]
    rows = [
        [
            tally.name,
            tally.level,
            *map(str, tally.counts(count)),
            average(say, mean(tally.places), 2, around),
            average(say, mean(tally.scores), 1, around),
        ]
        for tally in tallies
    ]
    lines = [
        say(
            "cli.simulate.played",
            games=games,
            game=say(f"game.{series.game}"),
            players=count,
            seed=series.seed,
        ),
        "",
        in_columns([heads, *rows], numbers=range(2, count + 4)),
        "",
    ]
    if series.game in offered_games():
        unit = face_for(series.game, context.company(series.players)).score(1)
        if unit != "1":
            lines.append(say("cli.simulate.unit", unit=unit))
    lines.append(say("cli.simulate.speed", rate=decimal(say, games / seconds, 1)))
    if folder is not None:
        lines.append(say("cli.simulate.kept", folder=printable(folder)))
    return "\n".join(lines)


def average(say: Wording, found: Mean, digits: int, around: str) -> str:
    """An average with its margin."""
    return f"{decimal(say, found.value, digits)} {around} {decimal(say, found.margin, digits)}"


def decimal(say: Wording, number: float, digits: int) -> str:
    """A number with its decimals as the language writes them."""
    whole, _, rest = f"{abs(number):.{digits}f}".partition(".")
    sign = "-" if number < 0 else ""
    return sign + say.thousands(int(whole)) + say("cli.decimal-point") + rest


def described(series: NewGame, games: int, tallies: list[Tally], seconds: float) -> dict[str, Any]:
    """The same for programs."""
    return {
        "game": series.game,
        "players": len(tallies),
        "options": series.options,
        "seed": series.seed,
        "games": games,
        "seconds": round(seconds, 3),
        "games_per_second": round(games / seconds, 1),
        "bots": [
            {
                "name": tally.name,
                "level": tally.level,
                "places": tally.counts(len(tallies)),
                "mean_place": rounded(mean(tally.places)),
                "mean_score": rounded(mean(tally.scores)),
            }
            for tally in tallies
        ],
    }


def rounded(found: Mean) -> dict[str, float]:
    """An average for programs."""
    return {"value": round(found.value, 4), "margin": round(found.margin, 4)}
