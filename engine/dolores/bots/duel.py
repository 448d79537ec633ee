"""The two sharers' choices as a matrix game, with Ruse and Embrouille, and with what is believed of
a player."""

from typing import Final

from engine.dolores.bots.goods_value import Values
from engine.dolores.bots.matrix import Mixture, solve
from engine.dolores.bots.sharing_value import Cells
from engine.dolores.cards import EMBROUILLE, GESTURES, PAIRS
from engine.dolores.gestures import may_trick
from engine.dolores.state import NOBODY, Record, holder, neighbour
from engine.dolores.views import DoloresView
from engine.game import Seat

OPENNESS: Final = 6
"""How many gestures seen of a player weigh as much as what reason would have that player do."""


class Duel:
    """Both sharers' choices and what they lead to, the donor first."""

    def __init__(self, view: DoloresView, cells: Cells, price: float) -> None:
        """Work out the payoffs of both sharers. `price`: by how much a Ruse or an Embrouille must
        raise its owner's chance to be spent."""
        self.view, self.cells, self.price = view, cells, price
        self.sharers = (view.donor, neighbour(view))
        self.choices = [
            (*GESTURES, *PAIRS) if may_trick(view, seat) else GESTURES for seat in self.sharers
        ]
        donors, neighbours = self.choices
        self.stands = [[self._result(d, n) for n in neighbours] for d in donors]
        """By choice of the donor and of the neighbour, each seat's share of the victory if nobody
        cancels the gestures."""
        self._weigh(self.stands)
        self.anew = self.value()
        """The chances of all if both choose, for the first time or anew, and nobody can cancel."""
        keeper = holder(view, EMBROUILLE)
        if keeper != NOBODY:
            self._weigh([[self._undone(keeper, each) for each in row] for row in self.stands])

    def _weigh(self, results: list[list[Values]]) -> None:
        """Work out the payoffs of both sharers, and how reason would have them choose, if each pair
        of choices leads to these results."""
        donors, neighbours = self.choices
        self.results = results
        self.payoffs = (
            [
                [result[self.view.donor] - self.price * self._spends(d) for result in row]
                for d, row in zip(donors, results, strict=True)
            ],
            [
                [row[column][self.sharers[1]] - self.price * self._spends(n) for row in results]
                for column, n in enumerate(neighbours)
            ],
        )
        """By sharer, a row for each of their choices and a column for each of the other's."""
        self.reasoned = solve(*self.payoffs)
        """The mixtures of two players who know nothing of each other."""

    def _undone(self, keeper: Seat, stands: Values) -> Values:
        """Return the chances after two choices that the holder of Embrouille may cancel. The
        `keeper` does so if choosing anew is better for it by more than `price`, which spending the
        bottle costs it (DO16)."""
        anew = [each - self.price * (seat == keeper) for seat, each in enumerate(self.anew)]
        return anew if anew[keeper] > stands[keeper] else stands

    def _spends(self, choice: int) -> bool:
        return choice in PAIRS and self.view.sharing.ruse not in self.sharers

    def _result(self, donors: int, neighbours: int) -> Values:
        """Return the chances of all after two commitments."""
        return self.cells[self.shown(donors, neighbours)]

    def shown(self, donors: int, neighbours: int) -> tuple[int, int]:
        """Return the gestures that two commitments come to. A player of Ruse keeps the one that is
        better for their own chance, having seen the other's."""
        ways = [(d, n) for d in GESTURES if d & donors for n in GESTURES if n & neighbours]
        keeper = self.sharers[neighbours in PAIRS]
        return max(ways, key=lambda hands: self.cells[hands][keeper])

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
