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

ITERATIONS: Final = 6000
"""How many iterations the searches of one try have together."""
FULL: Final = 4
"""How many searches weigh a placement."""
VARIED: Final = 2.0
"""By how much curiosity is multiplied or divided at most."""
PROMISING: Final = 2
"""How many placements are tried out beside the one taken. What the robot's search came back to is
seldom wrong; of many that are judged with an error, the one that looks best is flattered most."""
BIAS: Final = 0.01
"""By how much searches of this length may be wrong, whatever their number, for each card that the
seat has still to place. A single search of 4,000 iterations was off by 0.05 (a standard deviation,
of 11 suspects) against one of 40,000, with few cards left by nothing to speak of; all that a look
takes together by 0.022."""


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


def bias(view: DolceVitaView) -> float:
    """Return how wrong the searches may be all together."""
    return BIAS * (view.hands[view.seat].bit_count() - 1)


TRIALS: Final = Trials(partial(begin, ITERATIONS), FULL, bias=bias, promising=PROMISING)
