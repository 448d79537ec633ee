"""The bot of level `normal`: counts the cards, keeps its groups whole, and plans how to get out.

It weighs a hand by the turns that it takes to shed. A group of one rank costs a turn, less the
chance to shed it in somebody else's trick, less what it helps if it wins the lead. A play is worth
the weight it sheds, and the lead if nobody can beat it.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from engine.character import NEUTRAL, Character
from engine.dalmuti.actions import DalmutiAction, Decline, Gift, Pass, Play, Revolution, Send
from engine.dalmuti.bots.counting import SURE, rivals, stands, unseen
from engine.dalmuti.bots.easy import worst_group
from engine.dalmuti.cards import JESTER, JESTERS_AT, RANKS, SHIFT, Rank, count, size
from engine.dalmuti.legal import BETTER, answers, legal
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
NERVE: Final = 0.05
"""How much the boldest pays to play rather than pass, in turns; the most cautious wants as much."""
GOOD: Final = 5
"""The worst rank that is worth having when it is shown in a misdeal."""


def normal(
    view: DalmutiView, rng: Random, enough: Enough, character: Character = NEUTRAL
) -> DalmutiAction:
    """Choose as a player does who counts cards and plans ahead."""
    table = view.table
    if table.stage == "play":
        nerve = NERVE * (2 * character.bold - 1)
        return move(view.seat, view.hand, table.top, unseen(view), rivals(view), nerve)
    if table.stage == "send":
        return _send(view)
    return _tax(view)


def move(
    seat: Seat, hand: int, top: Play | None, others: int, players: int, nerve: float = 0.0
) -> Play | Pass:
    """The lead, or the answer to the top, when so many players hold the other cards. With `nerve` a
    play that costs so much, in turns, is preferred to a pass."""
    if top is None:
        return _lead(seat, hand, others, players)
    choices = answers(seat, hand & BETTER[top.rank], top.rank, top.count + top.jesters)
    if len(choices) == 1:
        return choices[0]
    return _answer(choices, hand, others, players, nerve)


def _lead(seat: Seat, hand: int, others: int, players: int) -> Play:
    """The worst group; but the best of those that nobody can beat as soon as they, and at most one
    other, are all there is."""
    groups = [(rank, held) for rank in RANKS[:-1] if (held := hand >> SHIFT[rank] & 15)]
    if len(groups) == 1:
        return Play(seat, *groups[0], hand >> JESTERS_AT)
    sure = [group for group in groups if stands(others, *group, players) > SURE]
    if sure and len(sure) >= len(groups) - 1:
        return Play(seat, *sure[0], 0)
    return worst_group(seat, hand)


def _answer(
    choices: Sequence[Play | Pass], hand: int, others: int, players: int, nerve: float
) -> Play | Pass:
    """The play that is worth most, if it is worth anything; one's last cards in any case."""
    last = size(hand)
    best = choices[-1]
    most = -nerve
    for play in choices:
        if type(play) is not Play:
            continue
        rank, spent, jesters = play.rank, play.count, play.jesters
        cards = spent + jesters
        if cards == last:
            return play
        held = hand >> SHIFT[rank] & 15
        worth = burden(others, rank, held, players) + LEAD * stands(others, rank, cards, players)
        if spent < held:
            worth -= burden(others, rank, held - spent, players) + BROKEN
        worth -= FOOL * jesters
        if worth > most:
            best, most = play, worth
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
