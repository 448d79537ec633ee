"""Counting what became of each bot over many deals.

All the games of one deal are one sample: they share their luck, so that to count each for itself
would make the intervals too narrow.
"""

from collections.abc import Iterable, Sequence
from itertools import permutations
from typing import NamedTuple

from engine.arena.average import Average
from engine.arena.rotation import Result


class Pair(NamedTuple):
    """How often one bot comes in ahead of a given opponent of another name, ties half: at the end
    of the game, and at the end of each of its parts if it has such."""

    game: Average
    parts: Average


class Row:
    """The results of the bots of one name."""

    def __init__(self, name: str, members: tuple[int, ...], players: int) -> None:
        self.name = name
        self.members = members
        """Where in the line-up they stand."""
        self.counts = [0] * players
        """How often one of them took the first place, the second and so on; shared places are
        counted as the better one."""
        self.wins = Average()
        """Their victories as a multiple of the fair share, which is one in so many as play; a
        victory shared by n counts 1/n."""
        self.place = Average()
        self.score = Average()


class Tally:
    """The results of a line-up, deal by deal. Bots of the same name are counted together."""

    def __init__(self, names: Sequence[str]) -> None:
        self.players = len(names)
        self.games = 0
        self.deals = 0
        kinds = dict.fromkeys(names)
        members = {kind: tuple(n for n, name in enumerate(names) if name == kind) for kind in kinds}
        self.rows = [Row(kind, members[kind], self.players) for kind in kinds]
        self.pairs = {two: Pair(Average(), Average()) for two in permutations(kinds, 2)}
        """By the names of the one and of the other."""

    def add(self, deal: Sequence[Result]) -> None:
        """Count all the games of one more deal."""
        self.deals += 1
        self.games += len(deal)
        for row in self.rows:
            for game in deal:
                for member in row.members:
                    row.counts[game.places[member] - 1] += 1
            row.wins.add(self.wins(row, deal))
            row.place.add(_mean(_over(game.places, row) for game in deal))
            row.score.add(_mean(_over(game.scores, row) for game in deal))
        rows = {row.name: row.members for row in self.rows}
        for (one, other), pair in self.pairs.items():
            pair.game.add(_mean(_ahead(game.places, rows[one], rows[other]) for game in deal))
            parts = [places for game in deal for places in game.parts]
            if parts:
                pair.parts.add(_mean(_ahead(places, rows[one], rows[other]) for places in parts))

    def wins(self, row: Row, deal: Sequence[Result]) -> float:
        """Return one of the row's bots' victories in a deal, in fair shares."""
        return _mean(self.players * _won(game, row) for game in deal)


class Contrast:
    """The difference, deal by deal, between the victories (in fair shares) of the bots named first
    in two line-ups: what a deal does for both cancels."""

    def __init__(self, one: Tally, other: Tally) -> None:
        self._sides = one, other
        self.wins = Average()

    def add(self, one: Sequence[Result], other: Sequence[Result]) -> None:
        """Count all the games of one more deal, played by either line-up."""
        ours, theirs = (
            side.wins(side.rows[0], deal)
            for side, deal in zip(self._sides, (one, other), strict=True)
        )
        self.wins.add(ours - theirs)


def _mean(numbers: Iterable[float]) -> float:
    sample = list(numbers)
    return sum(sample) / len(sample)


def _over(numbers: Sequence[int], row: Row) -> float:
    return _mean(numbers[member] for member in row.members)


def _won(game: Result, row: Row) -> float:
    """Return the average share of the victory of one of the row's bots."""
    winners = game.places.count(1)
    return _mean((game.places[member] == 1) / winners for member in row.members)


def _ahead(places: Sequence[int], ours: Sequence[int], theirs: Sequence[int]) -> float:
    """Return in what part of the pairs (ours, theirs) ours came in first, ties half."""
    return _mean(
        ((places[one] < places[other]) + (places[one] <= places[other])) / 2
        for one in ours
        for other in theirs
    )
