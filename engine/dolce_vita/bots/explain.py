"""What a review says of a placement that was a mistake: what speaks for the better one, and what
came of this one."""

from collections.abc import Container
from random import Random
from typing import Final

from msgspec.structs import replace

from engine.dolce_vita.actions import DolceVitaAction, Place
from engine.dolce_vita.bots.answers import answers
from engine.dolce_vita.bots.by_lines import AVERAGES, by_lines, denied, seldom
from engine.dolce_vita.bots.consequences import comes, enriches, for_now, idle
from engine.dolce_vita.bots.exchange import with_givers
from engine.dolce_vita.bots.forecast_cache import ForecastCache
from engine.dolce_vita.bots.kept_card import costs_much, dearer, moved, with_kept
from engine.dolce_vita.bots.later_tie import ties_later
from engine.dolce_vita.bots.lower_card import with_lower
from engine.dolce_vita.bots.more_often import with_answer, with_cause
from engine.dolce_vita.bots.reasons import (
    WORTH_TELLING,
    Followed,
    beside,
    brought,
    costs,
    firmer,
    followed,
    gain,
    more_taken,
    returns,
    typical,
    usual,
)
from engine.dolce_vita.bots.search import Node, grow
from engine.dolce_vita.bots.seat_forecast import take_of
from engine.dolce_vita.bots.spared_exchange import leads_with_exchange
from engine.dolce_vita.bots.stakes import (
    FIRM,
    by_a_tie,
    by_escape,
    dearer_first,
    strikes,
    with_stakes,
    worth,
)
from engine.dolce_vita.cards import EVERY_COLUMN, Column, cards_in
from engine.dolce_vita.guess import guess
from engine.dolce_vita.rules import apply
from engine.dolce_vita.state import State
from engine.dolce_vita.views import DolceVitaView
from engine.game import Enough, Reason, Seat
from engine.reasons import apart, together

OF_OTHERS: Final = ("lets", "enriches", "enriches-first", "overtakes", "overtakes-first")
"""Codes of consequences that do not tell what the placement brings its own seat."""

TIES: Final = "ties"
"""The code of a tie as the cards lie, which lasts until one of the two lays more."""

UNSEEN: Final = frozenset({"plans", "lies", "expects"})
"""Codes of reasons that the table does not show."""
NAMELESS: Final = frozenset({"denies", "richer"})
"""Codes of reasons that name no object."""
GREAT: Final = frozenset({"saves", "waits", "spoils"})
"""Codes of reasons that the table does not show either; they go before one that it shows if their
object is worth more."""

SHOWN: Final = frozenset({"takes", "takes-from"})
"""Codes of reasons that hold as the cards lie, until others lay more."""
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
    if why is not None and why.code == "plans":
        why = together([*why.also, replace(why, also=())])  # first what the placement does itself
    came = without_own(why, came)
    came = came or for_now(state, taken) or idle(state, taken)
    return with_givers(state, best, why), with_givers(state, taken, came)


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


def compared(
    state: State,
    best: Followed,
    taken: Followed,
    rare: Container[Column] = (),
    saved: bool = True,
) -> tuple[Reason | None, Reason | None]:
    """Return what speaks for the better placement, and what comes of the one taken. Neither tells
    what the other does; either is None if there is nothing to tell.

    For the better one: what it wins as the cards lie then, or takes from another by a tie; else
    what its line or the cards that lie there tell (`clearer`, `speaks`); else what it does `beside`
    the other one. `rare` columns are left out of its line, because other lines often end
    differently there. That it keeps the card of the one taken is told only if that card is `saved`.

    Of the one taken: what comes of it alone by its line, else as the cards lie then, else whom it
    makes richer. If that tells only of others, what it wins itself follows.
    """
    now, other = (Followed(each.place, apply(state, each.place)) for each in (best, taken))
    why = _wins(state, now, other) or strikes(state, best.place, taken.place)
    by_line = speaks(state, best, taken, rare, saved)
    gained = gain(state, now)
    why = why or clearer(by_line, gained and firmer(state, now.place, taken.place, gained))
    why = why or speaks(state, now, other, saved=saved) or beside(best, taken)
    if why is not None and why.code == "keeps" and not saved:
        why = None
    found = (_alone(state, best, taken), _alone(state, now, other), enriches(state, best, taken))
    came = next((each for each in found if each and not (why and _alike(why, each))), None)
    if why and came and why.code == "denies" and {*why.facts.items()} <= {*came.facts.items()}:
        facts = {name: fact for name, fact in came.facts.items() if name != "amount"}
        came = Reason("lets", facts)  # not the same amount again
    own = _itself(state, other, taken)
    told = came is not None and came.code not in OF_OTHERS
    if own is None or told or (why is not None and why.facts.items() >= own.facts.items()):
        return why, came
    return why, together([*([came] if came else []), *apart(own)])


def clearer(by_line: Reason | None, holds: Reason | None) -> Reason | None:
    """Return what speaks for a placement by its line, or that it "holds" an object better as the
    cards lie, which everybody can see. The latter is returned if the line tells nothing, only what
    may come later (UNSEEN), or a GREAT reason whose object is worth no more."""
    if holds is None or by_line is None or by_line.code in UNSEEN:
        return holds or by_line
    return holds if by_line.code in GREAT and worth(by_line) <= worth(holds) else by_line


def _alike(why: Reason, came: Reason) -> bool:
    """Return whether two reasons tell the same of the same object, but for an amount."""
    return why.facts == {name: fact for name, fact in came.facts.items() if name != "amount"}


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
    after = (*returns(state, now.end, seat, column), *answers(now.end, seat, column, found[1]))
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


def speaks(
    state: State,
    best: Followed,
    taken: Followed,
    rare: Container[Column] = (),
    saved: bool = True,
) -> Reason | None:
    """Return what speaks for the better placement by the ends of both lines. If its seat is richer
    there, this is the dearest object that it gets by the better one alone.

    saves    it gets that by the card which the other one spends, if that card is `saved`; "waits"
             if by laying it under the same column later. Behind it what the placement wins itself,
             at least as the cards lie
    plans    it gets that by another card, laid later; what the placement wins itself likewise
    lies     it gets that by its cards that lie under another column, but not as they lie now
    expects  it gets that in another way, and not as the cards lie
    spoils   else: what another misses in the column of either placement, who loses most

    What the placement gains by itself is told before what is UNSEEN, and before "spoils" if that
    takes answers. What comes later in `rare` columns is not told. None if none of these is
    true.
    """
    seat, lost = best.place.seat, costs(best, taken)
    here, there = best.place.column, taken.place.column
    gained = _gained_alone(state, best, taken, rare)
    laid = {column: _highest(best, state, column) for column in EVERY_COLUMN}
    own = [
        column for column, card in laid.items() if (card or column == there) and column not in rare
    ]
    if lost[seat] < 0 and (more := more_taken(best.end, taken.end, seat, own)):
        card = laid[Column(more["column"])]
        spends = card == taken.place.card and more["column"] != here
        if spends and saved:
            code = "waits" if more["column"] == there else "saves"
            now = for_now(state, best.place, "takes") if gained is None else None
            wins = gained if gained and gained.code in SHOWN else now
            return Reason(code, more | {"card": card}, apart(wins))
        if gained:
            return gained
        if more["column"] != here and card and not spends:
            return Reason(
                "plans", more | {"card": card}, apart(for_now(state, best.place, "takes"))
            )
        if (more["column"], more["object"]) not in brought(apply(state, best.place), seat):
            lies = more["column"] != here and state.bids[Column(more["column"])][seat]
            return Reason("lies" if lies else "expects", more)  # not what comes already
    lost[seat] = 0
    rival = lost.index(max(lost))
    if lost[rival] >= WORTH_TELLING and (
        less := more_taken(taken.end, best.end, rival, (here, there))
    ):
        if gained and gained.code != "expects" and not _at_once(state, best, rival):
            return gained  # it needs fewer answers than what another misses
        return Reason("spoils", less | {"seat": rival})
    return None


def _gained_alone(
    state: State, best: Followed, taken: Followed, rare: Container[Column]
) -> Reason | None:
    """Return what the better placement brings under its column and the one taken does not; if both
    win it as the cards lie, that the better one is firmer. What the better one "defends" is told
    even so, because answers may still take it from the other. None if there is nothing."""
    seat, here = best.place.seat, best.place.column
    gained = gain(state, best)
    if gained is None:
        return None
    found = (here, gained.facts["object"])
    later = gained.code == "expects"
    if found in brought(taken.end, seat) or (later and here in rare):
        return None
    defends = gained.code == "defends" and here != taken.place.column
    if later or defends or found not in brought(apply(state, taken.place), seat):
        return gained
    return firmer(state, best.place, taken.place, gained)


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
    return after.gain < before.gain
