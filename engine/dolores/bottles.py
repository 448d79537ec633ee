"""The bottles that change the sharing before the gestures: Convoi, Reflux, Remous (DO12)."""

from typing import Final

from msgspec.structs import replace

from engine.dolores.actions import Lay
from engine.dolores.cards import CONVOI, EMPTY, FIRST_BOTTLE, REFLUX, REMOUS, Slot
from engine.dolores.gestures import talk
from engine.dolores.phases import BOTTLES, CLAIMS, DRAW
from engine.dolores.settling import SIDES
from engine.dolores.state import (
    FIRST_FOUR,
    NO_CARDS,
    NOBODY,
    TWO_MORE,
    Sharing,
    State,
    Table,
    hidden,
    holder,
    holders_with,
    occupied,
)
from engine.game import DEALER, Illegal, Seat

NEEDS: Final = {CONVOI: 2, REFLUX: 4}
"""By bottle, how many cards the deck must hold for it to be played (DO12)."""

THE_THREE: Final = slice(REFLUX - FIRST_BOTTLE, CONVOI - FIRST_BOTTLE + 1)
"""The part of a tuple by bottle that stands for Reflux, Remous and Convoi."""


def playable(table: Table, seat: Seat) -> tuple[int, ...]:
    """Return which of Convoi, Reflux and Remous the seat may play now (DO12)."""
    return tuple(
        bottle
        for bottle in (REFLUX, REMOUS, CONVOI)
        if holder(table, bottle) == seat and table.left >= NEEDS.get(bottle, 0)
    )


def cards_lie(state: State) -> State:
    """Go on once all cards are drawn: the looker may first speak of those only they see (DO11),
    then the holders of bottles are asked (DO12)."""
    if unclaimed(state.sharing):
        return replace(state, phase=CLAIMS, waiting=(state.sharing.looker,))
    return ask_all(state)


def unclaimed(sharing: Sharing) -> tuple[Slot, ...]:
    """Return the slots of the cards face down of which nothing has been said."""
    return tuple([slot for slot in hidden(sharing) if not sharing.claims[slot]])


def say_no_more(state: State, seat: Seat) -> State:
    """Go on to the bottles: the looker says nothing of the other cards (DO11)."""
    return ask_all(state)


def ask_all(state: State) -> State:
    """Ask the holders of Convoi, Reflux and Remous in seat order from the donor (DO12)."""
    if state.holders[THE_THREE] == (NOBODY,) * 3:
        return talk(state)
    return _ask(state, 0)


def ask_next(state: State, seat: Seat) -> State:
    """Ask the next holder after a seat that has passed; after the last the talk begins (DO12)."""
    return _ask(state, (seat - state.donor) % len(state.goods) + 1)


def _ask(state: State, start: int) -> State:
    """Ask the first holder who sits `start` or more places to the donor's left; the talk begins if
    there is none."""
    seats = len(state.goods)
    for place in range(start, seats):
        seat = (state.donor + place) % seats
        if playable(state, seat):
            return replace(state, phase=BOTTLES, waiting=(seat,))
    return talk(state)


def play(state: State, bottle: int) -> State:
    """Play Convoi or Reflux, whose cards the dealer draws next (DO12). Raises Illegal if the deck
    is too short."""
    if state.left < NEEDS[bottle]:
        raise Illegal("dolores.deck-too-short", bottle=bottle, left=state.left)
    sharing, lost = state.sharing, state.discard
    if bottle == CONVOI:
        sharing = replace(sharing, gaps=TWO_MORE)
    else:
        lost += tuple(sharing.cards[slot] for slot in occupied(sharing))
        sharing = replace(sharing, cards=NO_CARDS, claims=NO_CARDS, gaps=FIRST_FOUR, laid=())
    return replace(
        state,
        phase=DRAW,
        waiting=(DEALER,),
        holders=holders_with(state.holders, bottle, NOBODY),
        discard=(*lost, bottle),
        sharing=sharing,
    )


def lay(state: State, action: Lay) -> State:
    """Play Remous: put the cards of `action.slots` on the donor's side, each with its claim, then
    ask all holders again (DO12). Raises Illegal for a seat without Remous, a slot without a card,
    and another number of slots than the donor's side has cards."""
    sharing, slots = state.sharing, action.slots
    if holder(state, REMOUS) != action.seat:
        raise Illegal("dolores.not-held", bottle=REMOUS)
    there = occupied(sharing)
    donors = [slot for slot in SIDES[0] if slot in there]
    if list(slots) != sorted(set(slots)) or not set(slots) <= set(there):
        raise Illegal("dolores.no-card-there")
    if len(slots) != len(donors):
        raise Illegal("dolores.sides-keep-size", size=len(donors))
    moves = (*slots, *(slot for slot in there if slot not in slots))
    cards, claims = [EMPTY] * 6, [EMPTY] * 6
    for old, new in zip(moves, there, strict=True):
        cards[new], claims[new] = sharing.cards[old], sharing.claims[old]
    return ask_all(
        replace(
            state,
            holders=holders_with(state.holders, REMOUS, NOBODY),
            discard=(*state.discard, REMOUS),
            sharing=replace(sharing, cards=tuple(cards), claims=tuple(claims), laid=slots),
        )
    )
