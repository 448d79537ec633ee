"""What the sharing under way is worth to every seat, for each pair of gestures (DO18)."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from engine.dolores.bots.goods_value import Evaluator, Values
from engine.dolores.bots.worlds import Cards
from engine.dolores.cards import (
    AUBE,
    EMPTY,
    ESQUIVE,
    FIRST_BOTTLE,
    GESTURES,
    GUETTEUR,
    SLOTS,
    TYPES,
    VOL,
    Kind,
    Slot,
    with_card,
)
from engine.dolores.settling import handed_out, picker
from engine.dolores.state import neighbour, with_seat
from engine.dolores.views import DoloresView
from engine.game import Seat

Cells = Mapping[tuple[int, int], Values]
"""By pair of gestures, the donor's first, each seat's share of the victory."""

SOON: Final = 4
"""With fewer turns than this left to all seats together bottles lose worth in proportion, as they
may not be used any more."""


class SharingValue:
    """The sharing of one view, valued by one evaluator."""

    def __init__(self, view: DoloresView, evaluator: Evaluator) -> None:
        self.view, self.evaluator = view, evaluator
        self.sharers = (view.donor, neighbour(view))
        self.later = min(1.0, sum(evaluator.turns) / SOON)
        self.extra = [0.0] * len(view.goods)
        for bottle, seat in enumerate(view.holders, FIRST_BOTTLE):
            if seat >= 0:
                self.extra[seat] += self.bottle(bottle)
        self.scores = [self.with_cards(seat, ()) for seat in range(len(view.goods))]

    def bottle(self, bottle: int) -> float:
        """Return the points that a bottle adds now."""
        if bottle == GUETTEUR and AUBE not in self.view.unseen:
            return 0.0
        return self.evaluator.bottles[bottle] * (1.0 if bottle == VOL else self.later)

    def with_cards(self, seat: Seat, cards: Iterable[int]) -> float:
        """Return the score that the seat can expect if it gets these cards."""
        goods, extra = self.view.goods[seat], self.extra[seat]
        for card in cards:
            if card < FIRST_BOTTLE:
                goods = with_card(goods, card)
            else:
                extra += self.bottle(card)
        return self.evaluator.score(seat, goods) + extra

    def without(self, seat: Seat, kind: Kind) -> float:
        """Return the score that the seat can expect if it gives up that collection."""
        goods = with_seat(self.view.goods[seat], kind - 1, 0)
        return self.evaluator.score(seat, goods) + self.extra[seat]

    def missed_least(self, seat: Seat) -> Kind | None:
        """Return the type of the collection that the seat would give up after two Esquives; None if
        it has none."""
        owned = [kind for kind in TYPES if self.view.goods[seat][kind - 1]]
        return max(owned, key=lambda kind: self.without(seat, kind), default=None)

    def chances(self, changed: Mapping[Seat, float]) -> Values:
        """Return each seat's share of the victory if the expected scores of some seats are
        `changed` to these."""
        return self.evaluator.chances(
            [changed.get(seat, score) for seat, score in enumerate(self.scores)]
        )

    def shared_out(self, shares: Iterable[Sequence[int]], bet: Mapping[Seat, float]) -> Values:
        """Return the chances when the donor and the neighbour take these cards home; `bet` is the
        score that a watcher who won a bet can then expect."""
        changed = dict(bet)
        for seat, cards in zip(self.sharers, shares, strict=True):
            if cards:
                changed[seat] = self.with_cards(seat, cards)
        return self.chances(changed)

    def picks(
        self, cards: Cards, hands: tuple[int, int], bet: Mapping[Seat, float]
    ) -> dict[Slot, Values]:
        """Return by slot the chances when the single Esquive picks the card there."""
        return {
            slot: self.shared_out(picked(cards, hands, slot), bet) for slot in SLOTS if cards[slot]
        }

    def blind_picks(
        self, worlds: Sequence[Cards], hands: tuple[int, int], bet: Mapping[Seat, float]
    ) -> dict[Slot, Values]:
        """Return by slot the chances when the single Esquive picks there without seeing what lies
        in the dark."""
        ways = [self.picks(cards, hands, bet) for cards in worlds]
        return {slot: mean([way[slot] for way in ways]) for slot in ways[0]}

    def best_pick(
        self, worlds: Sequence[Cards], hands: tuple[int, int], bet: Mapping[Seat, float]
    ) -> Values:
        """Return the chances after the pick that is best for the single Esquive; only the looker
        sees what lies in the dark."""
        who = self.sharers[picker(hands)]
        if who == self.view.sharing.looker:
            seen = [self.picks(cards, hands, bet) for cards in worlds]
            return mean([max(way.values(), key=lambda chances: chances[who]) for way in seen])
        blind = self.blind_picks(worlds, hands, bet)
        return max(blind.values(), key=lambda chances: chances[who])

    def cell(
        self,
        worlds: Sequence[Cards],
        hands: tuple[int, int],
        bet: Mapping[Seat, float] | None = None,
    ) -> Values:
        """Return the chances after one pair of gestures, over all ways the cards may lie."""
        bet = bet or {}
        if hands == (ESQUIVE, ESQUIVE):
            named = {seat: self.missed_least(seat) for seat in self.sharers}
            lost = {seat: self.without(seat, kind) for seat, kind in named.items() if kind}
            return self.chances({**bet, **lost})
        if picker(hands) >= 0 and any(worlds[0]):
            return self.best_pick(worlds, hands, bet)
        return mean([self.shared_out(handed_out(cards, hands)[:2], bet) for cards in worlds])

    def cells(self, worlds: Sequence[Cards]) -> Cells:
        """Return each seat's share of the victory for every pair of gestures, the donor's first."""
        return {(d, n): self.cell(worlds, (d, n)) for d in GESTURES for n in GESTURES}


def picked(cards: Cards, hands: tuple[int, int], slot: Slot) -> tuple[tuple[int, ...], ...]:
    """Return the cards that the donor and the neighbour take home when the single Esquive picks the
    card there (DO18)."""
    shares = list(handed_out((*cards[:slot], EMPTY, *cards[slot + 1 :]), hands)[:2])
    shares[picker(hands)] = (cards[slot],)
    return tuple(shares)


def mean(many: Sequence[Values]) -> Values:
    """Return the mean by seat."""
    if len(many) == 1:
        return many[0]
    return [sum(column) / len(many) for column in zip(*many, strict=True)]
