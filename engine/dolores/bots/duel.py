"""The two sharers' choices as a matrix game, with Ruse, and with what is believed of a player."""

from typing import Final

from engine.dolores.bots.goods_value import Values
from engine.dolores.bots.matrix import Mixture, solve
from engine.dolores.bots.sharing_value import Cells
from engine.dolores.cards import GESTURES, PAIRS
from engine.dolores.gestures import may_trick
from engine.dolores.state import Record, neighbour
from engine.dolores.views import DoloresView

OPENNESS: Final = 6
"""So many gestures seen of a player weigh as much as what reason would have that player do."""


class Duel:
    """Both sharers' choices and what they lead to, the donor first."""

    def __init__(self, view: DoloresView, cells: Cells, price: float) -> None:
        """Work out the payoffs of both sharers. `price`: by how much a Ruse must raise its owner's
        chance to be spent."""
        self.view, self.cells = view, cells
        self.sharers = (view.donor, neighbour(view))
        self.choices = [
            (*GESTURES, *PAIRS) if may_trick(view, seat) else GESTURES for seat in self.sharers
        ]
        donors, neighbours = self.choices
        self.results = [[self._result(d, n) for n in neighbours] for d in donors]
        self.payoffs = (
            [
                [result[view.donor] - price * self._spends(d) for result in row]
                for d, row in zip(donors, self.results, strict=True)
            ],
            [
                [row[column][self.sharers[1]] - price * self._spends(n) for row in self.results]
                for column, n in enumerate(neighbours)
            ],
        )
        """By sharer, a row for each of their choices and a column for each of the other's."""
        self.reasoned = solve(*self.payoffs)
        """The mixtures of two players who know nothing of each other."""

    def _spends(self, choice: int) -> bool:
        return choice in PAIRS and self.view.sharing.ruse not in self.sharers

    def _result(self, donors: int, neighbours: int) -> Values:
        """Return the chances of all after two commitments. A player of Ruse keeps the gesture that
        is better for their own chance, having seen the other's."""
        ways = [
            self.cells[d, n] for d in GESTURES if d & donors for n in GESTURES if n & neighbours
        ]
        keeper = self.sharers[neighbours in PAIRS]
        return max(ways, key=lambda chances: chances[keeper])

    def answer(self, which: int, credit: float, said: int) -> Mixture:
        """Return the mixture of one sharer against what they believe of the other, who has
        announced `said`; the belief gets at most `credit` of the weight."""
        mine, theirs = self.payoffs[which], self.payoffs[1 - which]
        trust = credit * habit(self.view.records[self.sharers[1 - which]])
        return solve(mine, theirs, self.belief(1 - which, said), trust)[0]

    def belief(self, which: int, said: int) -> Mixture:
        """Return the mixture of a sharer who has said this, as all others see it: what reason
        demands, the gestures shown so far, and the word as far as the player keeps words (DO13)."""
        record = self.view.records[self.sharers[which]]
        shown = (*record.shown, *(0 for _ in PAIRS))
        seen = sum(record.shown)
        belief = [
            (OPENNESS * part + times) / (OPENNESS + seen)
            for part, times in zip(self.reasoned[which], shown, strict=False)
        ]
        if said:
            spot = GESTURES.index(said)
            others, true = 1 - belief[spot], faith(record)
            if others > 0:
                belief = [part / others * (1 - true) for part in belief]
                belief[spot] = true
        return belief

    def value(self) -> Values:
        """Return the chances of all when both sharers choose as reason would have them."""
        x, y = self.reasoned
        return [
            sum(
                p * q * result[seat]
                for p, row in zip(x, self.results, strict=True)
                for q, result in zip(y, row, strict=True)
            )
            for seat in range(len(self.view.goods))
        ]


def habit(record: Record) -> float:
    """Return how much is known of a player, from 0 (nothing) to nearly 1."""
    seen = sum(record.shown)
    return seen / (seen + OPENNESS)


def faith(record: Record) -> float:
    """Return how likely a player's word is true, by the words kept and broken so far; a prior
    stands in for a player who has given none."""
    return (record.kept + 1) / (record.kept + record.broken + 2)
