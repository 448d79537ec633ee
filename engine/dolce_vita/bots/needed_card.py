"""Why a kept card is needed: after an answer it wins an object back, and a lower card does not."""

from collections.abc import Iterator

from msgspec.structs import replace

from engine.dolce_vita.actions import Place
from engine.dolce_vita.bots.followed_line import followed
from engine.dolce_vita.bots.reasons import brought
from engine.dolce_vita.bots.search import Node
from engine.dolce_vita.bots.seat_forecast import take_of, with_bid
from engine.dolce_vita.cards import Column, Object, cards_in
from engine.dolce_vita.rules import apply
from engine.dolce_vita.state import State
from engine.game import Reason, Seat


def needs(best: Node, other: Node) -> Reason | None:
    """Return the reason that names what the higher card, which the other placement spends and the
    better one keeps, is needed for. That is an object that comes to its seat as the cards lie, that
    one answer takes away on the line of the other placement, and that no lower card wins back. None
    if there is nothing of the kind. Each is the only placement of its root."""
    place, spent = best.places[0], other.places[0].card
    better, worse = followed(best, 0), followed(other, 0)
    assert better and worse
    placed = apply(best.state, place)
    seat, own = place.seat, cards_in(placed.hands[place.seat])
    if spent <= place.card or len(own) < 2:  # DV6: the last card is never placed
        return None
    lower = [place.card, *(card for card in own if card < spent)]
    kept, gone = brought(better.end, seat), brought(worse.end, seat)
    for column, obj in brought(placed, seat):
        came = list(_laid(best.state, worse.end, seat, column))
        if (column, obj) not in kept or (column, obj) in gone or len(came) != 1:
            continue
        ((rival, card),) = came
        after = apply(replace(placed, turn=rival), Place(rival, card, column))
        won = [_wins(after, seat, each, column, obj) for each in (0, *lower, spent)]
        if won == [*[False] * (len(won) - 1), True]:
            facts = {"card": spent, "column": column, "object": obj}
            return Reason("needs", facts | {"seat": rival, "answer": card})
    return None


def _laid(start: State, table: State, seat: Seat, column: Column) -> Iterator[tuple[Seat, int]]:
    """Yield the cards that others than a seat have placed under a column since a start."""
    for other, mask in enumerate(table.bids[column]):
        if other != seat:
            for card in cards_in(mask & ~start.bids[column][other]):
                yield other, card


def _wins(table: State, seat: Seat, card: int, column: Column, obj: Object) -> bool:
    """Return whether a seat takes an object from a column if it adds a card there; 0 is none."""
    added = table.bids[column][seat] | (1 << card - 1 if card else 0)
    return take_of(with_bid(table, seat, column, added), seat, column).taken == obj
