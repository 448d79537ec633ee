"""What to lead after a play that takes the trick."""

from itertools import compress
from random import Random

from engine.dalmuti.actions import Pass, Play
from engine.dalmuti.bots.counting import spent
from engine.dalmuti.bots.course import Both
from engine.dalmuti.bots.groups import whole_groups
from engine.dalmuti.bots.playout import results
from engine.dalmuti.rules import apply, deal
from engine.dalmuti.state import State
from engine.weighing import difference


def next_lead(both: Both, play: Play) -> Play | None:
    """Return the group that is clearly the best lead after a play, in the worlds in which that
    takes the trick at once; None if none is."""
    leads = whole_groups(play.seat, both.view.hand - spent(play))
    takes = [len(one.tricks[0]) == 1 for one in both.well]
    if len(leads) < 2 or sum(takes) < 2:
        return leads[0] if len(leads) == 1 else None
    worlds = [_taken(world, play) for world in compress(both.worlds, takes)]
    tries = [results(world, leads, play.seat, "") for world in worlds]
    by_lead = dict(zip(leads, zip(*tries, strict=True), strict=True))
    best = max(leads, key=lambda lead: sum(by_lead[lead]))
    ahead = [difference(by_lead[best], by_lead[lead]) for lead in leads if lead != best]
    return best if all(each.mean > each.margin for each in ahead) else None


def _taken(world: State, play: Play) -> State:
    """Return the world after a play that all others pass on."""
    state = apply(world, play)
    while state.table.stage == "play":
        state = apply(state, Pass(state.table.waiting[0]))
    return apply(state, deal(state, Random(0)))
