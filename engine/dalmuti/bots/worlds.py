"""Likely worlds: full states that fit a view and what the others' moves tell.

A guess keeps to what is certain. From there cards change places between the others' hands, two at
a time, more readily if that fits the evidence better (Metropolis and others, 1953), so that the
worlds drawn are about as frequent as they are likely. Before the play nothing has been shown that a
hand could fit better or worse: there, every world is a guess of its own.
"""

from random import Random
from typing import Final

from msgspec.structs import replace

from engine.dalmuti.bots.belief import Reading, roughly
from engine.dalmuti.cards import JESTER, UNIT, Rank, best, better, exceeds, ranks, size, worst
from engine.dalmuti.guess import guess
from engine.dalmuti.state import Exchange, State, pairs
from engine.dalmuti.views import DalmutiView
from engine.game import Seat

FRESH: Final = 16
"""How many worlds come from one guess."""
FIRST: Final = 60
"""How many swaps are tried from a guess to its first world."""
NEXT: Final = 20
"""How many swaps are tried from a world to the next."""
UNPAID: Final = 0.02
"""The factor for hands that cannot have come from the tax (DA6)."""


class Worlds:
    """A source of worlds for one decision; `fresh` says how many come from one guess, `first` how
    many swaps lead to the first of them, `reading` how the others' moves are understood."""

    def __init__(
        self,
        view: DalmutiView,
        rng: Random,
        fresh: int = FRESH,
        first: int = FIRST,
        reading: Reading = roughly,
    ) -> None:
        self.view = view
        self.rng = rng
        table = view.table
        self._reading = reading(view)
        self._memory: list[dict[int, float]] = [{} for _ in table.sizes]
        self._known = _known(view)
        playing = table.stage == "play"
        self._taxes = _taxes(view) if playing else ()
        self._payers = {seat for _, *two, _ in self._taxes for seat in two}
        self._others = [
            seat for seat, held in enumerate(table.sizes) if playing and held and seat != view.seat
        ]
        self._first = first
        self._fresh = fresh if self._others else 1
        self._start()

    def draw(self) -> State:
        """Return the next guess of the cards of the others, as a state that fits all that was
        seen."""
        if self._drawn == self._fresh:
            self._start()
        self._swap(NEXT if self._drawn else self._first)
        self._drawn += 1
        return replace(self._base, hands=tuple(self._hands))

    def _start(self) -> None:
        """Begin again with a new guess. A card stays where the guess has it if its seat is known to
        have had cards of that rank, or may have (see `_known`)."""
        self._drawn = 0
        self._base = guess(self.view, self.rng)
        self._hands = list(self._base.hands)
        self._loose = [
            [rank for rank in ranks(hand) if rank not in known]
            for hand, known in zip(self._hands, self._known, strict=True)
        ]
        self._swapping = [seat for seat in self._others if self._loose[seat]]
        self._fits = [self._fit(seat, hand) for seat, hand in enumerate(self._hands)]
        self._paid = self._fit_of_taxes()

    def _swap(self, times: int) -> None:
        """Try `times` times to let two cards change places."""
        seats, hands, loose, fits = self._swapping, self._hands, self._loose, self._fits
        chance, known, payers = self.rng.random, self._known, self._payers
        if len(seats) < 2:
            return
        for _ in range(times):
            one = int(chance() * len(seats))
            other = int(chance() * (len(seats) - 1))
            a, b = seats[one], seats[other + (other >= one)]
            x, y = int(chance() * len(loose[a])), int(chance() * len(loose[b]))
            mine, yours = loose[a][x], loose[b][y]
            if mine == yours or mine in known[b] or yours in known[a]:
                continue
            before = hands[a], hands[b]
            hands[a] += UNIT[yours] - UNIT[mine]
            hands[b] += UNIT[mine] - UNIT[yours]
            fit_a, fit_b = self._fit(a, hands[a]), self._fit(b, hands[b])
            paid = self._fit_of_taxes() if a in payers or b in payers else self._paid
            old, new = fits[a] * fits[b] * self._paid, fit_a * fit_b * paid
            if new >= old or chance() * old < new:
                loose[a][x], loose[b][y] = yours, mine
                fits[a], fits[b], self._paid = fit_a, fit_b, paid
            else:
                hands[a], hands[b] = before

    def _fit(self, seat: Seat, hand: int) -> float:
        """Return how well a hand fits its player's moves. Remembered, because the same hands come
        up again and again."""
        memory = self._memory[seat]
        fit = memory.get(hand)
        if fit is None:
            fit = memory[hand] = self._reading(seat, hand)
        return fit

    def _fit_of_taxes(self) -> float:
        """Return how well the hands fit the taxes, from 0 to 1: each Peon gave the best cards of
        the hand. Of its own tax the seat knows what changed hands; return 0 for hands that
        contradict it."""
        fit = 1.0
        played = self.view.table.played
        for tax, dalmuti, peon, number in self._taxes:
            poor = self._hands[peon] + played[peon]
            if tax is not None:
                if exceeds(better(poor, worst(tax.tribute)), tax.gift):
                    return 0.0
                continue
            tribute = best(self._hands[dalmuti] + played[dalmuti], number)
            if size(better(poor, worst(tribute))) > number:
                fit *= UNPAID
        return fit


def _known(view: DalmutiView) -> tuple[frozenset[Rank], ...]:
    """Return by seat the ranks that it is known to have had, or may have had: that of a card shown
    in the deal counts for every seat."""
    match = view.match
    known: list[set[Rank]] = [set() for _ in view.table.sizes]
    for tax in view.taxes:
        known[tax.dalmuti].update(ranks(tax.tribute))
        known[tax.peon].update(ranks(tax.gift) if tax.tribute else ())
    if match.called is not None:
        known[match.called].add(JESTER)
    if match.slip is not None:
        for held in known:
            held.add(match.slip.rank)
    return tuple(map(frozenset, known))


def _taxes(view: DalmutiView) -> tuple[tuple[Exchange | None, Seat, Seat, int], ...]:
    """Return the taxes that tell something of hidden hands: the exchange, or None if the seat does
    not know it, the Dalmuti, the Peon and the number of cards. The seat's own tax as a Peon is left
    out, since it tells only the cards given."""
    own = {tax.dalmuti: tax for tax in view.taxes}
    return tuple(
        (own.get(dalmuti), dalmuti, peon, number)
        for dalmuti, peon, number in pairs(view.match)
        if view.seat != peon
    )
