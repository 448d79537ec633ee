"""Where two placements differ most by all lines of the search, behind reasons that say only how
much or how often: the object at stake, and how it is missed after the worse placement."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from engine.dolce_vita.award import forecast
from engine.dolce_vita.bots.by_lines import adding, dear_exchange, in_all
from engine.dolce_vita.bots.exchange import returned
from engine.dolce_vita.bots.search import Node, ended
from engine.dolce_vita.bots.seat_forecast import take_of, tied
from engine.dolce_vita.cards import EVERY_COLUMN, Column, Object, cards_in, category
from engine.dolce_vita.state import State
from engine.game import Reason, Seat
from engine.reasons import apart, together

MORE_OFTEN: Final = 0.15
"""How much greater the share of the tries must be, from 0 to 1, in which a seat takes an object,
for that object to be told."""

MISSED: Final = 0.4
"""The least share of the tries in which an object is missed in the same way, or a tie is answered
by more cards, for that to be told."""

MAIN: Final = 0.5
"""The least share of an amount, from 0 to 1, that an object must make to be told as its cause, and
that must be left of what it makes by the others of its category."""

FREQUENT: Final = frozenset({"mostly", "mostly-money"})
"""Codes of reasons that tell how often an object is won, and not how it is missed."""

BARE: Final = frozenset({"denies", "average", "poorer", "richer"})
"""Codes of reasons that tell an amount alone."""

CAUSES: Final = {
    (True, True): "above-all",
    (True, False): "forced-rarely",
    (False, True): "rarely",
    (False, False): "forced-oftener",
}
"""The code of the cause of an amount: whether it is about the seat of the placement, and whether
that wins the object or has to give back a dearer one for it."""


def with_cause(why: Reason | None, best: Node, taken: Node) -> Reason | None:
    """Return what speaks for the better of two placements, with the cause of a first reason that is
    BARE or FREQUENT right behind it. Each is the only placement of its root.

    above-all       the object that the seat of the placement wins more often
    forced-rarely   the object for which it has to give back a dearer one more rarely
    rarely          the object that another seat wins more rarely
    forced-oftener  the object for which that has to give back a dearer one more often
    tied-there      who mostly ties with the seat of the placement after the worse one
    goes-there      who mostly wins the object after the worse one
    """
    cause = None
    if why is not None and why.code in FREQUENT:
        cause = _missed(taken, Column(why.facts["column"]), Object(why.facts["object"]))
    elif why is not None and why.code in BARE:
        cause = _of_amount(best, taken, why.facts.get("seat", best.seat))
    if why is None or cause is None:
        return why
    if any(each.facts.items() >= cause.facts.items() for each in why.also):
        return why
    return replace(why, also=(cause, *why.also))


def hindered(plan: Reason, taken: Node) -> Reason:
    """Return the reason that a placement "plans" with a card for another column, and behind it what
    often hinders that after the worse placement; the reason alone if nothing does.

    used-there   the column under which the seat lays that card instead
    tied-there   as in `with_cause`, as is "goes-there"
    """
    column = Column(plan.facts["column"])
    other = _used(taken, plan.facts["card"], column)
    cause = other or _missed(taken, column, Object(plan.facts["object"]))
    return plan if cause is None else replace(plan, also=(cause,))


def with_answer(why: Reason | None, best: Node) -> Reason | None:
    """Return what speaks for a placement, the only one of its root, with "adds-there" behind each
    tie that strikes another out, if that seat often adds a card there in the tries: it is then
    missing elsewhere."""
    told = list[Reason]()
    for each in apart(why):
        told.append(each)
        if each.code == "strikes":
            seat, column = each.facts["seat"], Column(each.facts["column"])
            if adding(best, seat, column) >= MISSED:
                told.append(Reason("adds-there", {"seat": seat}))
    return together(told)


def with_outcome(came: Reason | None, taken: Node) -> Reason | None:
    """Return what comes of a placement, the only one of its root. Where it wins an object only for
    now, the dear exchange that mostly comes of it replaces what answers could do, if there is one:
    that is no mere risk."""
    if came is None or came.code != "for-now":
        return came
    forced = dear_exchange(taken, Column(came.facts["column"]))
    return came if forced is None else replace(came, also=(forced,))


def with_sum(why: Reason | None, best: Node, taken: Node) -> Reason | None:
    """Return what speaks for the better of two placements, and at its end what it comes to on
    average (`in_all`), with the cause of that unless its object is told already. Nothing is added
    to a reason that is BARE."""
    told = apart(why)
    bare = not told or any(each.code in BARE for each in told)
    total = None if bare else in_all(best, taken)
    if total is None:
        return why
    seat, least = total.facts.get("seat", best.seat), MAIN * total.facts["amount"]
    cause = _of_amount(best, taken, seat, least)
    if cause is not None:
        where = {name: cause.facts[name] for name in ("column", "object")}.items()
        if any(each.facts.items() >= where for each in _in_columns(told)):
            cause = None
    return together([*told, total, *([cause] if cause is not None else [])])


def _in_columns(told: Sequence[Reason]) -> list[Reason]:
    """Return reasons each with the column that it is about: its own, or that of the first."""
    column = {"column": told[0].facts["column"]} if "column" in told[0].facts else {}
    return [replace(each, facts={**column, **each.facts}) for each in told]


class Taking(NamedTuple):
    """An object that a seat takes in a column. It is won if it makes the seat richer; otherwise a
    dearer one is given back for it."""

    column: Column
    object: Object
    won: bool


def _of_amount(best: Node, taken: Node, seat: Seat, least: float = 0.0) -> Reason | None:
    """Return what makes the seat of a placement richer most, or another seat poorer, of the objects
    that these take clearly more often or less often after the better one. None if there are none,
    if it makes less than `least`, in units of 100,000, or if other objects of its category, of
    which a seat owns one at most, undo most of that."""
    own = seat == best.seat
    richer, poorer = (_takings(root, seat) for root in ((best, taken) if own else (taken, best)))
    found, kinds = dict[Taking, float](), defaultdict[int, float](float)
    for each in {*richer, *poorer}:
        (often, gain), (rare, less) = (side.get(each, (0.0, 0.0)) for side in (richer, poorer))
        kinds[category(each.object)] += gain - less
        if (often - rare) * (1 if each.won else -1) >= MORE_OFTEN:
            found[each] = gain - less
    if not found:
        return None
    cause = max(found, key=found.__getitem__)
    if found[cause] < least or kinds[category(cause.object)] < MAIN * found[cause]:
        return None
    facts = {"column": int(cause.column), "object": int(cause.object)}
    if not cause.won:
        facts |= _given_back(taken if own else best, seat, cause)
    return Reason(CAUSES[own, cause.won], facts if own else {**facts, "seat": seat})


def _takings(root: Node, seat: Seat) -> dict[Taking, tuple[float, float]]:
    """Return in which share of the tries a seat takes each object that makes it richer or poorer,
    and by how much on average over all tries, in units of 100,000."""
    found = defaultdict[Taking, tuple[float, float]](lambda: (0.0, 0.0))
    for table, tries in ended(root, 0):
        for column in EVERY_COLUMN[root.state.awarded :]:
            if (take := take_of(table, seat, column)).gain:
                each = Taking(column, take.taken, take.gain > 0)
                share, gain = found[each]
                part = tries / root.visits
                found[each] = share + part, gain + part * take.gain
    return found


def _given_back(root: Node, seat: Seat, cause: Taking) -> dict[str, int]:
    """Return as facts what a seat gives back for an object, at a table where it does."""
    for table, _ in ended(root, 0):
        take = take_of(table, seat, cause.column)
        if take.taken == cause.object and take.gain < 0:
            return returned(root.state, table, take)
    raise AssertionError("taken at no table")


def _missed(root: Node, column: Column, obj: Object) -> Reason | None:
    """Return in which way the seat of a placement most often misses an object in a column; None if
    no way is common."""
    ways = defaultdict[tuple[str, Seat], float](float)
    for table, tries in ended(root, 0):
        if take_of(table, root.seat, column).taken == obj:
            continue
        rival, winner = tied(table, root.seat, column), _winner(table, column, obj)
        if rival is not None:
            ways["tied-there", rival] += tries / root.visits
        elif winner is not None:
            ways["goes-there", winner] += tries / root.visits
    code, seat = max(ways, key=ways.__getitem__, default=("", 0))
    return Reason(code, {"seat": seat}) if ways[code, seat] >= MISSED else None


def _used(root: Node, card: int, column: Column) -> Reason | None:
    """Return the column other than `column` under which the seat of a placement most often lays a
    card; None if it does so in no column often."""
    often = defaultdict[Column, float](float)
    for table, tries in ended(root, 0):
        for each in EVERY_COLUMN:
            laid = table.bids[each][root.seat] & ~root.state.bids[each][root.seat]
            if each != column and card in cards_in(laid):
                often[each] += tries / root.visits
    where = max(often, key=often.__getitem__, default=None)
    if where is None or often[where] < MISSED:
        return None
    return Reason("used-there", {"card": card, "column": int(where)})


def _winner(table: State, column: Column, obj: Object) -> Seat | None:
    """Return the first seat that takes an object from a column if no more cards are placed; None if
    nobody does."""
    takes = forecast(table)[column - table.awarded].takes
    return next((take.seat for take in takes if take.taken == obj), None)
