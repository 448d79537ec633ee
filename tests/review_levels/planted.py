"""Blunders planted in games of good robots, which a review has to find."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from engine.arena import forever, play_out
from engine.game import Enough, Setup
from engine.registry import game_named
from engine.review import decided
from engine.weighing import Weighing
from tests.review_levels import decisions
from tests.review_levels.decisions import PLAYERS, keep, kept, reviewed

BLUNDERS: Final = 3
"""How many blunders are planted in a game."""

APART: Final = 2
"""The fewest decisions between two planted blunders."""

LOSS: Final = 0.2
"""The least loss of a planted blunder, by half a full look."""

WORST: Final = 3
"""How many bad actions of a decision are tried."""


class Planted(msgspec.Struct, frozen=True):
    """The number of blunders planted in a game, and of those found: among the BLUNDERS decisions of
    that player which a review calls costliest."""

    game: int
    planted: int
    found: int


def path_of(name: str) -> Path:
    """Return the file of the results so far, a line a game."""
    return decisions.FOLDER / f"{name}-planted.jsonl"


def planted(name: str) -> Iterator[Planted]:
    """Review one new game after another, and keep and yield what came of each."""
    known = {each.game for each in kept(path_of(name), Planted)}
    number = 0
    while True:
        if number not in known:
            found = _planted(name, number)
            keep(path_of(name), found)
            yield found
        number += 1


def _planted(name: str, number: int) -> Planted:
    """Play a game with planted blunders, and return how many of them a review finds.

    The first seat is a `master`, but a few times it plays the worst that it can find.
    """
    game, players = game_named(name), PLAYERS[name]
    master, normal, made = game.bots["master"], game.bots["normal"], list[Any]()
    since = 0

    def blundering(view: Any, rng: Random, enough: Enough) -> Any:
        nonlocal since
        since += 1
        if len(made) < BLUNDERS and since > APART and (worst := _worst(game, view, rng)):
            made.append(view)
            since = 0
            return worst
        return master(view, rng, enough)

    bots = [blundering, *[normal] * (players - 1)]
    journal = play_out(game, Setup(players, game.options()), bots, f"planted {number}")
    steps = [step for step, action in enumerate(journal.actions, 1) if action.seat == 0]
    costs = {step: reviewed(journal, step, "planted").cost for step in steps}
    costliest = sorted(steps, key=lambda step: -costs[step])[:BLUNDERS]
    found = sum(decided(journal, step)[0] in made for step in costliest if costs[step])
    return Planted(number, len(made), found)


def _worst(game: Any, view: Any, rng: Random) -> Any:
    """Return the worst action by `advise` that trials call a blunder, too; None if there is
    none."""
    found = sorted(game.advise(view, rng, forever), key=lambda each: each.worth)
    for bad in found[:WORST]:
        best = max(
            (each for each in found if game.trials.rival(bad.action, each.action)), key=_worth
        )
        if best.worth - bad.worth < LOSS:
            return None
        once = game.trials.begin(view, rng, forever)
        weighing = Weighing(once, (best.action, bad.action), forever)
        weighing.run(game.trials.full // 2)
        if weighing.mean(0) - weighing.mean(1) >= LOSS:
            return bad.action
    return None


def _worth(prospect: Any) -> float:
    return float(prospect.worth)
