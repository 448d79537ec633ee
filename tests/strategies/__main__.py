"""Hold strategies against the best robot: `python -m tests.strategies [--deals N] [--quick] ...`.

The strategies play a few deals each in turn, so that all are measured alike whenever the run stops.
The table is drawn anew after every turn. Finished deals are kept in a file, so that a run may be
stopped, and another run continues it.
"""

import argparse
from pathlib import Path
from typing import Final

from tests.strategies import learner
from tests.strategies.measures import Meeting, draw, keep, kept, strategies
from tui.cli.executors import executor
from tui.cli.finished_deals import FinishedDeals

QUICK: Final = 5
"""The deals of each strategy in a quick run."""
TURN: Final = 5
"""The deals that a strategy plays before the next one's turn."""
DEALS: Final = Path(__file__).parents[2] / "build" / "strategies.jsonl"


def main() -> None:
    """Measure what is asked for, and draw the table."""
    parser = argparse.ArgumentParser(prog="make strategies", description=__doc__)
    parser.add_argument("--deals", type=int, default=200, help="of each, two games a deal")
    parser.add_argument("--quick", action="store_true", help=f"{QUICK} deals of each")
    parser.add_argument("--only", action="append", metavar="WORDS", help="a part of its name")
    parser.add_argument("--learn", type=int, metavar="GAMES", help="learn the table anew, and end")
    parser.add_argument("--jobs", type=int, default=1, help="processes that play")
    parser.add_argument("--scheduler", help="of dask.distributed, whose workers play")
    parser.add_argument("--table", action="store_true", help="only draw the table anew")
    asked = parser.parse_args()
    if asked.learn:
        learner.keep(learner.learn(asked.learn))
        return
    DEALS.parent.mkdir(exist_ok=True)
    finished = FinishedDeals(DEALS)
    chosen = [name for name in strategies() if any(part in name for part in asked.only or [""])]
    meetings = [Meeting(name, finished) for name in chosen if not asked.table]
    most = QUICK if asked.quick else asked.deals
    before = {each.strategy: each.games for each in kept()}
    with executor(asked.jobs, asked.scheduler) as pool:
        for deals in range(TURN, most + TURN, TURN):
            for meeting in meetings:
                found = meeting.play(min(deals, most), pool)
                if found.games >= before.get(meeting.name, 0):
                    keep(found)
                print(found, flush=True)
            draw()
    draw()


if __name__ == "__main__":
    main()
