"""Blunders planted in games of good robots, which a review has to find."""

from random import Random
from typing import Any, Final, NamedTuple

from engine.arena import forever, play_out
from engine.game import Enough, Setup
from engine.registry import game_named
from engine.review import COSTS, Grade, decided
from engine.weighing import Weighing
from tests.review_levels.decisions import PLAYERS, reviewed

BLUNDERS: Final = 3
"""How many blunders are planted in a game."""

APART: Final = 5
"""So many decisions lie between two of them."""


class Planted(NamedTuple):
    """How many blunders were planted, and how many of them stand among the three decisions of this
    player that a review calls costliest."""

    planted: int
    found: int


def planted(name: str, number: int) -> Planted:
    """Play a game in which the first seat, a `normal` otherwise, plays the worst it can find a few
    times, and review its decisions."""
    game, players = game_named(name), PLAYERS[name]
    normal, made = game.bots["normal"], list[Any]()
    since = 0

    def blundering(view: Any, rng: Random, enough: Enough) -> Any:
        nonlocal since
        since += 1
        if len(made) < BLUNDERS and since > APART and (worst := _worst(game, view, rng)):
            made.append(view)
            since = 0
            return worst
        return normal(view, rng, enough)

    bots = [blundering, *[normal] * (players - 1)]
    journal = play_out(game, Setup(players, game.options()), bots, f"planted {number}")
    steps = [step for step, action in enumerate(journal.actions, 1) if action.seat == 0]
    costs = {step: reviewed(journal, step, "planted").cost for step in steps}
    costliest = sorted(steps, key=lambda step: -costs[step])[:BLUNDERS]
    return Planted(len(made), sum(decided(journal, step)[0] in made for step in costliest))


def _worst(game: Any, view: Any, rng: Random) -> Any:
    """Return the worst action that `advise` tells of, if it is a blunder and no mere word; None if
    there is none."""
    found = game.advise(view, rng, forever)
    if len(found) < 2:
        return None
    best, worst = max(found, key=_worth), min(found, key=_worth)
    if best.worth - worst.worth < COSTS[Grade.BLUNDER] or type(best.action) is not type(
        worst.action
    ):
        return None
    actions = best.action, worst.action
    weighing = Weighing(game.trials.begin(view, rng, forever), actions, forever)
    weighing.run(game.trials.full // 2)
    lost = weighing.mean(0) - weighing.mean(1)
    return worst.action if lost >= COSTS[Grade.BLUNDER] * 1.25 else None


def _worth(prospect: Any) -> float:
    return float(prospect.worth)
