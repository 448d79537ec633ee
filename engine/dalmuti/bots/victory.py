"""Who will win the match, from the points so far and what may be expected of the hand that is being
played."""

from collections.abc import Sequence
from math import erf, exp, sqrt
from typing import Final

from engine.dalmuti.score import beaten
from engine.dalmuti.state import totals
from engine.dalmuti.views import DalmutiView

KEPT: Final = 0.45
"""How much of a lead over the average in one hand is left in the next, whose order it made.
Measured: 0.53 among five and 0.37 among nine normal robots, in 80 and 40 hands."""
SWAY: Final = 0.09
"""The variance that a later hand adds to the share of opponents, measured in the same hands."""
OPEN: Final = 0.36
"""The factor on p (1 - p), p an expected share, for the variance of a hand that is being played."""
POINTS: Final = 24
"""For how many totals of points the chances are added up."""


def victory(view: DalmutiView, shares: Sequence[float]) -> tuple[float, ...]:
    """Return by seat the chance to win the match, if `shares` is what `expect` says of this hand.
    All together make 1. Every seat's final points are taken as normally distributed, and as
    independent; who cannot win any more has no chance."""
    players = len(shares)
    points = totals(view.match) or (0,) * players
    if view.table.stage == "over":
        first = [seat for seat in range(players) if points[seat] == max(points)]
        return tuple((seat in first) / len(first) for seat in range(players))
    later = view.match.options.hands - view.match.hand
    weights = [(1 - KEPT ** (n + 1)) / (1 - KEPT) for n in range(later + 1)]
    settled = view.table.stage == "score"
    means, spreads = [], []
    for seat, share in enumerate(shares):
        lead = (share - 0.5) * weights[-1] + 0.5 * (later + 1)
        inside = min(max(share, 0.0), 1.0)
        doubt = 0.0 if settled else OPEN * inside * (1 - inside) * weights[-1] ** 2
        doubt += SWAY * sum(weight * weight for weight in weights[:-1])
        means.append(points[seat] + lead * (players - 1))
        spreads.append(max(sqrt(doubt) * (players - 1), 0.05))
    lost = beaten(view.match, view.table)
    found = enumerate(_firsts(means, spreads))
    chances = [0.0 if seat in lost else max(each, 1e-12) for seat, each in found]
    total = sum(chances)
    return tuple(chance / total for chance in chances)


def _firsts(means: Sequence[float], spreads: Sequence[float]) -> tuple[float, ...]:
    """Return, up to a common factor, the chance of each of some independent normally distributed
    numbers to be the greatest."""
    seats = range(len(means))
    low = max(mean - 4 * spread for mean, spread in zip(means, spreads, strict=True))
    high = max(mean + 4 * spread for mean, spread in zip(means, spreads, strict=True))
    chances = [0.0] * len(means)
    for n in range(POINTS):
        at = low + (high - low) * (n + 0.5) / POINTS
        steps = [(at - means[seat]) / spreads[seat] for seat in seats]
        below = [max(0.5 * (1 + erf(step / sqrt(2))), 1e-12) for step in steps]
        every = 1.0
        for share in below:
            every *= share
        for seat in seats:
            chances[seat] += exp(-(steps[seat] ** 2) / 2) / spreads[seat] * every / below[seat]
    return tuple(chances)
