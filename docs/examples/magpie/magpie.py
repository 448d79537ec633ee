"""The magpie goes for what shines: the most valuable object that is not yet fought over."""

from random import Random

from engine.dolce_vita import DOLCE_VITA
from engine.dolce_vita.actions import DolceVitaAction, Place
from engine.dolce_vita.cards import TOTAL
from engine.dolce_vita.views import DolceVitaView
from engine.game import Enough


def magpie(view: DolceVitaView, rng: Random, enough: Enough) -> DolceVitaAction:
    """Puts a card under the column that shines most, between equals under any of them."""

    def worth(action: DolceVitaAction) -> tuple[float, float]:
        assert isinstance(action, Place)
        return shine(view, action), rng.random()

    return max(DOLCE_VITA.legal(view), key=worth)


def shine(view: DolceVitaView, place: Place) -> float:
    """The value of the column's next object, less what the strongest other has laid there; a high
    card is a little too good for it. A column may be empty towards the end."""
    objects = view.columns[place.column]
    bids = view.bids[place.column]
    others = max(TOTAL[bid] for seat, bid in enumerate(bids) if seat != view.seat)
    return (objects[0] % 10 if objects else 0) - others - place.card / 10


BOTS = {"dolce-vita": magpie}
