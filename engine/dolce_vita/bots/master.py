"""The level `master`: searches the rest of the round, and tells what it thinks of every choice.
`strong` and `hard` do the same and look less far."""

from itertools import accumulate
from random import Random
from typing import Final

from msgspec.structs import replace

from engine.dolce_vita.actions import DolceVitaAction
from engine.dolce_vita.bots.exchange import priced
from engine.dolce_vita.bots.reasons import reason
from engine.dolce_vita.bots.search import ITERATIONS, search
from engine.dolce_vita.guess import guess
from engine.dolce_vita.views import DolceVitaView
from engine.game import Enough, Prospect
from engine.reasons import by_worth

HARDLY: Final = 20
"""A choice tried this many times less often than the best was hardly tried: the search did not like
its forecast, and a few tries do not tell how wrong that is."""


def master(
    view: DolceVitaView, rng: Random, enough: Enough, iterations: int = ITERATIONS
) -> DolceVitaAction:
    """Choose the placement that a search of so many iterations tried most. `enough` is asked after
    every iteration."""
    return advise(view, rng, enough, iterations)[0].action


def advise(
    view: DolceVitaView, rng: Random, enough: Enough, iterations: int = ITERATIONS
) -> tuple[Prospect[DolceVitaAction], ...]:
    """Return every choice, with the seat's expected share of the victory, between 0 and 1; () if it
    is not the seat's turn.

    The choice tried most comes first: the search comes back to what keeps its promise. A choice
    tried less may look better for want of tries, so its worth is at most that of those before it. A
    choice hardly tried counts as not tried, and gets the lowest worth of all.
    """
    seat = view.seat
    if seat not in view.waiting:
        return ()
    root = search(guess(view, rng), rng, enough, iterations)
    untried = len(root.places) - len(root.tries)
    tries = [*root.tries, *[0] * untried]
    worths = [
        root.totals[index] / tried if tried else root.forecasts[index][seat]
        for index, tried in enumerate(tries)
    ]
    order = sorted(range(len(tries)), key=lambda index: (-tries[index], -worths[index]))
    held = [*accumulate([worths[index] for index in order], min)]
    tried_well = (tries[index] * HARDLY >= tries[order[0]] for index in order)
    found: tuple[Prospect[DolceVitaAction], ...] = tuple(
        Prospect(root.places[index], worth if known else held[-1], tries[index] if known else 0)
        for index, worth, known in zip(order, held, tried_well, strict=True)
    )
    why = priced(root.state, root.places[order[0]], reason(root, order) or by_worth(found))
    return replace(found[0], why=why), *found[1:]
