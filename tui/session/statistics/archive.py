"""The finished games of a folder of saves, each read again only if its file has changed."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from engine.game import LEVELS, Seat
from saves.header import Header
from saves.listing import SaveInfo, inspect, saves_among
from tui.session.new_game import HUMAN, same

PEOPLE = "people"
"""The `against` of a game that had no robots."""


class Played(NamedTuple):
    """A finished game from the perspective of one of its players."""

    game: str
    begun: str
    """The moment of the start, as the header writes it."""
    players: int
    against: str
    """The level of the best robot, or PEOPLE."""
    place: int
    score: int


class Results(NamedTuple):
    """The finished games of a player, in the order in which they began, and the saves of which
    nobody can tell whether they are one."""

    games: list[Played]
    bad: list[SaveInfo]


class Archive:
    """The saves that have been read, by file, size and time of the last change."""

    def __init__(self) -> None:
        self._seen: dict[Path, tuple[int, int, SaveInfo | None]] = {}

    def read(self, folder: Path) -> Iterator[SaveInfo | None]:
        """Yield every save of the folder, or None for a game that is not finished. A caller can
        stop between two files. Raises SaveError `not-a-folder` or another refusal of the operating
        system."""
        for path in sorted(saves_among(folder)):
            yield self._looked_at(path)

    def _looked_at(self, path: Path) -> SaveInfo | None:
        try:
            found = path.stat()
        except OSError:  # gone, or a link that leads nowhere
            return inspect(path)
        seen = self._seen.get(path)
        if seen is not None and seen[:2] == (found.st_mtime_ns, found.st_size):
            return seen[2]
        info = inspect(path)
        kept = info if info is not None and (info.end or info.problem) else None
        self._seen[path] = (found.st_mtime_ns, found.st_size, kept)
        return kept

    def results(
        self, folder: Path, name: str, going_on: Callable[[], bool] = lambda: True
    ) -> Results:
        """Return the finished games of the player of this name, and the bad saves. If `going_on`
        returns False, reading stops there. Raises as `read` does."""
        games, bad = [], []
        for info in self.read(folder):
            if not going_on():
                break
            if info is None:
                continue
            if info.problem is not None:
                bad.append(info)
            elif played := game_of(info, name):
                games.append(played)
        return Results(sorted(games, key=lambda played: played.begun), bad)


def game_of(info: SaveInfo, name: str) -> Played | None:
    """Return a finished game from the perspective of this player; None if they did not play.

    A branch of another game does not count, because the player had already seen its cards.
    """
    header, end = info.header, info.end
    if header is None or end is None or header.parent is not None:
        return None
    seat = seat_of(header, name)
    if seat is None:
        return None
    robots = [player.by for player in header.players if player.by != HUMAN]
    known = [level for level in LEVELS if level in robots]
    against = known[-1] if known else robots[0] if robots else PEOPLE
    return Played(
        header.game, header.begun, len(header.players), against, end.places[seat], end.scores[seat]
    )


def seat_of(header: Header[Any], name: str) -> Seat | None:
    """Return the seat of the player of this name. Names change, so if no person has the name, the
    only person's seat is meant. None if there is no such seat."""
    people = [seat for seat, player in enumerate(header.players) if player.by == HUMAN]
    named = [seat for seat in people if name and same(header.players[seat].name) == same(name)]
    if named:
        return named[0]
    return people[0] if len(people) == 1 else None
