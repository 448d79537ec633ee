"""Of which cards a play gets rid, and what would become of them otherwise."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from engine.dalmuti.actions import Pass, Play
from engine.dalmuti.bots.course import Both, Course
from engine.dalmuti.bots.later import facts_of
from engine.dalmuti.bots.present import beaten
from engine.dalmuti.bots.reasons import CLEARLY, most, won
from engine.dalmuti.cards import JESTER, Rank, count, finest
from engine.game import Reason, Seat

BURDENS: Final = 7
"""The best rank that is told to be hard to get rid of."""


def at_once(both: Both) -> Reason | None:
    """Return the reason that the better play gets rid of all cards of a rank together, and of more
    than the one taken; None if it does not."""
    best, taken = both.best, both.taken
    if not (isinstance(best, Play) and isinstance(taken, Play)) or best.count < 2:
        return None
    whole = best.count == count(both.view.hand, best.rank) > taken.count + taken.jesters
    return Reason("at-once", facts_of((best.rank, best.count))) if whole else None


def gone(both: Both) -> Reason | None:
    """Return the reason that the cards of the better play go even though it is mostly beaten, and
    by what most often; None if it is not, or if as many cards go by the play taken. It is
    "gone-led" for a lead of cards that are not better than BURDENS."""
    best, taken = both.best, both.taken
    if not isinstance(best, Play):
        return None
    if isinstance(taken, Play) and best.count + best.jesters <= taken.count + taken.jesters:
        return None
    lost = beaten(best, both.well)
    if lost is None:
        return None
    code = "gone-led" if both.view.table.top is None and best.rank >= BURDENS else "gone"
    return Reason(code, {name: lost.facts[name] for name in ("rank", "number")})


def unloads(both: Both) -> Reason | None:
    """Return the reason that an answer gets rid of cards that the seat would otherwise mostly lead,
    losing that trick, or keep. None if it is not so, or if the cards are better than BURDENS and
    can answer many others."""
    best, taken = both.best, both.taken
    if not isinstance(best, Play) or both.view.table.top is None or best.rank == JESTER:
        return None
    if best.rank < BURDENS or (isinstance(taken, Play) and taken.rank == best.rank):
        return None
    burdens = most(sum(_burdens(one, best.rank) for one in both.badly), both.badly)
    return Reason("unloads", facts_of((best.rank, best.count))) if burdens else None


def _burdens(course: Course, rank: Rank) -> bool:
    """Return whether the seat lays its cards of a rank only by leads that lose the trick, none of
    them the last, or not at all."""
    own = [(number, laid) for number, laid in course.plays() if laid.seat == course.seat]
    if sum(laid.cards for _, laid in own) == course.hand and finest(own.pop()[1].cards) == rank:
        return False
    return all(
        not laid.over and laid is not course.tricks[number][-1]
        for number, laid in own
        if finest(laid.cards) == rank
    )


def goes_too(both: Both) -> Reason | None:
    """Return the reason that a better answer, other than a pass, also gets rid of its cards; None
    if it is no answer."""
    best = both.best
    if not isinstance(best, Play) or both.view.table.top is None or best.rank == JESTER:
        return None
    return Reason("goes-too", facts_of((best.rank, best.count)))


def cheaper(both: Both) -> Reason | None:
    """Return the reason that the better play has worse cards than the one taken, and in how many
    tenths of the worlds it takes the trick all the same; None if its cards are no worse, or it
    seldom takes it."""
    best, taken = both.best, both.taken
    if not (isinstance(best, Play) and isinstance(taken, Play)) or best.rank == JESTER:
        return None
    worse = best.rank > taken.rank and best.jesters <= taken.jesters
    tenths = won(best, both.draw)
    return Reason("cheaper", {"tenths": tenths}) if worse and tenths >= CLEARLY else None


def less_left(both: Both) -> Reason | None:
    """Return the reason that the same rival mostly takes the trick after the better play as after
    the pass, so that the play only gets rid of cards. None if it is not so."""
    if not isinstance(both.best, Play) or not isinstance(both.taken, Pass):
        return None
    taker = _taker(both.well)
    if taker in (None, both.view.seat) or taker != _taker(both.badly):
        return None
    return Reason("less-left", {"seat": taker, **facts_of((both.best.rank, both.best.count))})


def _taker(side: Sequence[Course]) -> Seat | None:
    """Return who mostly takes the present trick; None if nobody does."""
    ((seat, times),) = Counter(one.top.seat for one in side).most_common(1)
    return seat if most(times, side) else None


def lost_worse(both: Both) -> Reason | None:
    """Return the reason that both plays mostly lose the trick, the better one with worse cards, so
    that it keeps those of the other. None if it is not so."""
    best, taken = both.best, both.taken
    if not (isinstance(best, Play) and isinstance(taken, Play)) or taken.rank >= best.rank:
        return None
    lost = [sum(one.top.seat != one.seat for one in side) for side in (both.well, both.badly)]
    worse = best.rank < JESTER and best.jesters <= taken.jesters
    told = worse and all(most(each, both.well) for each in lost)
    return Reason("lost-worse", facts_of((taken.rank, taken.count))) if told else None
