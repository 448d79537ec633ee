"""What a seat may know of a state and of an action, and whether an action reveals a card to it."""

from typing import ClassVar

from msgspec import Struct

from engine.dalmuti.actions import (
    Collect,
    DalmutiAction,
    Deal,
    Decline,
    Draw,
    Gift,
    Play,
    Revolution,
    Show,
)
from engine.dalmuti.state import Exchange, Match, State, Tabletop, pairs, to_act
from engine.game import BYSTANDER, DEALER, EVERYONE, Seat


class DalmutiView(Struct, frozen=True, gc=False):
    """What a seat knows: all that is open, its own hand, its own tax.

    `waiting` differs from the table's only for the seat that is secretly asked. EVERYONE has
    `hands`, all of them by seat, every exchange, and no `hand`.
    """

    seat: Seat
    waiting: tuple[Seat, ...]
    match: Match
    table: Tabletop
    hand: int
    taxes: tuple[Exchange, ...]
    hands: tuple[int, ...]


class OwnDeal(Struct, frozen=True, tag="own-deal", tag_field="do"):
    """What a seat sees of a deal: its own hand, how many cards of each rank; () for a bystander."""

    seat: ClassVar[Seat] = DEALER
    hand: tuple[int, ...]


class SomeGift(Struct, frozen=True, tag="some-gift", tag_field="do"):
    """What others see of a gift: that it has been chosen."""

    seat: Seat


Seen = DalmutiAction | OwnDeal | SomeGift
"""An entry of a masked journal: an action as a seat may see it."""


def view(state: State, seat: Seat) -> DalmutiView:
    """Return what is open, the seat's own hand, its own tax; all of it for EVERYONE."""
    match, table = state.match, state.table
    if seat >= 0:
        return DalmutiView(
            seat=seat,
            waiting=table.waiting if state.asked != seat else to_act(state),
            match=match,
            table=table,
            hand=state.hands[seat],
            taxes=state.taxes[seat],
            hands=(),
        )
    every = seat == EVERYONE
    known = tuple(own for dalmuti, _, _ in pairs(match) for own in state.taxes[dalmuti])
    return DalmutiView(
        seat=seat,
        waiting=to_act(state) if every else table.waiting,
        match=match,
        table=table,
        hand=0,
        taxes=known if every else (),
        hands=state.hands if every else (),
    )


def seen(state: State, action: DalmutiAction, seat: Seat) -> Seen | None:
    """Return an action as the seat sees it: of a deal only its own hand, of another's gift only the
    giver. None if another declines a revolution, since nobody may learn of the question (DA5). The
    cards of a tax stand in the views of its two seats instead."""
    if seat == EVERYONE or action.seat == seat:
        return action
    if type(action) is Deal:
        return OwnDeal(action.hands[seat] if seat != BYSTANDER else ())
    if type(action) is Gift:
        return SomeGift(action.seat)
    if type(action) is Decline:
        return None
    return action


def reveals(state: State, action: DalmutiAction, seat: Seat) -> bool:
    """Return whether the seat sees a card it did not know: drawn, shown, dealt, taken as tax,
    played by another, or the two Jesters of a player who calls a revolution."""
    if isinstance(action, Draw | Show | Deal):
        return True
    if type(action) is Collect:
        return any(seat in (dalmuti, peon) for dalmuti, peon, _ in pairs(state.match))
    return isinstance(action, Play | Revolution) and action.seat != seat
