"""What comes of a placement that was a mistake: what less it brings its seat than a better one,
what others leave of that, and whom it makes richer."""

from typing import Final

from engine.dolce_vita.bots.answers import ANSWERS, OUTBID, answers, outbid
from engine.dolce_vita.bots.exchange import RETURNED, WHERE, returned
from engine.dolce_vita.bots.reasons import (
    AMOUNT,
    WORTH_TELLING,
    Followed,
    cause,
    costs,
    more_taken,
)
from engine.dolce_vita.bots.seat_forecast import fortunes, take_of, tied, with_bid
from engine.dolce_vita.bots.stakes import LOST
from engine.dolce_vita.cards import EVERY_COLUMN, NONE
from engine.dolce_vita.rules import apply
from engine.dolce_vita.state import State
from engine.game import Facts, Reason
from engine.reasons import SEATS

BACK: Final = {**WHERE, **RETURNED}
"""What somebody gets where, and what is given back for it."""
ENRICHED: Final = {**WHERE, "seat": SEATS, "amount": AMOUNT}
"""What makes whom richer than the better placement would, by how much."""
CONSEQUENCES: Final[Facts] = {
    "ties": {"column": EVERY_COLUMN, "seat": SEATS},
    "tied": {"column": EVERY_COLUMN, "seat": SEATS},
    "empty": {"column": EVERY_COLUMN},
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
    "enriches": ENRICHED,
    "enriches-first": ENRICHED,
    "itself": WHERE,
    "returns": RETURNED,
    **ANSWERS,
    **LOST,
}
"""What may be said to come of a placement."""


def enriches(best: Followed, taken: Followed) -> Reason | None:
    """Return the reason that names, of those whom the placement taken makes richer by no less than
    it costs its seat, by one object, and richer than that is, the one who is richest at the end of
    its line, perhaps "first" of all. None if there is nobody."""
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
    code = "enriches-first" if first else "enriches"
    return Reason(code, found[rival] | {"seat": rival, "amount": -gains[rival]})


def comes(state: State, best: Followed, taken: Followed) -> Reason | None:
    """Return what the placement taken comes to: that what it brings is "worse" than what it
    replaces as the cards lie, or that it "ties" with one who lies there, both of which the table
    shows whatever comes. Else what it comes to at the end of its line: that it will tie ("tied",
    which costs what the move would win), or what it loses "unless" its seat lays "more" for that;
    that nothing is left for it; that what it brings is worth less than what it replaces after
    answers of others ("left-worse"); that it only secures what comes as the cards lie without it,
    or brings less "instead"; that it brings less than the better one does in either column, with
    what others can do against that, perhaps because others come first there ("outbid"), or because
    less is "left" than the table shows. Else what another gets where one of the two lies, who
    profits most. None if it is none of these."""
    seat, column, own = taken.place.seat, taken.place.column, best.place.column
    placed = apply(state, taken.place)
    where: dict[str, int] = {"column": column}
    before, now = (take_of(each, seat, column) for each in (state, placed))
    if now.gain < min(before.gain, 0):
        return Reason("worse", where | {"object": now.taken, **returned(state, placed, now)})
    lies, rival = (tied(table, seat, column) for table in (placed, taken.end))
    if lies is not None:
        return Reason("ties", where | {"seat": lies})
    if rival is not None and taken.end.bids[column][seat] != placed.bids[column][seat]:
        return _without_more(state, placed, taken, before.gain)
    if rival is not None:
        return Reason("tied", where | {"seat": rival}) if now.gain > 0 else None
    take = take_of(taken.end, seat, column)
    facts = where | {"object": take.taken}
    if take.taken == NONE:
        return Reason("empty", where)
    if take.gain < 0:
        if take.gain >= before.gain:
            return None  # it has to do that already
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
    return Reason("lets", got | {"seat": rival}) if got else None


def _without_more(state: State, placed: State, taken: Followed, had: int) -> Reason | None:
    """Return the reason that names the exchange that others force on the placement's seat "unless"
    it lays "more" there, as it does at the end of its line; None if it `had` to do that already, or
    would not have to."""
    seat, column = taken.place.seat, taken.place.column
    end = with_bid(taken.end, seat, column, placed.bids[column][seat])
    take = take_of(end, seat, column)
    if take.gain >= min(had, 0):
        return None
    facts = {"column": column, "object": take.taken}
    return Reason("unless-more", facts | returned(state, end, take))
