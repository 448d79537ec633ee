"""Why the search prefers a placement, told by where its lines of play lead."""

from collections.abc import Iterator, Sequence, Set
from itertools import combinations
from typing import Final, NamedTuple

from msgspec.structs import replace

from engine.dolce_vita.actions import Place
from engine.dolce_vita.award import Take, forecast, ranked
from engine.dolce_vita.bots.search import Node, ended
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

ANSWERS: Final[Facts] = {
    "unless": {"seat": SEATS, "card": NUMBERS},
    "unless-tied": {"seat": SEATS, "card": NUMBERS},
    "still": {"object": WHERE["object"]},
    "forced": {"object": WHERE["object"], "back": GOODS},
}
"""What may be said of the answers to a placement."""

REASONS: Final[Facts] = {
    "takes": WHERE,
    "expects": WHERE,
    "plans": {**WHERE, "card": NUMBERS},
    "saves": {**WHERE, "card": NUMBERS},
    "takes-from": {**WHERE, "owner": SEATS},
    "defends": WHERE,
    "wins": WHERE,
    "wins-from": {**WHERE, "owner": SEATS},
    **ANSWERS,
    "spoils": {**WHERE, "seat": SEATS},
    "denies": {"seat": SEATS, "amount": AMOUNT},
    "richer": {"amount": AMOUNT},
    "keeps": {"card": NUMBERS},
    "keeps-for": {**WHERE, "card": NUMBERS},
    "adds": {**WHERE, "card": NUMBERS},
}
"""What may be said of a placement."""

LIKELY: Final = 0.5
"""In which share of the lines searched a placement must bring something for it to be its reason."""

NOTHING: Final = Take(0, 0, NONE, NONE)
"""The turn of somebody for whom nothing is left."""

WORTH_TELLING: Final = 2
"""A difference to another's fortune, in units of 100,000, from which it is a reason."""


class Followed(NamedTuple):
    """A placement, and the table at the end of the line that the search followed most after it."""

    place: Place
    end: State


def reason(root: Node, order: Sequence[int]) -> Reason | None:
    """Return what speaks for the first placement of an order: what it gains, which is what it would
    win at once where the line followed brings something else that it seldom does; else what it does
    beside the second. None if it is none of these."""
    best, second = [*(followed(root, index) for index in order[:2]), None][:2]
    if best is None:
        return None
    gained = gain(root.state, best)
    if gained and gained.code == "expects" and not usual(root, order[0], best, best.place.column):
        gained = gain(root.state, Followed(best.place, apply(root.state, best.place)))
    return gained if gained or second is None else beside(best, second)


def usual(root: Node, index: int, line: Followed, column: Column) -> bool:
    """Return whether in at least half of the tries after a placement its seat takes from a column
    in the same turn as on a line."""
    seat = line.place.seat
    turn = _turn(line.end, seat, column)
    alike = sum(tries for table, tries in ended(root, index) if _turn(table, seat, column) == turn)
    return alike >= LIKELY * root.tries[index]


def _turn(state: State, seat: Seat, column: Column) -> int:
    """Return how many take from a column before a seat does, if no more cards are placed; -1 if the
    seat has no turn there."""
    return _placed(state.bids[column], seat)


def _placed(bids: Sequence[int], seat: Seat) -> int:
    """Return how many take before a seat does, by the cards that lie under a column; -1 if the seat
    has no turn (DV9, DV10)."""
    order, _ = ranked(bids)
    return order.index(seat) if seat in order else -1


def gain(state: State, best: Followed) -> Reason | None:
    """Return the object that a placement brings at the end of its line, or the dearer one that it
    would win at once, if that is better than what it replaces: it "takes" what it would win at
    once, perhaps "from" one who would else, "unless" others answer, each of whom is told, perhaps
    only to tie; it "wins" that if nobody can answer; it "defends" what came to its seat already and
    could be taken away; it "expects" what only the line brings. None if the line makes its seat no
    richer, or if nobody could take away what it defends."""
    place, end = best
    seat = place.seat
    taken = _taken(end, seat, place.column)
    if _richer(state, seat, taken) <= 0 or not _gains(state, end, seat):
        return None
    placed = apply(state, place)
    now = _taken(placed, seat, place.column)
    if _richer(state, seat, now) > _richer(state, seat, taken):
        taken = now
    facts = {"column": place.column, "object": taken}
    if now != taken:  # others will have changed the column
        return Reason("expects", facts)
    if _taken(state, seat, place.column) == taken:
        return Reason("defends", facts) if answers(state, seat, place.column, taken) else None
    owner = _owner(state, place.column, taken)
    robbed = owner is not None and owner != seat and _owner(placed, place.column, taken) == seat
    code = "wins" if _settled(placed, seat, place.column) else "takes"
    found = answers(placed, seat, place.column, taken)
    if robbed and owner is not None:
        return Reason(f"{code}-from", facts | {"owner": owner}, found)
    return Reason(code, facts, found)


def beside(best: Followed, other: Followed) -> Reason | None:
    """Return what a placement costs another beside a worse one; else what more it brings than that;
    else the better card that it keeps in hand. None if it is none of these."""
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
    """Return by seat how much less it owns after the first of two placements than after the second,
    in units of 100,000; less than nothing if it owns more."""
    ends = fortunes(best.end), fortunes(other.end)
    return [before - now for now, before in zip(*ends, strict=True)]


def followed(root: Node, index: int) -> Followed | None:
    """Return the placement of that index, with the table at the end of the line that the search
    followed most after it; None if it was never tried."""
    if index >= len(root.tries) or not root.tries[index]:
        return None
    node, at = root, index
    while (following := node.nodes[at]) is not None and following.tries:
        node = following
        at = max(range(len(node.tries)), key=node.tries.__getitem__)
    return Followed(root.places[index], apply(node.state, node.places[at]))


def take_of(state: State, seat: Seat, column: Column) -> Take:
    """Return a seat's turn at a column if no more cards are placed; it takes NONE if it has
    none."""
    takes = forecast(state)[column - state.awarded].takes
    return next((take for take in takes if take.seat == seat), Take(seat, 0, NONE, NONE))


def _taken(state: State, seat: Seat, column: Column) -> Object:
    return take_of(state, seat, column).taken


def _gains(before: State, end: State, seat: Seat) -> bool:
    """Return whether a seat ends the round richer than it is."""
    return fortunes(end)[seat] > fortune(before.goods[seat], before.money[seat])


def _richer(before: State, seat: Seat, taken: Object) -> int:
    """Return by how much an object makes a seat richer, in units of 100,000; less than nothing if
    it must be exchanged for a dearer one, which speaks for nothing."""
    if taken == NONE:
        return 0
    kind = category(taken)
    return value(taken) - (0 if kind == MONEY else before.goods[seat][kind - 1])


def fortunes(state: State) -> list[int]:
    """Return by seat what it owns after the round if no more cards are placed, in units of
    100,000."""
    last = forecast(state)[-1]
    return [fortune(*owned) for owned in zip(last.goods, last.money, strict=True)]


def _owner(state: State, column: Column, taken: Object) -> Seat | None:
    """Return who takes an object from a column if no more cards are placed; None unless just one
    does."""
    takes = forecast(state)[column - state.awarded].takes
    found = [take.seat for take in takes if take.taken == taken]
    return found[0] if len(found) == 1 else None


def _answering(state: State, seat: Seat) -> list[tuple[Seat, tuple[int, ...]]]:
    """Return who else can still place cards in this round, in turn, and which cards they hold."""
    if state.turn == DEALER:
        return []
    players = len(state.hands)
    turns = ((state.turn + n) % players for n in range(players))
    held = [(other, cards_in(state.hands[other])) for other in turns if other != seat]
    return [each for each in held if len(each[1]) > 1]  # DV6: the last card is never placed


def answers(state: State, seat: Seat, column: Column, taken: Object) -> tuple[Reason, ...]:
    """Return a reason for each who can take an object away by one answer under the column, with the
    lowest card that does, and what is "still" left for the seat then, or "forced" on it, if that is
    the same after all of these; behind them those who can only tie."""
    found, left = list[Reason](), set[Take]()
    for other, hand in _answering(state, seat):
        ways = dict[bool, tuple[int, Take]]()
        for card in hand:
            after = apply(replace(state, turn=other), Place(other, card, column))
            take = take_of(after, seat, column)
            if take.taken != taken:
                ties = seat in forecast(after)[column - after.awarded].struck
                ways.setdefault(ties, (card, take))
        if ways:
            ties = min(ways)
            card, take = ways[ties]
            code = "unless-tied" if ties else "unless"
            found.append(Reason(code, {"seat": other, "card": card}))
            left |= set() if ties else {replace(take, total=0)}
    tied = [each for each in found if each.code == "unless-tied"]
    return (*(each for each in found if each not in tied), *_what_is_left(left), *tied)


def _what_is_left(takes: Set[Take]) -> Iterator[Reason]:
    """Yield the reason that names what a seat gets from a column after each of some answers, if it
    gets the same after all."""
    take, *others = takes or {NOTHING}
    if others or not take.taken:
        return
    facts = {"object": int(take.taken)}
    if value(take.taken) >= value(take.returned):
        yield Reason("still", facts)
    else:
        yield Reason("forced", facts | {"back": int(take.returned)})


def _settled(state: State, seat: Seat, column: Column) -> bool:
    """Return whether a seat takes from a column in the same turn whatever others still place there,
    one of them alone or several: two who lie above it could tie only if both can still place.
    Something lies there for that turn without what is given back."""
    order, _ = ranked(state.bids[column])
    turn, above = _turn(state, seat, column), 0
    if turn >= len(state.columns[column]):
        return False
    for other, hand in _answering(state, seat):
        above += other in order and order.index(other) < turn
        for count in range(1, len(hand)):
            for cards in combinations(hand, count):
                bids = list(state.bids[column])
                bids[other] |= sum(1 << card - 1 for card in cards)
                if _placed(bids, seat) != turn:
                    return False
    return above < 2
