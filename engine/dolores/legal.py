"""What a seat may do, from its view alone. The lists are made once and kept."""

from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations
from typing import Final

from engine.dolores.actions import (
    Announce,
    Bet,
    Claim,
    Commit,
    DoloresAction,
    Keep,
    Lay,
    Name,
    Pass,
    Pick,
    Play,
    Steal,
    Take,
)
from engine.dolores.bottles import playable, unclaimed
from engine.dolores.cards import (
    EMBROUILLE,
    FACES,
    GESTURES,
    GUETTEUR,
    LANTERNE,
    PAIRS,
    REMOUS,
    TYPES,
    Kind,
    Slot,
    cards_in,
)
from engine.dolores.gestures import ANNOUNCEMENTS, may_trick
from engine.dolores.phases import (
    BOTTLES,
    CLAIMS,
    KEEP,
    LANTERN,
    LOOKOUT,
    MIX_UP,
    NAME,
    PICK,
    TAKE,
    THEFT,
)
from engine.dolores.phases import GESTURES as GESTURING
from engine.dolores.state import occupied, side
from engine.dolores.views import DoloresView
from engine.game import Seat

Actions = tuple[DoloresAction, ...]

ASKED_FOR: Final = {LANTERN: LANTERNE, LOOKOUT: GUETTEUR, MIX_UP: EMBROUILLE}
"""By phase in which only one bottle may be played, that bottle."""


def legal(view: DoloresView) -> Sequence[DoloresAction]:
    """Return every legal action of the view's seat, in a stable order; () when it is not asked."""
    seat, listed = view.seat, LISTS.get(view.phase)
    return listed(view, seat) if listed and seat in view.waiting else ()


@cache
def windows(seat: Seat, bottle: int) -> Actions:
    """Return both answers while one bottle may be played: play it, or pass (DO8, DO10, DO16)."""
    return Play(seat, bottle), Pass(seat)


@cache
def bottles(seat: Seat, mine: tuple[int, ...], slots: tuple[Slot, ...]) -> Actions:
    """Return a Play for each of the bottles `mine`, for Remous every Lay instead, and a Pass
    (DO12)."""
    listed: list[DoloresAction] = [Play(seat, bottle) for bottle in mine if bottle != REMOUS]
    if REMOUS in mine:
        listed += [Lay(seat, donors) for donors in combinations(slots, len(slots) // 2)]
    return (*listed, Pass(seat))


@cache
def claims(seat: Seat, slots: tuple[Slot, ...]) -> Actions:
    """Return every claim about every card of which nothing was said, and the pass (DO11)."""
    return (*(Claim(seat, slot, card) for slot in slots for card in FACES), Pass(seat))


@cache
def gestures(seat: Seat, trick: bool, talk: bool) -> Actions:
    """Return a Commit of each gesture, with `trick` also of each two, and with `talk` every
    Announce (DO13, DO14)."""
    return (
        *(Commit(seat, gesture) for gesture in GESTURES),
        *(Commit(seat, pair) for pair in PAIRS if trick),
        *(Announce(seat, gesture) for gesture in GESTURES if talk),
    )


@cache
def bets(seat: Seat) -> Actions:
    """Return a bet on every pair of gestures, and no bet (DO14)."""
    return (*(Bet(seat, donor, other) for donor in GESTURES for other in GESTURES), Pass(seat))


@cache
def keeps(seat: Seat, hand: int) -> Actions:
    """Return both ways to keep one gesture of a Ruse (DO15)."""
    return tuple(Keep(seat, gesture) for gesture in GESTURES if hand & gesture)


@cache
def takes(seat: Seat, slots: tuple[Slot, ...]) -> Actions:
    """Return one Take for every subset of the slots, the empty one included (DO17)."""
    return tuple(
        Take(seat, taken) for size in range(len(slots) + 1) for taken in combinations(slots, size)
    )


@cache
def picks(seat: Seat, slots: tuple[Slot, ...]) -> Actions:
    """Return one Pick for each of the slots (DO18)."""
    return tuple(Pick(seat, slot) for slot in slots)


@cache
def names(seat: Seat, owned: tuple[Kind, ...]) -> Actions:
    """Return one Name for each type of collection that the seat owns (DO18)."""
    return tuple(Name(seat, kind) for kind in owned)


@cache
def steals(seat: Seat, victim: Seat, kind: Kind, collection: int) -> Actions:
    """Return one Steal for each different card in the victim's collection (DO20)."""
    return tuple(Steal(seat, victim, card) for card in dict.fromkeys(cards_in(kind, collection)))


def _window(view: DoloresView, seat: Seat) -> Actions:
    return windows(seat, ASKED_FOR[view.phase])


def _gestures(view: DoloresView, seat: Seat) -> Actions:
    which = side(view, seat)
    if which < 0:
        return bets(seat)
    return gestures(seat, may_trick(view, seat), view.sharing.words[which] < ANNOUNCEMENTS)


def _names(view: DoloresView, seat: Seat) -> Actions:
    return names(seat, tuple([kind for kind in TYPES if view.goods[seat][kind - 1]]))


def _steals(view: DoloresView, seat: Seat) -> Actions:
    return tuple(
        steal
        for victim, goods in enumerate(view.goods)
        if victim != seat
        for kind in TYPES
        if goods[kind - 1]
        for steal in steals(seat, victim, kind, goods[kind - 1])
    )


LISTS: dict[str, Callable[[DoloresView, Seat], Actions]] = {
    LANTERN: _window,
    LOOKOUT: _window,
    MIX_UP: _window,
    CLAIMS: lambda view, seat: claims(seat, unclaimed(view.sharing)),
    BOTTLES: lambda view, seat: bottles(seat, playable(view, seat), occupied(view.sharing)),
    GESTURING: _gestures,
    KEEP: lambda view, seat: keeps(seat, view.sharing.hands[side(view, seat)]),
    TAKE: lambda view, seat: takes(seat, occupied(view.sharing)),
    PICK: lambda view, seat: picks(seat, occupied(view.sharing)),
    NAME: _names,
    THEFT: _steals,
}
"""By phase, the list of the actions of a seat that is asked then."""
