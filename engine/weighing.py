"""Weighing several actions, to find the best and how far another falls short of it, by tries in
which all of them meet the same luck.

The best is found by sequential halving (Karnin, Koren and Somekh, 2013), with a bound: an action in
the worse half leaves only if it is behind by more than chance explains. How far the best is ahead
is measured with fresh tries, because those that found it flatter it.
"""

from collections.abc import Sequence
from math import inf, sqrt
from typing import Final, Generic, NamedTuple

from engine.arena.average import student
from engine.game import A, Enough, Try

DOUBT: Final = 0.0005
"""A term added to the sum of squared deviations, because results may be alike by accident."""


class Difference(NamedTuple):
    """A mean difference, and half its 95 % interval."""

    mean: float
    margin: float


def difference(ones: Sequence[float], others: Sequence[float]) -> Difference:
    """Return by how much `ones` were ahead of `others` on average, compared try by try. The margin
    of a single try is infinite."""
    found = [one - other for one, other in zip(ones, others, strict=False)]
    number = len(found)
    mean = sum(found) / number
    if number < 2:
        return Difference(mean, inf)
    squares = sum((each - mean) ** 2 for each in found) + DOUBT
    error = sqrt(squares / (number - 1) / number)
    return Difference(mean, student(number - 1) * error)


class Weighing(Generic[A]):
    """The results of actions, try by try."""

    def __init__(self, once: Try[A], actions: Sequence[A], enough: Enough) -> None:
        self._once, self._enough = once, enough
        self.actions = actions
        self.results: list[list[float]] = [[] for _ in actions]
        self.running = list(range(len(actions)))
        self.done = 0

    def run(self, tries: int) -> None:
        """Try the actions still in the running, `tries` times at most. Once two tries are done,
        `enough` is asked before each further one, with the number of all tries done."""
        for _ in range(tries):
            if self.done > 1 and self._enough(self.done):
                break
            found = self._once([self.actions[one] for one in self.running])
            for one, result in zip(self.running, found, strict=True):
                self.results[one].append(result)
            self.done += 1

    @property
    def best(self) -> int:
        """Return the index of the action in the running that has brought most."""
        return max(self.running, key=lambda one: sum(self.results[one]))

    def lacking(self, one: int) -> Difference:
        """Return how far an action, given by its index, is behind the best in the tries of both."""
        return difference(self.results[self.best], self.results[one])

    def mean(self, one: int) -> float:
        """Return what an action brought on average."""
        return sum(self.results[one]) / len(self.results[one])

    def halve(self, kept: int) -> None:
        """Drop the actions of the worse half that are behind by more than chance explains, but
        never the one with the index `kept`."""
        order = sorted(self.running, key=lambda one: -sum(self.results[one]))
        for one in order[(len(order) + 1) // 2 :]:
            mean, margin = self.lacking(one)
            if one != kept and mean > margin:
                self.running.remove(one)

    def race(self, kept: int, tries: int) -> None:
        """Find the best in about `tries` tries; the most promising is tried in all of them. The
        action with the index `kept` runs to the end, so that it can be compared."""
        rounds = max(len(self.actions) - 1, 1).bit_length()
        for _ in range(rounds):
            self.run(max(tries // rounds, 1))
            self.halve(kept)
