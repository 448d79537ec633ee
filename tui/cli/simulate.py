"""The command `simulate`: robots play games without a screen, which are counted and, if wanted,
saved."""

import argparse
import re
import time
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any

from engine.arena import play_out
from engine.arena.rotation import deal_seed, result, seated
from engine.arena.tally import Tally
from engine.game import Game, Setup
from engine.journal import Journal
from engine.registry import game_named
from saves.folder import SUFFIX
from saves.whole import compose, write_save
from tui.cli.arguments import Commands
from tui.cli.context import Context, ready_folder
from tui.cli.game_readers import GameReaders
from tui.cli.options import levels_named
from tui.cli.progress import watched
from tui.cli.save_words import printable
from tui.cli.series import add_series, lineup_asked, series_asked
from tui.console.data import put_json
from tui.console.failures import refusals
from tui.console.output import in_columns, put
from tui.console.status import DONE
from tui.games.registry import character_of, face_for, offered_games
from tui.session.new_game import NewGame, header_of, now
from tui.session.robots import level_name, robot, usual_level
from tui.words.numbers import around, decimal, plain


def declare(commands: Commands) -> None:
    """Declare `simulate`."""
    say, read = commands.say, commands.read
    command = commands.add("simulate", run_simulate)
    add_series(commands, command)
    command.add_argument(
        "--bots",
        type=GameReaders(say).levels,
        metavar=say("cli.meta.level"),
        help=say("cli.help.bots", levels=levels_named(say)),
    )
    command.add_argument(
        "--out", type=read.path, metavar=say("cli.meta.folder"), help=say("cli.help.out")
    )
    command.add_argument("--json", action="store_true", help=say("cli.help.json"))


def run_simulate(
    context: Context, asked: argparse.Namespace, clock: Callable[[], datetime] = now
) -> int:
    """Play the games and print the results of the robots."""
    say = context.say
    game = game_named(asked.game)
    series = series_asked(say, asked, lineup_asked(say, asked, asked.bots or (usual_level(game),)))
    folder = ready_folder(say, asked.out) if asked.out is not None else None
    moment, begun = clock(), time.perf_counter()
    tally = Tally([player.name for player in series.players])
    for number in watched(range(asked.games), asked.games, say):
        new = the_game(series, number)
        journal = played(game, new)
        tally.add([result(journal, number)])
        if folder is not None:
            _save(context, folder, new, journal, moment)
    seconds = time.perf_counter() - begun
    if asked.json:
        put_json(say, described(series, tally, seconds))
    else:
        put(say, report(context, series, tally, seconds, folder))
    return DONE


def the_game(series: NewGame, number: int) -> NewGame:
    """Return one game of the series; `number` counts from 0. The robots move on by a seat from game
    to game, so that no seat favours a robot."""
    players = seated(series.players, number)
    return series._replace(players=players, seed=deal_seed(series.seed, number))


def played(game: Game[Any, Any, Any], new: NewGame) -> Journal[Any, Any, Any]:
    """Return the journal of the game, played to its end."""
    setup = Setup(len(new.players), new.options)
    bots = [robot(game, player.by, character_of(game.name, player.name)) for player in new.players]
    return play_out(game, setup, bots, new.seed)


def _save(
    context: Context, folder: Path, new: NewGame, journal: Journal[Any, Any, Any], moment: datetime
) -> None:
    path = folder / file_name(new)
    with refusals(context.say, path):
        write_save(path, compose(header_of(new, moment), journal.actions))


def file_name(new: NewGame) -> str:
    """Return the name of the file for a game of a series. Characters not safe in a file name become
    dashes."""
    return f"{new.game}-{re.sub(r'[^0-9A-Za-z._-]', '-', new.seed)}{SUFFIX}"


def report(
    context: Context, series: NewGame, tally: Tally, seconds: float, folder: Path | None
) -> str:
    """Return the table of the robots as text."""
    say, count = context.say, tally.players
    sign = "+-" if context.ascii else "±"
    heads = [say(f"cli.simulate.{name}") for name in ("robot", "level")]
    heads += [say("cli.simulate.place", place=place) for place in range(1, count + 1)]
    heads += [say(f"cli.simulate.{name}") for name in ("mean-place", "mean-score")]
    rows = [
        [
            row.name,
            level_name(say, player.by),
            *map(str, row.counts),
            around(say, row.place, 2, sign),
            around(say, row.score, 1, sign),
        ]
        for row, player in zip(tally.rows, series.players, strict=True)
    ]
    lines = [
        say(
            "cli.simulate.played",
            games=tally.games,
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
        if sum(letter.isdecimal() for letter in unit) > 1:
            lines.append(say("cli.simulate.unit", unit=unit))
    lines.append(say("cli.simulate.speed", rate=decimal(say, tally.games / seconds, 1)))
    if folder is not None:
        lines.append(say("cli.simulate.kept", folder=printable(folder)))
    return "\n".join(lines)


def described(series: NewGame, tally: Tally, seconds: float) -> dict[str, Any]:
    """Return the results as JSON values."""
    return {
        "game": series.game,
        "players": tally.players,
        "options": series.options,
        "seed": series.seed,
        "games": tally.games,
        "seconds": round(seconds, 3),
        "games_per_second": round(tally.games / seconds, 1),
        "bots": [
            {
                "name": row.name,
                "level": player.by,
                "places": row.counts,
                "mean_place": plain(row.place),
                "mean_score": plain(row.score),
            }
            for row, player in zip(tally.rows, series.players, strict=True)
        ],
    }
