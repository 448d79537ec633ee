"""What is at stake in a column: what a seat has there without a placement, who could take it away,
what a tie takes from another, and whom a placement relieves of a forced exchange."""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from engine.dolce_vita.actions import Place
from engine.dolce_vita.award import forecast
from engine.dolce_vita.bots.answers import OUTBID, harmful
from engine.dolce_vita.bots.exchange import RETURNED, WHAT, returned
from engine.dolce_vita.bots.followed_line import Followed
from engine.dolce_vita.bots.reasons import WORTH_TELLING, brought
from engine.dolce_vita.bots.seat_forecast import kept, struck, take_of, tied
from engine.dolce_vita.cards import NONE, Column, Object, value
from engine.dolce_vita.rules import apply
from engine.dolce_vita.state import State
from engine.game import Facts, Reason, Seat
from engine.reasons import SEATS, apart, together

UNSAID: Final = ("forces", "spoils", "denies", "richer", "keeps", "saves", "waits")
"""Codes of reasons that tell nothing of what a placement is to its own seat in its column."""

NOTHING_WON: Final = ("spoils", "denies", "richer", "keeps", "saves", "waits")
"""Codes of reasons that name no object which the seat wins at once."""

FIRM: Final = frozenset({"defends", "secures", "holds", "holds-tied"})
"""Codes of reasons that an object which the seat has already is safer against answers."""

LOST: Final[Facts] = {
    "else": WHAT,
    "anyway": {},
    "relieves": {**RETURNED, "seat": SEATS},
}
"""Reason codes for what a column comes to without a placement, with their facts."""


def with_stakes(
    state: State, best: Followed, taken: Place, why: Reason | None, came: Reason | None
) -> tuple[Reason | None, Reason | None]:
    """Return what speaks for the better placement and what comes of the one taken, with what is at
    stake. What is FIRM is followed by whom it holds against, and what comes of the one taken by
    what its column brings without it. A reason that wins the seat nothing at once is preceded by
    whom the better one forces to exchange."""
    if why is not None and why.code in FIRM:
        column, obj = Column(why.facts["column"]), Object(why.facts["object"])
        why = replace(why, also=(*saved_from(state, best.place, taken, column, obj), *why.also))
    if why is None or why.code in NOTHING_WON:
        why = _forcing(forces(state, best.place, taken), why)
    if came is not None:
        came = replace(came, also=(*came.also, *_without(state, best, taken, came)))
    return why, came


def _forcing(forced: Reason | None, why: Reason | None) -> Reason | None:
    """Return the reason of a forced exchange with `why` behind it, or without if `why` "spoils"
    something for the same seat there. If either is None, return the other."""
    if forced is None or why is None:
        return forced or why
    same = ("seat", "column")
    if why.code == "spoils" and all(why.facts[name] == forced.facts[name] for name in same):
        return replace(forced, also=why.also)
    return replace(forced, also=apart(why))


def forces(state: State, best: Place, taken: Place) -> Reason | None:
    """Return the reason that names whom the better placement "forces", as the cards lie, to give a
    dearer object back for one of its column, and the one taken does not. Of several, who loses
    most. None if nobody loses WORTH_TELLING or more."""
    after, other = apply(state, best), apply(state, taken)
    found = list[tuple[int, Reason]]()
    for take in forecast(after)[best.column - after.awarded].takes:
        lost, instead = -take.gain, take_of(other, take.seat, best.column).gain
        lasts = lost >= WORTH_TELLING and kept(after, take.seat, best.column, take.taken)
        if take.seat != best.seat and lasts and instead >= 0:
            facts = {"column": best.column, "object": take.taken, "seat": take.seat}
            found.append((lost, Reason("forces", facts | returned(state, after, take))))
    return max(found, key=lambda each: each[0])[1] if found else None


def strikes(state: State, best: Place, taken: Place) -> Reason | None:
    """Return the reason that names whom the better placement "strikes" out by a tie as the cards
    lie, and what they lose; of several, who loses most. None if nobody loses WORTH_TELLING or more,
    or if that does not come to them after the placement taken. None, too, if the seat itself would
    gain there without the placement."""
    seat, column = best.seat, best.column
    tables = state, apply(state, best), apply(state, taken)
    if not struck(tables[1], seat, column) or take_of(state, seat, column).gain > 0:
        return None
    found = list[tuple[int, Reason]]()
    for other in range(len(state.hands)):
        had, now, then = (take_of(each, other, column) for each in tables)
        lost = had.gain - now.gain
        if lost >= WORTH_TELLING and then == had and struck(tables[1], other, column):
            facts = {"column": column, "object": had.taken, "seat": other}
            found.append((lost, Reason("strikes", facts)))
    return max(found, key=lambda each: each[0])[1] if found else None


def worth(told: Reason) -> int:
    """Return what the object of a reason is worth, in units of 100,000."""
    return value(Object(told.facts["object"]))


def dearer_first(why: Reason | None) -> Reason | None:
    """Return a reason that "expects" something, with what another misses by the tie of that
    placement told first, as "strikes", if that is worth more; any other reason unchanged."""
    missed = [each for each in why.also if each.code == "ties-it-away"] if why else []
    if why is None or why.code != "expects" or not missed or worth(missed[0]) <= worth(why):
        return why
    others = tuple(each for each in why.also if each not in missed)
    facts = {"column": why.facts["column"], **missed[0].facts}
    return Reason("strikes", facts, (Reason("expects", why.facts), *others))


def by_escape(state: State, best: Place, why: Reason | None) -> Reason | None:
    """Return a reason with "escapes" before it, if it tells nothing of the seat's own column: the
    placement ties there with another, so that both cancel out, and the seat need no longer give a
    dearer object back, as it must without the placement as the cards lie."""
    seat, column, after = best.seat, best.column, apply(state, best)
    rival, had = tied(after, seat, column), take_of(state, seat, column)
    if rival is None or had.gain >= 0 or (why is not None and why.code not in UNSAID):
        return why
    if not kept(state, seat, column, had.taken):
        return why
    facts = {"column": column, "object": had.taken, "seat": rival, **returned(state, state, had)}
    return Reason("escapes", facts, () if why is None else apart(why))


def by_a_tie(state: State, best: Place, why: Reason | None) -> Reason | None:
    """Return a reason with "strikes" in place of each "spoils" that the tie of a placement brings
    about: its seat and the one named cancel out, and so that one misses what came to it."""
    column, after = best.column, apply(state, best)

    def struck_out(each: Reason) -> bool:
        rival = each.facts.get("seat", best.seat)
        return (
            each.code == "spoils"
            and each.facts["column"] == column
            and all(struck(after, seat, column) for seat in (best.seat, rival))
            and take_of(state, rival, column).taken == each.facts["object"]
        )

    told = [] if why is None else apart(why)
    return together([replace(each, code="strikes") if struck_out(each) else each for each in told])


def saved_from(
    state: State, best: Place, taken: Place, column: Column, obj: Object
) -> tuple[Reason, ...]:
    """Return a reason for each who "would pass" a seat under a column after the placement taken,
    with the lowest card that does no such harm after the better one. If nobody would pass, name
    those who "would tie". () if there are none."""
    seat = best.seat
    still = {each[:2] for each in harmful(apply(state, best), seat, column, obj)}
    passing, tying = dict[Seat, int](), dict[Seat, int]()
    for other, card, after in harmful(apply(state, taken), seat, column, obj):
        if (other, card) not in still:
            (tying if struck(after, seat, column) else passing).setdefault(other, card)
    code, found = ("would-pass", passing) if passing else ("would-tie", tying)
    return tuple(Reason(code, {"seat": other, "card": card}) for other, card in found.items())


def _without(state: State, best: Followed, taken: Place, came: Reason) -> Iterator[Reason]:
    """Yield what the column brings the seat without the placement taken, as the cards lie: "else"
    if nothing comes of it, "anyway" if the same does. If no tie shows yet, "else" is told only if
    the line of the better placement brings that. After "worse", yield whom the placement
    relieves."""
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
    """Yield the reason that names another who gives a dearer object back for this one in a column,
    if no more cards are placed; nothing if nobody does."""
    for take in forecast(state)[column - state.awarded].takes:
        if take.taken == obj != NONE and take.seat != seat and take.gain < 0:
            yield Reason("relieves", {"seat": take.seat, **returned(state, state, take)})
