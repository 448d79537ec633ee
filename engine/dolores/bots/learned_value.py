"""What was learnt from many games, beside the futures: goods as they turned out between normals.

Futures let the cards of others rain on everybody alike. Players choose: they let one collection
catch up with their highest, keep away from what would spoil their lowest, and so more goods and
more collections are worth more to them than their futures say. The weights below come from 1,600
games between normals, by a conditional logit of who won on the goods before each sharing; they
foresee the winner of games not used for it better, with two, three and four players alike.
"""

from bisect import bisect
from collections.abc import Mapping, Sequence
from typing import ClassVar, Final, NamedTuple

from engine.dolores.bots import goods_value
from engine.dolores.bots.goods_value import Ensemble, Evaluator, Goods
from engine.dolores.cards import (
    CONVOI,
    EMBROUILLE,
    GUETTEUR,
    LANTERNE,
    REMOUS,
    RUSE,
    WORTH,
)
from engine.game import Seat


class Weights(NamedTuple):
    """Points of expected score for one unit of each feature."""

    futures: float
    """Each point that the futures promise."""
    types: float
    """Each collection."""
    total: float
    """Each point of value of all goods."""
    high: float
    """Each point of value of the highest collection."""
    ties: float
    """Each collection that ties for highest."""
    lows: float
    """Each collection that ties for lowest."""


BY_TURNS: Final = {
    0.3: Weights(1.00, 0.00, 0.00, 0.00, 0.00, 0.00),
    1.1: Weights(1.08, -0.10, 0.20, 0.02, 0.70, -0.30),
    2.3: Weights(1.20, 0.35, 0.12, 0.00, 0.50, -0.65),
    4.0: Weights(1.00, 0.30, 0.15, 0.08, 0.60, -0.55),
    6.4: Weights(0.45, 0.23, 0.28, 0.23, 0.40, -0.18),
    9.3: Weights(0.50, 0.30, 0.22, 0.33, 0.05, -0.12),
    12.5: Weights(0.55, 0.05, 0.37, 0.26, 0.10, 0.00),
}
"""Weights by the number of sharings that a player still has a part in; between two of these numbers
they are interpolated."""


def weights(turns: float) -> Weights:
    """Return the weights for a player who still has a part in `turns` sharings."""
    known = list(BY_TURNS)
    after = bisect(known, turns)
    if after in (0, len(known)):
        return BY_TURNS[known[min(after, len(known) - 1)]]
    before, behind = known[after - 1], known[after]
    part = (turns - before) / (behind - before)
    pairs = zip(BY_TURNS[before], BY_TURNS[behind], strict=True)
    return Weights(*((1 - part) * old + part * new for old, new in pairs))


BOTTLE: Final = {
    **goods_value.BOTTLE,
    LANTERNE: 0.0,
    GUETTEUR: 1.4,
    REMOUS: 0.5,
    CONVOI: 0.6,
    RUSE: 0.3,
    EMBROUILLE: 0.2,
}
"""The points that a bottle has added to its owner's score, found in the same way. The little that
is known of Vol and Pari does not contradict their values in goods_value.py."""


class LearnedEnsemble(Ensemble):
    """An ensemble whose futures are corrected by what was learnt."""

    bottles: ClassVar[Mapping[int, float]] = BOTTLE

    def __init__(self, evaluators: Sequence[Evaluator]) -> None:
        super().__init__(evaluators)
        self.weights = weights(sum(self.turns) / len(self.turns))

    def _expected(self, seat: Seat, goods: Goods) -> float:
        weights = self.weights
        points = weights.futures * super()._expected(seat, goods)
        worths = [WORTH[collection] for collection in goods if collection]
        if not worths:
            return points
        high = max(worths)
        return (
            points
            + weights.types * len(worths)
            + weights.total * sum(worths)
            + weights.high * high
            + weights.ties * worths.count(high)
            + weights.lows * worths.count(min(worths))
        )
