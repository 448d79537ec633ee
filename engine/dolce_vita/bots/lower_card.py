"""Why a placement needs its card: how many more cards would take its object from a lower one."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from engine.dolce_vita.actions import Place
from engine.dolce_vita.bots.reasons import firmer
from engine.dolce_vita.bots.seat_forecast import take_of
from engine.dolce_vita.cards import Object, cards_in
from engine.dolce_vita.rules import apply
from engine.dolce_vita.state import State
from engine.game import Reason

OF_THE_OBJECT: Final = ("takes", "takes-from", "defends")
"""Codes of reasons that name an object which the placement wins as the cards lie, and others may
still take away."""


def with_lower(state: State, best: Place, taken: Place, why: Reason | None) -> Reason | None:
    """Return a reason with "lower" behind it: how many cards of others would take its object from
    the next lower card of the hand that wins it, too. The reason alone if these are no more, if
    there is no such card, or if the object is not won in the column of the placement. Alone, too,
    if the placement taken lies there: another reason compares the two."""
    if why is None or why.code not in OF_THE_OBJECT or why.facts["column"] != best.column:
        return why
    obj = Object(why.facts["object"])
    lower = _having(state, best, obj)
    if not lower or taken.column == best.column:
        return why
    card = lower[-1]
    held = firmer(state, best, replace(best, card=card), why)
    if held is None:
        return why
    told = {name: held.facts.get(name, 0) for name in ("few", "many", "of")}
    return replace(why, also=(*why.also, Reason("lower", {"card": card} | told)))


def _having(state: State, best: Place, obj: Object) -> Sequence[int]:
    """Return the cards of the hand, ascending, that are lower than that of a placement and win an
    object under the same column."""
    return [
        card
        for card in sorted(cards_in(state.hands[best.seat]))
        if card < best.card
        and take_of(apply(state, replace(best, card=card)), best.seat, best.column).taken == obj
    ]
