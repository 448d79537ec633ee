"""The deals of an arena, played in one process or in several, with the robots timed if wanted."""

import time
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from concurrent import futures
from functools import partial
from math import log2
from typing import Any, Final, NamedTuple

from engine.arena.rotation import Result, deal_seed, play_deal
from engine.game import Bot, Game, Setup
from engine.registry import game_named
from tui.cli.finished_deals import Bout, FinishedDeals
from tui.session.robots import robot

FINENESS: Final = 16
"""The number of classes per doubling in which times are counted: a time is right within 5 %."""


AHEAD: Final = 512
"""The deals that are given out to a pool before their results are wanted."""


class Pace:
    """The times of decisions, in seconds."""

    def __init__(self) -> None:
        self._classes: Counter[int] = Counter()
        self.most = 0.0
        """The longest time."""

    def __len__(self) -> int:
        """Return the number of decisions."""
        return self._classes.total()

    def add(self, seconds: float) -> None:
        """Count one more decision."""
        self._classes[round(log2(max(seconds, 1e-9)) * FINENESS)] += 1
        self.most = max(self.most, seconds)

    def merge(self, other: "Pace") -> None:
        """Add all decisions that `other` has counted."""
        self._classes += other._classes
        self.most = max(self.most, other.most)

    def within(self, part: float) -> float:
        """Return the seconds within which a part of the decisions, from 0 to 1, was made."""
        left = part * len(self)
        for kind in sorted(self._classes):
            left -= self._classes[kind]
            if left <= 0:
                return float(2 ** (kind / FINENESS))
        return self.most


class Played(NamedTuple):
    """The results of one deal in all its rotations, and the times of the robots by name. The times
    hold no decisions if they were not measured."""

    results: tuple[Result, ...]
    paces: dict[str, Pace]


def play(bout: Bout, number: int) -> Played:
    """Play one deal of a bout. `number` counts the deals from 0."""
    game = game_named(bout.game)
    paces = {name: Pace() for name in bout.lineup}
    bots = [robot(game, name) for name in bout.lineup]
    if bout.measured:
        bots = [timed(game, bot, paces[name]) for bot, name in zip(bots, bout.lineup, strict=True)]
    setup = Setup(len(bots), bout.options)
    results = play_deal(game, setup, bout.lineup, bots, deal_seed(bout.seed, number))
    return Played(results, paces)


def timed(game: Game[Any, Any, Any], bot: Bot[Any, Any], pace: Pace) -> Bot[Any, Any]:
    """Return the bot with its decisions timed into `pace`. Views with fewer than two legal actions
    are not timed."""

    def choose(view: Any, rng: Any, enough: Any) -> Any:
        if len(game.legal(view)) < 2:
            return bot(view, rng, enough)
        begun = time.perf_counter()
        action = bot(view, rng, enough)
        pace.add(time.perf_counter() - begun)
        return action

    return choose


def play_all(bouts: Sequence[Bout], number: int) -> tuple[Played, ...]:
    """Play one deal of every bout."""
    return tuple(play(bout, number) for bout in bouts)


def matches(
    bouts: Sequence[Bout],
    deals: int,
    pool: futures.Executor | None = None,
    finished: FinishedDeals | None = None,
) -> Iterator[tuple[Played, ...]]:
    """Yield the results of each deal, one for every bout, in the order of the deals. They are
    played in the pool, None for this process; the results do not depend on it. Deals that are
    among the finished ones are not played again, and those played are added to them.

    Raises BrokenExecutor if a robot ends a process of the pool.
    """
    known = {number: found for number in range(deals) if (found := _known(finished, bouts, number))}
    fresh = _played(bouts, [number for number in range(deals) if number not in known], pool)
    for number in range(deals):
        if number in known:
            yield known[number]
            continue
        found = next(fresh)
        if finished is not None:
            for bout, one in zip(bouts, found, strict=True):
                finished.add(bout, number, one.results)
        yield found


def _known(
    finished: FinishedDeals | None, bouts: Sequence[Bout], number: int
) -> tuple[Played, ...] | None:
    """Return a deal that was finished before, without times; None if it was not, for some bout."""
    if finished is None:
        return None
    found = [finished.of(bout, number) for bout in bouts]
    if any(results is None for results in found):
        return None
    return tuple(Played(results, {}) for results in found if results is not None)


def _played(
    bouts: Sequence[Bout], numbers: Sequence[int], pool: futures.Executor | None
) -> Iterator[tuple[Played, ...]]:
    """Play these deals and yield their results in this order."""
    play_one, waiting = partial(play_all, bouts), deque[futures.Future[tuple[Played, ...]]]()
    if pool is None:
        yield from map(play_one, numbers)
        return
    for number in numbers:
        waiting.append(pool.submit(play_one, number))
        if len(waiting) == AHEAD:
            yield waiting.popleft().result()
    while waiting:
        yield waiting.popleft().result()
