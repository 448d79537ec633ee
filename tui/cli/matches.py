"""Playing the deals of an arena, in this process or in several, and timing the robots."""

import multiprocessing
import signal
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from math import log2
from typing import Any, Final, NamedTuple

import msgspec

from engine.arena.rotation import Result, deal_seed, play_deal
from engine.game import Bot, Game, Setup
from engine.registry import game_named
from tui.session.robots import contestant
from tui.session.strength import Strength

FINENESS: Final = 16
"""Times are counted in classes, so many to a doubling: each is right within 5 %."""


class Bout(NamedTuple):
    """A line-up and what it plays; `measured` if its decisions are timed."""

    game: str
    options: msgspec.Struct
    lineup: tuple[Strength, ...]
    seed: str
    measured: bool

    @property
    def names(self) -> tuple[str, ...]:
        """What the robots of the line-up are called: their strengths."""
        return tuple(strength.spelt for strength in self.lineup)


class Pace:
    """How long decisions took, in seconds."""

    def __init__(self) -> None:
        self._classes: Counter[int] = Counter()
        self.most = 0.0
        """The longest."""

    def __len__(self) -> int:
        """How many decisions there were."""
        return self._classes.total()

    def add(self, seconds: float) -> None:
        """One more decision."""
        self._classes[round(log2(max(seconds, 1e-9)) * FINENESS)] += 1
        self.most = max(self.most, seconds)

    def merge(self, other: "Pace") -> None:
        """All that the other has counted too."""
        self._classes += other._classes
        self.most = max(self.most, other.most)

    def within(self, part: float) -> float:
        """The time within which this part of the decisions was made."""
        left = part * len(self)
        for kind in sorted(self._classes):
            left -= self._classes[kind]
            if left <= 0:
                return float(2 ** (kind / FINENESS))
        return self.most


class Played(NamedTuple):
    """One deal in all its rotations, and how long the robots took, by name, if it was measured."""

    results: tuple[Result, ...]
    paces: dict[str, Pace]


def play(bout: Bout, number: int) -> Played:
    """One deal of a bout, counted from 0."""
    game = game_named(bout.game)
    paces = {name: Pace() for name in bout.names}
    bots = [contestant(game, strength) for strength in bout.lineup]
    if bout.measured:
        bots = [timed(game, bot, paces[name]) for bot, name in zip(bots, bout.names, strict=True)]
    setup = Setup(len(bots), bout.options)
    results = play_deal(game, setup, bout.names, bots, deal_seed(bout.seed, number))
    return Played(results, paces)


def timed(game: Game[Any, Any, Any], bot: Bot[Any, Any], pace: Pace) -> Bot[Any, Any]:
    """The bot under a stopwatch, which runs when there is something to choose."""

    def choose(view: Any, rng: Any, enough: Any) -> Any:
        if len(game.legal(view)) < 2:
            return bot(view, rng, enough)
        begun = time.perf_counter()
        action = bot(view, rng, enough)
        pace.add(time.perf_counter() - begun)
        return action

    return choose


def play_all(bouts: Sequence[Bout], number: int) -> tuple[Played, ...]:
    """One deal of every bout."""
    return tuple(play(bout, number) for bout in bouts)


def matches(bouts: Sequence[Bout], deals: int, jobs: int) -> Iterator[tuple[Played, ...]]:
    """The deals of some bouts, in order, whichever of the processes is done first."""
    if jobs == 1:
        yield from map(partial(play_all, bouts), range(deals))
        return
    # Ctrl+C is this process' alone: it ends the others as it leaves.
    with multiprocessing.get_context("spawn").Pool(min(jobs, deals), _deaf) as pool:
        yield from pool.imap(partial(play_all, bouts), range(deals))


def _deaf() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
