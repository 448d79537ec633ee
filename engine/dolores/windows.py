"""Playing a bottle or passing, whichever window stands open (DO8, DO10, DO11, DO12, DO16)."""

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from engine.dolores import bottles, drawing, gestures, opening
from engine.dolores.actions import Claim, Pass, Play
from engine.dolores.cards import CONVOI, EMBROUILLE, FACES, GUETTEUR, LANTERNE, REFLUX
from engine.dolores.phases import BOTTLES, CLAIMS, LANTERN, LOOKOUT, MIX_UP
from engine.dolores.phases import GESTURES as GESTURING
from engine.dolores.state import State, holder, with_seat
from engine.game import Illegal, Seat

PLAYS: Final[dict[tuple[str, int], Callable[[State], State]]] = {
    (LANTERN, LANTERNE): opening.play_lanterne,
    (LOOKOUT, GUETTEUR): drawing.play_guetteur,
    (BOTTLES, CONVOI): lambda state: bottles.play(state, CONVOI),
    (BOTTLES, REFLUX): lambda state: bottles.play(state, REFLUX),
    (MIX_UP, EMBROUILLE): gestures.play_embrouille,
}

PASSES: Final[dict[str, Callable[[State, Seat], State]]] = {
    LANTERN: opening.pass_lanterne,
    LOOKOUT: drawing.pass_guetteur,
    CLAIMS: bottles.say_no_more,
    BOTTLES: bottles.ask_next,
    GESTURING: gestures.pass_bet,
    MIX_UP: gestures.pass_embrouille,
}


def play(state: State, action: Play) -> State:
    """Play a bottle that this window is for. Raises Illegal for another one, and for a seat that
    does not hold it."""
    step = PLAYS.get((state.phase, action.bottle))
    if step is None:
        raise Illegal("dolores.not-this-bottle", bottle=action.bottle)
    if holder(state, action.bottle) != action.seat:
        raise Illegal("dolores.not-held", bottle=action.bottle)
    return step(state)


def decline(state: State, action: Pass) -> State:
    """Pass: nothing is played, nothing is bet, no more is said."""
    return PASSES[state.phase](state, action.seat)


def claim(state: State, action: Claim) -> State:
    """Note what the looker says of a card face down, true or false, once for each slot (DO11).
    Raises Illegal for a slot with a claim or without a card face down, and for a card that does not
    exist."""
    sharing, slot = state.sharing, action.slot
    if slot not in bottles.unclaimed(sharing):
        raise Illegal("dolores.no-card-to-claim", slot=slot)
    if action.card not in FACES:
        raise Illegal("dolores.no-such-card", card=action.card)
    sharing = replace(sharing, claims=with_seat(sharing.claims, slot, action.card))
    state = replace(state, sharing=sharing)
    return state if bottles.unclaimed(sharing) else bottles.ask_all(state)
