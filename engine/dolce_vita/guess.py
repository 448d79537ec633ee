"""The full state behind a view, for bots that search."""

from random import Random

from engine.dolce_vita.state import State
from engine.dolce_vita.views import DolceVitaView
from engine.game import DEALER


def guess(view: DolceVitaView, rng: Random) -> State:
    """The state itself: a view of Dolce Vita hides nothing."""
    return State(
        view.options,
        view.columns,
        view.hands,
        view.bids,
        view.goods,
        view.money,
        view.round,
        view.rounds,
        view.first,
        view.waiting[0] if view.waiting else DEALER,
        view.awarded,
    )
