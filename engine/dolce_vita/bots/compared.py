"""What speaks for the better of two placements, and what comes of the other, by the line that the
search followed most after each."""

from collections.abc import Container
from typing import Final

from engine.dolce_vita.bots.answers import answers
from engine.dolce_vita.bots.consequences import comes, enriches, for_now
from engine.dolce_vita.bots.followed_line import Followed
from engine.dolce_vita.bots.reasons import (
    WORTH_TELLING,
    beside,
    brought,
    costs,
    firmer,
    gain,
    more_taken,
    returns,
)
from engine.dolce_vita.bots.seat_forecast import take_of
from engine.dolce_vita.bots.stakes import strikes, worth
from engine.dolce_vita.cards import EVERY_COLUMN, Column, cards_in
from engine.dolce_vita.rules import apply
from engine.dolce_vita.state import State
from engine.game import Reason, Seat
from engine.reasons import apart, together

OF_OTHERS: Final = ("lets", "enriches", "enriches-first", "overtakes", "overtakes-first")
"""Codes of consequences that do not tell what the placement brings its own seat."""

UNSEEN: Final = frozenset({"plans", "lies", "expects"})
"""Codes of reasons that the table does not show."""

SHOWN: Final = frozenset({"takes", "takes-from"})
"""Codes of reasons that hold as the cards lie, until others lay more."""

GREAT: Final = frozenset({"saves", "waits", "spoils"})
"""Codes of reasons that the table does not show either; they go before one that it shows if their
object is worth more."""


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
