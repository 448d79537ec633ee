"""Who lies where on the screen: one's own side of the shore is the lower one."""

from engine.dolores.cards import Slot
from engine.dolores.settling import SIDES
from engine.dolores.state import neighbour
from engine.dolores.views import DoloresView
from engine.game import Seat


def sharers(view: DoloresView) -> tuple[Seat, Seat]:
    """The donor and the neighbour."""
    return view.donor, neighbour(view)


def lower(view: DoloresView) -> int:
    """The side below the shore: one's own, the donor's for who only watches."""
    return 1 if view.seat == neighbour(view) else 0


def width_of_sides(view: DoloresView) -> int:
    """How many cards lie side by side: three once a Convoi comes in."""
    sharing = view.sharing
    return 3 if sharing.cards[2] or sharing.cards[5] or 2 in sharing.gaps else 2


def in_reading_order(view: DoloresView) -> tuple[Slot, ...]:
    """The slots that hold a card as they are read on the screen: the upper side, the lower. Their
    places in this order are their numbers."""
    below = lower(view)
    slots = (*SIDES[1 - below], *SIDES[below])
    return tuple(slot for slot in slots if view.sharing.cards[slot])
