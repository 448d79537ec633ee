"""Ratings of the robots of an arena, by openskill if it is installed."""

from collections.abc import Sequence
from typing import NamedTuple

from engine.arena.rotation import Result


class Rating(NamedTuple):
    """The rating of a robot: `mu` is its strength on a scale on which a new robot has 25, `sigma`
    the standard deviation of that."""

    mu: float
    sigma: float


class Ratings:
    """The ratings of a line-up, game by game (Plackett and Luce's model).

    Raises ImportError where openskill is not installed.
    """

    def __init__(self, names: Sequence[str]) -> None:
        from openskill.models import PlackettLuce

        self._names = names
        self._model = PlackettLuce()
        self._ratings = [[self._model.rating()] for _ in names]

    def add(self, game: Result) -> None:
        """Count one more game."""
        self._ratings = self._model.rate(self._ratings, ranks=list(map(float, game.places)))

    def of(self, name: str) -> Rating:
        """Return the mean rating of all robots with this name."""
        own = [
            rating
            for each, (rating,) in zip(self._names, self._ratings, strict=True)
            if each == name
        ]
        return Rating(
            sum(rating.mu for rating in own) / len(own),
            sum(rating.sigma for rating in own) / len(own),
        )


def ratings_of(names: Sequence[str]) -> Ratings | None:
    """Return ratings for a line-up; None if openskill is not installed."""
    try:
        return Ratings(names)
    except ImportError:
        return None
