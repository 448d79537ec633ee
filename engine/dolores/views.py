"""What a seat knows: its view of a state, and each action as its journal shows it."""

from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from engine.dolores.actions import (
    Bet,
    Commit,
    Deal,
    Discard,
    DoloresAction,
    Draw,
    Name,
    Pass,
    Pick,
    Play,
    Reveal,
    Settle,
    Take,
)
from engine.dolores.cards import AUBE, FACE_DOWN, REFLUX, Slot
from engine.dolores.gestures import bettor
from engine.dolores.phases import DISCARD, NAME, REVEAL
from engine.dolores.phases import GESTURES as GESTURING
from engine.dolores.state import (
    CHOSEN,
    NOBODY,
    NOTHING,
    Options,
    Record,
    Sharing,
    State,
    hidden,
    side,
)
from engine.game import DEALER, EVERYONE, Seat


class DoloresView(Struct, frozen=True):
    """What a seat knows. Fields as in State, but for what it does not see: a card face down is
    FACE_DOWN in the sharing and still counts among `unseen`, a secret choice is CHOSEN."""

    seat: Seat
    waiting: tuple[Seat, ...]
    options: Options
    phase: str
    donor: Seat
    left: int
    unseen: tuple[int, ...]
    discard: tuple[int, ...]
    goods: tuple[tuple[int, ...], ...]
    holders: tuple[Seat, ...]
    records: tuple[Record, ...]
    sharing: Sharing


class Chosen(Struct, frozen=True, tag="chosen", tag_field="do"):
    """Masked: the seat has made a secret choice: its gesture, its bet or none, a collection."""

    seat: Seat


class DrawnDark(Struct, frozen=True, tag="drawn-dark", tag_field="do"):
    """Masked: cards drawn face down under Lanterne brisée; only Aube shows its face (DO11)."""

    seat: ClassVar[Seat] = DEALER
    cards: tuple[int, ...]


DoloresSeen = DoloresAction | Chosen | DrawnDark
"""What stands in a masked journal."""


def view(state: State, seat: Seat) -> DoloresView:
    """Return what the seat knows: all but the faces of cards dealt in the dark (DO11) and the
    choices of others that are not yet shown (DO14, DO18)."""
    sharing, unseen, phase = state.sharing, state.unseen, state.phase
    if seat != EVERYONE:
        if in_the_dark(state, seat):
            dark = hidden(sharing)
            unseen = tuple(sorted([*unseen, *(sharing.cards[slot] for slot in dark)]))
            sharing = replace(sharing, cards=face_down(sharing, dark))
        if phase in (GESTURING, REVEAL):
            sharing = _gestures_masked(state, sharing, seat)
        elif phase in (NAME, DISCARD):
            sharing = _names_masked(state, sharing, seat)
    return DoloresView(
        seat=seat,
        waiting=state.waiting,
        options=state.options,
        phase=phase,
        donor=state.donor,
        left=state.left,
        unseen=unseen,
        discard=state.discard,
        goods=state.goods,
        holders=state.holders,
        records=state.records,
        sharing=sharing,
    )


def in_the_dark(state: State, seat: Seat) -> bool:
    """Return whether the sharing's cards lie face down for this seat (DO11)."""
    return state.sharing.looker not in (NOBODY, seat)


def face_down(sharing: Sharing, dark: tuple[Slot, ...]) -> tuple[int, ...]:
    """Return the cards of a sharing with FACE_DOWN in the slots that are dark."""
    return tuple([FACE_DOWN if slot in dark else card for slot, card in enumerate(sharing.cards)])


def _gestures_masked(state: State, sharing: Sharing, seat: Seat) -> Sharing:
    hands, bet = sharing.hands, sharing.bet
    if hands == (0, 0) and not bet:
        return sharing
    which = side(state, seat)
    donors, others = hands
    if donors and which != 0:
        donors = CHOSEN
    if others and which != 1:
        others = CHOSEN
    if bet and seat != bettor(state):
        bet = CHOSEN
    return replace(sharing, hands=(donors, others), bet=bet)


def _names_masked(state: State, sharing: Sharing, seat: Seat) -> Sharing:
    which = side(state, seat)
    donors, others = sharing.names
    if donors not in (0, NOTHING) and which != 0:
        donors = CHOSEN
    if others not in (0, NOTHING) and which != 1:
        others = CHOSEN
    return replace(sharing, names=(donors, others))


def seen(state: State, action: DoloresAction, seat: Seat) -> DoloresSeen:
    """Return the action as the seat sees it: Chosen for another seat's secret choice, DrawnDark for
    cards drawn face down, else the action itself."""
    if seat in (EVERYONE, action.seat):
        return action
    made = type(action)
    if made in (Commit, Bet, Name) or (made is Pass and state.phase == GESTURING):
        return Chosen(action.seat)
    if type(action) is Draw and in_the_dark(state, seat):
        return DrawnDark(tuple([AUBE if card == AUBE else FACE_DOWN for card in action.cards]))
    return action


def reveals(state: State, action: DoloresAction, seat: Seat) -> bool:
    """Return whether the action shows the seat something hidden: cards drawn, secret choices, or
    cards face down for it that are now won or discarded."""
    made = type(action)
    if made in (Deal, Draw, Reveal, Discard):
        return True
    if made in (Take, Pick, Settle) or (type(action) is Play and action.bottle == REFLUX):
        return in_the_dark(state, seat) and bool(hidden(state.sharing))
    return False
