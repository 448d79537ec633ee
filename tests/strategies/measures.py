"""Meetings of a strategy with the best robot, the file that keeps their results, and their table.

Both play every deal once from each seat. Where no gesture is to be made, a strategy chooses as the
robot does: whatever it wins or loses comes of its words and gestures.
"""

from collections.abc import Iterable, Mapping
from concurrent.futures import Executor
from functools import cache, partial
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Final

import msgspec

from engine.arena.rotation import Result, deal_seed, play_deal
from engine.arena.tally import Tally
from engine.dolores import DOLORES
from engine.dolores.actions import DoloresAction
from engine.dolores.phases import GESTURES
from engine.dolores.views import DoloresView
from engine.game import Bot, Enough, Setup
from tests.strategies.learner import learner, learnt
from tests.strategies.plain import PLAIN, Strategy
from tests.strategies.reader import composed, reader
from tui.cli.finished_deals import Bout, FinishedDeals
from tui.words import Wording
from tui.words.numbers import limits

ROBOT: Final = "master"
SEED: Final = "strategies"
THINKING: Final = ("reader.py", "learner.py", "learnt.json")
"""The files of the strategies that are more than plain."""
FILE: Final = Path(__file__).parents[2] / "docs" / "strategies.json"
PAGE: Final = FILE.with_name("robots.md")
BEGIN: Final = "<!-- strategies: made by `make strategies` from docs/strategies.json -->"
END: Final = "<!-- end of strategies -->"
HEADS: Final = ("Strategy", "Games", "Wins (a half is even)")


class Measure(msgspec.Struct, frozen=True):
    """How often a strategy wins against the robot, a draw counting half, with its 95 % interval."""

    strategy: str
    games: int
    wins: float
    low: float
    high: float


@cache
def strategies() -> Mapping[str, Strategy]:
    """Return all strategies by name."""
    return {
        **PLAIN,
        "Nash’s mixture of the robot’s own judgement": composed,
        "answers the robot’s own mixture": reader,
        "a table learnt against it": partial(learner, learnt()),
    }


def follower(strategy: Strategy) -> Bot[DoloresView, DoloresAction]:
    """Return a robot that follows a strategy at the gestures, and plays as ROBOT otherwise."""
    robot = DOLORES.bots[ROBOT]

    def choose(view: DoloresView, rng: Random, enough: Enough) -> DoloresAction:
        return strategy(view, rng) if view.phase == GESTURES else robot(view, rng, enough)

    return choose


def met(name: str, number: int) -> tuple[Result, ...]:
    """Return the results of a deal played from both seats; the strategy stands first in them."""
    bots = (follower(strategies()[name]), DOLORES.bots[ROBOT])
    seed = deal_seed(SEED, number)
    return play_deal(DOLORES, Setup(2, DOLORES.options()), (name, ROBOT), bots, seed)


class Meeting:
    """The deals that a strategy and the robot have played so far, kept among the finished ones."""

    def __init__(self, name: str, finished: FinishedDeals) -> None:
        self.name, self.finished = name, finished
        self.tally = Tally((name, ROBOT))
        self._bout = Bout(
            DOLORES.name, DOLORES.options(), (name, ROBOT), mark(name), measured=False
        )

    def play(self, deals: int, pool: Executor | None) -> Measure:
        """Play on until so many deals are played, and return the result of all."""
        numbers = range(self.tally.deals, deals)
        known = {number: self.finished.of(self._bout, number) for number in numbers}
        missing = [number for number in numbers if known[number] is None]
        fresh = (pool.map if pool else map)(partial(met, self.name), missing)
        for number in numbers:
            results = known[number]
            if results is None:
                results = next(fresh)
                self.finished.add(self._bout, number, results)
            self.tally.add(results)
        wins = self.tally.pairs[self.name, ROBOT].game
        shares = (wins.value, *limits(wins, 1))
        return Measure(self.name, self.tally.games, *(round(share, 3) for share in shares))


@cache
def mark(name: str) -> str:
    """Return a seed that changes with the source of a strategy, so that deals of an older version
    do not count."""
    found = blake2b(digest_size=8)
    for file in ("plain.py",) if name in PLAIN else THINKING:
        found.update(Path(__file__).with_name(file).read_bytes())
    return f"{SEED} {found.hexdigest()}"


def kept() -> list[Measure]:
    """Return all results so far; [] without a file."""
    return msgspec.json.decode(FILE.read_bytes(), type=list[Measure]) if FILE.exists() else []


def keep(measure: Measure) -> None:
    """Put a result into the file, in place of an older one of its strategy."""
    known = {each.strategy: each for each in kept()} | {measure.strategy: measure}
    content = msgspec.json.encode([known[name] for name in strategies() if name in known])
    FILE.write_bytes(msgspec.json.format(content, indent=2) + b"\n")


def table(measures: Iterable[Measure]) -> str:
    """Return the results as a table in Markdown, the best strategy first."""
    say = Wording("en")
    rows = (
        (
            each.strategy,
            say.thousands(each.games),
            f"{each.wins:.2f} ({each.low:.2f} to {each.high:.2f})",
        )
        for each in sorted(measures, key=lambda each: -each.wins)
    )
    lines = [HEADS, ("---", "---:", "---:"), *rows]
    return "\n".join("| " + " | ".join(cells) + " |" for cells in lines)


def with_table(text: str, measures: Iterable[Measure]) -> str:
    """Return the text of the page with these results between its marks."""
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    assert begin and end, "the page has lost its marks"
    return f"{before}{BEGIN}\n\n{table(measures)}\n\n{END}{after}"


def draw() -> None:
    """Write the results into the table of docs/robots.md."""
    PAGE.write_text(with_table(PAGE.read_text(encoding="utf-8"), kept()), encoding="utf-8")
