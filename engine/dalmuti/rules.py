"""Der Große Dalmuti as a fold: DA1 to DA16, each in the module of its part of the game."""

from random import Random
from typing import cast

from engine.dalmuti import dealing, tax, tricks
from engine.dalmuti.actions import (
    Collect,
    DalmutiAction,
    Deal,
    Decline,
    Draw,
    Gift,
    Pass,
    Play,
    Revolution,
    Score,
    Send,
    Show,
    Sweep,
)
from engine.dalmuti.score import score
from engine.dalmuti.state import Match, Options, State, bare
from engine.game import Setup


def idle(seats: int) -> frozenset[str]:
    """Return the options that change nothing: the short deck with more than five players (DA14)."""
    return frozenset({"short_deck"} if seats > 5 else ())


def start(setup: Setup) -> State:
    """Return the empty table before the draw for seats (DA3). The short deck is an option for four
    or five players; with more it changes nothing (DA14)."""
    n = setup.seats
    match = Match(
        options=cast(Options, setup.options),
        hand=1,
        order=(),
        draws=(),
        points=(),
        slip=None,
        called=None,
    )
    return State(match=match, table=bare("draw", n), hands=(0,) * n, taxes=((),) * n, asked=None)


def deal(state: State, rng: Random) -> DalmutiAction:
    """Return the dealer's action that the stage demands: draw, deal, collect, sweep or score."""
    stage = state.table.stage
    if stage == "sweep":
        return Sweep()
    if stage == "score":
        return Score()
    if stage == "tax":
        return Collect()
    if stage == "deal":
        return dealing.deal_by_chance(state, rng)
    return dealing.draw_by_chance(state, rng)


def apply(state: State, action: DalmutiAction) -> State:
    """Return the state after an action. Raises Illegal for what the rules do not allow."""
    if type(action) is Pass:
        return tricks.pass_by(state, action)
    if type(action) is Play:
        return tricks.play(state, action)
    if type(action) is Sweep:
        return tricks.sweep(state, action)
    if type(action) is Gift:
        return tax.gift(state, action)
    if type(action) is Collect:
        return tax.collect(state, action)
    if type(action) is Revolution:
        return tax.revolution(state, action)
    if type(action) is Decline:
        return tax.decline(state, action)
    if type(action) is Score:
        return score(state, action)
    if type(action) is Deal:
        return dealing.deal(state, action)
    if type(action) is Draw:
        return dealing.draw(state, action)
    if type(action) is Show:
        return dealing.show(state, action)
    assert type(action) is Send
    return dealing.send(state, action)
