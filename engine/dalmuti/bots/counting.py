"""What a player who counts knows: which cards the others hold, and how likely they beat a play."""

from functools import cache, lru_cache
from math import comb
from typing import Final

from engine.dalmuti.actions import Pass, Play
from engine.dalmuti.cards import JESTER, JESTERS_AT, SHIFT, Rank, better, count, deck
from engine.dalmuti.views import DalmutiView

SURE: Final = 0.999
"""A play counts as one that nobody can beat if the chance of that is above this."""


def unseen(view: DalmutiView) -> int:
    """Return the set of cards that are in other hands."""
    table = view.table
    players = len(table.sizes)
    return deck(players, view.match.options.short_deck) - view.hand - sum(table.played)


def rivals(view: DalmutiView) -> int:
    """Return how many others still hold cards."""
    return sum(map(bool, view.table.sizes)) - bool(view.hand)


def spent(move: Play | Pass) -> int:
    """Return the set of cards that a move takes out of the hand."""
    if type(move) is Pass:
        return 0
    assert type(move) is Play
    return (move.count << SHIFT[move.rank]) + (move.jesters << JESTERS_AT)


@lru_cache(maxsize=1 << 14)
def _stands(dangers: int, cards: int, others: int) -> float:
    chance = 1.0
    safe = spread(cards, others)
    while dangers:
        chance *= safe[dangers & 15]
        dangers >>= 4
    return chance


def stands(others: int, rank: Rank, cards: int, players: int) -> float:
    """Return the chance that none of `players` others can beat `cards` cards of a rank without a
    Jester, if the cards of the others are spread evenly.

    >>> from engine.dalmuti.cards import gather
    >>> stands(gather((4, 4, 4, 7)), 7, 4, 3)
    1.0
    >>> 0 < stands(gather((4, 4, 4, 7)), 7, 3, 3) < 1
    True
    """
    return _stands(better(others, rank), cards, players)


@cache
def spread(cards: int, players: int) -> tuple[float, ...]:
    """Return the chance that none of `players` players holds `cards` or more of a rank, by how many
    of it they hold together (0 to 15)."""
    each = 1 / players
    chances = []
    for there in range(16):
        enough = sum(
            comb(there, held) * each**held * (1 - each) ** (there - held)
            for held in range(cards, there + 1)
        )
        chances.append((1.0 - enough) ** players)
    return tuple(chances)


def sizes_of_others(view: DalmutiView) -> list[int]:
    """Return how many cards each of the others holds."""
    return [left for seat, left in enumerate(view.table.sizes) if seat != view.seat]


def unbeatable(view: DalmutiView, rank: Rank, cards: int) -> bool:
    """Return whether no other hand can beat `cards` cards of a rank, with Jesters or without: too
    few better cards are unseen, or all hands are too small."""
    others = unseen(view)
    jesters = count(others, JESTER)
    return max(sizes_of_others(view)) < cards or all(
        not (there := count(others, Rank(finer))) or there + jesters < cards
        for finer in range(1, min(rank, JESTER))
    )
