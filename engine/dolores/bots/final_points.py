"""How many points both sharers score in the end on average, by the futures that judge a sharing."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from engine.dolores.bots.analysis import Analysis
from engine.dolores.bots.at_once import AllGoods
from engine.dolores.bots.goods_value import Goods, Values
from engine.dolores.bots.sharing_value import SharingValue, mean, picked
from engine.dolores.bots.worlds import Cards
from engine.dolores.cards import EMBROUILLE, ESQUIVE, VOL, WORTH, Slot, with_cards
from engine.dolores.settling import handed_out, picker
from engine.dolores.state import NOBODY, holder, with_seat
from engine.game import Reason, Seat

TOLD: Final = 0.2
"""By how many points two choices must differ in the end for that to be told."""

Ends = Sequence[float]
"""What the donor and their neighbour score in the end."""

Pair = tuple[float, float]
"""The points of a seat in the end, and those of another seat."""

Shares = tuple[tuple[int, ...], ...]
"""The cards that the donor and the neighbour take home."""


def end_of(other: Seat, ends: Pair, instead: Pair) -> Reason | None:
    """Return why the first of two actions is better in the end than the second, in tenths of a
    point. `ends` and `instead` are the points of a seat and of `other` after each. None if the
    first does not raise the seat's lead by TOLD."""
    (own, rival), (less, before) = ends, instead
    if (own - rival) - (less - before) < TOLD:
        return None
    facts = {"end": tenths(own), "less": tenths(less)}
    theirs = {"seat": other, "rival": tenths(rival), "before": tenths(before)}
    if theirs["rival"] == theirs["before"]:
        return Reason("ends-own", facts)
    if facts["end"] == facts["less"]:
        return Reason("ends-rival", theirs)
    return Reason("ends-both", facts | theirs)


def of_goods(analysis: Analysis, other: Seat, goods: AllGoods, instead: AllGoods) -> Reason | None:
    """Return the reason of `end_of` for two actions after which all seats own `goods`, and own
    `instead`."""
    seats, points = (analysis.seat, other), analysis.evaluator.points
    one, two = ([points(seat, each[seat]) for seat in seats] for each in (goods, instead))
    return end_of(other, (one[0], one[1]), (two[0], two[1]))


def points_tell(analysis: Analysis) -> bool:
    """Return whether points tell what becomes of a sharing: it can hold no Vol, and nobody holds
    Embrouille."""
    worlds = analysis.sample.worlds
    return holder(analysis.view, EMBROUILLE) == NOBODY and not any(VOL in each for each in worlds)


def tenths(points: float) -> int:
    """Return points as the nearest number of tenths."""
    return round(10 * points)


def ends_of(analysis: Analysis, which: int, mine: int, theirs: int) -> Pair:
    """Return the mean points in the end of the sharer `which`, who chooses `mine`, and of the other
    sharer, who chooses `theirs`."""
    hands = analysis.duel.shown(*((theirs, mine) if which else (mine, theirs)))
    found = final_points(analysis.value, analysis.sample.worlds, hands)
    return found[which], found[1 - which]


def final_points(value: SharingValue, worlds: Sequence[Cards], hands: tuple[int, int]) -> Ends:
    """Return the mean points of both sharers in the end after two gestures, over all ways the cards
    may lie, as `SharingValue.cell` supposes them handed out."""
    return _averaged(value, worlds, hands, value.evaluator.points)


def worths_of(analysis: Analysis, which: int, mine: int, theirs: int) -> Pair:
    """Return the mean total value of the collections of the sharer `which`, and of the other
    sharer, after two gestures, over all ways the cards may lie."""
    hands = (theirs, mine) if which else (mine, theirs)
    found = _averaged(
        analysis.value,
        analysis.sample.worlds,
        hands,
        lambda _, goods: sum(map(WORTH.__getitem__, goods)),
    )
    return found[which], found[1 - which]


def _averaged(
    value: SharingValue,
    worlds: Sequence[Cards],
    hands: tuple[int, int],
    judged: Callable[[Seat, Goods], float],
) -> Ends:
    """Return the mean of `judged` for what each sharer owns after two gestures, over all ways the
    cards may lie."""
    if hands == (ESQUIVE, ESQUIVE):
        return [judged(seat, _without_one(value, seat)) for seat in value.sharers]
    goods = value.view.goods
    return mean(
        [
            [
                judged(seat, with_cards(goods[seat], cards))
                for seat, cards in zip(value.sharers, shares, strict=True)
            ]
            for shares in shares_of(value, worlds, hands)
        ]
    )


def _without_one(value: SharingValue, seat: Seat) -> Goods:
    """Return what a seat owns without the collection that it would give up."""
    goods, kind = value.view.goods[seat], value.missed_least(seat)
    return with_seat(goods, kind - 1, 0) if kind else goods


def shares_of(value: SharingValue, worlds: Sequence[Cards], hands: tuple[int, int]) -> list[Shares]:
    """Return the cards that both sharers take home, an entry for each of `worlds`. A single Esquive
    picks what is best for its chance: a slot for each world if it is the looker, else one slot for
    all."""
    which = picker(hands)
    if which < 0 or not any(worlds[0]):
        return [handed_out(cards, hands)[:2] for cards in worlds]
    who = value.sharers[which]

    def best(ways: Mapping[Slot, Values]) -> Slot:
        return max(ways, key=lambda slot: ways[slot][who])

    if who == value.view.sharing.looker:
        slots = [best(value.picks(cards, hands, {})) for cards in worlds]
    else:
        slots = [best(value.blind_picks(worlds, hands, {}))] * len(worlds)
    return [picked(cards, hands, slot) for cards, slot in zip(worlds, slots, strict=True)]
