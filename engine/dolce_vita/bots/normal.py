"""The level `normal`: looks one placement ahead, at the whole table.

It repeats no rule: `forecast` says what all columns would bring as they stand.
"""

from random import Random

from engine.character import NEUTRAL, Character
from engine.dolce_vita.actions import DolceVitaAction, Place
from engine.dolce_vita.award import forecast
from engine.dolce_vita.bots.value import values
from engine.dolce_vita.guess import guess
from engine.dolce_vita.legal import legal
from engine.dolce_vita.rules import apply
from engine.dolce_vita.score import fortune
from engine.dolce_vita.views import DolceVitaView
from engine.game import Enough

PIP_COST = 0.01
"""What each pip of a card costs, in shares of the victory: so little that keeping high cards
decides only between equals."""

NOISE = 0.001
"""The most that chance adds to a worth, so that any of several equal placements is taken."""


NERVE = 0.014
"""How much more than PIP_COST each pip costs the most cautious character."""

WHIM = 2.0
"""By how many points, at most, a card may seem lower to a character than it is, by a whim: people
do not lay 1, 2, 3 in order."""

SPARE_PIP_COST = -0.002
"""What a point costs in the last placement of a round: the card that is left over is worth nothing
(DV6), and the higher one holds better what it wins."""

PRIDE = 0.004
"""What each 100,000 that the seat owns adds to its share of the victory, so that it still takes
what it can when the game cannot be won any more."""


def normal(
    view: DolceVitaView, rng: Random, enough: Enough, character: Character = NEUTRAL
) -> DolceVitaAction:
    """Choose the placement with the best forecast: what it wins and costs over all columns, and
    what it denies the others."""
    state, seat = guess(view, rng), view.seat
    pip, whim = SPARE_PIP_COST, [0.0] * 7
    if view.hands[seat].bit_count() > 2:
        nerve = 2 * character.bold - 1
        dares = nerve > 0 and rng.random() < nerve  # of two that do as well, the high card first
        pip = -PIP_COST if dares else PIP_COST + NERVE * max(-nerve, 0)
        if character != NEUTRAL:
            whim = [WHIM * abs(pip) * rng.random() for _ in whim]

    def worth(place: DolceVitaAction) -> float:
        assert type(place) is Place
        verdict = forecast(apply(state, place))[-1]
        share = values((verdict.goods, verdict.money), view.rounds - view.round)[seat]
        own = fortune(verdict.goods[seat], verdict.money[seat])
        return share + PRIDE * own - pip * place.card + whim[place.card] + NOISE * rng.random()

    return max(legal(view), key=worth)
