"""What a review says of a placement that was a mistake: what speaks for the better one, and what
came of this one."""

from collections.abc import Container
from random import Random
from typing import Final

from msgspec.structs import replace

from engine.dolce_vita.actions import DolceVitaAction, Place
from engine.dolce_vita.bots.answers import answers
from engine.dolce_vita.bots.by_lines import by_lines, denied, seldom
from engine.dolce_vita.bots.consequences import comes, enriches
from engine.dolce_vita.bots.exchange import with_givers
from engine.dolce_vita.bots.forecast_cache import ForecastCache
from engine.dolce_vita.bots.kept_card import costs_much, dearer, moved, with_kept
from engine.dolce_vita.bots.later_tie import ties_later
from engine.dolce_vita.bots.lower_card import with_lower
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
from engine.dolce_vita.bots.stakes import strikes, with_stakes
from engine.dolce_vita.cards import EVERY_COLUMN, Column, Object, cards_in, value
from engine.dolce_vita.guess import guess
from engine.dolce_vita.rules import apply
from engine.dolce_vita.state import State
from engine.dolce_vita.views import DolceVitaView
from engine.game import Enough, Reason, Seat
from engine.reasons import apart, together

OF_OTHERS: Final = ("lets", "enriches", "enriches-first")
"""What does not tell what the placement brings its own seat."""

TIES: Final = "ties"
"""What the cards show that lie there, until one of two who tie lays more."""

UNSEEN: Final = frozenset({"plans", "expects"})
"""What speaks for a placement that the table does not show."""
NAMELESS: Final = frozenset({"denies", "richer"})
"""What names no object."""
GREAT: Final = frozenset({"saves", "spoils"})
"""What does not either, but goes before what is worth less."""

SHOWN: Final = frozenset({"takes", "takes-from"})
"""What speaks for a placement by the cards that lie there, until others lay more."""
OTHERS_ALONE: Final = frozenset({"strikes"})
"""What another loses by a placement that wins its seat nothing."""

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
    found = by_lines(one, two)
    if found is not None and found.code == "spares-mostly" and _lies(after, best.seat, found):
        way = ties_later(one, two)
        same = way is not None and way.facts["column"] == found.facts["column"]
        found = together([way, found]) if way is not None and same else None
    why = surer(why, found, best, rare_why) or ties_later(one, two)
    if _tells_exchange(why) and came is not None and came.code in (*OF_OTHERS, TIES):
        came = together(came.also)
    why = with_lower(state, best, taken, why)
    why = with_kept(why, one, two, spent, saved)
    return with_givers(state, best, why), with_givers(state, taken, came)


def _spoils(after: State, one: Node, two: Node, why: Reason) -> bool:
    """Return whether another misses an object as the cards lie, and in most lines."""
    return not _lies(after, why.facts["seat"], why) and denied(one, two, why)


def _lies(state: State, seat: Seat, told: Reason) -> bool:
    """Return whether the cards that lie there give a seat the object that it is told to miss: what
    the table contradicts needs a way that is told, too."""
    return take_of(state, seat, Column(told.facts["column"])).taken == told.facts["object"]


def surer(
    why: Reason | None, found: Reason | None, best: Place, rare: bool = False
) -> Reason | None:
    """Return what speaks for a placement, or what was `found` in all lines instead, where the one
    line that was followed tells no object, or only of one that another card may win; that is not
    told of such another column in its place. What the cards that lie there show goes behind it, or
    is not told, if it is `rare` in the lines; what happens to another alone goes behind it, too."""
    if found is None or why is None:
        return why or found
    if rare and found.code != "average":
        return found
    if rare or why.code in OTHERS_ALONE or (why.code == "spoils" and found.code != "average"):
        return replace(found, also=(*found.also, *apart(why)))
    if why.code not in {*UNSEEN, *NAMELESS}:
        return why
    if why.code in UNSEEN and found.facts.get("column") != best.column:
        return why
    return why if why.code == "denies" and found.code == "average" else found


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
    """Return what speaks for the better placement: what it wins as the cards lie then, or takes
    from another by a tie, else by its line (but for the `rare` columns, which other lines often
    bring to another end), and not that it keeps the card of the one taken unless that is `saved`.
    And what comes of the one taken alone, by its line, else as the cards lie then, else whom it
    makes richer; behind that, what it wins itself. The same is not told twice. Either is None if
    there is nothing to tell."""
    now, other = (Followed(each.place, apply(state, each.place)) for each in (best, taken))
    why = _wins(state, now, other) or strikes(state, best.place, taken.place)
    by_line = speaks(state, best, taken, rare, saved)
    gained = gain(state, now)
    why = why or clearer(by_line, gained and firmer(state, now.place, taken.place, gained))
    why = why or speaks(state, now, other, saved=saved) or beside(best, taken)
    if why is not None and why.code == "keeps" and not saved:
        why = None
    found = (_alone(state, best, taken), _alone(state, now, other), enriches(best, taken))
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
    """Return what speaks for a placement by its line, or what it "holds" better than the other one
    as the cards lie then, which everybody can see, if the line tells nothing, only what may come
    later, or what is worth no more that a card that is saved wins or another misses."""
    if holds is None or by_line is None or by_line.code in UNSEEN:
        return holds or by_line
    return holds if by_line.code in GREAT and _worth(by_line) <= _worth(holds) else by_line


def _worth(told: Reason) -> int:
    return value(Object(told.facts["object"]))


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
    """Return the dearest that its seat gets with the better placement alone, if it is richer for
    it: by the card that the other one spends ("saves", if it is `saved`), else by the placement
    itself, else by another card that it lays later ("plans"). Else what another does not get where
    one of the two lies, who loses most ("spoils"), unless that takes answers and the placement
    gains something by itself. What comes to it later is not told of `rare` columns. None if it is
    none of these."""
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
            return Reason("saves", more | {"card": card})
        if gained:
            return gained
        if more["column"] != here and card and not spends:
            return Reason("plans", more | {"card": card})
        if (more["column"], more["object"]) not in brought(apply(state, best.place), seat):
            return Reason("expects", more)  # not what comes already
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
    """Return what the better placement brings under its column and the one taken does not; of what
    both win as the cards lie, that it is firmer. What it only defends may come by the other one as
    well, until somebody answers."""
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
