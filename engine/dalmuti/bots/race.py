"""Choices of a seat race each other through likely worlds.

In every world each choice that is still in the running is played out to the end of the hand, so
that all of them meet the same cards; a choice that clearly falls behind is dropped. What a choice
is worth is told as a share of the opponents, see `playout.shares`.
"""

from collections.abc import Sequence
from typing import Final

from engine.dalmuti.actions import DalmutiAction
from engine.dalmuti.bots.plan import Plan
from engine.dalmuti.bots.playout import results
from engine.dalmuti.state import State
from engine.game import Prospect, Seat

LOOK: Final = 16
"""After how many worlds choices that fell behind are dropped for the first time; then after twice
as many, and so on."""
BEHIND: Final = 3.5
"""How many standard errors behind the best a choice has to be to be dropped: with ten choices, the
best is lost by chance in some 3 of 100 searches at most, as far as worlds are independent (all
looks, Student's distribution)."""
DOUBT: Final = 0.05
"""Added to the variance of few results, which may be alike by accident; in opponents, squared."""


class Race:
    """The results of a seat's choices, world by world. A choice counts as better than the first
    only if it is ahead by more than `clearly` standard errors; 0 asks for none."""

    def __init__(
        self,
        choices: Sequence[DalmutiAction],
        seat: Seat,
        plan: Plan | None = None,
        clearly: float = 0.0,
    ) -> None:
        self.choices = choices
        self.seat = seat
        self.plan = plan
        self.clearly = clearly
        self.running = list(range(len(choices)))
        self.results: list[list[float]] = [[] for _ in choices]

    def run(self, world: State, chance: str) -> int:
        """Play out the choices still in the running in one world, all with the same chance in a
        deal to come, and drop those that have clearly fallen behind. Return how many were played.
        """
        played = len(self.running)
        choices = [self.choices[one] for one in self.running]
        found = results(world, choices, self.seat, chance, self.plan)
        for choice, result in zip(self.running, found, strict=True):
            self.results[choice].append(result)
        worlds = len(self.results[self.running[0]])
        if len(self.running) > 1 and worlds >= LOOK and not worlds & worlds - 1:
            best, doubt = self._best(), DOUBT / (len(world.hands) - 1) ** 2
            self.running = [
                one for one in self.running if not self._behind(one, best, BEHIND, doubt)
            ]
        return played

    def prospects(self) -> tuple[Prospect[DalmutiAction], ...]:
        """Return what the choices are worth, best first. One that was dropped is judged by how far
        it fell behind the best in the worlds that both met, which may have been kinder than
        most."""
        best = self._best()
        if self.clearly and not self._behind(0, best, self.clearly):
            best = 0
        top = _mean(self.results[best])
        lacking = [_mean(_lacking(results, self.results[best])) for results in self.results]
        worths = [max(0.0, min(top, top - less)) for less in lacking]
        ranking = sorted(range(len(worths)), key=lambda one: (-worths[one], one != best))
        return tuple(
            Prospect(self.choices[one], worths[one], len(self.results[one])) for one in ranking
        )

    def _best(self) -> int:
        return max(self.running, key=lambda choice: sum(self.results[choice]))

    def _behind(self, choice: int, best: int, errors: float, doubt: float = 0.0) -> bool:
        """Return whether a choice is more than `errors` standard errors behind the best in the
        worlds that both met; `doubt` is added to the variance."""
        lacking = _lacking(self.results[choice], self.results[best])
        number, mean = len(lacking), _mean(lacking)
        if number < 2 or mean <= 0:
            return False
        variance = sum((lack - mean) ** 2 for lack in lacking) / (number - 1)
        return mean * mean * number > errors * errors * (variance + doubt)


def _lacking(results: Sequence[float], best: Sequence[float]) -> list[float]:
    """Return, world by world, how far a choice was behind the best one, which may have met more
    worlds."""
    return [b - a for a, b in zip(results, best, strict=False)]


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)
