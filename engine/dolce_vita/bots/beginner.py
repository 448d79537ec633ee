"""What a beginner does, who looks at one column at a time, and only at their own side of it. The
level `novice` mostly does so, `easy` often."""

from random import Random

from engine.dolce_vita.actions import DolceVitaAction, Place
from engine.dolce_vita.award import judge
from engine.dolce_vita.legal import legal
from engine.dolce_vita.score import fortune
from engine.dolce_vita.views import DolceVitaView
from engine.game import Enough

CARD_COST = 0.3
"""What a pip of a card is worth to the beginner, in units of 100,000, so that a six does not go for
a trifle."""


def beginner(view: DolceVitaView, rng: Random, enough: Enough) -> DolceVitaAction:
    """Choose as a sensible beginner does, who sees what a column would give, exchanges included,
    and forgets what the others would get, what is to come, and what the cards do elsewhere."""
    seat = view.seat
    mine = fortune(view.goods[seat], view.money[seat])

    def worth(place: DolceVitaAction) -> float:
        assert type(place) is Place
        column = place.column
        row = view.bids[column]
        row = (*row[:seat], row[seat] | 1 << (place.card - 1), *row[seat + 1 :])
        verdict = judge(view.columns[column], row, view.goods, view.money)
        gain = fortune(verdict.goods[seat], verdict.money[seat]) - mine
        return gain - CARD_COST * place.card + rng.random()

    return max(legal(view), key=worth)
