"""What becomes of a seat's cards where one action puts it ahead of a rival and another does not.

These worlds are few, so they are played on by the rules themselves, trick by trick, everybody like
`normal`, as the search does in its own way.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from random import Random
from typing import Final, NamedTuple

from engine.dalmuti.actions import DalmutiAction, Play
from engine.dalmuti.bots.normal import move
from engine.dalmuti.bots.playout import opened
from engine.dalmuti.bots.reasons import LEADS, Rivalry
from engine.dalmuti.cards import RANKS, Rank, count
from engine.dalmuti.rules import apply, deal
from engine.dalmuti.state import State
from engine.game import Seat

Cards = tuple[Rank, int]
"""So many cards of one rank."""

MOST: Final = 16
"""In how many worlds at most the hand is told."""

FEWEST: Final = 4
"""In fewer worlds nothing can be said to happen mostly."""

MOSTLY: Final = 0.5
"""In what share of them something must happen to be told."""

MORE: Final = 0.3
"""By what share of them more than after the other action."""


class Story(NamedTuple):
    """How a hand goes on for a seat, until it or its rival is out.

    wins   with what it takes later tricks without a Jester
    over   the rank that lay on the table before each of these, LEADS where it led
    stuck  what it still holds when the rival goes out; nothing if it is out before
    jester with which cards and a Jester or two it takes a later trick, without those
    leads  whether it leads a later trick
    led    whether the rival goes out by a lead
    """

    wins: frozenset[Cards]
    over: Mapping[Cards, int]
    stuck: frozenset[Cards]
    jester: frozenset[Cards]
    leads: bool
    led: bool


def stories(
    seat: Seat, best: DalmutiAction, taken: DalmutiAction, rivalry: Rivalry
) -> tuple[list[Story], list[Story]]:
    """Return how the hand goes on after the best action, and after the one taken, in the worlds
    that decide a rivalry."""
    return tuple(  # type: ignore[return-value]
        [
            _story(apply(world, action), seat, rivalry.seat, number)
            for number, world in rivalry.decide[:MOST]
        ]
        for action in (best, taken)
    )


def _story(state: State, seat: Seat, rival: Seat, number: int) -> Story:
    state = opened(state, Random(number))
    tricks, leader = len(state.table.tricks), seat
    wins, leads = list[Play](), False
    beaten = dict[Play, int]()
    while not {seat, rival} & {*state.table.out} and state.table.stage != "score":
        table = state.table
        later = len(table.tricks) > tricks
        if table.stage == "sweep":
            wins += [table.top] if later and table.top and table.top.seat == seat else []
            state = apply(state, deal(state, Random(0)))
            continue
        mover = table.waiting[0]
        leader = mover if table.top is None else leader
        leads = leads or (later and leader == seat)
        hand, rivals = state.hands[mover], sum(map(bool, state.hands)) - 1
        others = sum(state.hands) - hand
        action = move(mover, hand, table.top, others, rivals)
        if isinstance(action, Play) and mover == seat:
            beaten[action] = table.top.rank if table.top is not None else LEADS
        state = apply(state, action)
    hand, top = state.hands[seat], state.table.top
    return Story(
        frozenset((each.rank, each.count) for each in wins if not each.jesters),
        {(each.rank, each.count): beaten[each] for each in wins if not each.jesters},
        frozenset((rank, cards) for rank in RANKS if (cards := count(hand, rank))),
        frozenset((each.rank, each.count) for each in wins if each.jesters),
        leads,
        bool(hand) and top is not None and top.seat == rival == leader,
    )


def often(times: int, other: int, told: int) -> bool:
    """Return whether something happens mostly in worlds of which so many are told, and clearly more
    often than the `other` times that it happens after another action."""
    return told >= FEWEST and times >= MOSTLY * told and times - other >= MORE * told


def happens(found: Sequence[bool], instead: Sequence[bool]) -> bool:
    """Return whether something happens mostly, and clearly more often than `instead`."""
    return often(sum(found), sum(instead), len(instead))


def mostly(
    found: Iterable[frozenset[Cards]],
    instead: Sequence[frozenset[Cards]],
    ranks: Collection[int] = (),
) -> Cards | None:
    """Return the cards that are found most often, of the like the worst, if that is mostly, and
    clearly more often than `instead`; those of some ranks before all others.

    >>> some, none = frozenset({(Rank(7), 2)}), frozenset()
    >>> mostly([some] * 4, [none] * 4), mostly([some] * 4, [some] * 4)
    ((7, 2), None)
    """
    times, other = (Counter(each for one in all_ for each in one) for all_ in (found, instead))
    likely = [each for each in times if often(times[each], other[each], len(instead))]
    return max(likely, key=lambda each: (each[0] in ranks, times[each], each), default=None)
