"""What a review says of a placement that was a mistake: what speaks for the better one, and what
came of this one."""

from collections.abc import Container, Sequence
from random import Random
from typing import Final

from msgspec.structs import replace

from engine.dolce_vita.actions import DolceVitaAction, Place
from engine.dolce_vita.award import Take, Verdict, forecast
from engine.dolce_vita.bots.answers import ANSWERS, WHERE, answers
from engine.dolce_vita.bots.by_lines import by_lines
from engine.dolce_vita.bots.forecast_cache import ForecastCache
from engine.dolce_vita.bots.kept_card import with_kept
from engine.dolce_vita.bots.reasons import (
    AMOUNT,
    WORTH_TELLING,
    Followed,
    beside,
    costs,
    followed,
    gain,
    usual,
)
from engine.dolce_vita.bots.search import Node, grow
from engine.dolce_vita.bots.seat_forecast import fortunes, gained_by, take_of
from engine.dolce_vita.cards import (
    EVERY_COLUMN,
    GOODS,
    NONE,
    TOTAL,
    Column,
    Object,
    cards_in,
    category,
)
from engine.dolce_vita.guess import guess
from engine.dolce_vita.rules import apply
from engine.dolce_vita.state import State
from engine.dolce_vita.views import DolceVitaView
from engine.game import Enough, Facts, Reason, Seat
from engine.reasons import SEATS, together

OWNED: Final = -1
"""In place of the column in which a seat first wins what it gives back: it has it already."""

BACK: Final = {**WHERE, "back": GOODS, "first": (OWNED, *EVERY_COLUMN)}
"""The same, with what is given back for it, and where that is won first."""

CONSEQUENCES: Final[Facts] = {
    "ties": {"column": EVERY_COLUMN, "seat": SEATS},
    "tied": {"column": EVERY_COLUMN, "seat": SEATS},
    "empty": {"column": EVERY_COLUMN},
    "worse": BACK,
    "left-worse": BACK,
    "outbid": {**WHERE, "seat": SEATS},
    "already": WHERE,
    "instead": {**WHERE, "back": WHERE["object"]},
    "brings": WHERE,
    "swaps": BACK,
    "lets": {**WHERE, "seat": SEATS},
    "enriches": {"seat": SEATS, "amount": AMOUNT},
    "enriches-first": {"seat": SEATS, "amount": AMOUNT},
    "itself": WHERE,
    **ANSWERS,
}
"""What may be said to come of a placement."""

OF_OTHERS: Final = ("lets", "enriches", "enriches-first")
"""What does not tell what the placement brings its own seat."""

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
    roots = [_searched(state, place, cache, rng, enough) for place in (best, taken)]
    better, worse = (followed(root, 0) for root in roots)
    assert better and worse
    rare = [each for each in EVERY_COLUMN if not usual(roots[0], 0, better, each)]
    why, came = compared(state, better, worse, rare)
    why = why if best.card == taken.card else with_kept(why, *roots)
    return why or by_lines(*roots), came


def _searched(
    state: State, place: Place, cache: ForecastCache, rng: Random, enough: Enough
) -> Node:
    root = Node(state, cache, rng)
    root.only(place)
    grow(root, cache, rng, ITERATIONS, enough)
    return root


def compared(
    state: State, best: Followed, taken: Followed, rare: Container[Column] = ()
) -> tuple[Reason | None, Reason | None]:
    """Return what speaks for the better placement: what it wins as the cards lie then, else by its
    line (but for the `rare` columns, which other lines often bring to another end). And what comes
    of the one taken alone, by its line, else as the cards lie then, else whom it makes richer;
    behind that, what it wins itself. The same is not told twice. Either is None if there is nothing
    to tell."""
    now, other = (Followed(each.place, apply(state, each.place)) for each in (best, taken))
    why = _wins(state, now, other) or speaks(state, best, taken, rare)
    why = why or speaks(state, now, other) or beside(best, taken)
    found = (_alone(state, best, taken), _alone(state, now, other), enriches(best, taken))
    came = next((each for each in found if each and not (why and why.facts == each.facts)), None)
    own = _itself(state, other, taken)
    told = came is not None and came.code not in OF_OTHERS
    if own is None or told or (why is not None and why.facts.items() >= own.facts.items()):
        return why, came
    return why, together([*([came] if came else []), replace(own, also=()), *own.also])


def _itself(state: State, now: Followed, line: Followed) -> Reason | None:
    """Return the reason that names what the placement taken wins its seat, as the cards lie then
    and at the end of its line; and what answers can leave of that. None unless it wins the same in
    both, or if its seat would have got that without it."""
    seat, column = now.place.seat, now.place.column
    found = (column, take_of(now.end, seat, column).taken)
    if found not in brought(now.end, seat) or found not in brought(line.end, seat):
        return None
    had = take_of(state, seat, column).taken == found[1]
    if had:
        return None
    after = answers(now.end, seat, column, found[1])
    return Reason("itself", {"column": column, "object": found[1]}, after)


def _wins(state: State, best: Followed, taken: Followed) -> Reason | None:
    """Return what the better placement alone brings under its column, if it makes its seat richer
    than the other one does; else None."""
    seat, gained = best.place.seat, gain(state, best)
    if gained is None or costs(best, taken)[seat] >= 0:
        return None
    found = (best.place.column, gained.facts["object"])
    return None if found in brought(taken.end, seat) else gained


def _alone(state: State, best: Followed, taken: Followed) -> Reason | None:
    """Return what comes of the placement taken; None if it comes of the better one as well."""
    came = comes(state, best, taken)
    return None if came == comes(state, taken, best) else came


def enriches(best: Followed, taken: Followed) -> Reason | None:
    """Return the reason that names, of those whom the placement taken makes richer by no less than
    it costs its seat, and richer than that is, the one who is richest at the end of its line,
    perhaps "first" of all. None if there is nobody."""
    seat, gains = best.place.seat, costs(taken, best)
    own, gains[seat] = gains[seat], 0
    ends = fortunes(taken.end)
    least = max(WORTH_TELLING, own)
    others = [
        other for other, lost in enumerate(gains) if -lost >= least and ends[other] > ends[seat]
    ]
    if not others:
        return None
    rival = max(others, key=lambda other: ends[other])
    first = ends[rival] == max(ends) and ends.count(ends[rival]) == 1
    code = "enriches-first" if first else "enriches"
    return Reason(code, {"seat": rival, "amount": -gains[rival]})


def speaks(
    state: State, best: Followed, taken: Followed, rare: Container[Column] = ()
) -> Reason | None:
    """Return the dearest that its seat gets with the better placement alone, if it is richer for
    it: by the card that the other one spends ("saves"), else by the placement itself, else by a
    card that it lays later ("plans"). Else what another does not get where one of the two lies, who
    loses most ("spoils"), unless that takes answers and the placement gains something by itself.
    What comes to it later is not told of `rare` columns. None if it is none of these."""
    seat, lost = best.place.seat, costs(best, taken)
    here, there = best.place.column, taken.place.column
    gained = gain(state, best)
    if gained and (
        (here, gained.facts["object"]) in brought(taken.end, seat)
        or (gained.code == "expects" and here in rare)
    ):
        gained = None
    laid = {column: _highest(best, state, column) for column in EVERY_COLUMN}
    own = [
        column for column, card in laid.items() if (card or column == there) and column not in rare
    ]
    if lost[seat] < 0 and (more := _more(best.end, taken.end, seat, own)):
        card = laid[Column(more["column"])]
        if card == taken.place.card and more["column"] != here:
            return Reason("saves", more | {"card": card})
        if more["column"] == here or not card:
            return gained or Reason("expects", more)
        return gained or Reason("plans", more | {"card": card})
    lost[seat] = 0
    rival = lost.index(max(lost))
    if lost[rival] >= WORTH_TELLING and (less := _more(taken.end, best.end, rival, (here, there))):
        if gained and gained.code != "expects" and not _at_once(state, best, rival):
            return gained  # it needs fewer answers than what another misses
        return Reason("spoils", less | {"seat": rival})
    return None


def _highest(line: Followed, state: State, column: Column) -> int:
    """Return the highest card that a seat lays under a column on a line; 0 if it lays none
    there."""
    seat = line.place.seat
    return max(cards_in(line.end.bids[column][seat] & ~state.bids[column][seat]), default=0)


def _at_once(state: State, best: Followed, rival: Seat) -> bool:
    """Return whether a placement alone takes from a rival what would come to them as the cards
    lie."""
    column = best.place.column
    before, after = (take_of(each, rival, column) for each in (state, apply(state, best.place)))
    return gained_by(after) < gained_by(before)


def comes(state: State, best: Followed, taken: Followed) -> Reason | None:
    """Return what the placement taken comes to at the end of its line: that it ties, with one who
    lies there ("ties") or will ("tied", which costs what the move would win); that nothing is left
    for it; that what it brings is worth less than what it replaces, as the cards lie or only after
    answers of others ("left-worse"); that it only secures what comes as the cards lie without it,
    or brings less "instead"; that it brings less than the better one does in either column, perhaps
    because another comes first there ("outbid"). Else what another gets where one of the two lies,
    who profits most. None if it is none of these."""
    seat, column, own = taken.place.seat, taken.place.column, best.place.column
    placed = apply(state, taken.place)
    where: dict[str, int] = {"column": column}
    before, now = (take_of(each, seat, column) for each in (state, placed))
    rival = _tied(taken.end, seat, column)
    if rival is not None:
        lies = _tied(placed, seat, column) == rival
        if not lies and gained_by(now) <= 0:
            return None
        return Reason("ties" if lies else "tied", where | {"seat": rival})
    take = take_of(taken.end, seat, column)
    facts = where | {"object": take.taken}
    if take.taken == NONE:
        return Reason("empty", where)
    if gained_by(take) < 0:
        sure = gained_by(now) < 0
        told, table = (now, placed) if sure else (take, taken.end)
        facts = where | {"object": told.taken, **_back(state, table, told)}
        return Reason("worse" if sure else "left-worse", facts)
    if before.taken == take.taken == now.taken:
        return Reason("already", facts)
    if before.taken != NONE and gained_by(now) < gained_by(before) and now.taken == take.taken:
        return Reason("instead", facts | {"back": before.taken})
    if gained_by(take) < max(gained_by(take_of(best.end, seat, each)) for each in (own, column)):
        takers = {each.taken: each.seat for each in _on(taken.end, column).takes}
        if takers.get(now.taken, seat) != seat:
            return Reason("outbid", facts | {"seat": takers[now.taken]})
        swapped = _back(state, taken.end, take) if take.returned else {}
        return Reason("swaps" if swapped else "brings", facts | swapped)
    lost = costs(taken, best)
    lost[seat] = 0
    rival = lost.index(min(lost))
    got = _more(taken.end, best.end, rival, (own, column)) if lost[rival] < 0 else None
    return Reason("lets", got | {"seat": rival}) if got else None


def _more(one: State, other: State, seat: Seat, where: Sequence[Column]) -> dict[str, int] | None:
    """Return as facts what makes a seat richest under some columns at one table and not at the
    other; None if nothing does."""
    lacking = brought(other, seat)
    found = [each for each in brought(one, seat) if each not in lacking and each[0] in where]
    if not found:
        return None
    column, obj = max(found, key=lambda each: gained_by(take_of(one, seat, each[0])))
    return {"column": column, "object": obj}


def brought(table: State, seat: Seat) -> list[tuple[Column, Object]]:
    """Return the columns from which a seat takes what makes it richer, each with the object."""
    takes = [(column, take_of(table, seat, column)) for column in EVERY_COLUMN[table.awarded :]]
    return [(column, take.taken) for column, take in takes if gained_by(take) > 0]


def _on(table: State, column: Column) -> Verdict:
    """Return what a column comes to if no more cards are placed."""
    return forecast(table)[column - table.awarded]


def _back(state: State, table: State, take: Take) -> dict[str, int]:
    """Return as facts what a seat gives back for what it takes at a table, and the column before in
    which it first wins that, or OWNED if it has it already."""
    seat, back = take.seat, take.returned
    columns = (each for each in EVERY_COLUMN[table.awarded :])
    won = (each for each in columns if take_of(table, seat, each).taken == back)
    owned = state.goods[seat][category(back) - 1] == back % 10
    return {"back": back, "first": OWNED if owned else next(won, OWNED)}


def _tied(table: State, seat: Seat, column: Column) -> Seat | None:
    """Return who ties with a seat in a column, the first of several (DV9); None if nobody does."""
    totals = [TOTAL[mask] for mask in table.bids[column]]
    if seat not in _on(table, column).struck:
        return None
    return next(
        other for other, total in enumerate(totals) if (total == totals[seat]) and other != seat
    )
