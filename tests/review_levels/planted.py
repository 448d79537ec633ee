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
"""So many decisions lie between two of them."""

LOSS: Final = 0.2
"""What a planted blunder loses at least, by half a full look."""

WORST: Final = 3
"""How many bad actions of a decision are tried."""


class Planted(msgspec.Struct, frozen=True):
    """How many blunders were planted in a game, and how many of them stand among as many decisions
    of this player as are planted at most, those that a review calls costliest."""

    game: int
    planted: int
    found: int


def path_of(name: str) -> Path:
    """Return the file of the results so far, a line a game."""
    return decisions.FOLDER / f"{name}-planted.jsonl"


def planted(name: str) -> Iterator[Planted]:
    """Review one game after another, keep what came of each and yield it."""
    known = {each.game for each in kept(path_of(name), Planted)}
    number = 0
    while True:
        if number not in known:
            found = _planted(name, number)
            keep(path_of(name), found)
            yield found
        number += 1


def _planted(name: str, number: int) -> Planted:
    """Play a game in which the first seat, a `master` otherwise, plays the worst it can find a few
    times, and review its decisions."""
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
    """Return the worst action that `advise` tells of and that trials call a blunder, too; None if
    there is none."""
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
