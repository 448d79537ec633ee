"""Blunders planted in games of good robots, which a review has to find."""

from random import Random
from typing import Any, Final, NamedTuple

from engine.arena import forever, play_out
from engine.game import Enough, Setup
from engine.registry import game_named
from engine.review import decided
from engine.weighing import Weighing
from tests.review_levels.decisions import PLAYERS, reviewed

BLUNDERS: Final = 3
"""How many blunders are planted in a game."""

APART: Final = 2
"""So many decisions lie between two of them."""

LOSS: Final = 0.2
"""What a planted blunder loses at least, by half a full look."""

WORST: Final = 3
"""How many bad actions of a decision are tried."""


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
