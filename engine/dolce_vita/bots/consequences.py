"""Consequences of a placement that was a mistake: what its seat misses beside a better one, what
others leave of it, and whom it makes richer."""

from collections.abc import Mapping
from typing import Final

from engine.dolce_vita.actions import Place
from engine.dolce_vita.award import forecast
from engine.dolce_vita.bots.answers import ANSWERS, OUTBID, answers, outbid
from engine.dolce_vita.bots.exchange import RETURNED, WHAT, WHERE, at_a_loss, returned
from engine.dolce_vita.bots.followed_line import Followed
from engine.dolce_vita.bots.reasons import AMOUNT, WORTH_TELLING, cause, costs, more_taken
from engine.dolce_vita.bots.seat_forecast import fortunes, kept, take_of, tied, with_bid
from engine.dolce_vita.bots.stakes import LOST
from engine.dolce_vita.cards import EVERY_COLUMN, NONE, Column
from engine.dolce_vita.rules import apply
from engine.dolce_vita.state import State
from engine.game import Facts, Reason, Seat
from engine.reasons import SEATS

BACK: Final = {**WHERE, **RETURNED}
"""Facts: what a seat gets and where, and what it gives back for it."""
ENRICHED: Final = {**WHERE, "seat": SEATS, "amount": AMOUNT}
"""Facts: the object that makes another seat richer than after the better placement, and by how
much."""
CONSEQUENCES: Final[Facts] = {
    "ties": {"column": EVERY_COLUMN, "seat": SEATS},
    "tied": {"column": EVERY_COLUMN, "seat": SEATS},
    "empty": {"column": EVERY_COLUMN},
    "idle": {"column": EVERY_COLUMN},
    "worse": BACK,
    "left-worse": BACK,
    "unless-more": BACK,
    **OUTBID,
    "already": WHERE,
    "instead": {**WHERE, "back": WHERE["object"]},
    "left": WHERE,
    "brings": WHERE,
    "swaps": BACK,
    "lets": {**WHERE, "seat": SEATS},
    "once": {"seat": SEATS},
    "for-now": WHERE,
    "mostly-forced": {**WHAT, **RETURNED},
    "enriches": ENRICHED,
    "enriches-first": ENRICHED,
    "overtakes": ENRICHED,
    "overtakes-first": ENRICHED,
    "itself": WHERE,
    "returns": RETURNED,
    **ANSWERS,
    **LOST,
}
"""Reason codes for what comes of a placement, each with its facts and their possible values."""


def enriches(state: State, best: Followed, taken: Followed) -> Reason | None:
    """Return the reason that names a rival whom the placement taken makes richer by no less than it
    costs its own seat, and by one object alone. The rival ends the line richer than that seat; of
    several, the richest is named, "first" if alone ahead of all. The rival "overtakes" the seat if
    that object comes to it as the cards lie after the placement. None if there is nobody."""
    seat, gains = best.place.seat, costs(taken, best)
    own, gains[seat] = gains[seat], 0
    ends = fortunes(taken.end)
    least = max(WORTH_TELLING, own)
    found = {
        other: got
        for other, lost in enumerate(gains)
        if -lost >= least
        and ends[other] > ends[seat]
        and (got := cause(taken.end, best.end, other, -lost))
    }
    if not found:
        return None
    rival = max(found, key=lambda other: ends[other])
    first = ends[rival] == max(ends) and ends.count(ends[rival]) == 1
    column = Column(found[rival]["column"])
    lies = take_of(apply(state, taken.place), seat, column).taken == found[rival]["object"]
    code = ("overtakes" if lies else "enriches") + ("-first" if first else "")
    return Reason(code, found[rival] | {"seat": rival, "amount": -gains[rival]})


def idle(state: State, place: Place) -> Reason | None:
    """Return the reason that a placement changes nothing for anybody, as the cards lie; None if it
    does."""
    tables = state, apply(state, place)
    before, after = (
        [(take.seat, take.taken, take.returned) for each in forecast(table) for take in each.takes]
        for table in tables
    )
    if before != after:
        return None
    return Reason("idle", {"column": place.column})


def comes(state: State, best: Followed, taken: Followed) -> Reason | None:
    """Return what comes of the placement taken: the first of these that is true. What the table
    shows goes first, because it holds whatever comes.

    worse        as the cards lie, an exchange at a loss that is worse than without the placement,
                 and that no exchange under a later column makes good
    ties         as the cards lie, a tie with another, and answers that end it to the seat's harm,
                 unless the better one brings an exchange at a loss there as the cards lie
    unless-more  an exchange that others force on its seat unless that lays more (`_without_more`)
    tied         a tie at the end of its line, which costs what the placement would win
    empty        nothing is left for its seat
    left-worse   after answers of others, an exchange at a loss
    already      only what would have come without the placement
    instead      less than what would have come without it
    outbid       less than the better one brings, because others get ahead (`outbid`)
    left         less than the better one brings, and not what the table shows
    brings       less than the better one brings, and what others can do against that
    swaps        the same, where something is given back
    lets         what another gets in either column, who profits most, and "once" who else has laid
                 more there, if that is what brings it

    None if none is true, if a tie on its line costs nothing, or if an exchange there is no worse
    than without the placement or made good later.
    """
    seat, column, own = taken.place.seat, taken.place.column, best.place.column
    placed = apply(state, taken.place)
    where: dict[str, int] = {"column": column}
    before, now = (take_of(each, seat, column) for each in (state, placed))
    if (loss := at_a_loss(state, taken.place)) is not None:
        return Reason("worse", loss)
    lies, rival = (tied(table, seat, column) for table in (placed, taken.end))
    if lies is not None:
        spared = take_of(apply(state, best.place), seat, column).gain >= 0
        risks = answers(placed, seat, column, NONE) if spared else ()
        return Reason("ties", where | {"seat": lies}, risks)
    if rival is not None and taken.end.bids[column][seat] != placed.bids[column][seat]:
        return _without_more(state, placed, taken, before.gain)
    if rival is not None:
        return Reason("tied", where | {"seat": rival}) if now.gain > 0 else None
    take = take_of(taken.end, seat, column)
    facts = where | {"object": take.taken}
    if take.taken == NONE:
        return Reason("empty", where)
    if take.gain < 0:
        if take.gain >= before.gain or not kept(taken.end, seat, column, take.taken):
            return None  # no worse than without the placement
        return Reason("left-worse", facts | returned(state, taken.end, take))
    if before.taken == take.taken == now.taken:
        return Reason("already", facts)
    if before.taken != NONE and now.gain < before.gain and now.taken == take.taken:
        return Reason("instead", facts | {"back": before.taken})
    if take.gain < max(take_of(best.end, seat, each).gain for each in (own, column)):
        if take.gain < now.gain and (passed := outbid(placed, taken.end, seat, column)):
            return Reason(passed.code, facts | passed.facts)
        swapped = returned(state, taken.end, take) if take.returned else {}
        if take.gain < now.gain and take.taken != now.taken:  # the table shows more
            return Reason("left", facts, (Reason("returns", swapped),) if swapped else ())
        risks = answers(placed, seat, column, take.taken) if now.taken == take.taken else ()
        return Reason("swaps" if swapped else "brings", facts | swapped, risks)
    lost = costs(taken, best)
    lost[seat] = 0
    rival = lost.index(min(lost))
    got = more_taken(taken.end, best.end, rival, (own, column)) if lost[rival] < 0 else None
    return Reason("lets", got | {"seat": rival}, _once(placed, taken, rival, got)) if got else None


def _once(
    placed: State, taken: Followed, rival: Seat, got: Mapping[str, int]
) -> tuple[Reason, ...]:
    """Return the reason that names the only seat that lays more under a column on a line, if what a
    rival gets there does not come to them as the cards lie; () if that is not so."""
    column, seat = Column(got["column"]), taken.place.seat
    if take_of(placed, rival, column).taken == got["object"]:
        return ()
    before, end = (table.bids[column] for table in (placed, taken.end))
    moved = [each for each in range(len(end)) if end[each] != before[each]]
    if len(moved) != 1 or moved[0] in (rival, seat):
        return ()
    return (Reason("once", {"seat": moved[0]}),)


def for_now(state: State, place: Place, code: str = "for-now") -> Reason | None:
    """Return the reason `code` that a placement wins its seat an object only as the cards lie, with
    the answers that take it away; None if it wins nothing, or if there is no such answer."""
    after, seat, column = apply(state, place), place.seat, place.column
    take = take_of(after, seat, column)
    if take.gain <= max(take_of(state, seat, column).gain, 0):
        return None
    found = answers(after, seat, column, take.taken)
    return Reason(code, {"column": column, "object": take.taken}, found) if found else None


def _without_more(state: State, placed: State, taken: Followed, had: int) -> Reason | None:
    """Return the reason that names the exchange that others force on the placement's seat "unless"
    it lays "more" there, as it does on its line. `had` is its gain without the placement, in units
    of 100,000. None if the exchange costs nothing, or no more than that."""
    seat, column = taken.place.seat, taken.place.column
    end = with_bid(taken.end, seat, column, placed.bids[column][seat])
    take = take_of(end, seat, column)
    if take.gain >= min(had, 0) or not kept(end, seat, column, take.taken):
        return None
    facts = {"column": column, "object": take.taken}
    return Reason("unless-more", facts | returned(state, end, take))
