"""What the sharing would give each side as it stands, for every pair of gestures: the outcome
table of the rules (DO18) filled in."""

from typing import NamedTuple

from engine.dolores.cards import (
    CONFLIT,
    EMPTY,
    ESQUIVE,
    FACE_DOWN,
    GESTURES,
    TYPES,
    with_cards,
)
from engine.dolores.score import score
from engine.dolores.settling import handed_out, picker
from engine.dolores.state import Table, neighbour, with_seat


class Payoff(NamedTuple):
    """By how many points each sharer's score would change. `sure` is False if cards face down,
    which count for nothing here, could change that."""

    donor: int
    neighbour: int
    sure: bool


def payoffs(table: Table) -> tuple[tuple[Payoff, ...], ...]:
    """Return a row for each gesture of the donor, in it one payoff for each of the neighbour's.

    An Esquive picks what adds most to its own score, and of equal picks what leaves the other
    least; after two Esquives both give up the collection they miss least. Bottles score nothing.
    """
    goods = (table.goods[table.donor], table.goods[neighbour(table)])
    cards = table.sharing.cards
    return tuple(tuple(payoff(goods, cards, (d, n)) for n in GESTURES) for d in GESTURES)


def met(table: Table, which: int, mine: int, theirs: int) -> Payoff:
    """Return the payoff when one sharer, the donor (`which` 0) or the neighbour (1), shows `mine`
    and the other sharer shows `theirs`."""
    goods = (table.goods[table.donor], table.goods[neighbour(table)])
    return payoff(goods, table.sharing.cards, (theirs, mine) if which else (mine, theirs))


def payoff(
    goods: tuple[tuple[int, ...], ...], cards: tuple[int, ...], hands: tuple[int, int]
) -> Payoff:
    """Return the payoff of one pair of gestures; `goods` and `hands` are (the donor's, the
    neighbour's)."""
    if hands == (ESQUIVE, ESQUIVE):
        return Payoff(after_giving_up(goods[0]), after_giving_up(goods[1]), True)
    sure = FACE_DOWN not in cards or hands == (CONFLIT, CONFLIT)
    donors, neighbours = shared(goods, cards, hands)
    return Payoff(gained(goods[0], donors), gained(goods[1], neighbours), sure)


def shared(
    goods: tuple[tuple[int, ...], ...], cards: tuple[int, ...], hands: tuple[int, int]
) -> tuple[tuple[int, ...], ...]:
    """Return the cards that the donor takes home, and those that the neighbour does, with the pick
    that `payoffs` supposes of a single Esquive."""
    which = picker(hands)
    if which < 0 or not any(cards):
        return handed_out(cards, hands)[:2]
    ways = []
    for slot, card in enumerate(cards):
        if card:
            left = (*cards[:slot], EMPTY, *cards[slot + 1 :])
            shares = list(handed_out(left, hands)[:2])
            shares[which] = (card,)
            ways.append(tuple(shares))
    return max(
        ways,
        key=lambda way: (
            gained(goods[which], way[which]),
            -gained(goods[1 - which], way[1 - which]),
        ),
    )


def gained(goods: tuple[int, ...], cards: tuple[int, ...]) -> int:
    """Return by how many points these cards change a score; bottles and cards face down add
    nothing."""
    return score(with_cards(goods, cards)) - score(goods)


def after_giving_up(goods: tuple[int, ...]) -> int:
    """Return by how many points a score changes when the collection missed least is discarded; 0 if
    there is none."""
    kind = missed_least(goods)
    return score(with_seat(goods, kind - 1, 0)) - score(goods) if kind else 0


def missed_least(goods: tuple[int, ...]) -> int:
    """Return the type of the collection whose loss costs fewest points; 0 if there is none."""
    owned = [kind for kind in TYPES if goods[kind - 1]]
    return max(owned, key=lambda kind: score(with_seat(goods, kind - 1, 0)), default=0)
