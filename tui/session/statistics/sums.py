"""The games of a player, counted."""

from collections.abc import Sequence
from typing import NamedTuple

from engine.game import LEVELS
from tui.session.statistics.archive import PEOPLE, Played


class Sum(NamedTuple):
    """The totals of several games of one kind."""

    games: int
    won: int
    """First places, shared ones too."""
    mean_place: float
    mean_score: float
    best: int
    """The highest score."""


class Kind(NamedTuple):
    """The totals of games with so many players against robots of one level, or against people."""

    players: int
    against: str
    sum: Sum


class Record(NamedTuple):
    """The totals of one game, over all matches that a player has finished."""

    game: str
    sum: Sum
    longest: int
    """The longest run of victories."""
    current: int
    """The run of victories at the end; 0 if the last game was not won."""
    course: tuple[tuple[int, int], ...]
    """Per game, in order, the place and the number of players."""
    kinds: tuple[Kind, ...]


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


def runs(games: Sequence[Played]) -> tuple[int, int]:
    """Return the longest run of victories, and the run at the end."""
    longest = current = 0
    for game in games:
        current = current + 1 if game.place == 1 else 0
        longest = max(longest, current)
    return longest, current


def records(games: Sequence[Played], order: Sequence[str]) -> list[Record]:
    """Return a record for each game that was played, in this order of games."""
    found = []
    for name in order:
        own = [game for game in games if game.game == name]
        if own:
            course = tuple((game.place, game.players) for game in own)
            found.append(Record(name, summed(own), *runs(own), course, kinds(own)))
    return found


def kinds(games: Sequence[Played]) -> tuple[Kind, ...]:
    """Return the totals by number of players and level of the robots, the weakest first."""
    strengths = [*LEVELS, PEOPLE]
    found = {(game.players, game.against) for game in games}
    ordered = sorted(
        found, key=lambda kind: (kind[0], strengths.index(kind[1]) if kind[1] in strengths else -1)
    )
    return tuple(
        Kind(
            players,
            against,
            summed([game for game in games if (game.players, game.against) == (players, against)]),
        )
        for players, against in ordered
    )
