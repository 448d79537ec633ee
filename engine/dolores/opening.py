"""The beginning of a sharing: Lanterne brisée may be played before the cards are dealt (DO8)."""

from msgspec.structs import replace

from engine.dolores.cards import AUBE, LANTERNE
from engine.dolores.phases import DECK_SHORT, DRAW, LANTERN
from engine.dolores.state import FRESH, NOBODY, State, holder, holders_with
from engine.game import DEALER, Seat


def open_sharing(state: State) -> State:
    """Begin a new sharing. Once Aube has been drawn, end the game instead if the deck cannot supply
    four cards; until then the drawing goes on, however few are left (DO10)."""
    if state.left < 4 and AUBE not in state.unseen:
        return replace(state, phase=DECK_SHORT, waiting=(), sharing=FRESH)
    sharing = replace(FRESH, number=state.sharing.number + 1)
    who = holder(state, LANTERNE)
    if who == NOBODY:
        return replace(state, phase=DRAW, waiting=(DEALER,), sharing=sharing)
    return replace(state, phase=LANTERN, waiting=(who,), sharing=sharing)


def play_lanterne(state: State) -> State:
    """Play Lanterne brisée: this sharing's cards lie face down, and only the player sees them
    (DO11)."""
    seat = state.waiting[0]
    return replace(
        state,
        phase=DRAW,
        waiting=(DEALER,),
        holders=holders_with(state.holders, LANTERNE, NOBODY),
        discard=(*state.discard, LANTERNE),
        sharing=replace(state.sharing, looker=seat),
    )


def pass_lanterne(state: State, seat: Seat) -> State:
    """Go on to the draw: the holder keeps Lanterne brisée for later (DO8)."""
    return replace(state, phase=DRAW, waiting=(DEALER,))
