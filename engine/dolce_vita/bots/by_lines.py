"""Reasons from all lines that the search tried after two placements, told where no single line
speaks for the better one."""

from collections import defaultdict
from typing import Final

from engine.dolce_vita.bots.exchange import returned
from engine.dolce_vita.bots.kept_card import MOSTLY
from engine.dolce_vita.bots.search import Node, ended
from engine.dolce_vita.bots.seat_forecast import fortunes, take_of
from engine.dolce_vita.bots.value import FADING
from engine.dolce_vita.cards import EVERY_COLUMN, MONEY, Column, Object, category
from engine.dolce_vita.state import State
from engine.game import Reason, Seat

SELDOM: Final = 0.3
"""The share of the tries, from 0 to 1, up to which an object is seldom won."""

OFTENER: Final = 0.3
"""How much greater the share of the tries must be in which another seat misses an object, for that
to be told."""

CLEAR: Final = 0.5
"""How much more a column must bring on average, in units of 100,000. Goods fade by FADING, money
does not."""

FORCED: Final = 3
"""The least cost of an exchange for it to be told, in units of 100,000."""

RICHER: Final = 2
"""How much richer or poorer on average a seat must end its tries for that to be told, in units of
100,000."""

AVERAGES: Final = frozenset({"average", "poorer"})
"""Codes of reasons that tell an amount on average."""


def by_lines(best: Node, taken: Node) -> Reason | None:
    """Return what speaks for the better of two placements by all their lines. Each is the only
    placement of its root.

    mostly         what the better one mostly wins in a column, and the other one seldom
    mostly-money   the same for money
    mostly-forced  behind either: the exchange that the other one mostly leaves to the seat there
    spares-mostly  that exchange, where the better one mostly wins nothing and seldom leaves it
    average        how much richer the seat is on average, if no column tells anything
    poorer         if it is no richer: how much poorer another is on average

    The column of the better placement is told if it tells anything, else the one with the greatest
    difference of those in which cards of the seat make it. None if nothing is clear.
    """
    found = {column: told for column in EVERY_COLUMN if (told := _mostly(best, taken, column))}
    own, other = (root.places[0].column for root in (best, taken))
    made = [each for each in found if each in (own, other) or _adds(best, taken, each)]
    if made:
        return found[own if own in made else max(made, key=lambda each: found[each][0])][1]
    return _total(best, taken, "average", "poorer")


def in_all(best: Node, taken: Node) -> Reason | None:
    """Return what the better of two placements comes to on average: "in-all" how much richer its
    seat is, else "in-all-poorer" how much poorer whom it costs most; None below RICHER. This weighs
    what columns bring, which reasons name."""
    return _total(best, taken, "in-all", "in-all-poorer")


def _total(best: Node, taken: Node, own: str, others: str) -> Reason | None:
    """Return the reason `own` by how much the seat of a placement is richer on average than after
    another one, else `others` by how much another seat is poorer, whom it costs most; None if both
    are below RICHER."""
    lost = [less - more for more, less in zip(_owned(best), _owned(taken), strict=True)]
    more, lost[best.seat] = -lost[best.seat], 0.0
    if more >= RICHER:
        return Reason(own, {"amount": round(more)})
    less = max(lost)
    facts = {"seat": lost.index(less), "amount": round(less)}
    return Reason(others, facts) if less >= RICHER else None


def _adds(best: Node, taken: Node, column: Column) -> bool:
    """Return whether after either placement the seat mostly lays more cards under a column. If not,
    what others lay makes the difference there, for which the placements give no cause."""
    return any(adding(root, root.seat, column) >= MOSTLY for root in (best, taken))


def adding(root: Node, seat: Seat, column: Column) -> float:
    """Return the share of the tries after a placement in which a seat lays more cards under a
    column."""
    laid = root.state.bids[column][seat]
    tries = (each for table, each in ended(root, 0) if table.bids[column][seat] != laid)
    return sum(tries) / root.visits


def seldom(root: Node, why: Reason) -> bool:
    """Return whether the tries of a placement seldom win the object that a reason names."""
    column, obj = Column(why.facts["column"]), Object(why.facts["object"])
    return _turns(root, column)[0].get(obj, 0) < SELDOM


def denied(best: Node, taken: Node, why: Reason) -> bool:
    """Return whether another misses an object after the better of two placements clearly more often
    than after the other one."""
    column, obj = Column(why.facts["column"]), Object(why.facts["object"])
    had, less = (_turns(root, column, why.facts["seat"])[0].get(obj, 0) for root in (taken, best))
    return had - less >= OFTENER


def usually_taken(root: Node, column: Column, seat: Seat) -> tuple[Object, float]:
    """Return what a seat most often takes from a column after a placement, and in which share of
    the tries."""
    return max(_turns(root, column, seat)[0].items(), key=lambda each: each[1])


def _mostly(best: Node, taken: Node, column: Column) -> tuple[float, Reason] | None:
    """Return how much more a column brings by the better placement, as `CLEAR` counts it, and the
    reason: what is mostly won there, or what exchange is spared. None if that is not clear."""
    (one, gain), (other, less) = (_turns(root, column) for root in (best, taken))
    if gain - less < CLEAR:
        return None
    obj, share = max(one.items(), key=lambda each: each[1])
    forced = dear_exchange(taken, column)
    facts = {"column": column, "object": int(obj)}
    if share >= MOSTLY and other.get(obj, 0) <= SELDOM and _gains(best, column, obj):
        code = "mostly-money" if category(obj) == MONEY else "mostly"
        return gain - less, Reason(code, facts, () if forced is None else (forced,))
    if forced is None or one.get(Object(forced.facts["object"]), 0) > SELDOM:
        return None
    return gain - less, Reason("spares-mostly", {"column": column} | forced.facts)


def _gains(root: Node, column: Column, obj: Object) -> bool:
    """Return whether an object that a seat takes from a column makes it richer on average: it may
    have to give back a dearer one for it."""
    takes = ((take_of(table, root.seat, column), tries) for table, tries in ended(root, 0))
    return sum(tries * take.gain for take, tries in takes if take.taken == obj) > 0


def dear_exchange(root: Node, column: Column) -> Reason | None:
    """Return the reason "mostly-forced": the dear exchange that a placement mostly leaves to its
    seat in a column. None if it leaves none."""
    often, at = defaultdict[tuple[Object, Object], float](float), dict[object, State]()
    for table, tries in ended(root, 0):
        take = take_of(table, root.seat, column)
        often[take.taken, take.returned] += tries / root.visits
        at[take.taken, take.returned] = table
    usual, share = max(often.items(), key=lambda each: each[1])
    take = take_of(at[usual], root.seat, column)
    if share < MOSTLY or take.gain > -FORCED:
        return None
    facts = {"object": int(take.taken)} | returned(root.state, at[usual], take)
    return Reason("mostly-forced", facts)


def _turns(
    root: Node, column: Column, seat: Seat | None = None
) -> tuple[dict[Object, float], float]:
    """Return the share of the tries in which a seat takes each object from a column, and its
    average gain there, as `CLEAR` counts it. Without `seat`, that of the placement is meant."""
    seat = root.seat if seat is None else seat
    kept = FADING ** (root.state.rounds - root.state.round)
    often, brought = defaultdict[Object, float](float), 0.0
    for table, tries in ended(root, 0):
        share = tries / root.visits
        take = take_of(table, seat, column)
        often[take.taken] += share
        brought += share * take.gain * (1 if category(take.taken) == MONEY else kept)
    return often, brought


def _owned(root: Node) -> list[float]:
    """Return by seat what it owns after the round on average, in units of 100,000."""
    ends = [(fortunes(table), tries) for table, tries in ended(root, 0)]
    return [sum(own[seat] * n for own, n in ends) / root.visits for seat in range(len(ends[0][0]))]
