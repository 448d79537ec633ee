"""The command `arena`: matches between line-ups of robots, with how sure their results are."""

import argparse
import time
from collections.abc import Sequence
from concurrent.futures import BrokenExecutor

from engine.arena.rotation import rotations
from engine.arena.tally import Contrast, Tally
from engine.game import LEVELS
from engine.registry import game_named
from tui.cli.arena_report import Findings, described, report
from tui.cli.arguments import Commands
from tui.cli.context import Context
from tui.cli.game_readers import GameReaders
from tui.cli.matches import Bout, Pace, matches
from tui.cli.progress import watched
from tui.cli.ratings import ratings_of
from tui.cli.series import add_series, lineup_asked, series_asked
from tui.console.data import put_json
from tui.console.failures import Failure
from tui.console.output import put, tell
from tui.console.status import DONE
from tui.session.robots import usual_level
from tui.words import Wording

MOST_JOBS = 256


def declare(commands: Commands) -> None:
    """Declare `arena`."""
    say, read = commands.say, commands.read
    command = commands.add("arena", run_arena)
    add_series(commands, command)
    command.add_argument(
        "--bots",
        type=GameReaders(say).levels,
        action="append",
        default=[],
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
    """Play the deals and print how strong each robot is."""
    say = context.say
    usual = (usual_level(game_named(asked.game)),)
    first, *others = asked.bots or [usual]
    lineups = [lineup_asked(say, asked, first)]
    asked.players = len(lineups[0])
    lineups += [lineup_asked(say, asked, named) for named in others]
    series = [series_asked(say, asked, lineup) for lineup in lineups]
    # The first line-up's seed serves all, even if it was drawn, so that all play the same deals.
    bouts = [
        Bout(series[0].game, series[0].options, lineup, series[0].seed, asked.measure)
        for lineup in lineups
    ]
    try:
        found, contrasts = findings(bouts, asked.games, asked.jobs, say)
    except BrokenExecutor as error:
        raise Failure(say("cli.arena.ended")) from error
    if found[0].ratings is None:
        tell(say("cli.arena.no-ratings"))
    if asked.json:
        put_json(say, described(found, contrasts))
    else:
        put(say, report(context, found, contrasts))
    return DONE


def findings(
    bouts: Sequence[Bout], games: int, jobs: int, say: Wording
) -> tuple[list[Findings], list[Contrast]]:
    """Play at least `games` games of every line-up, all on the same deals, each deal in all
    rotations. Return the findings of each line-up, and the contrasts of the first with each other
    one."""
    found = [
        Findings(
            bout,
            Tally(bout.lineup),
            {name: Pace() for name in bout.lineup},
            ratings_of(bout.lineup),
        )
        for bout in bouts
    ]
    contrasts = [Contrast(found[0].tally, other.tally) for other in found[1:]]
    turns = [rotations(bout.lineup) for bout in bouts]
    deals = -(-games // min(turns))
    begun = time.perf_counter()
    for played in watched(matches(bouts, deals, jobs), deals, say, sum(turns)):
        for each, one in zip(found, played, strict=True):
            each.add(one)
        for contrast, other in zip(contrasts, played[1:], strict=True):
            contrast.add(played[0].results, other.results)
    for each in found:
        each.seconds = time.perf_counter() - begun
    return found, contrasts
