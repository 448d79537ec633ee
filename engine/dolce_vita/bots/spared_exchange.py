"""Exchanges that a placement spares its seat: one answer forces them on it after another
placement."""

from typing import Final

from msgspec.structs import replace

from engine.dolce_vita.actions import Place
from engine.dolce_vita.award import forecast
from engine.dolce_vita.bots.answers import answered
from engine.dolce_vita.bots.exchange import returned
from engine.dolce_vita.bots.seat_forecast import take_of
from engine.dolce_vita.cards import NONE, Column, Object, value
from engine.dolce_vita.rules import apply
from engine.dolce_vita.state import State
from engine.game import Reason
from engine.reasons import apart

WEAK: Final = ("keeps", "denies", "richer")
"""Codes of reasons that name no object, and hardly tell why a placement is better."""


def leads_with_exchange(
    state: State, best: Place, taken: Place, why: Reason | None, came: Reason | None
) -> tuple[Reason | None, Reason | None]:
    """Return what speaks for the better placement and what comes of the one taken, where an answer
    forces an exchange only after the one taken. The better one "spares" its seat that exchange.

    In the column of the better one, this replaces a WEAK reason or none. It replaces "defends" if
    the exchange costs as much as that object is worth, and goes behind it otherwise.

    If the one taken comes to "left-worse", what is spared in its column comes first, and None comes
    of the one taken: it would be the same again. Not so if the better one lies elsewhere and brings
    an object worth no less.
    """
    if why is None or why.code in (*WEAK, "defends"):
        spared = spares(state, best, taken, best.column)
        if why is None or (spared is not None and _loss(spared) >= _worth(why)):
            why = spared
        elif spared is not None:
            why = replace(why, also=(*why.also, *apart(spared)))
    if came is None or came.code != "left-worse":
        return why, came
    spared = spares(state, best, taken, taken.column)
    if spared is None:
        return why, came
    if best.column != taken.column and why is not None and _worth(why) >= _loss(spared):
        return why, came
    small = why is None or why.code in WEAK or why == spared
    also = () if small else apart(why)
    return replace(spared, also=(*spared.also, *also)), None


def _worth(why: Reason) -> int:
    """Return what the object of a reason is worth, in units of 100,000; 0 if it names none."""
    return value(Object(why.facts.get("object", NONE)))


def _loss(spared: Reason) -> int:
    """Return what an exchange that is spared costs, in units of 100,000."""
    return value(Object(spared.facts["back"])) - value(Object(spared.facts["object"]))


def spares(state: State, best: Place, taken: Place, column: Column) -> Reason | None:
    """Return the reason that names the dearest exchange that one answer under a column forces on
    the seat after the placement taken, and not after the better one. Of several such cards it names
    the lowest, with "only-tie" if the seat ties then. None if there is none."""
    seat = taken.seat
    better, found = apply(state, best), list[tuple[int, int, Reason]]()
    for other, card, after in answered(apply(state, taken), seat, column):
        take = take_of(after, seat, column)
        instead = apply(replace(better, turn=other), Place(other, card, column))
        if take.gain < 0 <= take_of(instead, seat, column).gain:
            facts = {"column": column, "object": take.taken, "seat": other, "answer": card}
            tie = seat in forecast(instead)[column - instead.awarded].struck
            ties = (Reason("only-tie"),) if tie else ()
            told = Reason("spares", facts | returned(state, after, take), ties)
            found.append((take.gain, card, told))
    return min(found, key=lambda each: each[:2])[2] if found else None
