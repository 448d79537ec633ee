"""Why the search prefers a placement, told by where its lines of play lead."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from engine.dolce_vita.actions import Place
from engine.dolce_vita.award import forecast, ranked
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
AMOUNT: Final = range(1, 1000)
"""Of money, in units of 100,000."""

REASONS: Final[Facts] = {
    "takes": WHERE,
    "expects": WHERE,
    "plans": {**WHERE, "card": NUMBERS},
    "saves": {**WHERE, "card": NUMBERS},
    "takes-from": {**WHERE, "owner": SEATS},
    "defends": WHERE,
    "unless": {**WHERE, "seat": SEATS, "card": NUMBERS},
    "unless-from": {**WHERE, "owner": SEATS, "seat": SEATS, "card": NUMBERS},
    "unless-any": {**WHERE, "card": NUMBERS},
    "unless-any-from": {**WHERE, "owner": SEATS, "card": NUMBERS},
    "unless-tied": {**WHERE, "seat": SEATS, "card": NUMBERS},
    "unless-tied-from": {**WHERE, "owner": SEATS, "seat": SEATS, "card": NUMBERS},
    "spoils": {**WHERE, "seat": SEATS},
    "denies": {"seat": SEATS, "amount": AMOUNT},
    "richer": {"amount": AMOUNT},
    "keeps": {"card": NUMBERS},
}
"""What may be said of a placement."""

LIKELY: Final = 0.5
"""In which share of the lines searched a placement must bring something for it to be its reason."""

WORTH_TELLING = 2
"""A difference to another's fortune, in units of 100,000, from which it is a reason."""


class Followed(NamedTuple):
    """A placement, and the table at the end of the line that the search followed most after it."""

    place: Place
    end: State


def reason(root: Node, order: Sequence[int]) -> Reason | None:
    """What speaks for the first placement of an order: what it gains, which is what it would win at
    once where the line followed brings something else that it seldom does; else what it does beside
    the second. None if it is nothing of these."""
    best, second = [*(followed(root, index) for index in order[:2]), None][:2]
    if best is None:
        return None
    gained = gain(root.state, best)
    if gained and gained.code == "expects" and not usual(root, order[0], best, best.place.column):
        gained = gain(root.state, Followed(best.place, apply(root.state, best.place)))
    return gained if gained or second is None else beside(best, second)


def usual(root: Node, index: int, line: Followed, column: Column) -> bool:
    """Whether in most tries after a placement its seat takes from a column in the same turn as on a
    line."""
    seat = line.place.seat
    turn = _turn(line.end, seat, column)
    alike, following = 0, [(root, index)]
    while following:
        node, at = following.pop()
        after = node.nodes[at]
        if after is None:  # the end of the round, however often it was come to
            end = apply(node.state, node.places[at])
            alike += node.tries[at] * (_turn(end, seat, column) == turn)
            continue
        alike += _turn(after.state, seat, column) == turn
        following += [(after, each) for each in range(len(after.tries))]
    return alike >= LIKELY * root.tries[index]


def _turn(state: State, seat: Seat, column: Column) -> int:
    """How many take from a column before a seat does, if no more cards are placed; less than
    nothing if the seat takes nothing there."""
    order, _ = ranked(state.bids[column])
    return order.index(seat) if seat in order else -1


def gain(state: State, best: Followed) -> Reason | None:
    """The object that a placement brings at the end of its line, if that is better than what it
    replaces: it "takes" what it would win at once, perhaps "from" one who would else, "unless"
    somebody answers, perhaps only to tie; it "defends" what came to its seat already and could be
    taken away; it "expects" what only the line brings."""
    place, end = best
    seat = place.seat
    taken = _taken(end, seat, place.column)
    if not taken or not _improves(state, seat, taken) or not _gains(state, end, seat):
        return None
    facts = {"column": place.column, "object": taken}
    placed = apply(state, place)
    if _taken(placed, seat, place.column) != taken:  # others will have changed the column
        return Reason("expects", facts)
    if _taken(state, seat, place.column) == taken:
        threatened = _threat(state, seat, place.column, taken)
        return Reason("defends", facts) if threatened else None
    owner = _owner(state, place.column, taken)
    robbed = owner is not None and owner != seat and _owner(placed, place.column, taken) == seat
    threat = _threat(placed, seat, place.column, taken)
    code, facts = (threat.code, facts | threat.facts) if threat else ("takes", facts)
    if robbed and owner is not None:
        return Reason(f"{code}-from", facts | {"owner": owner})
    return Reason(code, facts)


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
    ends = fortunes(best.end), fortunes(other.end)
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
    return fortunes(end)[seat] > fortune(before.goods[seat], before.money[seat])


def _improves(before: State, seat: Seat, taken: Object) -> bool:
    """Whether an object is worth more than what it would take the place of: a forced exchange for
    less speaks for nothing."""
    kind = category(taken)
    return kind == MONEY or value(taken) > before.goods[seat][kind - 1]


def fortunes(state: State) -> list[int]:
    """What the seats own after the round if no more cards are placed, in units of 100,000."""
    last = forecast(state)[-1]
    return [fortune(*owned) for owned in zip(last.goods, last.money, strict=True)]


def _owner(state: State, column: Column, taken: Object) -> Seat | None:
    """Who takes an object from a column if no more cards are placed, if just one does."""
    takes = forecast(state)[column - state.awarded].takes
    found = [take.seat for take in takes if take.taken == taken]
    return found[0] if len(found) == 1 else None


def _threat(state: State, seat: Seat, column: Column, taken: Object) -> Reason | None:
    """The answer under the column that takes the object away, as far as the reason tells it: who
    wins it and is richer for it, else who ties, with the lowest card that does; where several could
    answer, only a card that does. None if nobody can."""
    if state.turn == DEALER:
        return None
    wins, ties = dict[Seat, int](), dict[Seat, int]()
    players = len(state.hands)
    for other in ((state.turn + n) % players for n in range(players)):
        hand = cards_in(state.hands[other])
        if other == seat or len(hand) < 2:  # DV6: the last card is never placed
            continue
        for card in hand:
            after = apply(replace(state, turn=other), Place(other, card, column))
            if _taken(after, seat, column) == taken:
                continue
            if _taken(after, other, column) == taken and _richer(state, after, other):
                wins.setdefault(other, card)
            elif seat in forecast(after)[column - after.awarded].struck:
                ties.setdefault(other, card)
    found = wins or ties
    if not found:
        return None
    first, card = next(iter(found.items()))
    if wins.keys() | ties.keys() != {first}:
        return Reason("unless-any", {"card": card})
    return Reason("unless" if wins else "unless-tied", {"seat": first, "card": card})


def _richer(before: State, after: State, seat: Seat) -> bool:
    """Whether a placement makes a seat richer as the cards lie then."""
    return fortunes(after)[seat] > fortunes(before)[seat]
