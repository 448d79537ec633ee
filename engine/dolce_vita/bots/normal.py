"""The level `normal`: looks one placement ahead, at the whole table; at its last placement of a
round also at the answers.

It repeats no rule: the forecasts say what all columns would bring as they stand.
"""

from random import Random
from typing import Final

from engine.character import NEUTRAL, Character
from engine.dolce_vita.actions import DolceVitaAction, Place
from engine.dolce_vita.bots.forecast_cache import ForecastCache
from engine.dolce_vita.bots.value import values
from engine.dolce_vita.guess import guess
from engine.dolce_vita.legal import legal
from engine.dolce_vita.rules import apply
from engine.dolce_vita.score import fortune
from engine.dolce_vita.state import State
from engine.dolce_vita.views import DolceVitaView
from engine.game import DEALER, Enough

PIP_COST = 0.01
"""What each pip of a card costs, in shares of the victory: so little that keeping high cards
decides only between equals."""

NOISE = 0.001
"""The most that chance adds to a worth, so that any of several equal placements is taken."""


NERVE = 0.014
"""How much more than PIP_COST each pip costs the most cautious character."""

WHIM = 3.0
"""By how many points, at most, a card may seem lower to a character than it is, by a whim: people
do not lay 1, 2, 3 in order."""

SPARE_PIP_COST = -0.002
"""What a point costs in the last placement of a round: the card that is left over is worth nothing
(DV6), and the higher one holds better what it wins."""

PRIDE = 0.004
"""What each 100,000 that the seat owns adds to its share of the victory, so that it still takes
what it can when the game cannot be won any more."""


FORESEEN: Final = 1.5
"""How far the answers to the last placement of a round count beside the table as it lies: this,
divided by the number of players who still place, the seat among them, because with each of them
they are less certain."""


def normal(
    view: DolceVitaView, rng: Random, enough: Enough, character: Character = NEUTRAL
) -> DolceVitaAction:
    """Choose the placement with the best forecast: what it wins and costs over all columns, and
    what it denies the others. At the last placement of a round everybody who still places is
    expected to do likewise, more or less surely."""
    state, seat = guess(view, rng), view.seat
    cache = ForecastCache(state)
    pip, whim = SPARE_PIP_COST, [0.0] * 7
    last = view.hands[seat].bit_count() == 2
    foreseen = FORESEEN / sum(hand.bit_count() == 2 for hand in view.hands) if last else 0.0
    if not last:
        nerve = 2 * character.bold - 1
        dares = nerve > 0 and rng.random() < nerve  # of two that do as well, the high card first
        pip = -PIP_COST if dares else PIP_COST + NERVE * max(-nerve, 0)
        if character != NEUTRAL:
            whim = [WHIM * abs(pip) * rng.random() for _ in whim]

    def brings(after: State) -> float:
        goods, money = cache.end(after)
        share = values((goods, money), view.rounds - view.round)[seat]
        return share + PRIDE * fortune(goods[seat], money[seat])

    def worth(place: DolceVitaAction) -> float:
        assert type(place) is Place
        after = apply(state, place)
        promise = brings(after)
        if foreseen:
            promise += foreseen * (brings(_answered(after, cache)) - promise)
        return promise - pip * place.card + whim[place.card] + NOISE * rng.random()

    return max(legal(view), key=worth)


def _answered(state: State, cache: ForecastCache) -> State:
    """Return the table after everybody who still places has placed once, each as it is best for
    them if nobody places any more; of equal placements the one with the highest card."""
    while state.turn != DEALER:
        places, forecasts = cache.choices(state)
        brought = zip(forecasts, places, strict=True)
        _, best = max(brought, key=lambda each: (each[0][state.turn], each[1].card))
        state = apply(state, best)
    return state
