"""What to lead after a play that takes the trick."""

from collections import Counter
from collections.abc import Sequence
from itertools import compress
from random import Random
from typing import NamedTuple

from engine.dalmuti.actions import Pass, Play
from engine.dalmuti.bots.counting import spent
from engine.dalmuti.bots.course import Both, Course, group, jesters
from engine.dalmuti.bots.groups import whole_groups
from engine.dalmuti.bots.often import happens
from engine.dalmuti.bots.plan import Plan
from engine.dalmuti.bots.playout import results
from engine.dalmuti.bots.reasons import most
from engine.dalmuti.rules import apply, deal
from engine.dalmuti.state import State
from engine.weighing import difference


class Lead(NamedTuple):
    """A group to lead: `best` if it is clearly the best lead, else only the one that is mostly
    led."""

    play: Play
    best: bool


def next_lead(both: Both, play: Play) -> Lead | None:
    """Return the group that is clearly the best lead after a play, in the worlds in which that
    takes the trick at once; else the one that is mostly led when the hand is played out, unless it
    is clearly worse than another. None if there is neither."""
    leads = whole_groups(play.seat, both.view.hand - spent(play))
    takes = [len(one.tricks[0]) == 1 for one in both.well]
    if len(leads) < 2 or sum(takes) < 2:
        return Lead(leads[0], True) if len(leads) == 1 else None
    worlds, plan = [_taken(world, play) for world in compress(both.worlds, takes)], Plan()
    tries = [results(world, leads, play.seat, "", plan) for world in worlds]
    by_lead = dict(zip(leads, zip(*tries, strict=True), strict=True))
    best = max(leads, key=lambda lead: sum(by_lead[lead]))
    ahead = {lead: difference(by_lead[best], by_lead[lead]) for lead in leads if lead != best}
    if all(each.mean > each.margin for each in ahead.values()):
        return Lead(best, True)
    usual = _mostly_led(leads, list(compress(both.well, takes)))
    behind = ahead.get(usual) if usual is not None else None
    clear = behind is not None and behind.mean > behind.margin
    return None if usual is None or clear else Lead(usual, False)


def keeps_lead(both: Both) -> bool:
    """Return whether the seat mostly takes every trick up to its last card after the better play,
    and clearly more often than after the action taken."""
    well, badly = ([_never_lost(one) for one in side] for side in (both.well, both.badly))
    return happens(well, badly) and most(sum(well), well)


def _never_lost(course: Course) -> bool:
    """Return whether the seat takes all tricks until it is out, a later one among them."""
    left = course.hand
    for number, trick in enumerate(course.tricks):
        plays = trick if number else trick[1:]
        left -= sum(laid.cards for laid in plays if laid.seat == course.seat)
        if not left:
            return number > 1
        if not trick or trick[-1].seat != course.seat:
            return False
    return False


def _mostly_led(leads: Sequence[Play], courses: Sequence[Course]) -> Play | None:
    """Return the one of some groups that the seat mostly leads after it has taken the trick; None
    if there is none."""
    led = [one.then for one in courses if one.then is not None and one.then.seat == one.seat]
    times = Counter(group(each.cards) for each in led if not jesters(each.cards))
    usual = (lead for lead in leads if most(times[lead.rank, lead.count], courses))
    return next(usual, None)


def _taken(world: State, play: Play) -> State:
    """Return the world after a play that all others pass on."""
    state = apply(world, play)
    while state.table.stage == "play":
        state = apply(state, Pass(state.table.waiting[0]))
    return apply(state, deal(state, Random(0)))
