"""Playing a hand on to its end, everybody like `normal` but for a seat with a plan: what the search
and `expect` rest on.

Thousands of hands are played out for one decision, and nobody looks at their tricks. So the play
itself goes on without States: a table of a few numbers, by the same rules (tests/engine/dalmuti/
test_playout.py holds the two against each other).
"""

from collections.abc import Callable, Iterable
from random import Random
from typing import Final, NamedTuple

from engine.dalmuti.actions import DalmutiAction
from engine.dalmuti.bots.normal import LED, beats, choose, normal
from engine.dalmuti.bots.plan import Plan
from engine.dalmuti.cards import UNIT, Rank, finest, size
from engine.dalmuti.rules import apply, deal
from engine.dalmuti.score import points
from engine.dalmuti.state import Match, State, to_act
from engine.dalmuti.views import view
from engine.game import DEALER, Seat

Policy = Callable[[int, Rank, int, int, int], int]
"""How the playout leads and answers, see `normal.choose`: by a hand that could play, the rank
of the top and its number of cards (0 and 0 for a lead), the cards of the others and how many hold
them. It returns the set of cards to play, 0 to pass."""


class Laid(NamedTuple):
    """A play of a hand that is played out: whose it is, the rank that it beats (0 if it is led),
    and the set of cards."""

    seat: Seat
    over: Rank
    cards: int


PLAYING: Final = "play", "sweep", "score"
"""The stages in which the cards of a hand are played, or have been."""


def opened(state: State, rng: Random) -> State:
    """Return the first state of the hand at which cards are played, everybody like `normal` until
    then; `state` itself if cards are being played, or have been."""
    while state.table.stage not in PLAYING:
        mover = to_act(state)[0]
        dealer = mover == DEALER
        action = deal(state, rng) if dealer else normal(view(state, mover), rng, bool)
        state = apply(state, action)
    return state


def finish(
    state: State,
    policy: Policy,
    seat: Seat | None = None,
    own: Policy | None = None,
    plays: list[Laid] | None = None,
    whole: bool = True,
) -> tuple[Seat, ...]:
    """Return the seats in the order of going out if the hand is played on to its end, or, unless
    `whole`, until `seat` is out. That seat plays by the policy `own`, if there is one. The plays
    are added to `plays`, if there is one."""
    table = state.table
    out = list(table.out)
    rivals = len(state.hands) - len(out) - 1
    hands, left, right = list(state.hands), list(table.left), list(table.left)
    for one, held in enumerate(hands):
        if held:
            right[left[one]] = one
    leader, top = table.leader, table.top
    mover, (rank, cards) = leader, LED
    if top is not None and table.stage == "play":
        mover, rank, cards = table.waiting[0], top.rank, top.count + top.jesters
    total = sum(hands)
    while rivals and (whole or seat not in out):
        hand, following = hands[mover], left[mover]
        spent = 0
        if not rank or (hand & UNIT[rank] - 1 and beats(hand, rank, cards)):
            follow = own if own is not None and mover == seat else policy
            spent = follow(hand, rank, cards, total - hand, rivals)
        if spent:
            if plays is not None:
                plays.append(Laid(mover, rank, spent))
            rank, cards = finest(spent), cards or size(spent)
            total -= spent
            hands[mover] = hand - spent
            leader = mover
            if hand == spent:  # DA10: the seat before it has a new neighbour
                out.append(mover)
                left[right[mover]], right[following] = following, right[mover]
                leader = following
                rivals -= 1
            mover = following
        elif following == leader:
            mover, (rank, cards) = leader, LED
        else:
            mover = following
    if not rivals:
        out += [one for one, held in enumerate(hands) if held]
    return tuple(out)


def shares(match: Match, order: tuple[Seat, ...]) -> tuple[float, ...]:
    """Return by seat the share of the opponents that it finishes this hand ahead of: 1 for the
    first to go out, 0 for the last. The point of philanthropy (DA15) counts as one opponent more,
    and may bring a share above 1."""
    got = points(match, order)
    return tuple(score / (len(got) - 1) for score in got)


def results(
    world: State,
    actions: Iterable[DalmutiAction],
    seat: Seat,
    chance: str,
    plan: Plan | None = None,
    policy: Policy = choose,
) -> tuple[float, ...]:
    """Return the seat's share after each of its actions in one world, in their order. In a deal to
    come all meet the same chance. The others play by the policy, and the seat by its plan, if there
    is one."""
    ends = []
    for action in actions:
        state = apply(world, action)
        if state.table.stage not in PLAYING:
            state = opened(state, Random(chance))
        ends.append(share(state, seat, plan, policy))
    return tuple(ends)


def share(state: State, seat: Seat, plan: Plan | None = None, policy: Policy = choose) -> float:
    """Return the share of one seat (see `shares`) after playing a hand whose cards are being played
    on to its end. A plan learns from it."""
    own = plan.choose if plan is not None else None
    whole = state.match.options.philanthropy  # what others do when it is out counts too
    order, rivals = finish(state, policy, seat, own, whole=whole), len(state.hands) - 1
    got = shares(state.match, order)[seat] if whole else (rivals - order.index(seat)) / rivals
    if plan is not None:
        plan.learn(got)
    return got
