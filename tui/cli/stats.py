"""The command `stats`: statistics over a player's finished games."""

import argparse
from typing import Any

from saves.problems import SaveError
from tui.cli.arguments import Commands
from tui.cli.context import Context
from tui.console.data import put_json
from tui.console.output import put
from tui.console.status import DONE
from tui.games.registry import offered_games
from tui.render.face import Company, glyphs
from tui.session.statistics.archive import Archive
from tui.session.statistics.sums import Record, Sum, records
from tui.session.statistics.table import record_lines
from tui.words.spans import plain

CELLS = 78
"""The width of the tables, in cells."""


def declare(commands: Commands) -> None:
    """Declare `stats`."""
    command = commands.add("stats", run_stats)
    command.add_argument("--json", action="store_true", help=commands.say("cli.help.json"))


def run_stats(context: Context, asked: argparse.Namespace) -> int:
    """Print the statistics of the player's finished games."""
    try:
        games, bad = Archive().results(context.saves, context.settings.name)
    except SaveError as error:
        raise context.refused(error, context.saves) from error
    found = records(games, offered_games())
    if asked.json:
        uncounted = [
            {"file": str(info.path), "problem": info.problem.code} for info in bad if info.problem
        ]
        counted = [described(record) for record in found]
        put_json(context.say, {"games": counted, "uncounted": uncounted})
    else:
        company = Company((), context.say, glyphs(context.ascii))
        put(context.say, plain(record_lines(company, found, bad, CELLS)))
    return DONE


def described(record: Record) -> dict[str, Any]:
    """Return a record as JSON values."""
    return {
        "game": record.game,
        **figures(record.sum),
        "longest_run": record.longest,
        "current_run": record.current,
        "course": [{"place": place, "players": players} for place, players in record.course],
        "kinds": [
            {"players": each.players, "against": each.against, **figures(each.sum)}
            for each in record.kinds
        ],
    }


def figures(found: Sum) -> dict[str, Any]:
    """Return the totals of some games as JSON values."""
    return {
        "games": found.games,
        "won": found.won,
        "mean_place": round(found.mean_place, 4),
        "mean_score": round(found.mean_score, 4),
        "best_score": found.best,
    }
