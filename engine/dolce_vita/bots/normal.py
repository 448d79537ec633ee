"""The level `normal`: looks one placement ahead, at the whole table.

It repeats no rule: `forecast` says what all columns would bring as they stand.
"""

from random import Random

from engine.dolce_vita.actions import DolceVitaAction, Place
from engine.dolce_vita.award import forecast
from engine.dolce_vita.bots.value import values
from engine.dolce_vita.guess import guess
from engine.dolce_vita.legal import legal
from engine.dolce_vita.rules import apply
from engine.dolce_vita.views import DolceVitaView
from engine.game import Enough

PIP_COST = 0.01
"""A breath of preference for keeping high cards, which decides between equals."""

NOISE = 0.001
"""Between placements that come to the same, any is taken."""


def normal(view: DolceVitaView, rng: Random, enough: Enough) -> DolceVitaAction:
    """Choose the placement with the best forecast: what it wins and costs over all columns, and
    what it denies the others."""
    state, seat = guess(view, rng), view.seat

    def worth(place: DolceVitaAction) -> float:
        assert type(place) is Place
        verdict = forecast(apply(state, place))[-1]
        share = values((verdict.goods, verdict.money), view.rounds - view.round)[seat]
        return share - PIP_COST * place.card + NOISE * rng.random()

    return max(legal(view), key=worth)
