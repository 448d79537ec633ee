"""What goods are worth before the end: the score their owner can expect, and so the chance to win.

A score jumps when a collection ties for highest or opens a new lowest, so what goods would score
now says little early on. They are valued by what they would score with as many more cards as their
owner can still expect, averaged over futures drawn from the cards not seen yet.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import exp
from random import Random
from typing import ClassVar, Final

from engine.chance import pick
from engine.dolores.cards import (
    AUBE,
    CONVOI,
    EMBROUILLE,
    FIRST_BOTTLE,
    GUETTEUR,
    LANTERNE,
    LAST,
    NO_GOODS,
    PARI,
    REFLUX,
    REMOUS,
    RUSE,
    TYPES,
    VOL,
    WORTH,
)
from engine.dolores.state import NO_CARDS
from engine.dolores.views import DoloresView
from engine.game import Seat

Goods = tuple[int, ...]
"""One player's collections by type, as in the state."""
Future = tuple[int, ...]
"""By type, what the cards to come add to the value of a collection."""
Values = list[float]
"""By seat, its share of the victory."""

HOME: Final = 0.75
"""How many cards a sharer takes home from a sharing. Measured among good players: with this many,
expected scores are neither too high nor too low, and closest to the final ones."""

BOTTLE: Final = {
    LANTERNE: 0.3,
    GUETTEUR: 0.3,
    VOL: 3.0,
    REFLUX: 0.3,
    REMOUS: 0.7,
    CONVOI: 0.3,
    RUSE: 0.7,
    EMBROUILLE: 0.7,
    PARI: 0.7,
    AUBE: 0.0,
}
"""The points that a bottle adds to the score its owner can expect; all but Vol add less when the
end is near."""


@lru_cache(maxsize=256)
def sharings_left(left: int, dawn: bool) -> tuple[float, ...]:
    """Return the chances that a first, second, third ... sharing can still be drawn from `left`
    cards, Aube among them or not (DO10)."""
    if not dawn:
        return (1.0,) * (left // 4)
    last = min(left, LAST)
    before = range(left - last, left)
    return tuple(
        sum(cards >= 4 * sharing for cards in before) / last for sharing in range(1, left // 4 + 1)
    )


def turns_left(view: DoloresView) -> list[float]:
    """Return by seat how many sharings still to be drawn it can expect to have a part in."""
    seats = len(view.goods)
    turns = [0.0] * seats
    drawn = view.sharing.cards != NO_CARDS or view.sharing.hands != (0, 0)
    chances = sharings_left(view.left, AUBE in view.unseen)
    for donor, chance in enumerate(chances, view.donor + drawn):
        turns[donor % seats] += chance
        turns[(donor + 1) % seats] += chance
    return turns


class Evaluator:
    """Values goods for one decision. All goods that are compared meet the same futures, so that
    their luck cancels."""

    bottles: ClassVar[Mapping[int, float]] = BOTTLE
    size = 1
    """How many evaluators this is the mean of."""

    def __init__(self, view: DoloresView, rng: Random, futures: int) -> None:
        self.turns = turns_left(view)
        self.temperature = temperature(sum(self.turns) / len(self.turns))
        unseen = [card for card in view.unseen if card < FIRST_BOTTLE]
        self._futures = [
            [
                future(unseen, int(HOME * turns + (step + 0.5) / futures), rng)
                for step in range(futures)
            ]
            for turns in self.turns
        ]
        self._known: list[dict[Goods, float]] = [{} for _ in self.turns]

    def score(self, seat: Seat, goods: Goods) -> float:
        """Return what the seat can expect to score in the end if it has these goods now."""
        known = self._known[seat]
        found = known.get(goods)
        if found is None:
            found = known[goods] = self._expected(seat, goods)
        return found

    def points(self, seat: Seat, goods: Goods) -> float:
        """Return how many points these goods score in the end on average, by the futures alone."""
        return self.score(seat, goods)

    def _expected(self, seat: Seat, goods: Goods) -> float:
        return expected(goods, self._futures[seat])

    def chances(self, scores: Sequence[float]) -> Values:
        """Return each seat's share of the victory if the seats can expect these scores."""
        most = max(scores)
        shares = [exp((score - most) / self.temperature) for score in scores]
        total = sum(shares)
        return [share / total for share in shares]


class Ensemble(Evaluator):
    """Several evaluators of the same view as one, which expects what they expect on average."""

    def __init__(self, evaluators: Sequence[Evaluator]) -> None:
        self.members, self.size = evaluators, len(evaluators)
        self.turns, self.temperature = evaluators[0].turns, evaluators[0].temperature
        self._known = [{} for _ in self.turns]

    def points(self, seat: Seat, goods: Goods) -> float:
        """Return the mean of the members' points, even if a subclass corrects the scores."""
        return sum([each.points(seat, goods) for each in self.members]) / self.size

    def _expected(self, seat: Seat, goods: Goods) -> float:
        return sum([each.score(seat, goods) for each in self.members]) / self.size


def temperature(turns: float) -> float:
    """Return the lead in expected points that makes the odds e to 1, by the number of sharings that
    a player still has a part in. Measured like HOME, among good players."""
    return min(0.3 + 2 * turns, 2 + 0.15 * turns)


def future(unseen: Sequence[int], count: int, rng: Random) -> Future:
    """Return what `count` cards of the deck may add, drawn by chance from those not seen yet."""
    if not unseen or not count:
        return NO_GOODS
    added = [0] * len(TYPES)
    for _ in range(count):
        card = pick(unseen, rng)
        added[card // 10 - 1] += card % 10
    return tuple(added)


def expected(goods: Goods, futures: Sequence[Future]) -> float:
    """Return the mean score over the futures (DO22). Written out, as the robots spend their time
    here.

    >>> expected((2, 0, 0, 0, 0, 0, 0), [(0, 0, 0, 0, 0, 0, 0), (1, 2, 0, 0, 0, 0, 0)])
    4.5
    """
    a, b, c, d, e, f, g = [WORTH[collection] for collection in goods]
    total = 0
    for a1, b1, c1, d1, e1, f1, g1 in futures:
        worths = sorted((a + a1, b + b1, c + c1, d + d1, e + e1, f + f1, g + g1))
        high = worths[-1]
        if high:
            low = worths[worths.count(0)]
            total += high * worths.count(high) + low * worths.count(low)
    return total / len(futures)
