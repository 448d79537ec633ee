"""How a review tries decisions out: a search of its own for every placement.

The search of a robot hardly looks at a placement that it does not like, and may wrong it. And
chance has little part in a search: how wrong it may be shows when it is more curious, or less.
"""

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Final

from engine.dolce_vita.actions import DolceVitaAction, Place
from engine.dolce_vita.bots.forecast_cache import ForecastCache
from engine.dolce_vita.bots.search import CURIOSITY, Node, grow
from engine.dolce_vita.guess import guess
from engine.dolce_vita.views import DolceVitaView
from engine.game import Enough, Trials, Try

ITERATIONS: Final = 8000
"""How many iterations the searches of one try have together. Short searches overstate what a
placement loses: against 40,000 iterations for each of two by 31 % with 1,000, by 11 % with 4,000,
on eight placements of a `novice`."""
FULL: Final = 4
"""How many searches weigh a placement."""
VARIED: Final = 2.0
"""By how much curiosity is multiplied or divided at most."""


def begin(
    iterations: int, view: DolceVitaView, rng: Random, enough: Enough
) -> Try[DolceVitaAction]:
    """Return the tries of a decision, of so many iterations each."""
    state = guess(view, rng)
    cache = ForecastCache(state)

    def once(actions: Sequence[DolceVitaAction]) -> list[float]:
        curiosity = CURIOSITY * VARIED ** (2 * rng.random() - 1)
        worths = []
        for action in actions:
            assert type(action) is Place
            root = Node(state, cache, rng)
            root.only(action)
            grow(root, cache, rng, iterations // len(actions), enough, curiosity)
            worths.append(root.totals[0] / root.tries[0])
        return worths

    return once


TRIALS: Final = Trials(partial(begin, ITERATIONS), FULL)
