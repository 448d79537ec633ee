"""Answers to a placement: the cards by which others can still take away what it wins, and what they
leave of it."""

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Final, NamedTuple

from msgspec.structs import replace

from engine.dolce_vita.actions import Place
from engine.dolce_vita.award import Take, forecast, ranked
from engine.dolce_vita.bots.exchange import RETURNED, WHAT, WHERE, returned
from engine.dolce_vita.bots.seat_forecast import fortunes, struck, take_of, taking, turn_at
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
"""Reason codes for the answers to a placement, each with its facts and their possible values."""

PASSED: Final = {**WHERE, "lost": WHERE["object"], "owner": SEATS}
"""Facts: what a seat gets and where, the object that it loses (`lost`), and the seat that takes
that object (`owner`)."""

OUTBID: Final[Facts] = {
    "outbid": PASSED,
    "outbid-both": {**PASSED, "seat": SEATS},
    "outbid-behind": {**PASSED, "seat": SEATS},
}
"""Reason codes for others who get ahead of a placement, with their facts."""

MANY: Final = 3
"""The least number of others for "unless-all", if all who can still answer can get ahead of a
seat."""

NOTHING: Final = Take(0, 0, NONE, NONE)
"""The turn of somebody for whom nothing is left."""


class Answer(NamedTuple):
    """A card of another seat that takes away what a seat would get under a column, and leaves it
    poorer.

    worth  what the seat owns after it, if no more cards are placed, in units of 100,000
    take   what the seat still gets there; NONE if the two tie, which strikes both out
    """

    worth: int
    card: int
    take: Take


def answers(state: State, seat: Seat, column: Column, taken: Object) -> tuple[Reason, ...]:
    """Return the reasons that name the others who can take an object from a seat by one answer
    under the column that leaves it poorer. Of each, the lowest card of those that cost the seat
    most is told.

    unless         gets ahead of the seat
    unless-tied    ties with the seat; told of one who can also get ahead only if the tie costs more
    unless-lifted  ties with another ahead of the seat, and so moves it up

    What is left for the seat follows "unless" and "unless-lifted", if that is the same after all of
    these: "still", "swapped" for what it owns, or "forced" on it. Ties come first if the worst of
    them costs more than the worst of "unless". If at least MANY others can answer and all can get
    ahead, "unless-all" replaces the names, and "ties-too" tells of ties that cost more.
    """
    first, tied, lifted = dict[Seat, Answer](), dict[Seat, Answer](), dict[Seat, Answer]()
    turn = turn_at(state, seat, column)
    for other, card, after in harmful(state, seat, column, taken):
        take, worth = take_of(after, seat, column), fortunes(after)[seat]
        if struck(after, seat, column):
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
    """Count the cards that others can still place. Return how many of them, as one answer under the
    column, take an object away and leave the seat poorer; then how many there are in all."""
    found = sum(1 for _ in harmful(state, seat, column, taken))
    return found, sum(len(hand) for _, hand in _answering(state, seat))


def only_ties(state: State, seat: Seat, column: Column, taken: Object) -> bool:
    """Return whether all that take an object of a column from a seat by one answer tie with it."""
    return all(struck(after, seat, column) for _, _, after in harmful(state, seat, column, taken))


def dearer_behind(state: State, seat: Seat, column: Column, taken: Object) -> Object:
    """Return the object that a seat gets instead of one it would take from a column, if a single
    other gets ahead of it there and that makes it richer; NONE if there is none."""
    own, turn = fortunes(state)[seat], turn_at(state, seat, column)
    return next(
        (
            take_of(after, seat, column).taken
            for _, _, after in answered(state, seat, column)
            if turn_at(after, seat, column) > turn and fortunes(after)[seat] > own
        ),
        NONE,
    )


def harmful(
    state: State, seat: Seat, column: Column, taken: Object
) -> Iterator[tuple[Seat, int, State]]:
    """Yield each answer that takes an object of a column from a seat and leaves it poorer: the
    other seat, its card and the table after it. Not every answer does: the seat may get a dearer
    object, or be spared an exchange."""
    own = fortunes(state)[seat]
    for other, card, after in answered(state, seat, column):
        if take_of(after, seat, column).taken != taken and fortunes(after)[seat] < own:
            yield other, card, after


def answered(state: State, seat: Seat, column: Column) -> Iterator[tuple[Seat, int, State]]:
    """Yield each card that another seat can still place under a column: that seat, the card and the
    table after it."""
    for other, hand in _answering(state, seat):
        for card in hand:
            yield other, card, apply(replace(state, turn=other), Place(other, card, column))


def _told(code: str, found: Mapping[Seat, Answer]) -> Iterator[Reason]:
    for other, each in found.items():
        yield Reason(code, {"seat": other, "card": each.card})


def _least(found: Mapping[Seat, Answer]) -> int:
    """Return the seat's fortune after the worst of some answers, in units of 100,000."""
    return min(each.worth for each in found.values())


def _what_is_left(state: State, found: Mapping[Seat, Answer]) -> Iterator[Reason]:
    """Yield the reason that names what a seat gets from a column after some answers there; nothing
    if the answers differ in that, or leave nothing. They do not change what it wins in the columns
    before."""
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
    """Return whether a seat keeps its turn at a column whatever others still place there. Each of
    them is tried alone. Two who lie ahead of the seat could tie if both can still place, so they
    make it False. False, too, if the column is too short for that turn without objects given
    back."""
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
    """Return the other seats that can still place a card in this round, in order of turn, each with
    the cards in its hand; [] once placing is over."""
    if state.turn == DEALER:
        return []
    players = len(state.hands)
    turns = ((state.turn + n) % players for n in range(players))
    held = [(other, cards_in(state.hands[other])) for other in turns if other != seat]
    return [each for each in held if len(each[1]) > 1]  # DV6: the last card is never placed


def outbid(placed: State, end: State, seat: Seat, column: Column) -> Reason | None:
    """Return the reason that names who gets ahead of a seat in a column between a placement and the
    end of a line. `lost` is the object that the seat loses by that, `owner` the seat that takes it.

    outbid         the owner alone gets ahead
    outbid-both    the owner and `seat` get ahead
    outbid-behind  `seat` gets ahead, and the owner, who did not, takes the object

    None if nobody gets ahead, or if no other seat takes the object.
    """
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
    """Return the seats that take from a column before a seat, if no more cards are placed (DV10);
    all that take, if that seat does not."""
    order = [each.seat for each in _takes(table, column)]
    return set(order[: order.index(seat)] if seat in order else order)


def _takes(table: State, column: Column) -> tuple[Take, ...]:
    """Return who takes what from a column, in turn, if no more cards are placed."""
    return forecast(table)[column - table.awarded].takes
