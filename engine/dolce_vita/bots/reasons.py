"""Why the search prefers a placement, told by where its lines of play lead."""

from typing import Final

from engine.dolce_vita.actions import Place
from engine.dolce_vita.award import forecast
from engine.dolce_vita.bots.search import Node
from engine.dolce_vita.cards import (
    EVERY_COLUMN,
    GOODS,
    LARGE,
    MONEY,
    NONE,
    NUMBERS,
    SMALL,
    Column,
    Object,
    cards_in,
    category,
    value,
)
from engine.dolce_vita.rules import apply
from engine.dolce_vita.score import fortune
from engine.dolce_vita.state import State
from engine.game import DEALER, Facts, Reason, Seat
from engine.reasons import SEATS

_WHERE: Final = {"column": EVERY_COLUMN, "object": (*GOODS, SMALL, LARGE)}
_AMOUNT: Final = range(1, 1000)

REASONS: Final[Facts] = {
    "takes": _WHERE,
    "expects": _WHERE,
    "unless": {**_WHERE, "seat": SEATS, "card": NUMBERS},
    "denies": {"seat": SEATS, "amount": _AMOUNT},
    "richer": {"amount": _AMOUNT},
    "keeps": {"card": NUMBERS},
}
"""What may be said of a placement."""

WORTH_TELLING = 2
"""A difference to another's fortune, in units of 100,000, from which it is a reason."""


def reason(root: Node, best: int, second: int | None) -> Reason | None:
    """What speaks for the placement of that index in the root: the object that it brings at the
    end of the line the search followed most (it "takes" what it would win at once, "unless" the
    next player answers, and "expects" what only the line brings), if that is better than what it
    replaces; else what it costs another beside the second best placement; else what more it brings
    than that; else the better card that it keeps in hand. None if it is nothing of these."""
    place, seat = root.places[best], root.seat
    end = _end(root, best)
    if end is None:
        return None
    taken = _taken(end, seat, place.column)
    if taken and _improves(root.state, seat, taken) and _gains(root.state, end, seat):
        facts = {"column": place.column, "object": taken}
        placed = apply(root.state, place)
        if _taken(placed, seat, place.column) != taken:  # others will have changed the column
            return Reason("expects", facts)
        threat = _threat(placed, seat, place.column, taken)
        return Reason("unless", facts | threat) if threat else Reason("takes", facts)
    other = None if second is None else _end(root, second)
    if other is None or second is None:
        return None
    lost = [before - now for now, before in zip(_fortunes(end), _fortunes(other), strict=True)]
    more, lost[seat] = -lost[seat], 0
    if max(lost) >= WORTH_TELLING:
        return Reason("denies", {"seat": lost.index(max(lost)), "amount": max(lost)})
    if more >= WORTH_TELLING:
        return Reason("richer", {"amount": more})
    if place.card < root.places[second].card:
        return Reason("keeps", {"card": root.places[second].card})
    return None


def _end(root: Node, index: int) -> State | None:
    """The table at the end of the line that was tried most; None if it was never tried."""
    if index >= len(root.tries) or not root.tries[index]:
        return None
    node, at = root, index
    while (following := node.nodes[at]) is not None and following.tries:
        node = following
        at = max(range(len(node.tries)), key=node.tries.__getitem__)
    return apply(node.state, node.places[at])


def _taken(state: State, seat: Seat, column: Column) -> Object:
    """What a seat takes from a column if no more cards are placed, or NONE."""
    takes = forecast(state)[column - state.awarded].takes
    return next((take.taken for take in takes if take.seat == seat), NONE)


def _gains(before: State, end: State, seat: Seat) -> bool:
    """Whether a seat ends the round richer than it is."""
    return _fortunes(end)[seat] > fortune(before.goods[seat], before.money[seat])


def _improves(before: State, seat: Seat, taken: Object) -> bool:
    """Whether an object is worth more than what it would take the place of: a forced exchange for
    less speaks for nothing."""
    kind = category(taken)
    return kind == MONEY or value(taken) > before.goods[seat][kind - 1]


def _fortunes(state: State) -> list[int]:
    """What the seats own after the round if no more cards are placed, in units of 100,000."""
    last = forecast(state)[-1]
    return [fortune(*owned) for owned in zip(last.goods, last.money, strict=True)]


def _threat(state: State, seat: Seat, column: Column, taken: Object) -> dict[str, int]:
    """The next player's lowest card under the column that would take the object away; none if
    whoever comes next has no such card."""
    other = state.turn
    if other in (DEALER, seat):
        return {}
    hand = cards_in(state.hands[other])
    if len(hand) < 2:  # DV6: the last card is never placed
        return {}
    for card in hand:
        after = apply(state, Place(other, card, column))
        if _taken(after, seat, column) != taken:
            return {"seat": other, "card": card}
    return {}
