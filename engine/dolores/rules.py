"""Dolorès as a fold: DO1 to DO23, each part in a file of its own."""

from collections.abc import Callable
from random import Random
from typing import Any, Final, cast

from engine.chance import pick
from engine.dolores import bottles, drawing, gestures, phases, settling, theft, windows
from engine.dolores.actions import (
    Announce,
    Bet,
    Claim,
    Commit,
    Deal,
    Discard,
    DoloresAction,
    Draw,
    HandOn,
    Keep,
    Lapse,
    Lay,
    Name,
    Pass,
    Pick,
    Play,
    Reveal,
    Settle,
    Steal,
    Take,
)
from engine.dolores.cards import BOTTLES, NO_GOODS, deck_size, pool
from engine.dolores.state import FRESH, NO_RECORD, NOBODY, Options, State
from engine.game import DEALER, Illegal, Setup

STEPS: Final[dict[type, tuple[tuple[str, ...], Callable[[State, Any], State]]]] = {
    Deal: ((phases.DEAL,), drawing.deal),
    Draw: ((phases.DRAW,), drawing.draw),
    Play: ((phases.LANTERN, phases.LOOKOUT, phases.BOTTLES, phases.MIX_UP), windows.play),
    Lay: ((phases.BOTTLES,), bottles.lay),
    Pass: (tuple(windows.PASSES), windows.decline),
    Claim: ((phases.CLAIMS,), windows.claim),
    Announce: ((phases.GESTURES,), gestures.announce),
    Commit: ((phases.GESTURES,), gestures.commit),
    Bet: ((phases.GESTURES,), gestures.bet),
    Reveal: ((phases.REVEAL,), gestures.reveal),
    Keep: ((phases.KEEP,), gestures.keep),
    Take: ((phases.TAKE,), settling.take),
    Pick: ((phases.PICK,), settling.pick),
    Settle: ((phases.SETTLE,), settling.settle),
    Name: ((phases.NAME,), settling.name),
    Discard: ((phases.DISCARD,), settling.discard),
    Steal: ((phases.THEFT,), theft.steal),
    Lapse: ((phases.LAPSE,), theft.lapse),
    HandOn: ((phases.HAND_ON,), settling.hand_on),
}
"""By type of action, the phases in which it may be taken and the function that applies it."""

AUTOMATIC: Final[dict[str, DoloresAction]] = {
    phases.REVEAL: Reveal(),
    phases.SETTLE: Settle(),
    phases.DISCARD: Discard(),
    phases.LAPSE: Lapse(),
    phases.HAND_ON: HandOn(),
}
"""By phase, what the dealer does without chance."""


def start(setup: Setup) -> State:
    """Return the state before the deal."""
    options, seats = cast(Options, setup.options), setup.seats
    return State(
        options=options,
        phase=phases.DEAL,
        waiting=(DEALER,),
        donor=0,
        left=deck_size(options.simple),
        unseen=pool(seats, options.simple),
        discard=(),
        goods=(NO_GOODS,) * seats,
        holders=(NOBODY,) * len(BOTTLES),
        records=(NO_RECORD,) * seats,
        sharing=FRESH,
    )


def deal(state: State, rng: Random) -> DoloresAction:
    """Return the dealer's action: the starting cards and every draw by chance; the rest follows
    from the state."""
    automatic = AUTOMATIC.get(state.phase)
    if automatic is not None:
        return automatic
    if state.phase == phases.DRAW:
        gaps = len(state.sharing.gaps)
        return Draw(drawing.drawn(list(state.unseen), state.left, gaps, rng))
    cards = drawing.starting_cards(state, rng)
    seats = range(len(state.goods))
    return Deal(cards, pick(seats, rng) if state.options.first == "random" else 0)


def apply(state: State, action: DoloresAction) -> State:
    """Return the state after an action. Raises Illegal for what the rules do not allow."""
    its_phases, step = STEPS[type(action)]
    if state.phase not in its_phases:
        raise Illegal("dolores.not-now", phase=state.phase)
    if action.seat not in state.waiting:
        raise Illegal("not-your-turn", seat=action.seat)
    return step(state, action)
