"""What is at stake in a column: what a seat has there without a placement, who could take it away,
what a tie takes from another, and whom a placement relieves of a forced exchange."""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from engine.dolce_vita.actions import Place
from engine.dolce_vita.award import forecast
from engine.dolce_vita.bots.answers import OUTBID, harmful
from engine.dolce_vita.bots.exchange import RETURNED, WHAT, returned
from engine.dolce_vita.bots.reasons import WORTH_TELLING, Followed, brought
from engine.dolce_vita.bots.seat_forecast import take_of
from engine.dolce_vita.cards import NONE, Column, Object
from engine.dolce_vita.rules import apply
from engine.dolce_vita.state import State
from engine.game import Facts, Reason, Seat
from engine.reasons import SEATS, apart

NOTHING_WON: Final = ("spoils", "denies", "richer", "keeps", "saves")
"""What speaks for a placement and names no object that its seat wins by it at once."""

LOST: Final[Facts] = {
    "else": WHAT,
    "anyway": {},
    "relieves": {**RETURNED, "seat": SEATS},
}
"""What may be said of what a column comes to without a placement."""


def with_stakes(
    state: State, best: Followed, taken: Place, why: Reason | None, came: Reason | None
) -> tuple[Reason | None, Reason | None]:
    """Return what speaks for the better placement and what comes of the one taken with what is at
    stake behind them: from whom an object is defended; what a tie costs; that what others leave
    comes without the placement, too; who would have to make a forced exchange without it. Before
    what names no object of one's own it is told whom the better one forces to exchange."""
    if why is not None and why.code == "defends":
        column, obj = Column(why.facts["column"]), Object(why.facts["object"])
        why = replace(why, also=(*saved_from(state, best.place, taken, column, obj), *why.also))
    if why is None or why.code in NOTHING_WON:
        why = _forcing(forces(state, best.place, taken), why)
    if came is not None:
        came = replace(came, also=(*came.also, *_without(state, best, taken, came)))
    return why, came


def _forcing(forced: Reason | None, why: Reason | None) -> Reason | None:
    """Return a reason behind that of a forced exchange; that alone if both tell what the same seat
    loses there."""
    if forced is None or why is None:
        return forced or why
    same = ("seat", "column")
    if why.code == "spoils" and all(why.facts[name] == forced.facts[name] for name in same):
        return replace(forced, also=why.also)
    return replace(forced, also=apart(why))


def forces(state: State, best: Place, taken: Place) -> Reason | None:
    """Return the reason that names whom the better placement "forces", as the cards lie, to take an
    object of its column for a dearer one, and not the one taken; the one who loses most by it. None
    if nobody loses much."""
    after, other = apply(state, best), apply(state, taken)
    found = list[tuple[int, Reason]]()
    for take in forecast(after)[best.column - after.awarded].takes:
        lost, instead = -take.gain, take_of(other, take.seat, best.column).gain
        if take.seat != best.seat and lost >= WORTH_TELLING and instead >= 0:
            facts = {"column": best.column, "object": take.taken, "seat": take.seat}
            found.append((lost, Reason("forces", facts | returned(state, after, take))))
    return max(found, key=lambda each: each[0])[1] if found else None


def strikes(state: State, best: Place, taken: Place) -> Reason | None:
    """Return the reason that names, of those whom the better placement "strikes" out by a tie as
    the cards lie, who loses most by it, and what; None if nobody loses much, if the placement taken
    leaves it to nobody either, or if its own seat loses something there, too."""
    seat, column = best.seat, best.column
    tables = state, apply(state, best), apply(state, taken)
    if not _struck(tables[1], seat, column) or take_of(state, seat, column).gain > 0:
        return None
    found = list[tuple[int, Reason]]()
    for other in range(len(state.hands)):
        had, now, then = (take_of(each, other, column) for each in tables)
        lost = had.gain - now.gain
        if lost >= WORTH_TELLING and then == had and _struck(tables[1], other, column):
            facts = {"column": column, "object": had.taken, "seat": other}
            found.append((lost, Reason("strikes", facts)))
    return max(found, key=lambda each: each[0])[1] if found else None


def _struck(table: State, seat: Seat, column: Column) -> bool:
    return seat in forecast(table)[column - table.awarded].struck


def saved_from(
    state: State, best: Place, taken: Place, column: Column, obj: Object
) -> tuple[Reason, ...]:
    """Return a reason for each who "would pass" a seat under a column after the placement taken and
    can do no harm by that card after the better one, with the lowest such card; of those who
    "would tie", if nobody passes."""
    seat = best.seat
    still = {each[:2] for each in harmful(apply(state, best), seat, column, obj)}
    passing, tying = dict[Seat, int](), dict[Seat, int]()
    for other, card, after in harmful(apply(state, taken), seat, column, obj):
        if (other, card) not in still:
            (tying if _struck(after, seat, column) else passing).setdefault(other, card)
    code, found = ("would-pass", passing) if passing else ("would-tie", tying)
    return tuple(Reason(code, {"seat": other, "card": card}) for other, card in found.items())


def _without(state: State, best: Followed, taken: Place, came: Reason) -> Iterator[Reason]:
    """Yield what the column comes to without the placement taken, as the cards lie, where that is
    more than comes of it, or the same: where others only tie later, or take first, that alone which
    the better placement leaves its seat to the end of its line."""
    seat, column = taken.seat, taken.column
    had = take_of(state, seat, column)
    if came.code == "worse":
        yield from _relieved(state, seat, column, Object(came.facts["object"]))
    if had.gain <= 0:
        return
    if came.code == "ties" or (
        came.code in ("tied", "empty") and (column, had.taken) in brought(best.end, seat)
    ):
        yield Reason("else", {"object": had.taken})
    elif came.code in (*OUTBID, "left") and came.facts["object"] == had.taken:
        yield Reason("anyway")


def _relieved(state: State, seat: Seat, column: Column, obj: Object) -> Iterator[Reason]:
    """Yield the reason that names who has to take an object of a column for a dearer one, if no
    more cards are placed, where a seat does not; nothing if nobody has to."""
    for take in forecast(state)[column - state.awarded].takes:
        if take.taken == obj != NONE and take.seat != seat and take.gain < 0:
            yield Reason("relieves", {"seat": take.seat, **returned(state, state, take)})
