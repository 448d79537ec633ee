"""How a play holds the present trick: whom it keeps from going out, and who could beat it."""

from collections import Counter
from typing import Final

from engine.dalmuti.actions import Play
from engine.dalmuti.bots.counting import sizes_of_others, unseen
from engine.dalmuti.bots.course import Both, Course
from engine.dalmuti.bots.normal import beats
from engine.dalmuti.bots.often import happens
from engine.dalmuti.bots.reasons import ALWAYS, OFTEN, most
from engine.dalmuti.cards import RANKS, Rank, better
from engine.dalmuti.state import State
from engine.game import Reason, Seat

WEAK: Final = Rank(7)
"""From this rank on cards count as weak, and it is told why they should take a trick: there are as
many worse ranks as better."""


def blocks(both: Both) -> Reason | None:
    """Return the reason that a rival mostly goes out in the present trick, ahead of the seat, after
    the action taken, but not after the better play. It is "blocks-surely" if the rival holds fewer
    cards than are played. Of several rivals, it names the one kept most often; None if there is
    none."""
    if not isinstance(both.best, Play):
        return None
    found = list[tuple[int, Seat]]()
    for rival in sorted(both.well[0].order):
        well, badly = (
            [_goes_out(world, one, rival) for world, one in zip(both.worlds, side, strict=True)]
            for side in (both.well, both.badly)
        )
        if happens(badly, well) and most(well.count(False), well):
            found.append((sum(badly) - sum(well), rival))
    if not found:
        return None
    rival = max(found, key=lambda each: each[0])[1]
    left = both.view.table.sizes[rival]
    short = left < both.best.count + both.best.jesters
    return Reason("blocks-surely" if short else "blocks", {"seat": rival, "number": left})


def _goes_out(world: State, course: Course, rival: Seat) -> bool:
    """Return whether a rival goes out in the present trick, ahead of the seat."""
    held = world.hands[rival]
    laid = sum(each.cards for each in course.tricks[0][1:] if each.seat == rival)
    ahead = course.order.index(rival) < course.order.index(course.seat)
    return bool(held) and laid == held and ahead


def strength(both: Both) -> Reason | None:
    """Return why the better play takes the trick with weak cards. "unmatched" tells that mostly
    nobody else could beat it, and in how many tenths of the worlds; "rival-passes" that mostly one
    rival alone could, and then mostly passes. None if neither is so, or if nobody could in nearly
    all worlds, which is told of the play itself."""
    play = both.best
    if not isinstance(play, Play) or play.rank < WEAK:
        return None
    able = [_able(world, play) for world in both.worlds]
    tenths = round(ALWAYS * able.count(()) / len(able))
    if tenths >= OFTEN:
        return Reason("unmatched", {"tenths": tenths}) if tenths < ALWAYS else None
    ((alone, times),) = Counter(filter(None, able)).most_common(1)
    if len(alone) > 1 or not most(times, able):
        return None
    told = [one for one, seats in zip(both.well, able, strict=True) if seats == alone]
    passes = [all(each.seat == play.seat for each in one.tricks[0]) for one in told]
    return Reason("rival-passes", {"seat": alone[0]}) if most(sum(passes), passes) else None


def certain(both: Both) -> Reason | None:
    """Return why nobody can beat a better play that is `unbeatable`: others hold "too-few" cards,
    "none-better", or of no better rank enough, even with Jesters. None if it is of the best
    rank."""
    play = both.best
    if not isinstance(play, Play) or play.rank == RANKS[0]:
        return None
    cards = play.count + play.jesters
    if max(sizes_of_others(both.view)) < cards:
        return Reason("too-few", {"number": cards})
    if not better(unseen(both.view), play.rank):
        return Reason("none-better")
    return Reason("too-few-better", {"number": cards})


def _able(world: State, play: Play) -> tuple[Seat, ...]:
    """Return the other seats that could beat a play in this world."""
    cards = play.count + play.jesters
    hands = enumerate(world.hands)
    return tuple(
        s for s, hand in hands if s != play.seat and hand and beats(hand, play.rank, cards)
    )
