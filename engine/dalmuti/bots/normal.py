"""The bot of level `normal`: counts the cards, keeps its groups whole, and plans how to get out.

It weighs a hand by the turns that it takes to shed. A group of one rank costs a turn, less the
chance to shed it in somebody else's trick, less what it helps if it wins the lead. A play is worth
the weight it sheds, and the lead if nobody can beat it.
"""

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Final

from engine.character import NEUTRAL, Character
from engine.dalmuti.actions import DalmutiAction, Decline, Gift, Pass, Play, Revolution, Send
from engine.dalmuti.bots.counting import SURE, rivals, spread, stands, unseen
from engine.dalmuti.bots.people import like_people
from engine.dalmuti.cards import (
    JESTER,
    JESTERS_AT,
    SHIFT,
    UNIT,
    Rank,
    count,
    finest,
    holds,
    naturals,
    size,
    worst,
)
from engine.dalmuti.legal import legal
from engine.dalmuti.views import DalmutiView
from engine.game import Enough, Seat

LEAD: Final = 0.8
"""What the lead is worth, in turns."""
HOPE: Final = 0.6
"""The chance to shed a group of the best rank in tricks of others; of the worst it is nearly 0."""
BROKEN: Final = 0.1
"""What breaking a group costs, in turns."""
FOOL: Final = 1.0
"""What a Jester is worth in hand, in turns."""
LED: Final = Rank(0), 0
"""The top that is not there when a trick is to be led: no rank, no cards."""
NERVE: Final = 0.6
"""How much the boldest pays to play rather than pass, in turns."""
CAUTION: Final = 0.36
"""How much the most cautious wants to gain by a play, in turns, to play rather than pass."""
GIVEN: Final = 0.9
"""What giving away a card of the best rank costs a robot with a character, in turns; a card of the
worst rank costs nothing."""
GOOD: Final = 5
"""The worst rank that is worth having when it is shown in a misdeal."""


def normal(
    view: DalmutiView, rng: Random, enough: Enough, character: Character = NEUTRAL
) -> DalmutiAction:
    """Choose as a player does who counts cards and plans ahead."""
    table = view.table
    if table.stage == "play":
        bold = 2 * character.bold - 1
        nerve = bold * (NERVE if bold > 0 else CAUTION)
        played = move(view.seat, view.hand, table.top, unseen(view), rivals(view), nerve)
        return played if character == NEUTRAL else like_people(view, played, character)
    if table.stage == "send":
        return _send(view)
    return _tax(view, 0.0 if character == NEUTRAL else GIVEN)


def move(
    seat: Seat, hand: int, top: Play | None, others: int, players: int, nerve: float = 0.0
) -> Play | Pass:
    """Return the lead, or the answer to the top, when `players` rivals hold the cards `others`.
    With `nerve` a play that costs less than that, in turns, is preferred to a pass; a negative one
    asks for a gain."""
    rank, cards = (top.rank, top.count + top.jesters) if top is not None else LED
    spent = choose(hand, rank, cards, others, players, nerve) if beats(hand, rank, cards) else 0
    if not spent:
        return Pass(seat)
    rank, jesters = finest(spent), spent >> JESTERS_AT
    return Play(seat, rank, size(spent) - jesters, jesters)


def beats(hand: int, top: Rank, cards: int) -> bool:
    """Return whether a hand can lay `cards` cards that beat the top (DA9); True if it is to
    lead."""
    able = hand & UNIT[top] - 1
    if able and cards > 1:
        naturals = cards - (hand >> JESTERS_AT)
        return naturals < 2 or holds(able, naturals)
    return bool(able) or not top


def choose(hand: int, top: Rank, cards: int, others: int, players: int, nerve: float = 0.0) -> int:
    """Return the set of cards to play, 0 to pass, for a hand that could play: `move` in numbers.
    The top is told by its rank and its number of cards, a lead by LED."""
    if not top:
        return _lead(hand, others, players)
    if size(hand) == cards:
        return hand
    below = UNIT[top] - 1
    return _answer(hand & below, hand >> JESTERS_AT, cards, others & below, players, nerve)


@lru_cache(maxsize=1 << 14)
def _lead(hand: int, others: int, players: int) -> int:
    """Return the worst group; but if nobody can beat any group, or all but one, return the best
    that nobody can beat, so that the other goes last. With the last group go the Jesters."""
    cards = naturals(hand)
    last = worst(cards)
    group = cards >> SHIFT[last] << SHIFT[last]
    if group == cards:
        return hand
    unsure = best = 0
    while cards:
        rank = worst(cards)
        held = cards >> SHIFT[rank]
        cards -= held << SHIFT[rank]
        if stands(others, rank, held, players) > SURE:
            best = held << SHIFT[rank]
        elif unsure:
            return group
        else:
            unsure = rank
    return best


@lru_cache(maxsize=1 << 15)
def _answer(able: int, jesters: int, cards: int, others: int, players: int, nerve: float) -> int:
    """Return the set of cards that is worth most to play, 0 to pass if none is worth more than
    -`nerve` turns: for a hand with more than `cards` cards. `able` are the cards of the hand that
    are better than the top, `others` those of the others' hands."""
    best, most = 0, -nerve
    needed = max(cards - jesters, 1)
    safe = spread(cards, players)
    stand, rank = 1.0, 0
    while able >> SHIFT[rank + 1]:
        rank += 1
        at = SHIFT[rank]
        held = able >> at & 15
        if held >= needed:
            hope = 1.0 - HOPE * (JESTER - rank) / 12
            for spent in range(min(held, cards), needed - 1, -1):
                held_stand = stand if held == cards else stands(others, Rank(rank), held, players)
                worth = hope - LEAD * held_stand + LEAD * stand
                if spent < held:
                    worth -= burden(others, Rank(rank), held - spent, players) + BROKEN
                worth -= FOOL * (cards - spent)
                if worth > most:
                    best, most = (spent << at) + (cards - spent << JESTERS_AT), worth
        stand *= safe[others >> at & 15]
    return best


def burden(others: int, rank: Rank, held: int, players: int) -> float:
    """Return what `held` cards of a rank weigh in hand, in turns; negative if they are good enough
    to be shed at any time and to win the lead."""
    hope = HOPE * (JESTER - rank) / 12
    return 1.0 - hope - LEAD * stands(others, rank, held, players)


def gifts_by_relief(view: DalmutiView, given: float = 0.0) -> Sequence[Gift]:
    """Return the gifts the seat may choose from, first those that ease its hand most; empty if it
    owes none. `given` is what a card of the best rank costs, in turns, as another gets it; worse
    ones cost less."""
    owed = tuple([action for action in legal(view) if type(action) is Gift])
    return _by_relief(owed, view.hand, unseen(view), rivals(view), given)


@lru_cache(maxsize=1 << 8)
def _by_relief(
    owed: Sequence[Gift], hand: int, others: int, players: int, given: float
) -> Sequence[Gift]:
    def eases(gift: Gift) -> float:
        useful = sum(JESTER - 1 - rank for rank in gift.cards if rank != JESTER)
        return _relief(gift, hand, others, players) - given * useful / (JESTER - 2)

    return sorted(owed, key=lambda gift: (eases(gift), gift.cards), reverse=True)


def _tax(view: DalmutiView, given: float) -> DalmutiAction:
    """Return the gift that eases the hand most, less its cost by `given`: who gives a single six
    and keeps a pair of twelves wins a little less. Without a gift to make, the Peons call a
    revolution, which spares them the tax; a merchant does not show Jesters for nothing."""
    owed = gifts_by_relief(view, given)
    if owed:
        return owed[0]
    return Revolution(view.seat) if view.seat in view.match.order[-2:] else Decline(view.seat)


def _relief(gift: Gift, hand: int, others: int, players: int) -> float:
    """Return how much weight a gift takes off the hand, in turns."""
    relief = 0.0
    for rank in map(Rank, set(gift.cards)):
        given, held = gift.cards.count(rank), count(hand, rank)
        if rank == JESTER:
            relief -= FOOL * given
            continue
        relief += burden(others, rank, held, players)
        if given < held:
            relief -= burden(others, rank, held - given, players)
    return relief


def _send(view: DalmutiView) -> Send:
    """Send a good card to the seat it was meant for if that is the robot's own; otherwise to the
    Greater Peon, from whom the tax may bring it back. A bad card goes the other way round."""
    seat, slip, peon = view.seat, view.match.slip, view.match.order[-1]
    assert slip is not None
    good = slip.rank <= GOOD or slip.rank == JESTER
    return Send(seat, slip.meant if good == (slip.meant == seat) else peon)
