"""Counting what became of each robot over many games."""

from collections.abc import Iterable
from math import sqrt
from typing import Final, NamedTuple

Z95: Final = 1.96
"""How many standard errors the middle 95 % of a normal distribution reach to either side."""


class Mean(NamedTuple):
    """An average, and how far the true one may lie to either side of it, at 95 %."""

    value: float
    margin: float


def mean(numbers: Iterable[float]) -> Mean:
    """The average of some numbers, of which there is at least one.

    >>> mean([1, 2, 3, 2])
    Mean(value=2.0, margin=0.8001...)
    """
    sample = list(numbers)
    size = len(sample)
    value = sum(sample) / size
    if size == 1:
        return Mean(value, 0.0)
    variance = sum((number - value) ** 2 for number in sample) / (size - 1)
    return Mean(value, Z95 * sqrt(variance / size))


class Tally:
    """The places and scores of one robot, game by game."""

    def __init__(self, name: str, level: str) -> None:
        self.name = name
        self.level = level
        self.places: list[int] = []
        self.scores: list[int] = []

    def add(self, place: int, score: int) -> None:
        """One more game."""
        self.places.append(place)
        self.scores.append(score)

    def counts(self, players: int) -> list[int]:
        """How often it took the first place, the second and so on. Shared places are counted as
        the better one."""
        return [self.places.count(place) for place in range(1, players + 1)]
