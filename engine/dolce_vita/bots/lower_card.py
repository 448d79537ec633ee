"""Why a placement needs the card that it is: how much sooner a lower one would lose there."""

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
"""What names an object that the placement has as the cards lie, and others may still take away."""


def with_lower(state: State, best: Place, taken: Place, why: Reason | None) -> Reason | None:
    """Return a reason for a placement that names what it has as the cards lie, with how many cards
    would take that away from the next lower card of the hand that has it, too, if these are more.
    The reason alone where there is no such card, where that is the placement taken, which another
    reason tells of, or where it is of another column."""
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
    """Return the lower cards of the hand, ascending, that have an object under the same column."""
    return [
        card
        for card in sorted(cards_in(state.hands[best.seat]))
        if card < best.card
        and take_of(apply(state, replace(best, card=card)), best.seat, best.column).taken == obj
    ]
