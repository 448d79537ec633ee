"""How a review tries decisions out: a search of its own for every placement.

The search of a robot hardly looks at a placement that it does not like, and may misjudge it. Chance
changes a search little, so its error shows when it is made more or less curious.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from random import Random
from typing import Final

from engine.dolce_vita.actions import DolceVitaAction, Place
from engine.dolce_vita.bots.forecast_cache import ForecastCache
from engine.dolce_vita.bots.search import CURIOSITY, SPREAD, Node, grow
from engine.dolce_vita.guess import guess
from engine.dolce_vita.legal import legal
from engine.dolce_vita.state import State
from engine.dolce_vita.views import DolceVitaView
from engine.game import Enough, Trials, Try

ITERATIONS: Final = 6000
"""How many iterations the searches of one try have together."""
DEEPER: Final = 4 * ITERATIONS
"""How many they have where the short ones, which see less of the answers, think that a placement
cost something. Of 40 such costs with three cards or more to place, the short ones were off by 0.058
(root mean square) from what searches of 200,000 tell, these by 0.036."""
DEEPEST: Final = 4 * DEEPER
"""How many they have where the deeper ones tell of an inaccuracy or worse: of 35 costs that were
named by the deeper ones alone, five did not stand longer searches, four of them not even these."""
KEPT: Final = 0.85
"""What part of a cost by the deeper searches is told. Of 626 that were named the sum was 1.2 times
what searches of 200,000 iterations tell. With LAST cards in hand, where searches see the round to
its end, it was as large."""
FULL: Final = 4
"""How many searches weigh a placement."""
DEEPEST_FULL: Final = 6
"""How many of the longest do."""
VARIED: Final = 2.0
"""By how much curiosity is multiplied or divided at most."""
GOLDEN: Final = 0.618
"""The step from the curiosity of one search to that of the next, round and round, as a part of the
whole range: the golden ratio spreads any number of them evenly, so that two reviews tell much the
same."""
PROMISING: Final = 2
"""How many placements are tried out beside the one taken. What the robot's search came back to is
seldom wrong; of many that are judged with an error, the one that looks best is flattered most."""
SURVEY: Final = 24000
"""How many iterations all legal placements share in a survey, once a cost is to be named: a search
hardly tries what its forecast does not promise, and calls that worse than it is."""
LAST: Final = 2
"""The most cards in hand with which short searches see the round to its end."""
BIAS: Final = 0.01
"""How wrong searches may be, whatever their number, for each card in hand beyond LAST, in shares of
the victory."""
DEEPER_BIAS: Final = 0.004
"""BIAS for the deeper searches."""


def begin(
    iterations: int, view: DolceVitaView, rng: Random, enough: Enough
) -> Try[DolceVitaAction]:
    """Return a function that tries placements out, with `iterations` shared among them, and returns
    what each is worth, in shares of the victory."""
    state = guess(view, rng)
    cache = ForecastCache(state)
    phase = rng.random()

    def once(actions: Sequence[DolceVitaAction]) -> list[float]:
        nonlocal phase
        phase = (phase + GOLDEN) % 1
        curiosity = CURIOSITY * VARIED ** (2 * phase - 1)
        share = iterations // len(actions)
        return [_worth(state, cache, each, share, rng, enough, curiosity) for each in actions]

    return once


def survey(view: DolceVitaView, rng: Random, enough: Enough) -> Mapping[DolceVitaAction, float]:
    """Return roughly what each legal placement is worth, in shares of the victory, by a search of
    its own."""
    state, every = guess(view, rng), legal(view)
    cache, each = ForecastCache(state), SURVEY // len(every)
    return {place: _worth(state, cache, place, each, rng, enough) for place in every}


def _worth(
    state: State,
    cache: ForecastCache,
    action: DolceVitaAction,
    iterations: int,
    rng: Random,
    enough: Enough,
    curiosity: float = CURIOSITY,
) -> float:
    """Return what a placement is worth, in shares of the victory, by a search of so many
    iterations."""
    assert type(action) is Place
    root = Node(state, cache, rng)
    root.only(action)
    grow(root, cache, rng, iterations, enough, curiosity, iterations // SPREAD)
    return root.totals[0] / root.tries[0]


def bias(each: float, view: DolceVitaView) -> float:
    """Return how wrong all searches together may be, in shares of the victory, if they are wrong by
    `each` for every card in hand beyond LAST."""
    return each * max(view.hands[view.seat].bit_count() - LAST, 0)


TRIALS: Final = Trials(
    partial(begin, ITERATIONS),
    FULL,
    bias=partial(bias, BIAS),
    promising=PROMISING,
    deeper=Trials(
        partial(begin, DEEPER),
        FULL,
        bias=partial(bias, DEEPER_BIAS),
        kept=KEPT,
        deeper=Trials(partial(begin, DEEPEST), DEEPEST_FULL, bias=partial(bias, DEEPER_BIAS)),
    ),
    survey=survey,
)
