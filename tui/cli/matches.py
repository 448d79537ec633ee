"""The deals of an arena, played in one process or in several, with the robots timed if wanted."""

import multiprocessing
import signal
import time
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from concurrent import futures
from contextlib import contextmanager
from functools import partial
from math import log2
from typing import Any, Final, NamedTuple

import msgspec

from engine.arena.rotation import Result, deal_seed, play_deal
from engine.game import Bot, Game, Setup
from engine.registry import game_named
from tui.session.robots import robot

FINENESS: Final = 16
"""The classes in which times are counted, per doubling: a time is right within 5 %."""


AHEAD: Final = 4
"""The deals per process that are given out before their results are wanted."""


class Bout(NamedTuple):
    """A line-up, each robot by its strength as it is spelt, and the games it plays; `measured` if
    its decisions are timed."""

    game: str
    options: msgspec.Struct
    lineup: tuple[str, ...]
    seed: str
    measured: bool


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


def matches(bouts: Sequence[Bout], deals: int, jobs: int) -> Iterator[tuple[Played, ...]]:
    """Yield the results of each deal, one for every bout, in the order of the deals. `jobs` is the
    number of processes. Raises BrokenExecutor if a robot ends one of them."""
    if jobs == 1:
        yield from map(partial(play_all, bouts), range(deals))
        return
    with _workers(min(jobs, deals)) as pool:
        play_one, waiting = partial(play_all, bouts), deque[futures.Future[tuple[Played, ...]]]()
        for number in range(deals):
            waiting.append(pool.submit(play_one, number))
            if len(waiting) == AHEAD * jobs:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()


@contextmanager
def _workers(number: int) -> Iterator[futures.Executor]:
    """Yield processes to play in. They end with the block: what one of them still plays is of no
    use any more. Only this process heeds Ctrl+C.

    The pool of `multiprocessing` waits for ever for a process that a robot ended.
    """
    others = set(multiprocessing.active_children())
    pool = futures.ProcessPoolExecutor(
        number, multiprocessing.get_context("spawn"), _ignore_interrupts
    )
    try:
        yield pool
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for each in set(multiprocessing.active_children()) - others:
            each.terminate()


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
