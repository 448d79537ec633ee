"""Who knows what: a seat's view, its journal, and a full state guessed from a view."""

from random import Random
from typing import Final

from msgspec.structs import replace

from engine.chance import pick
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
from engine.dolores.cards import AUBE, FACE_DOWN, GESTURES, PAIRS, REFLUX, TYPES
from engine.dolores.drawing import pop_other
from engine.dolores.gestures import bettor, may_trick
from engine.dolores.phases import DISCARD, NAME, REVEAL
from engine.dolores.phases import GESTURES as GESTURING
from engine.dolores.state import (
    CHOSEN,
    NO_BET,
    NOBODY,
    NOTHING,
    Sharing,
    State,
    hidden,
    neighbour,
    side,
)
from engine.dolores.views import Chosen, DoloresSeen, DoloresView, DrawnDark
from engine.game import EVERYONE, Seat

BETS: Final = (NO_BET, *(donor + 8 * other for donor in GESTURES for other in GESTURES))
"""Everything a watcher with Pari may have chosen."""


def view(state: State, seat: Seat) -> DoloresView:
    """What the seat knows: all but the faces of cards dealt in the dark (DO11) and the choices of
    others that are not yet shown (DO14, DO18)."""
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
        seat,
        state.waiting,
        state.options,
        phase,
        state.donor,
        state.left,
        unseen,
        state.discard,
        state.goods,
        state.holders,
        state.records,
        sharing,
    )


def in_the_dark(state: State, seat: Seat) -> bool:
    """Whether the sharing's cards lie face down for this seat (DO11)."""
    return state.sharing.looker not in (NOBODY, seat)


def face_down(sharing: Sharing, dark: tuple[int, ...]) -> tuple[int, ...]:
    """The cards of a sharing as they look to whom those slots are dark."""
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
    """The action, or of others' secrets only that they have chosen, and of cards drawn in the
    dark only how many."""
    if seat in (EVERYONE, action.seat):
        return action
    made = type(action)
    if made in (Commit, Bet, Name) or (made is Pass and state.phase == GESTURING):
        return Chosen(action.seat)
    if type(action) is Draw and in_the_dark(state, seat):
        return DrawnDark(tuple([AUBE if card == AUBE else FACE_DOWN for card in action.cards]))
    return action


def reveals(state: State, action: DoloresAction, seat: Seat) -> bool:
    """Cards drawn, secrets shown, and whatever moves cards that lie in the dark for this seat."""
    made = type(action)
    if made in (Deal, Draw, Reveal, Discard):
        return True
    if made in (Take, Pick, Settle) or (type(action) is Play and action.bottle == REFLUX):
        return in_the_dark(state, seat) and bool(hidden(state.sharing))
    return False


def guess(view: DoloresView, rng: Random) -> State:
    """A full state that the view may come from: cards in the dark as likely as the deck makes
    them, every secret choice equally likely."""
    sharing, pool = view.sharing, list(view.unseen)
    cards, hands, bet, names = sharing.cards, sharing.hands, sharing.bet, sharing.names
    if FACE_DOWN in cards:
        dark = [slot for slot, card in enumerate(cards) if card == FACE_DOWN]
        others = view.left - (pool[-1] == AUBE) + len(dark)
        faces = list(cards)
        for drawn, slot in enumerate(dark):
            faces[slot] = pop_other(pool, others - drawn, rng)
        cards = tuple(faces)
    sharers = (view.donor, neighbour(view))
    if CHOSEN in hands:
        donors, neighbours = (
            pick((*GESTURES, *PAIRS) if may_trick(view, seat) else GESTURES, rng)
            if hand == CHOSEN
            else hand
            for seat, hand in zip(sharers, hands, strict=True)
        )
        hands = (donors, neighbours)
    if bet == CHOSEN:
        bet = pick(BETS, rng)
    if CHOSEN in names:
        donors, neighbours = (
            pick([kind for kind in TYPES if view.goods[seat][kind - 1]], rng)
            if name == CHOSEN
            else name
            for seat, name in zip(sharers, names, strict=True)
        )
        names = (donors, neighbours)
    return State(
        view.options,
        view.phase,
        view.waiting,
        view.donor,
        view.left,
        tuple(pool),
        view.discard,
        view.goods,
        view.holders,
        view.records,
        replace(sharing, cards=cards, hands=hands, bet=bet, names=names),
    )
