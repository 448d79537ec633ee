"""The actions a seat may choose from, made once and kept: everything here is a pure function of
small integers."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from engine.dalmuti import dealing
from engine.dalmuti.actions import DalmutiAction, Decline, Gift, Pass, Play, Revolution, Send
from engine.dalmuti.cards import BOTH_JESTERS, JESTER, JESTERS_AT, RANKS, SHIFT, Rank
from engine.dalmuti.state import pairs
from engine.dalmuti.views import DalmutiView
from engine.game import Seat

JESTER_DIGIT: Final = 15 << JESTERS_AT

BETTER: Final = tuple((1 << shift) - 1 | JESTER_DIGIT for shift in SHIFT)
"""By rank, the mask for the part of a hand that helps to beat it: better cards, and the Jesters."""


@cache
def _ways(seat: Seat, rank: Rank, held: int, jesters: int) -> tuple[Play, ...]:
    """Return every play of one rank from a hand with `held` cards of it and `jesters` Jesters
    (DA2)."""
    return tuple(
        Play(seat, rank, count, added)
        for count in range(held, 0, -1)
        for added in range(jesters + 1)
    )


@cache
def _ways_with(seat: Seat, rank: Rank, held: int, jesters: int, cards: int) -> tuple[Play, ...]:
    """Return the plays of `_ways` that are of `cards` cards in all (DA9)."""
    return tuple(p for p in _ways(seat, rank, held, jesters) if p.count + p.jesters == cards)


@cache
def _fools(seat: Seat, jesters: int) -> tuple[Play, ...]:
    """Return the plays of Jesters alone (DA2)."""
    return tuple(Play(seat, JESTER, 0, added) for added in range(1, jesters + 1))


def leads(seat: Seat, hand: int) -> tuple[Play, ...]:
    """Return all plays that may be led: any number of cards of one rank (DA8), best ranks first."""
    plays: list[Play] = []
    jesters = hand >> JESTERS_AT
    for rank in RANKS[:-1]:
        held = hand >> SHIFT[rank] & 15
        if held:
            plays += _ways(seat, rank, held, jesters)
    plays += _fools(seat, jesters)
    return tuple(plays)


@lru_cache(maxsize=1 << 12)
def answers(seat: Seat, better: int, rank: Rank, cards: int) -> tuple[Play | Pass, ...]:
    """Return all that may follow a play of `cards` cards of `rank`: as many of a better rank, best
    ranks first, or a pass (DA9). `better` is the part of the hand that BETTER leaves."""
    plays: list[Play | Pass] = []
    jesters = better >> JESTERS_AT
    for other in RANKS[: rank - 1]:
        held = better >> SHIFT[other] & 15
        if held and held + jesters >= cards:
            plays += _ways_with(seat, other, held, jesters, cards)
    plays.append(Pass(seat))
    return tuple(plays)


@cache
def _gift(seat: Seat, first: Rank, second: Rank | None) -> Gift:
    return Gift(seat, (first, second) if second else (first,))


def gifts(seat: Seat, hand: int, number: int) -> tuple[Gift, ...]:
    """Return all gifts that may be made: any `number` cards of the hand, 1 or 2 (DA6, DA7)."""
    held = [rank for rank in RANKS if hand >> SHIFT[rank] & 15]
    if number == 1:
        return tuple(_gift(seat, rank, None) for rank in held)
    return tuple(
        _gift(seat, first, second)
        for place, first in enumerate(held)
        for second in held[place:]
        if first != second or hand >> SHIFT[first] & 15 > 1
    )


def legal(view: DalmutiView) -> Sequence[DalmutiAction]:
    """Return what the view's seat may do when it is its turn, or when it is asked; () when it is
    not."""
    seat = view.seat
    if seat not in view.waiting:
        return ()
    table = view.table
    if table.stage == "play":
        top = table.top
        if top is None:
            return leads(seat, view.hand)
        return answers(seat, view.hand & BETTER[top.rank], top.rank, top.count + top.jesters)
    if table.stage == "send":
        return tuple(Send(seat, to) for to in dealing.receivers(view.match))
    both = view.hand >> JESTERS_AT == BOTH_JESTERS
    for dalmuti, _, number in pairs(view.match):
        if seat == dalmuti:
            given = gifts(seat, view.hand, number)
            return (*given, Revolution(seat)) if both else given
    return (Revolution(seat), Decline(seat))
