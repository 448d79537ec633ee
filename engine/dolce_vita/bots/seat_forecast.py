"""What a table comes to for one seat if no more cards are placed."""

from collections.abc import Sequence

from msgspec.structs import replace

from engine.dolce_vita.award import Take, forecast, ranked
from engine.dolce_vita.cards import NONE, TOTAL, Column, Object
from engine.dolce_vita.score import fortune
from engine.dolce_vita.state import State
from engine.game import Seat


def take_of(state: State, seat: Seat, column: Column) -> Take:
    """Return a seat's Take from a column if no more cards are placed; it takes NONE if the seat has
    no turn there."""
    takes = forecast(state)[column - state.awarded].takes
    return next((take for take in takes if take.seat == seat), Take(seat, 0, NONE, NONE))


def kept(state: State, seat: Seat, column: Column, obj: Object) -> bool:
    """Return whether a seat does not give an object that it takes from a column back again under a
    later one, if no more cards are placed. If it does, an exchange for that object costs it
    nothing."""
    later = forecast(state)[column - state.awarded + 1 :]
    takes = (take for each in later for take in each.takes if take.seat == seat)
    return all(take.returned != obj for take in takes)


def struck(state: State, seat: Seat, column: Column) -> bool:
    """Return whether a seat ties in a column if no more cards are placed, and takes nothing there
    (DV9)."""
    return seat in forecast(state)[column - state.awarded].struck


def tied(state: State, seat: Seat, column: Column) -> Seat | None:
    """Return who ties with a seat in a column if no more cards are placed, the first of several
    (DV9); None if nobody does."""
    if not struck(state, seat, column):
        return None
    totals = [TOTAL[mask] for mask in state.bids[column]]
    return next(
        other for other, total in enumerate(totals) if total == totals[seat] and other != seat
    )


def with_bid(state: State, seat: Seat, column: Column, cards: int) -> State:
    """Return a state in which a seat has other cards under a column, as a set of bits."""
    there = state.bids[column]
    there = (*there[:seat], cards, *there[seat + 1 :])
    return replace(state, bids=(*state.bids[:column], there, *state.bids[column + 1 :]))


def fortunes(state: State) -> list[int]:
    """Return by seat what it owns after the round if no more cards are placed, in units of
    100,000."""
    last = forecast(state)[-1]
    return [fortune(*owned) for owned in zip(last.goods, last.money, strict=True)]


def turn_at(state: State, seat: Seat, column: Column) -> int:
    """Return how many take from a column before a seat does, if no more cards are placed; -1 if the
    seat has no turn there."""
    return taking(state.bids[column], seat)


def taking(bids: Sequence[int], seat: Seat) -> int:
    """Return how many take before a seat does, by the cards that lie under a column; -1 if the seat
    has no turn (DV9, DV10)."""
    order, _ = ranked(bids)
    return order.index(seat) if seat in order else -1
