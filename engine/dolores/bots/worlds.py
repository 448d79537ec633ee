"""Ways the cards of a sharing may lie that a view does not see."""

from random import Random

from engine.dolores.cards import AUBE, FACE_DOWN
from engine.dolores.drawing import pop_other
from engine.dolores.views import DoloresView

Cards = tuple[int, ...]
"""The six slots of a sharing."""


def worlds(view: DoloresView, faith: float, count: int, rng: Random) -> list[Cards]:
    """Return `count` random ways the cards may lie, or the only one if none lies face down. What
    the looker said of a card is believed with the chance `faith` (DO11)."""
    cards = view.sharing.cards
    if FACE_DOWN not in cards:
        return [cards]
    return [_world(view, faith, rng) for _ in range(count)]


def _world(view: DoloresView, faith: float, rng: Random) -> Cards:
    unseen, cards, claims = list(view.unseen), list(view.sharing.cards), view.sharing.claims
    dark = [slot for slot, card in enumerate(cards) if card == FACE_DOWN]
    others = view.left - (unseen[-1] == AUBE) + len(dark)
    for done, slot in enumerate(dark):
        if claims[slot] in unseen and rng.random() < faith:
            unseen.remove(claims[slot])
            cards[slot] = claims[slot]
        else:
            cards[slot] = pop_other(unseen, others - done, rng)
    return tuple(cards)
