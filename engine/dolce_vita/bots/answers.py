"""What others can still do against a placement, and what it leaves of what it wins."""

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Final, NamedTuple

from msgspec.structs import replace

from engine.dolce_vita.actions import Place
from engine.dolce_vita.award import Take, forecast, ranked
from engine.dolce_vita.bots.exchange import RETURNED, WHAT, WHERE, returned
from engine.dolce_vita.bots.seat_forecast import fortunes, take_of, taking, turn_at
from engine.dolce_vita.cards import NONE, NUMBERS, Column, Object, cards_in, value
from engine.dolce_vita.rules import apply
from engine.dolce_vita.state import State
from engine.game import DEALER, Facts, Reason, Seat
from engine.reasons import SEATS

ANSWERS: Final[Facts] = {
    "unless-all": {},
    "ties-too": {},
    "unless": {"seat": SEATS, "card": NUMBERS},
    "unless-tied": {"seat": SEATS, "card": NUMBERS},
    "unless-lifted": {"seat": SEATS, "card": NUMBERS},
    "still": WHAT,
    "swapped": {**WHAT, **RETURNED},
    "forced": {**WHAT, **RETURNED},
}
"""What may be said of the answers to a placement."""

PASSED: Final = {**WHERE, "lost": WHERE["object"], "owner": SEATS}
"""What somebody gets where, what is lost, and who takes that."""

OUTBID: Final[Facts] = {
    "outbid": PASSED,
    "outbid-both": {**PASSED, "seat": SEATS},
    "outbid-behind": {**PASSED, "seat": SEATS},
}
"""What may be said of others who get ahead of a placement."""

MANY: Final = 3
"""From how many others on it is said of all of them together that each can come before a seat."""

NOTHING: Final = Take(0, 0, NONE, NONE)
"""The turn of somebody for whom nothing is left."""


class Answer(NamedTuple):
    """A card that takes away what a seat would get under a column, and makes it poorer.

    worth  what the seat owns after it, if no more cards are placed, in units of 100,000
    take   what it still gets there; NOTHING where they tie, which strikes both out
    """

    worth: int
    card: int
    take: Take


def answers(state: State, seat: Seat, column: Column, taken: Object) -> tuple[Reason, ...]:
    """Return a reason for each who can take an object away by one answer under the column that
    leaves the seat poorer, with the lowest card of those that cost it most. Behind those who come
    "unless" before it stands what is "still" left for the seat then, "swapped" for what it owns, or
    "forced" on it, if that is the same after all of these. Those who tie are told if they cannot
    come before it, or if the tie costs it more; they come first if nothing costs more than a
    tie. Those who tie with another ahead of the seat and so move it up, with what is left then,
    come last. Of many who can all come before it that is all that is told, and that some can tie,
    "too", if that costs it more."""
    first, tied, lifted = dict[Seat, Answer](), dict[Seat, Answer](), dict[Seat, Answer]()
    turn = turn_at(state, seat, column)
    for other, card, after in harmful(state, seat, column, taken):
        take, worth = take_of(after, seat, column), fortunes(after)[seat]
        if seat in forecast(after)[column - after.awarded].struck:
            found = tied
        else:
            found = lifted if turn_at(after, seat, column) < turn else first
        if other not in found or worth < found[other].worth:
            found[other] = Answer(worth, card, replace(take, total=0))
    tied = {
        other: each
        for other, each in tied.items()
        if other not in first or each.worth < first[other].worth
    }
    left = _what_is_left(state, first)
    if len(first) == len(_answering(state, seat)) >= MANY:
        return (Reason("unless-all"), *left, *([Reason("ties-too")] if tied else []))
    before = (*_told("unless", first), *left)
    ties_told = _told("unless-tied", tied)
    moved_up = (*_told("unless-lifted", lifted), *_what_is_left(state, lifted))
    if first and tied and _least(tied) < _least(first):
        return (*ties_told, *before, *moved_up)
    return (*before, *ties_told, *moved_up)


def threats(state: State, seat: Seat, column: Column, taken: Object) -> tuple[int, int]:
    """Return how many of the cards that others can still place take an object away by one answer
    under the column, so that the seat is poorer, and how many cards these are in all."""
    found = sum(1 for _ in harmful(state, seat, column, taken))
    return found, sum(len(hand) for _, hand in _answering(state, seat))


def harmful(
    state: State, seat: Seat, column: Column, taken: Object
) -> Iterator[tuple[Seat, int, State]]:
    """Yield the answers that take an object of a column from a seat and leave it poorer. What is
    left may be worth more to it: a dearer object, or none that has to be exchanged."""
    own = fortunes(state)[seat]
    for other, card, after in answered(state, seat, column):
        if take_of(after, seat, column).taken != taken and fortunes(after)[seat] < own:
            yield other, card, after


def answered(state: State, seat: Seat, column: Column) -> Iterator[tuple[Seat, int, State]]:
    """Yield each card that another can place under a column, and the table after it."""
    for other, hand in _answering(state, seat):
        for card in hand:
            yield other, card, apply(replace(state, turn=other), Place(other, card, column))


def _told(code: str, found: Mapping[Seat, Answer]) -> Iterator[Reason]:
    for other, each in found.items():
        yield Reason(code, {"seat": other, "card": each.card})


def _least(found: Mapping[Seat, Answer]) -> int:
    """Return what some answers leave a seat at worst."""
    return min(each.worth for each in found.values())


def _what_is_left(state: State, found: Mapping[Seat, Answer]) -> Iterator[Reason]:
    """Yield the reason that names what a seat gets from a column after each of some answers, if it
    gets the same after all. What it wins in columns before, answers there do not change."""
    take, *others = {each.take for each in found.values()} or {NOTHING}
    if others or not take.taken:
        return
    facts = {"object": int(take.taken)}
    if take.returned == NONE:
        yield Reason("still", facts)
    else:
        code = "swapped" if value(take.taken) >= value(take.returned) else "forced"
        yield Reason(code, facts | returned(state, state, take))


def settled(state: State, seat: Seat, column: Column) -> bool:
    """Return whether a seat takes from a column in the same turn whatever others still place there,
    one of them alone or several: two who lie above it could tie only if both can still place.
    Something lies there for that turn without what is given back."""
    order, _ = ranked(state.bids[column])
    turn, above = turn_at(state, seat, column), 0
    if turn >= len(state.columns[column]):
        return False
    for other, hand in _answering(state, seat):
        above += other in order and order.index(other) < turn
        for count in range(1, len(hand)):
            for cards in combinations(hand, count):
                bids = list(state.bids[column])
                bids[other] |= sum(1 << card - 1 for card in cards)
                if taking(bids, seat) != turn:
                    return False
    return above < 2


def _answering(state: State, seat: Seat) -> list[tuple[Seat, tuple[int, ...]]]:
    """Return who else can still place cards in this round, in turn, and which cards they hold."""
    if state.turn == DEALER:
        return []
    players = len(state.hands)
    turns = ((state.turn + n) % players for n in range(players))
    held = [(other, cards_in(state.hands[other])) for other in turns if other != seat]
    return [each for each in held if len(each[1]) > 1]  # DV6: the last card is never placed


def outbid(placed: State, end: State, seat: Seat, column: Column) -> Reason | None:
    """Return who gets ahead of a seat in a column from a placement to the end of a line, and what
    is lost by that: its "owner" alone ("outbid"), the owner and another ("outbid-both"), or another
    "behind" whom the owner gets it, who was ahead before. None if nobody gets ahead, or if nobody
    takes it."""
    lost = take_of(placed, seat, column).taken
    owner = next((each.seat for each in _takes(end, column) if each.taken == lost), seat)
    passing = _ahead(end, seat, column) - _ahead(placed, seat, column)
    if owner == seat or not passing:
        return None
    facts = {"lost": lost, "owner": owner}
    others = sorted(passing - {owner})
    if not others:
        return Reason("outbid", facts)
    code = "outbid-both" if owner in passing else "outbid-behind"
    return Reason(code, facts | {"seat": others[0]})


def _ahead(table: State, seat: Seat, column: Column) -> set[Seat]:
    """Return who takes from a column before a seat, if no more cards are placed (DV10)."""
    order = [each.seat for each in _takes(table, column)]
    return set(order[: order.index(seat)] if seat in order else order)


def _takes(table: State, column: Column) -> tuple[Take, ...]:
    """Return who takes what from a column, in turn, if no more cards are placed."""
    return forecast(table)[column - table.awarded].takes
