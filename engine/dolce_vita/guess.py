"""The full state behind a view, for bots that search."""

from random import Random

from engine.dolce_vita.state import State
from engine.dolce_vita.views import DolceVitaView
from engine.game import DEALER


def guess(view: DolceVitaView, rng: Random) -> State:
    """Return the state itself: a view of Dolce Vita hides nothing."""
    return State(
        options=view.options,
        columns=view.columns,
        hands=view.hands,
        bids=view.bids,
        goods=view.goods,
        money=view.money,
        round=view.round,
        rounds=view.rounds,
        first=view.first,
        turn=view.waiting[0] if view.waiting else DEALER,
        awarded=view.awarded,
    )
