"""The finished games of a folder of saves, each read again only if its file has changed."""

from collections.abc import Callable, Iterable, Iterator
from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple

from msgspec.structs import replace

from engine.game import LEVELS, Seat
from engine.registry import game_named
from saves.listing import SaveInfo, inspect, saves_among
from saves.problems import SaveError
from saves.reading import load
from tui.session.new_game import HUMAN, same
from tui.session.statistics.cache import Entry, Stamp, read_cache, stamp_of, write_cache
from tui.session.statistics.facts import Deeds, Facts, Value, deeds_of, facts_of
from tui.session.strength import level_of

PEOPLE = "people"
"""The `against` of a game that had no robots."""

SPARED = 500
"""The saves that are read before the cache is written, so that a reading that is broken off was not
in vain."""


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
    seat: Seat = 0
    options: tuple[tuple[str, Value], ...] = ()
    """The options that were not the usual ones."""
    robots: tuple[tuple[str, int], ...] = ()
    """The level and the place of each robot."""
    hints: int = 0
    taken_back: int = 0
    stood_in: bool = False
    goals: tuple[str, ...] = ()
    seed: str = ""
    path: Path = Path()

    @property
    def month(self) -> str:
        """Return the month of the start where the player is, such as 2026-11."""
        return f"{datetime.fromisoformat(self.begun).astimezone():%Y-%m}"


class Results(NamedTuple):
    """The finished games of a player, in the order in which they began, and the bad saves, of which
    nobody can tell whether they are such games."""

    games: list[Played]
    bad: list[SaveInfo]


class Archive:
    """The saves that have been read, in memory and in the cache of their folder."""

    def __init__(self) -> None:
        self._entries: dict[Path, dict[str, Entry]] = {}

    def results(
        self,
        folder: Path,
        name: str,
        going_on: Callable[[], bool] = lambda: True,
        wanted: Callable[[Facts], bool] = lambda _: True,
        so_far: Results | None = None,
    ) -> Results:
        """Return the finished games of the player of this name, and the bad saves. `so_far` takes
        each as soon as it is read, in the order of the files.

        Only the games that are `wanted` are folded for hints and goals. If `going_on` returns
        False, reading stops there. Raises SaveError `not-a-folder` or another refusal of the
        operating system.
        """
        games, bad = so_far or Results([], [])
        seen = set()
        for path, entry in self._read(folder, wanted, going_on):
            if isinstance(entry, SaveInfo):
                bad.append(entry)
                continue
            facts = entry.facts
            assert facts is not None
            twin = facts.seed, facts.begun, facts.game, facts.state
            if twin in seen:  # a copy
                continue
            seen.add(twin)
            if wanted(facts) and (played := game_of(path, facts, entry.deeds, name)):
                games.append(played)
        return Results(sorted(games, key=lambda played: played.begun), bad)

    def _read(
        self, folder: Path, wanted: Callable[[Facts], bool], going_on: Callable[[], bool]
    ) -> Iterator[tuple[Path, Entry | SaveInfo]]:
        """Yield the finished games of a folder, and the bad saves."""
        paths = sorted(saves_among(folder))
        before = self._entries.get(folder) or read_cache(folder)
        now: dict[str, Entry] = {}
        fresh = 0
        try:
            for path in paths:
                if not going_on():
                    now = before | now
                    break
                found = _looked_at(path, before.get(path.name), wanted)
                if isinstance(found, Entry):
                    now[path.name] = found
                    fresh += found is not before.get(path.name)
                    if fresh >= SPARED:
                        write_cache(folder, before | now)
                        fresh = 0
                    if found.facts is None:
                        continue
                if found is not None:
                    yield path, found
        finally:
            self._entries[folder] = now
            if fresh or now.keys() != before.keys():
                write_cache(folder, now)


ARCHIVE: Final = Archive()
"""The games read so far, kept as long as the program runs."""


def _looked_at(
    path: Path, known: Entry | None, wanted: Callable[[Facts], bool]
) -> Entry | SaveInfo | None:
    """Return what is known of a save now: `known` if nothing has changed, its SaveInfo if it is
    bad, None if it is gone."""
    try:
        stamp: Stamp | None = stamp_of(path.stat())
    except OSError:  # gone, or a link that leads nowhere
        stamp = None
    entry = known if known is not None and known.stamp == stamp else None
    if entry is None:
        info = inspect(path)
        if info is None or info.problem is not None:
            return info
        if stamp is None:  # there just now, so for the next reading
            return None
        assert info.header is not None
        entry = Entry(stamp, facts_of(info.header, info.end) if info.end else None)
    if entry.facts is None or entry.deeds is not None or not wanted(entry.facts):
        return entry
    try:
        saved = load(path)
    except SaveError as error:
        return SaveInfo(path, problem=error)
    if saved.loss is not None:
        return SaveInfo(path, header=saved.header, problem=saved.loss)
    return replace(entry, deeds=deeds_of(saved))


def game_of(path: Path, facts: Facts, deeds: Deeds | None, name: str) -> Played | None:
    """Return a finished game from the perspective of this player; None if they did not play.

    A branch of another game does not count, because the player had already seen its cards.
    """
    if facts.branched:
        return None
    seat = seat_of(facts.names, facts.by, name)
    if seat is None:
        return None
    robots = [(by, facts.places[at]) for at, by in enumerate(facts.by) if by != HUMAN]
    usual = game_named(facts.game).options()
    options = facts.options.items()
    found = Played(
        facts.game,
        facts.begun,
        len(facts.by),
        strongest([by for by, _ in robots]),
        facts.places[seat],
        facts.scores[seat],
        seat,
        tuple((each, value) for each, value in options if getattr(usual, each) != value),
        tuple(robots),
        seed=facts.seed,
        path=path,
    )
    if deeds is None:
        return found
    return found._replace(
        hints=deeds.hints[seat],
        taken_back=deeds.taken_back[seat],
        stood_in=deeds.stood_in[seat],
        goals=deeds.goals[seat],
    )


def strongest(robots: Iterable[str]) -> str:
    """Return the level of the best of some robots; PEOPLE if there is none."""
    return max(robots, key=strength_order, default=PEOPLE)


def strength_order(by: str) -> int:
    """Return a robot's place in the order of the levels, whatever its bound; robots of other
    packages come before all."""
    level = level_of(by)
    return LEVELS.index(level) if level in LEVELS else -1


def seat_of(names: Iterable[str], by: Iterable[str], name: str) -> Seat | None:
    """Return the seat of the player of this name. Names change, so if no person has the name, the
    only person's seat is meant. None if there is no such seat."""
    people = [
        (seat, each)
        for seat, (each, decider) in enumerate(zip(names, by, strict=True))
        if decider == HUMAN
    ]
    named = [seat for seat, each in people if name and same(each) == same(name)]
    if named:
        return named[0]
    return people[0][0] if len(people) == 1 else None
