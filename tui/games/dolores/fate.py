"""The cards that have just left a sharing: they are shown for one step at their slots."""

from typing import Final, NamedTuple

from engine.dolores.actions import Draw, Lay, Pick, Play, Settle, Take
from engine.dolores.cards import REFLUX
from engine.dolores.settling import SIDES, SPLIT
from engine.dolores.state import occupied
from engine.dolores.views import DoloresView, DrawnDark
from engine.game import Seat
from tui.games.dolores.part import HandingOut
from tui.games.dolores.seating import sharers
from tui.render.face import Moment

LOST: Final[Seat] = -1
"""Stands for the discard pile among the seats that get a card."""


class Lying(NamedTuple):
    """The cards to be shown: those that lie there and those that have just gone.

    `claims` are the claims about them, `fates` the seats to which cards went by slot, `new` the
    slots whose cards have just come.
    """

    cards: tuple[int, ...]
    claims: tuple[int, ...]
    fates: dict[int, Seat]
    new: tuple[int, ...]


def lying(moment: Moment) -> Lying:
    """Return the cards of a moment."""
    view: DoloresView = moment.view
    before: DoloresView | None = moment.before
    now = view.sharing
    if before is None:
        return Lying(now.cards, now.claims, {}, ())
    fates, then = fates_of(before, moment.action), before.sharing
    cards = tuple(
        old if slot in fates else card
        for slot, (old, card) in enumerate(zip(then.cards, now.cards, strict=True))
    )
    claims = tuple(
        old if slot in fates else claim
        for slot, (old, claim) in enumerate(zip(then.claims, now.claims, strict=True))
    )
    return Lying(cards, claims, fates, _new(before, moment.action))


def width_of_sides(moment: Moment) -> int:
    """Return how many cards lie side by side: three once a Convoi has come in, else two."""
    cards = lying(moment).cards
    return 3 if cards[2] or cards[5] or 2 in moment.view.sharing.gaps else 2


def fates_of(before: DoloresView, action: object) -> dict[int, Seat]:
    """Return, for every slot that an action empties, the seat that gets its card, or LOST."""
    there = occupied(before.sharing)
    if isinstance(action, HandingOut):
        return dict(action.gone)
    if isinstance(action, Take):
        return dict.fromkeys(action.slots, action.seat)
    if isinstance(action, Pick):
        return {action.slot: action.seat}
    if isinstance(action, Play) and action.bottle == REFLUX:
        return dict.fromkeys(there, LOST)
    if not isinstance(action, Settle):
        return {}
    split = SPLIT[before.sharing.hands]
    owners = (*sharers(before), LOST)
    return {
        slot: owner
        for owner, slots in zip(owners, split, strict=True)
        for slot in slots
        if slot in there
    }


def _new(before: DoloresView, action: object) -> tuple[int, ...]:
    """Return the slots whose cards have just come."""
    if isinstance(action, Draw | DrawnDark):
        return before.sharing.gaps[: len(action.cards)]
    if isinstance(action, Lay):
        there = occupied(before.sharing)
        moves = (*action.slots, *(slot for slot in there if slot not in action.slots))
        crossed = zip(moves, there, strict=True)
        return tuple(new for old, new in crossed if (old in SIDES[0]) != (new in SIDES[0]))
    return ()
