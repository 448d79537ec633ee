"""The leads of a player who keeps groups whole."""

from functools import lru_cache

from engine.dalmuti.actions import Play
from engine.dalmuti.cards import SHIFT
from engine.dalmuti.legal import leads
from engine.game import Seat


@lru_cache(maxsize=1 << 12)
def whole_groups(seat: Seat, hand: int) -> tuple[Play, ...]:
    """Return the leads of all cards of one rank without a Jester, or of Jesters alone.

    >>> from engine.dalmuti.cards import gather
    >>> [(play.rank, play.count) for play in whole_groups(0, gather((3, 9, 9)))]
    [(3, 1), (9, 2)]
    """
    return tuple(
        play
        for play in leads(seat, hand)
        if not play.count or (play.count == hand >> SHIFT[play.rank] & 15 and not play.jesters)
    )
