"""The games of a player, counted."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, NamedTuple

from tui.games.registry import goals_of
from tui.session.statistics import rating
from tui.session.statistics.archive import PEOPLE, Played, strength_order


def _strength(against: str) -> tuple[bool, int, str]:
    """Return the order of an `against`: unknown robots before the levels, people last."""
    return against == PEOPLE, strength_order(against), against


GROUPS: Final[dict[str, Callable[[Played], Any]]] = {
    "kind": lambda played: (played.players, *_strength(played.against)),
    "against": lambda played: _strength(played.against),
    "players": lambda played: (played.players,),
    "seat": lambda played: (played.seat,),
    "options": lambda played: played.options,
    "hints": lambda played: (bool(played.hints),),
    "month": lambda played: (played.month,),
}
"""The ways to group games, each with its sort key; the first is the usual one."""


class Sum(NamedTuple):
    """The totals of several games of one kind."""

    games: int
    won: int
    """First places, shared ones too."""
    mean_place: float
    mean_score: float
    best: int
    """The highest score."""


class Group(NamedTuple):
    """Some games that are alike in something, in the order in which they began, and their
    totals."""

    games: tuple[Played, ...]
    sum: Sum

    @property
    def first(self) -> Played:
        """Return one of the games, to name what they have in common."""
        return self.games[0]


class Record(NamedTuple):
    """The totals of one game, over all matches that a player has finished."""

    game: str
    games: tuple[Played, ...]
    sum: Sum
    longest: int
    """The longest run of victories."""
    current: int
    """The run of victories at the end; 0 if the last game was not won."""
    ratings: tuple[int, ...]
    """The rating after each game that counts for it."""
    goals: dict[str, int]
    """How many games have each of the goals, in the order of the game."""

    def groups(self, by: str) -> list[Group]:
        """Return the games, grouped by one of GROUPS."""
        return grouped(self.games, by)


def summed(games: Sequence[Played]) -> Sum:
    """Return the totals of some games, at least one."""
    number = len(games)
    return Sum(
        number,
        sum(game.place == 1 for game in games),
        sum(game.place for game in games) / number,
        sum(game.score for game in games) / number,
        max(game.score for game in games),
    )


def runs(hits: Iterable[bool]) -> tuple[int, int]:
    """Return the length of the longest run of hits, and of the run at the end.

    >>> runs([True, True, False, True])
    (2, 1)
    """
    longest = current = 0
    for hit in hits:
        current = current + 1 if hit else 0
        longest = max(longest, current)
    return longest, current


def records(games: Sequence[Played], order: Sequence[str]) -> list[Record]:
    """Return a record for each game that was played, in this order of games."""
    found = []
    for name in order:
        own = tuple(game for game in games if game.game == name)
        if own:
            victories = runs(game.place == 1 for game in own)
            ratings = tuple(rating.course(own))
            found.append(Record(name, own, summed(own), *victories, ratings, goals(name, own)))
    return found


def goals(game: str, games: Sequence[Played]) -> dict[str, int]:
    """Return how many of the games have each goal of a game."""
    return {
        goal.name: sum(goal.name in played.goals for played in games) for goal in goals_of(game)
    }


def grouped(games: Sequence[Played], by: str) -> list[Group]:
    """Return the games, grouped by one of GROUPS, in its order."""
    found: dict[Any, list[Played]] = {}
    for played in games:
        found.setdefault(GROUPS[by](played), []).append(played)
    return [Group(tuple(found[key]), summed(found[key])) for key in sorted(found)]
