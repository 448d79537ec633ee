"""The bot of level `normal`: counts the cards, keeps its groups whole, and plans how to get out.

It weighs a hand by the turns that it takes to shed. A group of one rank costs a turn, less the
chance to shed it in somebody else's trick, less what it helps if it wins the lead. A play is worth
the weight it sheds, and the lead if nobody can beat it.
"""

from functools import lru_cache
from random import Random
from typing import Final

from engine.dalmuti.actions import DalmutiAction, Decline, Gift, Pass, Play, Revolution, Send
from engine.dalmuti.bots.counting import SURE, rivals, stands, unseen
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
GOOD: Final = 5
"""The worst rank that is worth having when it is shown in a misdeal."""


def normal(view: DalmutiView, rng: Random, enough: Enough) -> DalmutiAction:
    """Choose as a player does who counts cards and plans ahead."""
    table = view.table
    if table.stage == "play":
        return move(view.seat, view.hand, table.top, unseen(view), rivals(view))
    if table.stage == "send":
        return _send(view)
    return _tax(view)


def move(seat: Seat, hand: int, top: Play | None, others: int, players: int) -> Play | Pass:
    """The lead, or the answer to the top, when so many players hold the other cards."""
    rank, cards = (top.rank, top.count + top.jesters) if top is not None else (Rank(0), 0)
    spent = choose(hand, rank, cards, others, players)
    if not spent:
        return Pass(seat)
    rank, jesters = finest(spent), spent >> JESTERS_AT
    return Play(seat, rank, size(spent) - jesters, jesters)


def choose(hand: int, top: Rank, cards: int, others: int, players: int) -> int:
    """The same in numbers: the set of cards to play, 0 to pass. The top is told by its rank and its
    number of cards, a lead by 0 and 0."""
    if top:
        return answer(hand, top, cards, others, players)
    return lead(hand, others, players)


@lru_cache(maxsize=1 << 14)
def lead(hand: int, others: int, players: int) -> int:
    """The set of cards to lead: the worst group; but the best of those that nobody can beat as soon
    as they, and at most one other, are all there is. With the last group go the Jesters."""
    cards = naturals(hand)
    if not cards:
        return hand
    last = worst(cards)
    group = cards >> SHIFT[last] << SHIFT[last]
    if group == cards:
        return hand
    unsure, best = 0, 0
    while cards:
        rank = finest(cards)
        held = cards & 15 << SHIFT[rank]
        cards -= held
        if stands(others, rank, held >> SHIFT[rank], players) > SURE:
            best = best or held
        else:
            unsure += 1
            if unsure > 1:
                return group
    return best


def answer(hand: int, top: Rank, cards: int, others: int, players: int) -> int:
    """The set of so many cards to beat a top of that rank with, 0 to pass: the play that is worth
    most, if it is worth anything; one's last cards in any case."""
    below = UNIT[top] - 1
    able = hand & below
    jesters = hand >> JESTERS_AT
    if not able or (cards - jesters > 1 and not holds(able, cards - jesters)):
        return 0
    if size(hand) == cards:
        return hand
    return _answer(able, jesters, cards, others & below, players)


@lru_cache(maxsize=1 << 15)
def _answer(able: int, jesters: int, cards: int, others: int, players: int) -> int:
    """Return the same for who has more cards than are to be played, and some that may be: `able`
    are those of his hand that are better than the top, `others` of those of the others."""
    best, most = 0, 0.0
    rest = able
    while rest:
        rank = finest(rest)
        at = SHIFT[rank]
        held = rest >> at & 15
        rest -= held << at
        if held + jesters < cards:
            continue
        stand = stands(others, rank, cards, players)
        whole = burden(others, rank, held, players)
        for spent in range(min(held, cards), max(cards - jesters, 1) - 1, -1):
            worth = whole + LEAD * stand
            if spent < held:
                worth -= burden(others, rank, held - spent, players) + BROKEN
            worth -= FOOL * (cards - spent)
            if worth > most:
                best, most = (spent << at) + (cards - spent << JESTERS_AT), worth
    return best


def burden(others: int, rank: Rank, held: int, players: int) -> float:
    """What so many cards of a rank weigh in hand, in turns; less than nothing if they are good
    enough to be shed at any time and to win the lead."""
    hope = HOPE * (JESTER - rank) / 12
    return 1.0 - hope - LEAD * stands(others, rank, held, players)


def gifts_by_relief(view: DalmutiView) -> list[Gift]:
    """The gifts the seat may choose from, first those that ease its hand most."""
    others, players = unseen(view), rivals(view)
    owed = [action for action in legal(view) if type(action) is Gift]
    owed.sort(key=lambda gift: (_relief(gift, view.hand, others, players), gift.cards))
    return owed[::-1]


def _tax(view: DalmutiView) -> DalmutiAction:
    """The gift that eases the hand most. The Peons call a revolution, which spares them the tax; a
    merchant does not show his Jesters for nothing."""
    owed = gifts_by_relief(view)
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
    """A good card shown goes to who it was meant for only if that is oneself, and otherwise to the
    Greater Peon, from whom the tax may bring it back; a bad one the other way round."""
    seat, slip, peon = view.seat, view.match.slip, view.match.order[-1]
    assert slip is not None
    good = slip.rank <= GOOD or slip.rank == JESTER
    return Send(seat, slip.meant if good == (slip.meant == seat) else peon)
