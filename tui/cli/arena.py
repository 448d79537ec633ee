"""Matches between line-ups of robots: who is stronger, by how much, and how sure that is."""

from __future__ import annotations

import argparse
import time
from typing import TYPE_CHECKING

from engine.arena.rotation import rotations
from engine.arena.tally import Tally
from engine.frame import LEVELS
from engine.shelf import game_named
from tui.cli.arena_report import Findings, described, report
from tui.cli.context import Context
from tui.cli.failures import DONE
from tui.cli.matches import Bout, Pace, matches
from tui.cli.output import put, put_json, tell
from tui.cli.progress import watched
from tui.cli.ratings import ratings_of
from tui.cli.series import add_series, lineup_asked, series_asked
from tui.robots import usual_level
from tui.strength import Strength
from tui.wording import Wording

if TYPE_CHECKING:
    from tui.cli.parser import Commands

MOST_JOBS = 256


def declare(commands: Commands) -> None:
    """arena."""
    say, read = commands.say, commands.read
    command = commands.add("arena", run_arena)
    add_series(commands, command)
    command.add_argument(
        "--bots",
        type=read.strengths,
        metavar=say("cli.meta.strength"),
        help=say("cli.help.lineup", levels=", ".join(LEVELS)),
    )
    command.add_argument(
        "--jobs",
        type=read.whole(1, MOST_JOBS),
        default=1,
        metavar="J",
        help=say("cli.help.jobs"),
    )
    command.add_argument("--measure", action="store_true", help=say("cli.help.measure"))
    command.add_argument("--json", action="store_true", help=say("cli.help.json"))


def run_arena(context: Context, asked: argparse.Namespace) -> int:
    """Play the deals and print who is stronger."""
    say = context.say
    usual = (Strength(usual_level(game_named(asked.game))),)
    lineup = lineup_asked(say, asked, asked.bots or usual)
    series = series_asked(say, asked, [strength.level for strength in lineup])
    bout = Bout(series.game, series.options, lineup, series.seed, asked.measure)
    found = findings(bout, asked.games, asked.jobs, say)
    if found.ratings is None:
        tell(say("cli.arena.no-ratings"))
    if asked.json:
        put_json(say, described(found))
    else:
        put(say, report(context, found))
    return DONE


def findings(bout: Bout, games: int, jobs: int, say: Wording) -> Findings:
    """What comes of at least so many games: every deal is played in all its rotations."""
    paces = {name: Pace() for name in bout.names}
    found = Findings(bout, Tally(bout.names), paces, ratings_of(bout.names))
    each = rotations(bout.names)
    deals = -(-games // each)
    begun = time.perf_counter()
    for played in watched(matches(bout, deals, jobs), deals, say, each):
        found.tally.add(played.results)
        for name, pace in played.paces.items():
            paces[name].merge(pace)
        if found.ratings is not None:
            for game in played.results:
                found.ratings.add(game)
    found.seconds = time.perf_counter() - begun
    return found
