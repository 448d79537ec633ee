"""The finished games of a folder of saves, each looked at once for as long as it stays as it is."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from engine.game import LEVELS, Seat
from saves.header import Header
from saves.listing import SaveInfo, inspect, saves_among
from tui.session.new_game import HUMAN, same

PEOPLE = "people"
"""Against whom a game was played that had no robots."""


class Played(NamedTuple):
    """A finished game as one of its players saw it end."""

    game: str
    begun: str
    """As the header writes moments."""
    players: int
    against: str
    """The level of the best robot, or PEOPLE."""
    place: int
    score: int


class Archive:
    """What has been read of the saves, by file and when it was last written."""

    def __init__(self) -> None:
        self._seen: dict[Path, tuple[int, int, SaveInfo | None]] = {}

    def read(self, folder: Path) -> Iterator[SaveInfo | None]:
        """Every save of the folder, None for one that holds no finished game: step by step, so
        that whoever reads thousands can stop in between. Raises SaveError `not-a-folder` and what
        else the operating system refuses."""
        for path in sorted(saves_among(folder)):
            yield self._looked_at(path)

    def _looked_at(self, path: Path) -> SaveInfo | None:
        try:
            found = path.stat()
        except OSError:
            return None
        seen = self._seen.get(path)
        if seen is not None and seen[:2] == (found.st_mtime_ns, found.st_size):
            return seen[2]
        info = inspect(path)
        kept = info if info is not None and info.header is not None and info.end else None
        self._seen[path] = (found.st_mtime_ns, found.st_size, kept)
        return kept

    def games(
        self, folder: Path, name: str, going_on: Callable[[], bool] = lambda: True
    ) -> list[Played]:
        """The finished games of the player of this name, in the order in which they began; as far
        as they are read when `going_on` says no. Raises as `read` does."""
        found = []
        for info in self.read(folder):
            if not going_on():
                break
            played = game_of(info, name) if info is not None else None
            if played is not None:
                found.append(played)
        return sorted(found, key=lambda played: played.begun)


def game_of(info: SaveInfo, name: str) -> Played | None:
    """A finished game as the player of this name saw it end, None if he was not there.

    A game that goes on from a step of another is none of his record: he had seen the cards.
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
    """Where the player of this name sat: at the person's seat that bears it, or at the only one
    that a person had, for names change."""
    people = [seat for seat, player in enumerate(header.players) if player.by == HUMAN]
    named = [seat for seat in people if name and same(header.players[seat].name) == same(name)]
    if named:
        return named[0]
    return people[0] if len(people) == 1 else None
