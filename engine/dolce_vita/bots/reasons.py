"""Why the search prefers a placement, told by where its lines of play lead."""

from typing import Final, NamedTuple

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

WHERE: Final = {"column": EVERY_COLUMN, "object": (*GOODS, SMALL, LARGE)}
"""A column and what lies there."""
_AMOUNT: Final = range(1, 1000)

REASONS: Final[Facts] = {
    "takes": WHERE,
    "expects": WHERE,
    "plans": {**WHERE, "card": NUMBERS},
    "saves": {**WHERE, "card": NUMBERS},
    "unless": {**WHERE, "seat": SEATS, "card": NUMBERS},
    "unless-tied": {**WHERE, "seat": SEATS, "card": NUMBERS},
    "spoils": {**WHERE, "seat": SEATS},
    "denies": {"seat": SEATS, "amount": _AMOUNT},
    "richer": {"amount": _AMOUNT},
    "keeps": {"card": NUMBERS},
}
"""What may be said of a placement."""

WORTH_TELLING = 2
"""A difference to another's fortune, in units of 100,000, from which it is a reason."""


class Followed(NamedTuple):
    """A placement, and the table at the end of the line that the search followed most after it."""

    place: Place
    end: State


def reason(state: State, best: Followed, second: Followed | None) -> Reason | None:
    """What speaks for a placement: what it gains; else what it does beside the second best. None if
    it is nothing of these."""
    gained = gain(state, best)
    return gained if gained or second is None else beside(best, second)


def gain(state: State, best: Followed) -> Reason | None:
    """The object that a placement brings at the end of its line (it "takes" what it would win at
    once, "unless" the next player answers, perhaps only to tie, and "expects" what only the line
    brings), if that is better than what it replaces."""
    place, end = best
    seat = place.seat
    taken = _taken(end, seat, place.column)
    if not taken or not _improves(state, seat, taken) or not _gains(state, end, seat):
        return None
    facts = {"column": place.column, "object": taken}
    placed = apply(state, place)
    if _taken(placed, seat, place.column) != taken:  # others will have changed the column
        return Reason("expects", facts)
    threat = _threat(placed, seat, place.column, taken)
    if not threat:
        return Reason("takes", facts)
    answered = apply(placed, Place(threat["seat"], threat["card"], place.column))
    ties = seat in forecast(answered)[place.column - answered.awarded].struck
    return Reason("unless-tied" if ties else "unless", facts | threat)


def beside(best: Followed, other: Followed) -> Reason | None:
    """What a placement costs another beside a worse one; else what more it brings than that; else
    the better card that it keeps in hand."""
    seat = best.place.seat
    lost = costs(best, other)
    more, lost[seat] = -lost[seat], 0
    if max(lost) >= WORTH_TELLING:
        return Reason("denies", {"seat": lost.index(max(lost)), "amount": max(lost)})
    if more >= WORTH_TELLING:
        return Reason("richer", {"amount": more})
    if best.place.card < other.place.card:
        return Reason("keeps", {"card": other.place.card})
    return None


def costs(best: Followed, other: Followed) -> list[int]:
    """By seat, how much less it owns after the better placement, in units of 100,000."""
    ends = _fortunes(best.end), _fortunes(other.end)
    return [before - now for now, before in zip(*ends, strict=True)]


def followed(root: Node, index: int) -> Followed | None:
    """The placement of that index; None if it was never tried."""
    if index >= len(root.tries) or not root.tries[index]:
        return None
    node, at = root, index
    while (following := node.nodes[at]) is not None and following.tries:
        node = following
        at = max(range(len(node.tries)), key=node.tries.__getitem__)
    return Followed(root.places[index], apply(node.state, node.places[at]))


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
