"""The command `arena`: matches between line-ups of robots, with how sure their results are."""

import argparse
import time
from collections.abc import Sequence
from concurrent.futures import BrokenExecutor, Executor

from engine.arena.rotation import rotations
from engine.arena.tally import Contrast, Tally
from engine.registry import game_named
from saves.problems import SaveError
from tui.cli.arena_report import Findings, described, report
from tui.cli.arguments import Commands
from tui.cli.context import Context
from tui.cli.executors import Unreachable, executor
from tui.cli.finished_deals import Bout, FinishedDeals
from tui.cli.game_readers import GameReaders
from tui.cli.matches import Pace, matches
from tui.cli.options import levels_named
from tui.cli.progress import watched
from tui.cli.ratings import ratings_of
from tui.cli.series import add_series, lineup_asked, series_asked
from tui.console.data import put_json
from tui.console.failures import Failure, save_failure
from tui.console.output import put, shown, tell
from tui.console.status import DONE
from tui.session.robots import usual_level
from tui.words import Wording

MOST_JOBS = 256


def declare(commands: Commands) -> None:
    """Declare `arena`."""
    say, read = commands.say, commands.read
    command = commands.add("arena", run_arena)
    add_series(commands, command, "cli.help.games.arena")
    command.add_argument(
        "--bots",
        type=GameReaders(say).levels,
        action="append",
        default=[],
        metavar=say("cli.meta.strength"),
        help=say("cli.help.lineup", levels=levels_named(say)),
    )
    command.add_argument(
        "--jobs",
        type=read.whole(1, MOST_JOBS),
        default=1,
        metavar="J",
        help=say("cli.help.jobs"),
    )
    command.add_argument(
        "--scheduler", metavar=say("cli.meta.bind"), help=say("cli.help.scheduler")
    )
    command.add_argument(
        "--deals", type=read.path, metavar=say("cli.file"), help=say("cli.help.deals")
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
        finished = FinishedDeals(asked.deals) if asked.deals is not None else None
        with executor(asked.jobs, asked.scheduler) as pool:
            found, contrasts = findings(bouts, asked.games, say, pool, finished)
    except ImportError as error:
        raise Failure(say("cli.arena.no-cluster")) from error
    except Unreachable as error:
        raise Failure(say("cli.arena.no-scheduler", address=shown(asked.scheduler))) from error
    except SaveError as error:
        raise save_failure(say, error, asked.deals) from error
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
    bouts: Sequence[Bout],
    games: int,
    say: Wording,
    pool: Executor | None = None,
    finished: FinishedDeals | None = None,
) -> tuple[list[Findings], list[Contrast]]:
    """Play at least `games` games of every line-up, all on the same deals, each deal in all
    rotations; see `matches` for the pool and the finished deals. Return the findings of each
    line-up, and the contrasts of the first with each other one."""
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
    for played in watched(matches(bouts, deals, pool, finished), deals, say, sum(turns)):
        for each, one in zip(found, played, strict=True):
            each.add(one)
        for contrast, other in zip(contrasts, played[1:], strict=True):
            contrast.add(played[0].results, other.results)
    for each in found:
        each.seconds = time.perf_counter() - begun
    return found, contrasts
