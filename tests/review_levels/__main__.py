"""Measure reviews: `python -m tests.review_levels [--decisions N] [--quick] [--game NAME] ...`.

What was measured before is kept: a run goes on where another stopped. The table is printed at the
end.
"""

import argparse

from engine.registry import GAMES
from tests.review_levels.decisions import LEVELS, Sample
from tests.review_levels.planted import planted
from tests.review_levels.table import table


def main() -> None:
    """Measure what is asked for, and print the table."""
    parser = argparse.ArgumentParser(prog="make review-levels", description=__doc__)
    parser.add_argument("--decisions", type=int, default=1000, help="of each game and level")
    parser.add_argument("--quick", action="store_true", help="24 decisions of each")
    parser.add_argument("--game", choices=GAMES, action="append", help="may be repeated")
    parser.add_argument("--level", choices=LEVELS, action="append", help="may be repeated")
    parser.add_argument("--planted", type=int, default=0, help="games with planted blunders")
    parser.add_argument("--table", action="store_true", help="only print the table")
    asked = parser.parse_args()
    games = asked.game or list(GAMES)
    samples = [Sample(game, level) for game in games for level in asked.level or LEVELS]
    for each in () if asked.table else samples:
        for found in each.measure(24 if asked.quick else asked.decisions):
            print(*each, found, flush=True)
    for game in games:
        for number in range(asked.planted):
            print(game, number, planted(game, number), flush=True)
    print(table(each for each in samples if each.kept()))


if __name__ == "__main__":
    main()
