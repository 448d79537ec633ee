"""A rating from games against robots.

The robots are always as strong as they were, so one number is enough: the player's, on the scale
of Elo. The levels stand still on it, each as far from the next as it was measured to be ahead. So
the rating says which level plays as well as the player. One in which everybody moves, such as
openskill's, would say nothing more here and cost a library.
"""

from collections.abc import Iterable
from typing import Final

from engine.game import LEVELS
from engine.registry import game_named
from tui.games.registry import CARDS, card_of
from tui.session.robots import really
from tui.session.statistics.archive import Played

START: Final = 1500
"""The rating before the first game: that of `normal`."""

SCALE: Final = 400
"""The distance at which ten games in eleven are won."""

FIRST_STEP: Final = 200
LAST_STEP: Final = 24
"""The most points by which the first game can change the rating, and the least to which this step
shrinks."""

SETTLED: Final = 10
"""The games after which a rating is compared with the levels."""

SETTLING: Final = 3
"""The number of games after which the step is half of the first."""


def levels_of(game: str) -> dict[str, int]:
    """Return the ratings of the levels of a game."""
    ratings = card_of(game).ratings if game in CARDS else ()
    return dict(zip(LEVELS, ratings, strict=False))


def counts(played: Played) -> bool:
    """Return whether a game counts: nobody helped, and some robot's strength is known."""
    return not played.hints and not played.stood_in and bool(rated(played))


def rated(played: Played) -> list[tuple[int, int]]:
    """Return the rating and the place of each robot whose strength is known: it plays as its level
    does, without a bound or with one that changes nothing."""
    known = levels_of(played.game)
    if not known:
        return []
    game = game_named(played.game)
    levels = [(really(game, by), place) for by, place in played.robots]
    return [(known[level], place) for level, place in levels if level in known]


def course(games: Iterable[Played]) -> list[int]:
    """Return the rating after each game that counts, in the order in which they are given. All are
    of one game."""
    rating, found = float(START), list[int]()
    for played in filter(counts, games):
        step = max(FIRST_STEP / (1 + len(found) / SETTLING), LAST_STEP)
        rating += step * surprise(played, rating)
        found.append(round(rating))
    return found


def surprise(played: Played, rating: float) -> float:
    """Return how much better the player was against the robots than expected, from -1 to 1."""
    missed = [
        ((played.place < place) + (played.place <= place)) / 2 - expected(rating, other)
        for other, place in rated(played)
    ]
    return sum(missed) / len(missed)


def expected(rating: float, other: float) -> float:
    """Return the share of games in which the first of two ratings comes in ahead.

    >>> expected(1500, 1500), round(expected(1900, 1500), 2)
    (0.5, 0.91)
    """
    return float(1 / (1 + 10 ** ((other - rating) / SCALE)))


def nearest(game: str, rating: int) -> str:
    """Return the level whose rating is the nearest; "" if the game has none."""
    levels = levels_of(game)
    return min(levels, key=lambda level: abs(levels[level] - rating), default="")
