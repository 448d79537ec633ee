"""The bot of level `novice`: a beginner, who sheds the worst cards at every chance.

It leads all it has of its worst rank and plays whenever it can, whatever that breaks or wastes. It
gives its worst cards, calls every revolution that spares it a tax, and lets misdeals be.
"""

from random import Random

from engine.dalmuti.actions import DalmutiAction, Gift, Play, Revolution, Send
from engine.dalmuti.cards import JESTER, JESTERS_AT, count, naturals, worst
from engine.dalmuti.legal import legal
from engine.dalmuti.views import DalmutiView
from engine.game import Enough, Seat


def novice(view: DalmutiView, rng: Random, enough: Enough) -> DalmutiAction:
    """Choose as a beginner does."""
    if view.table.stage == "play" and view.table.top is None:
        return worst_group(view.seat, view.hand)
    return max(legal(view), key=_liking)


def worst_group(seat: Seat, hand: int) -> Play:
    """Lead all cards of the worst rank; Jesters, both of them, only when there is nothing else."""
    cards = naturals(hand)
    if not cards:
        return Play(seat, JESTER, 0, hand >> JESTERS_AT)
    rank = worst(cards)
    return Play(seat, rank, count(cards, rank), 0)


def _liking(action: DalmutiAction) -> tuple[int, ...]:
    """Return the key by which a beginner compares actions, greatest best: a play with few Jesters
    and of a bad rank rather than a pass, the gift of bad cards but no Jesters rather than a
    revolution."""
    if type(action) is Play:
        return 2, -action.jesters, action.rank
    if type(action) is Gift:
        return 2, -action.cards.count(JESTER), *reversed(action.cards)
    if type(action) is Send:
        return (0,)
    return (int(type(action) is Revolution),)
