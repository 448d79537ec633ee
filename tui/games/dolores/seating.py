"""The sides on the screen: the seat's own side of the shore is the lower one."""

from engine.dolores.cards import Slot
from engine.dolores.settling import SIDES
from engine.dolores.state import neighbour
from engine.dolores.views import DoloresView
from engine.game import Seat


def sharers(view: DoloresView) -> tuple[Seat, Seat]:
    """Return the seats of the donor and the neighbour."""
    return view.donor, neighbour(view)


def lower(view: DoloresView) -> int:
    """Return the side below the shore: the view's own, or the donor's for a seat that only
    watches."""
    return 1 if view.seat == neighbour(view) else 0


def in_reading_order(view: DoloresView) -> tuple[Slot, ...]:
    """Return the slots that hold a card in the order of reading: the upper side, then the
    lower.

    Their places in this order, from 1, are their numbers.
    """
    below = lower(view)
    slots = (*SIDES[1 - below], *SIDES[below])
    return tuple(slot for slot in slots if view.sharing.cards[slot])
