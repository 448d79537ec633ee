"""A table of equals: robots that play as well as the person, by the results so far.

The rating of the statistics says how well that is. It lies between two levels, as a rule, and so do
the robots: some are of the one and some of the other.
"""

from collections.abc import Callable
from pathlib import Path

from saves.header import Player
from saves.problems import SaveError
from tui.games.registry import CARDS
from tui.session.new_game import HUMAN, NewGame
from tui.session.statistics.archive import ARCHIVE
from tui.session.statistics.rating import START, course, levels_of
from tui.session.strength import EQUALS


def ratings_in(
    folder: Path, name: str, going_on: Callable[[], bool] = lambda: True
) -> dict[str, int]:
    """Return the ratings of the player of this name by game, by the saves in a folder: that of
    `normal` for a game of which none counts. If `going_on` returns False, reading stops."""
    try:
        games = ARCHIVE.results(folder, name, going_on).games
    except SaveError:
        games = []
    played = {game: [each for each in games if each.game == game] for game in CARDS}
    return {game: [START, *course(own)][-1] for game, own in played.items()}


def peers(game: str, rating: int, robots: int) -> tuple[str, ...]:
    """Return a level for each of `robots` robots, so that together they play as well as somebody of
    a rating; () for a game whose levels were never measured. No robot plays at random.

    >>> peers("dolce-vita", 1500, 2), peers("dolce-vita", 100, 2)
    (('normal', 'normal'), ('novice', 'novice'))
    """
    known = {by: level for level, by in levels_of(game).items() if level != "random"}
    if not known:
        return ()
    low = max((by for by in known if by <= rating), default=min(known))
    high = min((by for by in known if by > rating), default=low)
    better = round(robots * (rating - low) / (high - low)) if high > low else 0
    return (known[high],) * better + (known[low],) * (robots - better)


def with_equals(new: NewGame, rating: int) -> NewGame:
    """Return the game with a level for each robot that is to be an equal."""
    wanted = [seat for seat, player in enumerate(new.players) if player.by == EQUALS]
    players = list(new.players)
    for seat, level in zip(wanted, peers(new.game, rating, len(wanted)), strict=False):
        players[seat] = Player(players[seat].name, level)
    return new._replace(players=tuple(players))


def against_equals(new: NewGame, folder: Path) -> NewGame:
    """Return the game with robots for equals of its first person, by the saves in a folder."""
    name = next((player.name for player in new.players if player.by == HUMAN), "")
    return with_equals(new, ratings_in(folder, name)[new.game])
