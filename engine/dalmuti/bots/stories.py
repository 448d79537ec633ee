"""What becomes of a seat's cards where one action puts it ahead of a rival and another does not.

These worlds are few, so they are played on by the rules themselves, trick by trick, everybody like
`normal`, as the search does in its own way.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from random import Random
from typing import Final, NamedTuple

from engine.dalmuti.actions import DalmutiAction
from engine.dalmuti.bots.normal import move
from engine.dalmuti.bots.playout import opened
from engine.dalmuti.bots.reasons import Rivalry
from engine.dalmuti.cards import JESTER, RANKS, Rank, count
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
    """How a hand goes on for a seat.

    wins   the plays, without a Jester in them, with which it takes a later trick
    stuck  what it still holds when the rival goes out; nothing if it is out before
    """

    wins: frozenset[Cards]
    stuck: frozenset[Cards]


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
    tricks, wins = len(state.table.tricks), []
    while not {seat, rival} & {*state.table.out} and state.table.stage != "score":
        table = state.table
        if table.stage == "sweep":
            top = table.top
            if top is not None and top.seat == seat and not top.jesters:
                wins += [(top.rank, top.count)] if len(table.tricks) > tricks else []
            state = apply(state, deal(state, Random(0)))
            continue
        mover = table.waiting[0]
        hand, rivals = state.hands[mover], sum(map(bool, state.hands)) - 1
        others = sum(state.hands) - hand
        state = apply(state, move(mover, hand, table.top, others, rivals))
    hand = state.hands[seat]
    stuck = ((rank, count(hand, rank)) for rank in RANKS if count(hand, rank) and rank < JESTER)
    return Story(frozenset(wins), frozenset(stuck))


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
    told = len(instead)
    likely = [
        each
        for each, often in times.items()
        if told >= FEWEST and often >= MOSTLY * told and often - other[each] >= MORE * told
    ]
    return max(likely, key=lambda each: (each[0] in ranks, times[each], each), default=None)
