"""Playing a hand on to its end, everybody like `normal`: what the search and `expect` rest on."""

from collections.abc import Callable, Iterable
from random import Random
from typing import Final

from engine.dalmuti import tricks
from engine.dalmuti.actions import DalmutiAction, Pass, Play, Sweep
from engine.dalmuti.bots.normal import move, normal
from engine.dalmuti.rules import apply, deal
from engine.dalmuti.score import final_order, points
from engine.dalmuti.state import Stage, State, to_act
from engine.dalmuti.views import view
from engine.game import DEALER, Seat

Policy = Callable[[Seat, int, Play | None, int, int], Play | Pass]
"""How the playout leads and answers, see `normal.move`: by the seat, its hand, the top, the cards
of the others and how many hold them."""

SWEEP: Final = Sweep()


def finish(
    state: State,
    rng: Random,
    policy: Policy,
    watched: Seat | None = None,
    until: Stage = "score",
) -> State:
    """The end of the hand, before it is scored, or the first moment of the stage `until`. If only
    one seat is watched, the state in which it goes out does as well."""
    players = len(state.hands)
    while (stage := state.table.stage) not in ("score", until):
        table, hands = state.table, state.hands
        if stage == "play":
            if watched in table.out:
                break
            mover = table.waiting[0]
            hand = hands[mover]
            rivals = players - len(table.out) - 1
            action = policy(mover, hand, table.top, sum(hands) - hand, rivals)
            if type(action) is Pass:
                state = tricks.pass_by(state, action)
            else:
                assert type(action) is Play
                state = tricks.play(state, action)
        elif stage == "sweep":
            state = tricks.sweep(state, SWEEP)
        else:
            state = apply(state, _before_play(state, rng))
    return state


def _before_play(state: State, rng: Random) -> DalmutiAction:
    mover = to_act(state)[0]
    if mover == DEALER:
        return deal(state, rng)
    return normal(view(state, mover), rng, bool)


def shares(state: State) -> tuple[float, ...]:
    """By seat, the share of the opponents that it finishes this hand ahead of: 1 for the first to
    go out, 0 for the last. An order raised by philanthropy (DA15) counts as one opponent more."""
    got = points(state.match, final_order(state))
    return tuple(score / (len(got) - 1) for score in got)


def share(state: State, seat: Seat) -> float:
    """Return the same for one seat, which may have gone out while others play on."""
    table = state.table
    if table.stage == "score":
        return shares(state)[seat]
    rivals = len(table.sizes) - 1
    return (rivals - table.out.index(seat)) / rivals


def results(
    world: State, actions: Iterable[DalmutiAction], seat: Seat, chance: str
) -> tuple[float, ...]:
    """Return the seat's share after each of its actions in one world, all with the same chance in
    a deal to come."""
    ends = (finish(apply(world, action), Random(chance), move, seat) for action in actions)
    return tuple([share(end, seat) for end in ends])
