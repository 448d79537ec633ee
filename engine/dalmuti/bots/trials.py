"""How a review tries decisions out: in every world all of the actions, played on to the end of the
hand, the others like a `normal` and the seat by a plan.

If the seat itself went on like a `normal`, a move would be judged by what a weaker player makes of
it: of two groups that are led one after the other in any case, one would be called a blunder.

Worlds that come from each other by a few swaps are alike. Here, every world comes from a guess of
its own, so that the error of a mean can be told from the results.
"""

from collections.abc import Sequence
from itertools import cycle
from random import Random
from statistics import fmean
from typing import Final

from engine.dalmuti.actions import DalmutiAction
from engine.dalmuti.bots.expect import erring
from engine.dalmuti.bots.plan import Plan
from engine.dalmuti.bots.playout import results
from engine.dalmuti.bots.worlds import Worlds
from engine.dalmuti.views import DalmutiView
from engine.game import Enough, Trials, Try

FULL: Final = 1024
"""With so many tries a difference of 0.05 of the opponents is seldom wrong by half."""

PLANS: Final = 8
"""How many plans take turns, because a plan keeps to what it happens to try first. Two reviews with
a plan each named less of the same than with several (82 and 88 of 100 of what one of them
named)."""


def begin(view: DalmutiView, rng: Random, enough: Enough) -> Try[DalmutiAction]:
    """Return the Try of one decision, which draws a world of its own at every call."""
    worlds, plans = Worlds(view, rng, fresh=1), cycle([Plan() for _ in range(PLANS)])

    def once(actions: Sequence[DalmutiAction]) -> tuple[float, ...]:
        return results(worlds.draw(), actions, view.seat, str(rng.random()), next(plans))

    return once


GLANCE: Final = 128
"""How many tries check what a first look thought good. The worlds of that look are alike, and some
4 in 100 of what it thought good cost a tenth of the opponents and more; so many worlds of their own
find most of these."""

FIRM: Final = 256
"""In how many worlds actions about as good are compared if others err."""


def firm(view: DalmutiView, actions: Sequence[DalmutiAction], rng: Random) -> list[float]:
    """Return, action by action, the mean share of the opponents if the others err now and then. A
    card that nobody can beat then stands better than one that needs somebody to pass."""
    worlds, plan, policy = Worlds(view, rng, fresh=1), Plan(), erring(rng)
    tries = [
        results(worlds.draw(), actions, view.seat, str(rng.random()), plan, policy)
        for _ in range(FIRM)
    ]
    return [fmean(each) for each in zip(*tries, strict=True)]


TRIALS: Final = Trials(begin, FULL, glance=GLANCE, firm=firm)
"""How a review tries decisions out."""
