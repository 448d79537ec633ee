"""The command `stats`: statistics over a player's finished games."""

import argparse
from typing import Any

from tui.cli.arguments import Commands
from tui.cli.context import Context
from tui.console.data import put_json
from tui.console.failures import refusals
from tui.console.output import put
from tui.console.status import DONE
from tui.games.registry import offered_games
from tui.render.face import Company, glyphs
from tui.session.statistics.archive import Archive, Played
from tui.session.statistics.sums import GROUPS, Record, Sum, records
from tui.session.statistics.table import record_lines
from tui.words.spans import plain

CELLS = 78
"""The width of the tables, in cells."""


def declare(commands: Commands) -> None:
    """Declare `stats`."""
    say = commands.say
    command = commands.add("stats", run_stats)
    command.add_argument(
        "--by",
        choices=tuple(GROUPS),
        default=next(iter(GROUPS)),
        metavar=say("cli.meta.group"),
        help=say("cli.help.by"),
    )
    command.add_argument("--json", action="store_true", help=say("cli.help.json"))


def run_stats(context: Context, asked: argparse.Namespace) -> int:
    """Print the statistics of the player's finished games."""
    with refusals(context.say, context.saves):
        games, bad = Archive().results(context.saves, context.settings.name)
    found = records(games, offered_games())
    if asked.json:
        uncounted = [
            {"file": str(info.path), "problem": info.problem.code} for info in bad if info.problem
        ]
        counted = [described(record) for record in found]
        put_json(context.say, {"games": counted, "uncounted": uncounted})
    else:
        company = Company((), context.say, glyphs(context.ascii))
        lines = record_lines(company, found, bad, CELLS, asked.by)
        put(context.say, plain(lines))
    return DONE


def described(record: Record) -> dict[str, Any]:
    """Return a record as JSON values."""
    return {
        "game": record.game,
        **figures(record.sum),
        "longest_run": record.longest,
        "current_run": record.current,
        "rating": record.ratings[-1] if record.ratings else None,
        "ratings": record.ratings,
        "goals": record.goals,
        "course": [
            {
                "file": str(played.path),
                "begun": played.begun,
                "place": played.place,
                "players": played.players,
                "score": played.score,
                "seat": played.seat + 1,
                "against": played.against,
                "options": dict(played.options),
                "hints": played.hints,
                "taken_back": played.taken_back,
                "goals": played.goals,
            }
            for played in record.games
        ],
        "kinds": [
            {"players": each.first.players, "against": each.first.against, **figures(each.sum)}
            for each in record.groups("kind")
        ],
        "by": {
            by: [{by: valued(each.first, by), **figures(each.sum)} for each in record.groups(by)]
            for by in GROUPS
            if by != "kind"
        },
    }


def valued(played: Played, by: str) -> Any:
    """Return what a game is grouped by, as a JSON value."""
    match by:
        case "seat":
            return played.seat + 1
        case "hints":
            return bool(played.hints)
        case "options":
            return dict(played.options)
        case _:
            return getattr(played, by)


def figures(found: Sum) -> dict[str, Any]:
    """Return the totals of some games as JSON values."""
    return {
        "games": found.games,
        "won": found.won,
        "mean_place": round(found.mean_place, 4),
        "mean_score": round(found.mean_score, 4),
        "best_score": found.best,
    }
