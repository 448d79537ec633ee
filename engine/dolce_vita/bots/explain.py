"""What a review says of a placement that was a mistake: what speaks for the better one, and what
came of this one."""

from random import Random
from typing import Final

from engine.dolce_vita.actions import DolceVitaAction, Place
from engine.dolce_vita.award import Take, Verdict, forecast
from engine.dolce_vita.bots.forecast_cache import ForecastCache
from engine.dolce_vita.bots.reasons import (
    WHERE,
    WORTH_TELLING,
    Followed,
    beside,
    costs,
    followed,
    gain,
)
from engine.dolce_vita.bots.search import Node, grow
from engine.dolce_vita.cards import EVERY_COLUMN, GOODS, NONE, TOTAL, Column, Object, value
from engine.dolce_vita.guess import guess
from engine.dolce_vita.rules import apply
from engine.dolce_vita.state import State
from engine.dolce_vita.views import DolceVitaView
from engine.game import Enough, Facts, Reason, Seat
from engine.reasons import SEATS

CONSEQUENCES: Final[Facts] = {
    "ties": {"column": EVERY_COLUMN, "seat": SEATS},
    "tied": {"column": EVERY_COLUMN, "seat": SEATS},
    "empty": {"column": EVERY_COLUMN},
    "worse": {**WHERE, "back": GOODS},
    "left-worse": {**WHERE, "back": GOODS},
    "outbid": {**WHERE, "seat": SEATS},
    "already": WHERE,
    "brings": WHERE,
    "swaps": {**WHERE, "back": GOODS},
    "misses": WHERE,
    "lets": {**WHERE, "seat": SEATS},
}
"""What may be said to come of a placement."""

ITERATIONS: Final = 3000
"""How long the line of each placement is searched."""


def explain(
    view: DolceVitaView,
    best: DolceVitaAction,
    taken: DolceVitaAction,
    rng: Random,
    enough: Enough,
) -> tuple[Reason | None, Reason | None]:
    """Follow both placements to the end of the round, each in a search of its own."""
    assert type(best) is Place and type(taken) is Place
    state = guess(view, rng)
    cache = ForecastCache(state)
    better, worse = (_line(state, place, cache, rng, enough) for place in (best, taken))
    return compared(state, better, worse)


def _line(
    state: State, place: Place, cache: ForecastCache, rng: Random, enough: Enough
) -> Followed:
    root = Node(state, cache, rng)
    root.only(place)
    grow(root, cache, rng, ITERATIONS, enough)
    line = followed(root, 0)
    assert line is not None
    return line


def compared(state: State, best: Followed, taken: Followed) -> tuple[Reason | None, Reason | None]:
    """What speaks for the better placement, and what comes of the one taken; the same is not told
    twice."""
    why, came = speaks(state, best, taken), comes(state, best, taken)
    if why and came and why.facts == came.facts:
        why = beside(best, taken)
    return why, came


def speaks(state: State, best: Followed, taken: Followed) -> Reason | None:
    """What the better placement gains, if its seat is richer for it and does not gain the same with
    the one taken; else what its seat "expects" alone with the better one, or what another does not
    get then, who loses most ("spoils"), unless that takes answers and the placement gains something
    by itself; else by how much they are richer or poorer."""
    seat, lost = best.place.seat, costs(best, taken)
    gained = gain(state, best)
    own = (gained.facts["column"], gained.facts["object"]) if gained else None
    if gained and lost[seat] < 0 and own not in brought(taken.end, seat):
        return gained
    if lost[seat] <= -WORTH_TELLING and (more := _more(best.end, taken.end, seat)):
        return Reason("expects", more)
    lost[seat] = 0
    rival = lost.index(max(lost))
    if lost[rival] >= WORTH_TELLING and (less := _more(taken.end, best.end, rival)):
        itself = gained and gained.code != "expects" and own not in brought(taken.end, seat)
        if itself and not _at_once(state, best, rival):
            return gained  # it needs fewer answers than what another misses
        return Reason("spoils", less | {"seat": rival})
    return beside(best, taken)


def _at_once(state: State, best: Followed, rival: Seat) -> bool:
    """Whether a placement alone takes from a rival what would come to them as the cards lie."""
    column = best.place.column
    before, after = (_take(each, rival, column) for each in (state, apply(state, best.place)))
    return _gained(after) < _gained(before)


def comes(state: State, best: Followed, taken: Followed) -> Reason | None:
    """What the placement taken comes to at the end of its line: that it ties, with one who lies
    there ("ties") or will ("tied"); that nothing is left for it; that what it brings is worth less
    than what it replaces, as the cards lie or only after answers of others ("left-worse"); that it
    only secures what would come as the cards lie; that it brings less than the better one does,
    perhaps because another comes first there ("outbid"). Else what its seat misses or another gets
    beside the better one."""
    seat, column = taken.place.seat, taken.place.column
    placed = apply(state, taken.place)
    where: dict[str, int] = {"column": column}
    rival = _tied(taken.end, seat, column)
    if rival is not None:
        lies = _tied(placed, seat, column) == rival
        return Reason("ties" if lies else "tied", where | {"seat": rival})
    take = _take(taken.end, seat, column)
    facts = where | {"object": take.taken}
    if take.taken == NONE:
        return Reason("empty", where)
    if _gained(take) < 0:
        sure = _take(placed, seat, column) == take
        return Reason("worse" if sure else "left-worse", facts | {"back": take.returned})
    if _take(state, seat, column).taken == take.taken:
        return Reason("already", facts)
    if _gained(take) < _gained(_take(best.end, seat, best.place.column)):
        first = _take(placed, seat, column).taken
        takers = {each.taken: each.seat for each in _on(taken.end, column).takes}
        if takers.get(first, seat) != seat:
            return Reason("outbid", facts | {"seat": takers[first]})
        swapped = {"back": take.returned} if take.returned else {}
        return Reason("swaps" if swapped else "brings", facts | swapped)
    return _beside(best, taken)


def _beside(best: Followed, taken: Followed) -> Reason | None:
    """What the seat gains with the better placement alone; or, if that does not make it richer,
    what another gains with this one alone, who profits most."""
    seat, lost = taken.place.seat, costs(taken, best)
    if lost[seat] > 0:
        missed = _more(best.end, taken.end, seat)
        return Reason("misses", missed) if missed else None
    lost[seat] = 0
    rival = lost.index(min(lost))
    got = _more(taken.end, best.end, rival) if lost[rival] < 0 else None
    return Reason("lets", got | {"seat": rival}) if got else None


def _more(one: State, other: State, seat: Seat) -> dict[str, int] | None:
    """The dearest object that a seat gains at one table and not at the other, with its column."""
    lacking = {obj for _, obj in brought(other, seat)}
    found = [each for each in brought(one, seat) if each[1] not in lacking]
    column, obj = max(found, key=lambda each: value(each[1]), default=(0, NONE))
    return {"column": column, "object": obj} if obj else None


def brought(table: State, seat: Seat) -> list[tuple[Column, Object]]:
    """The columns from which a seat takes what makes it richer, each with the object."""
    takes = [(column, _take(table, seat, column)) for column in EVERY_COLUMN[table.awarded :]]
    return [(column, take.taken) for column, take in takes if _gained(take) > 0]


def _on(table: State, column: Column) -> Verdict:
    """What a column comes to if no more cards are placed."""
    return forecast(table)[column - table.awarded]


def _take(table: State, seat: Seat, column: Column) -> Take:
    takes = _on(table, column).takes
    return next((each for each in takes if each.seat == seat), Take(seat, 0, NONE, NONE))


def _gained(take: Take) -> int:
    """By how much a turn at a column makes richer; less than nothing if it is a forced exchange."""
    return value(take.taken) - value(take.returned)


def _tied(table: State, seat: Seat, column: Column) -> Seat | None:
    """Who ties with a seat in a column, the first of several; None if nobody does."""
    totals = [TOTAL[mask] for mask in table.bids[column]]
    if seat not in _on(table, column).struck:
        return None
    return next(
        other for other, total in enumerate(totals) if (total == totals[seat]) and other != seat
    )
