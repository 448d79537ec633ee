"""How the robots of Dolce Vita weigh a placement: by what the table would come to after it.

Both look one placement ahead and repeat no rule: `judge` and `forecast` say what a column, or all
of them, would bring as they stand.
"""

from math import exp
from random import Random

from engine.dolce_vita.actions import DolceVitaAction, Place
from engine.dolce_vita.award import forecast, judge
from engine.dolce_vita.rules import apply, guess, legal
from engine.dolce_vita.state import DolceVitaView, fortune
from engine.frame import Enough, Seat

CARD_COST = 0.3
"""What a pip of a card is worth to the beginner: he does not win a trifle with a six."""

FADING = 0.75
"""What is left of a good's value with every round still to come, for it may yet have to be
exchanged for a worse one; money stays what it is. Measured: 0.55 to 0.85 differ little."""

HEAT = 3.3, 1.0
"""How many units of 100,000 make a clear lead before the last round, and in it."""

PIP_COST = 0.01
"""A breath of preference for keeping high cards, which decides between equals."""

NOISE = 0.001
"""Between placements that come to the same, any is taken."""


def easy(view: DolceVitaView, rng: Random, enough: Enough) -> DolceVitaAction:
    """A sensible beginner: sees what a column would give him, exchanges included, and forgets
    what the others would get, what is to come, and what his cards do elsewhere."""
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


def normal(view: DolceVitaView, rng: Random, enough: Enough) -> DolceVitaAction:
    """Weighs what each placement wins and costs over all columns and what it denies the others:
    the chance of winning that the forecast of the whole table gives him."""
    state, seat = guess(view, rng), view.seat

    def worth(place: DolceVitaAction) -> float:
        assert type(place) is Place
        after = apply(state, place)
        verdict = forecast(after)[-1]
        share = prospect(verdict.goods, verdict.money, seat, view.rounds - view.round)
        return share - PIP_COST * place.card + NOISE * rng.random()

    return max(legal(view), key=worth)


def prospect(
    goods: tuple[tuple[int, ...], ...],
    money: tuple[tuple[int, int], ...],
    seat: Seat,
    rounds_left: int,
) -> float:
    """The seat's chance of winning, between 0 and 1, as its fortune stands to the others'."""
    kept = FADING**rounds_left
    sums = [sum(g) * kept + m[0] + 2 * m[1] for g, m in zip(goods, money, strict=True)]
    heat = HEAT[0] if rounds_left else HEAT[1]
    weights = [exp((each - max(sums)) / heat) for each in sums]
    return weights[seat] / sum(weights)
