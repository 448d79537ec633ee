"""Measure the levels: `python -m tests.levels [--games G] [--game NAME] [--players N] ...`.

Comparisons that are not measured now keep their old results, as do those that had more games. To
measure one anew with fewer games, take its result out of docs/levels.json. The table is drawn anew
after every comparison. Finished deals are kept in a file, so that a run may be stopped, and another
run continues it, on one machine or on many.
"""

import argparse
from pathlib import Path
from typing import Final

from engine.game import LEVELS
from engine.registry import GAMES
from tests.levels.measures import comparisons, keep, kept, measured
from tests.levels.table import PAGE, line, with_table
from tui.cli.executors import executor
from tui.cli.finished_deals import FinishedDeals

QUICK: Final = 24
"""The games of each comparison of a quick run, at least."""

DEALS: Final = Path(__file__).parents[2] / "build" / "levels.jsonl"


def asked() -> argparse.Namespace:
    """Return the words of the command line."""
    parser = argparse.ArgumentParser(prog="make levels", description=__doc__)
    parser.add_argument("--games", type=int, default=240, help="at least so many a comparison")
    parser.add_argument("--game", choices=GAMES, action="append", help="may be repeated")
    parser.add_argument("--players", type=int, action="append", help="may be repeated")
    parser.add_argument("--level", choices=LEVELS, action="append", help="may be repeated")
    parser.add_argument("--quick", action="store_true", help=f"{QUICK} games a comparison")
    parser.add_argument("--missing", action="store_true", help="only what was never measured")
    parser.add_argument("--jobs", type=int, default=1, help="processes that play")
    parser.add_argument("--scheduler", help="of dask.distributed, whose workers play")
    parser.add_argument("--deals", type=Path, default=DEALS, help="the file of finished deals")
    parser.add_argument("--table", action="store_true", help="only draw the table anew")
    return parser.parse_args()


def draw() -> None:
    """Write the results into the table of docs/robots.md."""
    text = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(with_table(text, kept()), encoding="utf-8")


def main() -> None:
    """Measure what is asked for, and draw the table."""
    wanted = asked()
    games = QUICK if wanted.quick else wanted.games
    wanted.deals.parent.mkdir(exist_ok=True)
    finished = FinishedDeals(wanted.deals)
    known = {measure.comparison for measure in kept()}
    chosen = [
        each
        for each in comparisons()
        if not wanted.table
        and (not wanted.game or each.game in wanted.game)
        and (not wanted.players or each.players in wanted.players)
        and (not wanted.level or each.level in wanted.level)
        and not (wanted.missing and each in known)
    ]
    with executor(wanted.jobs, wanted.scheduler) as pool:
        for each in chosen:
            found = measured(each, games, pool, finished)
            keep(found)
            draw()
            print(line(found), flush=True)
    draw()


if __name__ == "__main__":
    main()
