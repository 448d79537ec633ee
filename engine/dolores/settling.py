"""Who gets which cards of a sharing: the bet won, Esquive's pick, what is left (DO17, DO18)."""

from itertools import product
from typing import Final

from msgspec.structs import replace

from engine.dolores.actions import Discard, HandOn, Name, Pick, Settle, Take
from engine.dolores.cards import (
    CONFLIT,
    EMPTY,
    ESQUIVE,
    FIRST_BOTTLE,
    GESTURES,
    PARTAGE,
    SLOTS,
    TYPES,
    Gesture,
    Kind,
    Slot,
    cards_in,
    with_card,
)
from engine.dolores.opening import open_sharing
from engine.dolores.phases import DISCARD, NAME, PICK, SETTLE, TAKE
from engine.dolores.state import (
    NO_CARDS,
    NOTHING,
    State,
    bet_on,
    holders_with,
    neighbour,
    occupied,
    side,
    with_seat,
)
from engine.dolores.theft import after_handing_out
from engine.game import DEALER, Illegal, Seat

SIDES: Final = (SLOTS[:3], SLOTS[3:])
"""The slots of the donor's and of the neighbour's side."""


def _split(hands: tuple[Gesture, ...]) -> tuple[tuple[Slot, ...], ...]:
    """Return the slots whose cards go to the donor, to the neighbour and to the discard pile, after
    the pick of a single Esquive. Partage takes its own side unless it meets Conflit; Conflit takes
    all unless it meets another."""
    split: list[tuple[Slot, ...]] = []
    for which in (0, 1):
        mine, theirs = hands[which], hands[1 - which]
        if mine == ESQUIVE or theirs == CONFLIT:
            split.append(())
        else:
            split.append(SIDES[which] if mine == PARTAGE else SLOTS)
    donors, neighbours = split
    return donors, neighbours, tuple(sorted({*SLOTS} - {*donors, *neighbours}))


SPLIT: Final[dict[tuple[int, ...], tuple[tuple[Slot, ...], ...]]] = {
    hands: _split(hands) for hands in product(GESTURES, repeat=2)
}
"""By both gestures, the slots whose cards go to the donor, to the neighbour and to the discard pile
(DO18)."""


def picker(hands: tuple[int, int]) -> int:
    """Return the side whose single Esquive picks one card first, 0 or 1; -1 if there is none
    (DO18)."""
    if (hands[0] == ESQUIVE) == (hands[1] == ESQUIVE):
        return -1
    return hands.index(ESQUIVE)


def handed_out(cards: tuple[int, ...], hands: tuple[int, int]) -> tuple[tuple[int, ...], ...]:
    """Return who gets the cards left in the slots, after any pick: the donor's, the neighbour's,
    the discarded.

    >>> handed_out((11, 12, 0, 21, 0, 0), (PARTAGE, ESQUIVE))
    ((11, 12), (), (21,))
    """
    return tuple([tuple([cards[slot] for slot in slots if cards[slot]]) for slots in SPLIT[hands]])


def gain(state: State, seat: Seat, cards: tuple[int, ...], left: tuple[int, ...]) -> State:
    """Give cards to a seat, goods into its collections, bottles before it (DO19). `left` is what
    then lies in the six slots; claims about emptied slots are dropped."""
    mine, holders, sharing = state.goods[seat], state.holders, state.sharing
    for card in cards:
        if card < FIRST_BOTTLE:
            mine = with_card(mine, card)
        else:
            holders = holders_with(holders, card, seat)
    return replace(
        state,
        goods=with_seat(state.goods, seat, mine),
        holders=holders,
        sharing=replace(sharing, cards=left, claims=_claims_left(sharing.claims, left)),
    )


def _claims_left(claims: tuple[int, ...], left: tuple[int, ...]) -> tuple[int, ...]:
    if claims == NO_CARDS:
        return claims
    return tuple(claim if card else EMPTY for claim, card in zip(claims, left, strict=True))


def settling(state: State) -> State:
    """Go on when the gestures stand: a bet won takes first (DO17), then Esquive picks."""
    sharing = state.sharing
    if sharing.bet == bet_on(*sharing.hands):
        return replace(state, phase=TAKE, waiting=(sharing.pari,))
    return _picking(state)


def _picking(state: State) -> State:
    """Let a single Esquive pick, if there is a card left; else the dealer settles (DO18)."""
    sharing = state.sharing
    which = picker(sharing.hands)
    if which < 0 or sharing.cards == NO_CARDS:
        return replace(state, phase=SETTLE, waiting=(DEALER,))
    return replace(state, phase=PICK, waiting=(neighbour(state) if which else state.donor,))


def take(state: State, action: Take) -> State:
    """Give the watcher the cards they choose, before anyone else (DO17). Raises Illegal for a slot
    without a card."""
    cards, slots = state.sharing.cards, action.slots
    there = occupied(state.sharing)
    if list(slots) != sorted(set(slots)) or not set(slots) <= set(there):
        raise Illegal("dolores.no-card-there")
    won = tuple(cards[slot] for slot in slots)
    left = tuple(EMPTY if slot in slots else card for slot, card in enumerate(cards))
    return _picking(gain(state, action.seat, won, left))


def pick(state: State, action: Pick) -> State:
    """Give Esquive one card at once, from either side (DO18). Raises Illegal for a slot without a
    card."""
    cards, slot = state.sharing.cards, action.slot
    if not 0 <= slot < len(cards) or not cards[slot]:
        raise Illegal("dolores.no-card-there", slot=slot)
    left = (*cards[:slot], EMPTY, *cards[slot + 1 :])
    won = gain(state, action.seat, (cards[slot],), left)
    return replace(won, phase=SETTLE, waiting=(DEALER,))


def settle(state: State, action: Settle) -> State:
    """Give what is left to its winners or to the discard pile (DO18)."""
    hands = state.sharing.hands
    donors, neighbours, lost = handed_out(state.sharing.cards, hands)
    if donors:
        state = gain(state, state.donor, donors, NO_CARDS)
    if neighbours:
        state = gain(state, neighbour(state), neighbours, NO_CARDS)
    state = replace(
        state,
        discard=state.discard + lost,
        sharing=replace(state.sharing, cards=NO_CARDS, claims=NO_CARDS),
    )
    return _naming(state) if hands == (ESQUIVE, ESQUIVE) else after_handing_out(state)


def _naming(state: State) -> State:
    """Ask each sharer who owns a collection to name one, after two Esquives; a sharer who owns none
    names none."""
    sharers = (state.donor, neighbour(state))
    asked = tuple(seat for seat in sharers if any(state.goods[seat]))
    names = tuple(0 if seat in asked else NOTHING for seat in sharers)
    if not asked:
        return after_handing_out(state)
    sharing = replace(state.sharing, names=names)
    return replace(state, phase=NAME, waiting=asked, sharing=sharing)


def name(state: State, action: Name) -> State:
    """Keep one sharer's secret choice; the dealer discards when both are in (DO18). Raises Illegal
    for a collection that the sharer does not own."""
    seat, kind = action.seat, action.kind
    if kind not in TYPES or not state.goods[seat][kind - 1]:
        raise Illegal("dolores.no-such-collection", kind=kind)
    waiting = tuple(other for other in state.waiting if other != seat)
    names = with_seat(state.sharing.names, side(state, seat), kind)
    return replace(
        state,
        phase=NAME if waiting else DISCARD,
        waiting=waiting or (DEALER,),
        sharing=replace(state.sharing, names=names),
    )


def discard(state: State, action: Discard) -> State:
    """Discard both collections named, whole (DO18)."""
    goods, lost = state.goods, state.discard
    for seat, kind in zip((state.donor, neighbour(state)), state.sharing.names, strict=True):
        if kind != NOTHING:
            mine = goods[seat]
            lost += cards_in(Kind(kind), mine[kind - 1])
            goods = with_seat(goods, seat, with_seat(mine, kind - 1, 0))
    return after_handing_out(replace(state, goods=goods, discard=lost))


def hand_on(state: State, action: HandOn) -> State:
    """Open the next sharing, whose donor is the neighbour (DO21)."""
    return open_sharing(replace(state, donor=neighbour(state)))
