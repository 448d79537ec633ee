"""Measure reviews: `python -m tests.review_levels [--decisions N] [--quick] [--game NAME] ...`.

What was measured before is kept: a run goes on where another stopped. In each round one decision of
each game and level is looked at, so that all are measured alike whenever the run stops. After each
twentieth round, one play of each game with planted blunders is reviewed. At the end the tables are
printed and written into docs/reviews.md.
"""

import argparse
from itertools import count

from engine.registry import GAMES
from tests.review_levels.decisions import LEVELS, PARTS, Sample
from tests.review_levels.planted import planted
from tests.review_levels.table import PAGE, tables

MARK = "<!-- measured -->"
"""The mark before and after the tables on the page."""


def main() -> None:
    """Measure what is asked for, and write the tables."""
    parser = argparse.ArgumentParser(prog="make review-levels", description=__doc__)
    parser.add_argument("--decisions", type=int, default=1000, help="of each game and level")
    parser.add_argument("--quick", action="store_true", help="24 decisions of each")
    parser.add_argument("--game", choices=GAMES, action="append", help="may be repeated")
    parser.add_argument("--level", choices=LEVELS, action="append", help="may be repeated")
    parser.add_argument("--no-planted", action="store_true", help="no games with planted blunders")
    parser.add_argument("--table", action="store_true", help="measure nothing, print what is known")
    asked = parser.parse_args()
    games = asked.game or list(GAMES)
    samples = [Sample(game, level) for game in games for level in asked.level or LEVELS]
    if not asked.table:
        measure(samples, 24 if asked.quick else asked.decisions, not asked.no_planted)
    found = tables()
    print(found)
    before, _, after = PAGE.read_text(encoding="utf-8").split(MARK)
    PAGE.write_text(f"{before}{MARK}\n{found}\n{MARK}{after}", encoding="utf-8")


def measure(samples: list[Sample], number: int, plant: bool) -> None:
    """Look at decisions in turn until there are so many of each sample; with `plant`, also review
    planted blunders."""
    running = {each: each.measure(number) for each in samples}
    games = {each.game: planted(each.game) for each in samples if plant}
    for turn in count(1):
        for sample, judging in list(running.items()):
            found = next(judging, None)
            if found is None:
                del running[sample]
            else:
                print(*sample, found, flush=True)
        if not running:
            return
        if turn % PARTS == 0:
            for game, planting in games.items():
                print(game, next(planting), flush=True)


if __name__ == "__main__":
    main()
