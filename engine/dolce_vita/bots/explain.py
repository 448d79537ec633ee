"""What a review says of a placement that was a mistake: what speaks for the better one, and what
came of this one."""

from random import Random
from typing import Final

from msgspec.structs import replace

from engine.dolce_vita.actions import DolceVitaAction, Place
from engine.dolce_vita.bots.by_lines import AVERAGES, by_lines, denied, seldom
from engine.dolce_vita.bots.compared import OF_OTHERS, SHOWN, UNSEEN, compared
from engine.dolce_vita.bots.consequences import for_now, idle
from engine.dolce_vita.bots.exchange import with_givers
from engine.dolce_vita.bots.followed_line import followed, typical, usual
from engine.dolce_vita.bots.forecast_cache import ForecastCache
from engine.dolce_vita.bots.kept_card import costs_much, dearer, moved, with_kept
from engine.dolce_vita.bots.later_tie import ties_later
from engine.dolce_vita.bots.lower_card import with_lower
from engine.dolce_vita.bots.more_often import (
    hindered,
    with_answer,
    with_cause,
    with_outcome,
    with_sum,
)
from engine.dolce_vita.bots.search import Node, grow
from engine.dolce_vita.bots.seat_forecast import take_of
from engine.dolce_vita.bots.spared_exchange import leads_with_exchange
from engine.dolce_vita.bots.stakes import (
    FIRM,
    by_a_tie,
    by_escape,
    dearer_first,
    with_stakes,
)
from engine.dolce_vita.cards import EVERY_COLUMN, Column
from engine.dolce_vita.guess import guess
from engine.dolce_vita.rules import apply
from engine.dolce_vita.state import State
from engine.dolce_vita.views import DolceVitaView
from engine.game import Enough, Reason, Seat
from engine.reasons import apart, together

TIES: Final = "ties"
"""The code of a tie as the cards lie, which lasts until one of the two lays more."""

NAMELESS: Final = frozenset({"denies", "richer"})
"""Codes of reasons that name no object."""

OTHERS_ALONE: Final = frozenset({"strikes"})
"""Codes of reasons that tell what another loses by a placement that wins its own seat nothing."""

NO_MORE: Final = frozenset({"left", "brings"})
"""Codes of consequences that a placement brings no more than an object. That is no argument against
it if the better one brings the same."""

LEFT: Final = frozenset({"left-worse", "unless-more"})
"""Codes of consequences that a worse object than the seat owns is left to it."""

ITERATIONS: Final = 3000
"""The most iterations of the search for each placement."""


def explain(
    view: DolceVitaView,
    best: DolceVitaAction,
    taken: DolceVitaAction,
    rng: Random,
    enough: Enough,
) -> tuple[Reason | None, Reason | None]:
    """Return what speaks for the better placement, and what comes of the one taken; None in place
    of either if there is nothing to tell. Each placement is followed in a search of its own."""
    assert type(best) is Place and type(taken) is Place
    state = guess(view, rng)
    cache = ForecastCache(state)
    one, two = (_searched(state, place, cache, rng, enough) for place in (best, taken))
    better, worse = followed(one, 0), typical(two, 0, taken.column)
    assert better and worse
    rare = [each for each in EVERY_COLUMN if not usual(one, 0, better, each)]
    other, higher = moved(best, taken), dearer(state, best)
    spent = None if other is None else _searched(state, other, cache, rng, enough)
    saved = spent is None or costs_much(one, spent)
    why, came = compared(state, better, worse, rare, saved)
    after = apply(state, best)
    if why is not None and why.code == "spoils" and not _spoils(after, one, two, why):
        why = together(why.also)
    why, came = leads_with_exchange(state, best, taken, why, came)
    why, came = with_stakes(state, better, taken, why, came)
    if higher != other:
        spent = None if higher is None else _searched(state, higher, cache, rng, enough)
    rare_why = why is not None and why.code in SHOWN and seldom(one, why)
    found = with_cause(by_lines(one, two), one, two)
    if found is not None and found.code == "spares-mostly" and _lies(after, best.seat, found):
        way = ties_later(one, two)
        same = way is not None and way.facts["column"] == found.facts["column"]
        found = together([way, found]) if way is not None and same else None
    why = surer(why, found, best, rare_why) or ties_later(one, two)
    if _tells_exchange(why) and came is not None and came.code in (*OF_OTHERS, TIES):
        came = together(came.also)
    why = with_lower(state, best, taken, why)
    why = dearer_first(with_kept(with_cause(why, one, two), one, two, spent, saved))
    why = with_answer(by_escape(state, best, by_a_tie(state, best, why)), one)
    if why is not None and why.code == "plans":  # first what the placement does itself
        why = together([*why.also, *apart(hindered(replace(why, also=()), two))])
    why = with_sum(why, one, two)
    came = without_own(why, came)
    came = with_outcome(came or for_now(state, taken), two)
    if came is None and best.column != taken.column:  # of the better one it would be true as well
        came = idle(state, taken)
    return with_givers(state, best, not_twice(why, came)), with_givers(state, taken, came)


def _spoils(after: State, one: Node, two: Node, why: Reason) -> bool:
    """Return whether the seat that a reason names misses the object as the cards lie, and clearly
    more often in the lines of the better placement."""
    return not _lies(after, why.facts["seat"], why) and denied(one, two, why)


def _lies(state: State, seat: Seat, told: Reason) -> bool:
    """Return whether a seat takes the object of a reason as the cards lie. If so, a reason that the
    seat misses it contradicts the table, and must tell how that comes about."""
    return take_of(state, seat, Column(told.facts["column"])).taken == told.facts["object"]


def surer(
    why: Reason | None, found: Reason | None, best: Place, rare: bool = False
) -> Reason | None:
    """Return `why`, what speaks for a placement by the line that was followed, or what was `found`
    in all lines instead. If either is None, return the other.

    By how much another is "poorer" stands behind what that is seen to lose. Otherwise `found`
    replaces a reason that is NAMELESS, but one of AVERAGES does not replace "denies". It replaces
    one that is UNSEEN only if it is about the column of the placement. It goes before a reason that
    tells of another alone, and before "spoils" unless it is one of AVERAGES. It replaces a reason
    that is `rare` in the lines, but one of AVERAGES only goes before such a reason.
    """
    if found is None or why is None:
        return why or found
    average = found.code in AVERAGES
    if found.code == "poorer" and why.code in (*OTHERS_ALONE, "spoils"):
        return together([*apart(why), *apart(found)])
    if rare and not average:
        return found
    if rare or why.code in OTHERS_ALONE or (why.code == "spoils" and not average):
        return replace(found, also=(*found.also, *apart(why)))
    if why.code not in {*UNSEEN, *NAMELESS}:
        return why
    if why.code in UNSEEN and found.facts.get("column") != best.column:
        return why
    return why if why.code == "denies" and average else found


def without_own(why: Reason | None, came: Reason | None) -> Reason | None:
    """Return what comes of the placement taken, without NO_MORE of an object if the reasons for the
    better one name it in the same column, or hold another there: how that is missed they tell."""
    if came is None or came.code not in (*NO_MORE, *LEFT):
        return came
    found = {name: came.facts[name] for name in ("column", "object")}
    for each in apart(why):
        firm = each.code in FIRM and each.facts["column"] == came.facts["column"]
        if firm or (came.code in NO_MORE and each.facts.items() >= found.items()):
            return together(came.also)
    return came


def not_twice(why: Reason | None, came: Reason | None) -> Reason | None:
    """Return what speaks for the better placement, without who wins the object of its first reason
    after the worse one, if that comes of it: it "lets" that seat have it."""
    if why is None or came is None or came.code != "lets":
        return why
    goes = Reason("goes-there", {"seat": came.facts["seat"]})
    same = all(why.facts.get(name) == came.facts[name] for name in ("column", "object"))
    return replace(why, also=tuple(each for each in why.also if each != goes)) if same else why


def _tells_exchange(why: Reason | None) -> bool:
    """Return whether it is told what exchange the placement taken leads to."""
    return any(each.code in ("mostly-forced", "spares-mostly") for each in apart(why))


def _searched(
    state: State, place: Place, cache: ForecastCache, rng: Random, enough: Enough
) -> Node:
    root = Node(state, cache, rng)
    root.only(place)
    grow(root, cache, rng, ITERATIONS, enough)
    return root
