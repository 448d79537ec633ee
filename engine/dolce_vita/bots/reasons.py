"""Why the search prefers a placement, told by where its lines of play lead."""

from collections.abc import Iterator, Sequence
from typing import Final

from engine.dolce_vita.actions import Place
from engine.dolce_vita.award import forecast
from engine.dolce_vita.bots.answers import (
    ANSWERS,
    answers,
    dearer_behind,
    only_ties,
    settled,
    threats,
)
from engine.dolce_vita.bots.exchange import RETURNED, WHAT, WHERE, returned, with_givers
from engine.dolce_vita.bots.followed_line import Followed, followed, usual
from engine.dolce_vita.bots.search import Node
from engine.dolce_vita.bots.seat_forecast import fortunes, kept, take_of, tied
from engine.dolce_vita.cards import (
    EVERY_COLUMN,
    MONEY,
    NONE,
    NUMBERS,
    Column,
    Object,
    category,
    value,
)
from engine.dolce_vita.rules import apply
from engine.dolce_vita.score import fortune
from engine.dolce_vita.state import State
from engine.game import Facts, Reason, Seat
from engine.reasons import SEATS

AMOUNT: Final = range(1, 1000)
"""The amounts of money that a fact may be, in units of 100,000."""
CARDS: Final = range(1, 25)
"""The counts that the facts `few`, `many` and `of` may be, of cards that others can still place."""

TIE: Final = {**WHERE, "seat": SEATS, "card": NUMBERS}
"""Facts of a tie to come: the object, the seat that misses it, and the lowest card laid for the
tie."""

REASONS: Final[Facts] = {
    "takes": WHERE,
    "expects": WHERE,
    "lies": WHERE,
    "until-then": WHAT,
    "ties-until-then": {"seat": SEATS},
    "ties-it-away": {**WHAT, "seat": SEATS},
    "plans": {**WHERE, "card": NUMBERS},
    "saves": {**WHERE, "card": NUMBERS},
    "waits": {**WHERE, "card": NUMBERS},
    "takes-from": {**WHERE, "owner": SEATS},
    "defends": WHERE,
    "would-pass": {"seat": SEATS, "card": NUMBERS},
    "would-tie": {"seat": SEATS, "card": NUMBERS},
    "wins": WHERE,
    "wins-from": {**WHERE, "owner": SEATS},
    "holds": {**WHERE, "few": CARDS, "many": CARDS, "of": CARDS},
    "holds-tied": {**WHERE, "few": CARDS, "many": CARDS, "of": CARDS},
    "behind-gets": WHAT,
    "secures": {**WHERE, "many": CARDS, "of": CARDS},
    "lower": {"card": NUMBERS, "few": (0, *CARDS), "many": CARDS, "of": CARDS},
    "returns": RETURNED,
    "price": {**WHERE, **RETURNED},
    "else": WHAT,
    "else-forced": {**WHAT, **RETURNED},
    **ANSWERS,
    "spares": {**WHERE, **RETURNED, "seat": SEATS, "answer": NUMBERS},
    "frees": {**WHAT, "seat": SEATS},
    "frees-forced": {**WHAT, **RETURNED, "seat": SEATS},
    "only-tie": {},
    "strikes": {**WHERE, "seat": SEATS},
    "escapes": {**WHERE, **RETURNED, "seat": SEATS},
    "spoils": {**WHERE, "seat": SEATS},
    "forces": {**WHERE, **RETURNED, "seat": SEATS},
    "denies": {"seat": SEATS, "amount": AMOUNT},
    "richer": {"amount": AMOUNT},
    "keeps": {"card": NUMBERS},
    "keeps-for": {**WHERE, "card": NUMBERS},
    "adds": {**WHERE, "card": NUMBERS},
    "needs": {**WHERE, "card": NUMBERS, "seat": SEATS, "answer": NUMBERS},
    "mostly": WHERE,
    "mostly-money": WHERE,
    "mostly-forced": {**WHAT, **RETURNED},
    "spares-mostly": {**WHERE, **RETURNED},
    "ties-later": TIE,
    "ties-later-two": {**TIE, "second": NUMBERS},
    "average": {"amount": AMOUNT},
    "poorer": {"seat": SEATS, "amount": AMOUNT},
    "in-all": {"amount": AMOUNT},
    "in-all-poorer": {"seat": SEATS, "amount": AMOUNT},
    "above-all": WHERE,
    "rarely": {**WHERE, "seat": SEATS},
    "forced-rarely": {**WHERE, **RETURNED},
    "forced-oftener": {**WHERE, **RETURNED, "seat": SEATS},
    "tied-there": {"seat": SEATS},
    "goes-there": {"seat": SEATS},
    "adds-there": {"seat": SEATS},
    "used-there": {"card": NUMBERS, "column": WHERE["column"]},
}
"""Reason codes for a placement, each with its facts and their possible values."""

WORTH_TELLING: Final = 2
"""The least difference to a fortune that makes a reason, in units of 100,000."""


def reason(root: Node, order: Sequence[int]) -> Reason | None:
    """Return what speaks for the first placement of an order: what it gains, else what it does
    beside the second. Where the line followed only "expects" something that is not `usual`, the
    gain is what it would win at once. None if it is none of these, or if the placement was never
    tried."""
    best, second = [*(followed(root, index) for index in order[:2]), None][:2]
    if best is None:
        return None
    gained = gain(root.state, best)
    if gained and gained.code == "expects" and not usual(root, order[0], best, best.place.column):
        gained = gain(root.state, Followed(best.place, apply(root.state, best.place)))
    told = gained if gained or second is None else beside(best, second)
    return with_givers(root.state, best.place, told)


def gain(state: State, best: Followed) -> Reason | None:
    """Return the reason that names the object which a placement brings at the end of its line, or
    the dearer one that it would win at once.

    takes    it would win that at once; "takes-from" if another would get it otherwise
    wins     the same if nobody can answer; "wins-from" likewise
    defends  that came to its seat already, and fewer cards can take it away now
    expects  only the line brings that

    "takes" and "wins" are followed by what it "returns", what its seat would get there otherwise
    ("else", "else-forced"), whom it "frees" from a tie, and the `answers` of others. "expects" is
    followed by what it would win at once ("until-then"), and whom it ties with then
    ("ties-until-then", or "ties-it-away" if that seat misses something by it).

    None if the line makes its seat no richer, if the object is no better than what came to its seat
    already or is given back under a later column, if only a worse one in a column before would make
    its seat richer by what it "expects", or if no fewer cards than before can take away what it
    defends.
    """
    place, end = best
    seat, placed = place.seat, apply(state, place)
    had, now, then = (take_of(each, seat, place.column) for each in (state, placed, end))
    if then.gain <= 0 or not _gains(state, end, seat):
        return None
    taken = (now if now.gain > then.gain else then).taken
    facts = {"column": place.column, "object": taken}
    if now.taken != taken:  # others will have changed the column
        if _richer_by(placed, seat, place.column, taken) <= 0:  # and another before it as well
            return None
        wins = [Reason("until-then", {"object": now.taken})] if now.gain > 0 else []
        other = tied(placed, seat, place.column)
        ties = [] if other is None else [_ties_with(state, other, place.column)]
        return Reason("expects", facts, (*wins, *ties))
    if had.taken == taken:
        before, after = (threats(each, seat, place.column, taken)[0] for each in (state, placed))
        return Reason("defends", facts) if after < before else None
    if had.gain >= now.gain:
        return None
    if not kept(placed, seat, place.column, taken):
        return None
    owner = _owner(state, place.column, taken)
    robbed = owner is not None and owner != seat and _owner(placed, place.column, taken) == seat
    code = "wins" if settled(placed, seat, place.column) else "takes"
    risks = answers(placed, seat, place.column, taken)
    left = {each.facts.get("object") for each in risks}
    spared = [each for each in _otherwise(state, place) if each.facts["object"] not in left]
    freed = _freed(state, placed, seat, place.column)
    found = (*returns(state, placed, seat, place.column), *spared, *freed, *risks)
    if robbed and owner is not None:
        return Reason(f"{code}-from", facts | {"owner": owner}, found)
    return Reason(code, facts, found)


def _ties_with(state: State, other: Seat, column: Column) -> Reason:
    """Return the reason that a placement ties with another seat, "ties-it-away" if this misses by
    it what would make it richer."""
    take = take_of(state, other, column)
    if take.gain <= 0:
        return Reason("ties-until-then", {"seat": other})
    return Reason("ties-it-away", {"seat": other, "object": int(take.taken)})


def returns(state: State, placed: State, seat: Seat, column: Column) -> Iterator[Reason]:
    """Yield the reason that names what a seat gives back for what it takes from a column; nothing
    if it gives nothing back."""
    take = take_of(placed, seat, column)
    if take.returned != NONE:
        yield Reason("returns", returned(state, placed, take))


def _freed(state: State, placed: State, seat: Seat, column: Column) -> Iterator[Reason]:
    """Yield a reason for each who tied with a seat in a column, and takes something there once the
    seat lies there with more; "frees-forced" if that is an exchange at a loss."""
    tied, still = (forecast(each)[column - each.awarded].struck for each in (state, placed))
    for other in tied if seat in tied else ():
        take = take_of(placed, other, column)
        if other in (seat, *still) or take.taken == NONE:
            continue
        facts = {"seat": other, "object": int(take.taken)}
        if take.gain < 0:
            yield Reason("frees-forced", facts | returned(state, placed, take))
        else:
            yield Reason("frees", facts)


def firmer(state: State, best: Place, other: Place, gained: Reason) -> Reason | None:
    """Return the reason that a placement keeps the object `gained` better than the other one under
    the same column. It "holds" it against more cards, or "secures" it against all; "holds-tied" if
    all these tie. Behind that comes the dearer object that the seat gets if another gets ahead of
    it, "behind-gets". None if it does neither, or if the other one lies elsewhere."""
    seat, column = best.seat, best.column
    obj = Object(gained.facts["object"])
    if other.column != column:
        return None
    tables = [apply(state, each) for each in (best, other)]
    (few, of), (many, _) = (threats(each, seat, column, obj) for each in tables)
    if few >= many:
        return None
    facts = {"column": column, "object": int(obj), "many": many, "of": of}
    if not few:
        return Reason("secures", facts)
    if not all(only_ties(each, seat, column, obj) for each in tables):
        return Reason("holds", facts | {"few": few})
    dearer = dearer_behind(tables[0], seat, column, obj)
    also = (Reason("behind-gets", {"object": int(dearer)}),) if dearer else ()
    return Reason("holds-tied", facts | {"few": few}, also)


def _otherwise(state: State, place: Place) -> Iterator[Reason]:
    """Yield the reason that names what the seat would get from the same column without the
    placement: "else", or "else-forced" for an exchange at a loss. Yield nothing if that is nothing,
    or no worse."""
    now = take_of(apply(state, place), place.seat, place.column)
    had = take_of(state, place.seat, place.column)
    if not had.taken or had.gain >= now.gain:
        return
    if had.gain < 0:
        yield Reason("else-forced", {"object": had.taken, **returned(state, state, had)})
    else:
        yield Reason("else", {"object": had.taken})


def beside(best: Followed, other: Followed) -> Reason | None:
    """Return what a placement does beside a worse one: it "denies" another some of their fortune,
    leaves its own seat "richer", or "keeps" the higher card in hand. None if it is none of
    these."""
    seat = best.place.seat
    lost = costs(best, other)
    more, lost[seat] = -lost[seat], 0
    if max(lost) >= WORTH_TELLING:
        return Reason("denies", {"seat": lost.index(max(lost)), "amount": max(lost)})
    if more >= WORTH_TELLING:
        return Reason("richer", {"amount": more})
    if best.place.card < other.place.card:
        return Reason("keeps", {"card": other.place.card})
    return None


def costs(best: Followed, other: Followed) -> list[int]:
    """Return by seat how much less it owns after the first of two placements than after the second,
    in units of 100,000; less than nothing if it owns more."""
    ends = fortunes(best.end), fortunes(other.end)
    return [before - now for now, before in zip(*ends, strict=True)]


def more_taken(
    one: State, other: State, seat: Seat, where: Sequence[Column]
) -> dict[str, int] | None:
    """Return as facts the object that makes a seat richest, of those that it takes from some
    columns at one table and not at the other; None if there is none."""
    lacking = brought(other, seat)
    found = [each for each in brought(one, seat) if each not in lacking and each[0] in where]
    if not found:
        return None
    column, obj = max(found, key=lambda each: take_of(one, seat, each[0]).gain)
    return {"column": column, "object": obj}


def cause(one: State, other: State, seat: Seat, amount: int) -> dict[str, int] | None:
    """Return as facts what a seat gets at one table and not at the other, if it is by itself enough
    to make it richer by an amount; else None."""
    found = more_taken(one, other, seat, EVERY_COLUMN[one.awarded :])
    if found is None or take_of(one, seat, Column(found["column"])).gain < amount:
        return None
    return found


def brought(table: State, seat: Seat) -> list[tuple[Column, Object]]:
    """Return the columns from which a seat takes what makes it richer, each with the object."""
    takes = [(column, take_of(table, seat, column)) for column in EVERY_COLUMN[table.awarded :]]
    return [(column, take.taken) for column, take in takes if take.gain > 0]


def _gains(before: State, end: State, seat: Seat) -> bool:
    """Return whether a seat ends the round richer than it is."""
    return fortunes(end)[seat] > fortune(before.goods[seat], before.money[seat])


def _richer_by(table: State, seat: Seat, column: Column, obj: Object) -> int:
    """Return by how much an object of a column would make a seat richer after the columns before
    it, if no more cards are placed, in units of 100,000."""
    before = forecast(table)[: column - table.awarded]
    goods = before[-1].goods if before else table.goods
    kind = category(obj)
    return value(obj) - (0 if kind == MONEY else goods[seat][kind - 1])


def _owner(state: State, column: Column, taken: Object) -> Seat | None:
    """Return who takes an object from a column if no more cards are placed; None unless just one
    does."""
    takes = forecast(state)[column - state.awarded].takes
    found = [take.seat for take in takes if take.taken == taken]
    return found[0] if len(found) == 1 else None
