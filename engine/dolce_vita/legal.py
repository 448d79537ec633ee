"""What a seat may do, from its view alone. The lists are made once and kept."""

from collections.abc import Sequence
from functools import cache

from engine.dolce_vita.actions import DolceVitaAction, Place
from engine.dolce_vita.cards import EVERY_COLUMN, LAST_CARD, cards_in
from engine.dolce_vita.views import DolceVitaView
from engine.game import Seat


@cache
def placements(seat: Seat, hand: int) -> tuple[Place, ...]:
    """Return every card of the hand under every column; () for one card, as the last is never
    placed (DV6)."""
    if hand in LAST_CARD:
        return ()
    return tuple(Place(seat, card, column) for card in cards_in(hand) for column in EVERY_COLUMN)


def legal(view: DolceVitaView) -> Sequence[DolceVitaAction]:
    """Return a placement for every card of the seat's hand under every column; () if it is not the
    seat's turn (DV6, DV7)."""
    seat = view.seat
    return placements(seat, view.hands[seat]) if seat in view.waiting else ()
