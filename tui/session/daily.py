"""The deal of the day: for each game one deal a day, the same for everybody, without a network.

It is a game whose seed names the day, on terms that never depend on settings: the usual number of
players, robots of the usual level, the person at the first seat. So it is found in the saves alone,
by its first line, and nothing more is written down. Whoever has the program has the same deal.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import date, datetime, timedelta
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from engine.arena import play_out
from engine.arena.rotation import result
from engine.chance import SHARED
from engine.game import Setup
from engine.registry import game_named
from saves.header import Header
from saves.listing import SaveInfo, saves_in
from saves.writing import LiveGame
from tui.games.registry import card_of, character_of
from tui.session.new_game import HUMAN, NewGame, begin, met, usual_seats
from tui.session.robots import robot, usual_level
from tui.session.statistics.archive import Archive, Played
from tui.session.statistics.facts import Facts

DAY: Final = timedelta(days=1)

SHOWN_LEVELS: Final = ("easy", "normal")
"""The levels that play the deal in the person's seat, to compare with: those that need no time."""


class Standing(NamedTuple):
    """A game's deal of a day as it stands for a player."""

    game: str
    day: date
    played: Played | None
    earlier: tuple[tuple[date, Played], ...]
    """The days before, the last first."""
    run: int
    """The days running on which some deal was played."""


def seed_of(day: date) -> str:
    """Return the seed of all deals of a day.

    >>> seed_of(date(2026, 11, 22))
    'day-2026-11-22'
    """
    return f"{SHARED}{day.isoformat()}"


def day_of(seed: str) -> date | None:
    """Return the day that a seed names, None for any other seed."""
    try:
        day = date.fromisoformat(seed.removeprefix(SHARED))
    except ValueError:
        return None
    return day if seed == seed_of(day) else None


def deal_of(game: str, day: date, human: str = "") -> NewGame:
    """Return the terms of a game's deal of a day. Raises KeyError for a game that is not
    offered."""
    rules = game_named(game)
    options = replace(rules.options(), **card_of(game).daily)
    level = usual_level(rules)
    return met(game, human=human, level=level, options=options, seed=seed_of(day))


def is_deal(header: Header[Any]) -> bool:
    """Return whether a save is a deal of a day, on its terms."""
    day = day_of(header.seed)
    if day is None or header.parent is not None:
        return False
    terms = deal_of(header.game, day)
    by = [player.by for player in header.players]
    return header.options == terms.options and by == [player.by for player in terms.players]


def may_be_deal(facts: Facts) -> bool:
    """Return whether a game may be a deal of a day, for the Archive."""
    return day_of(facts.seed) is not None


def played_day(played: Played) -> date | None:
    """Return the day whose deal a game was; None if it was another game, or not on its terms."""
    day = day_of(played.seed)
    game = game_named(played.game)
    level, seats = usual_level(game), usual_seats(game)
    as_agreed = (
        (played.players, played.seat) == (seats, 0)
        and [by for by, _ in played.robots] == [level] * (seats - 1)
        and dict(played.options) == card_of(played.game).daily
    )
    return day if as_agreed else None


def in_time(played: Played, day: date) -> bool:
    """Return whether a deal was begun on its day, somewhere on Earth: the save has the time of
    Greenwich, and nobody's run shall end because they have travelled."""
    return abs(datetime.fromisoformat(played.begun).date() - day) <= DAY


def by_day(games: Iterable[Played], game: str) -> dict[date, Played]:
    """Return the deals of a game that were played to their end, by day, the last day first. Only
    the first game of a day counts: in a second one the cards are known."""
    found: dict[date, Played] = {}
    for played in games:
        if played.game == game and (day := played_day(played)) is not None:
            found.setdefault(day, played)
    return dict(sorted(found.items(), reverse=True))


def run_of_days(games: Iterable[Played], today: date) -> int:
    """Return on how many days running, up to today or yesterday, a deal was played on its day, of
    whichever game."""
    days = {
        day for played in games if (day := played_day(played)) is not None and in_time(played, day)
    }
    last = today if today in days else today - DAY
    run = 0
    while last - run * DAY in days:
        run += 1
    return run


def begun(folder: Path, game: str, moment: datetime) -> Path | None:
    """Return the save of the deal for the day of a moment that was begun and is not finished, even
    if it is open elsewhere; None if there is none. Files not written since the day before are not
    opened. Raises SaveError as `saves_in` does."""
    day = moment.date()
    midnight = datetime.combine(day, datetime.min.time(), moment.tzinfo)
    earliest = (midnight - DAY).timestamp() * 1e9
    for info in _newest(folder, int(earliest)):
        header = info.header
        if header is None or header.game != game or day_of(header.seed) != day:
            continue
        if not info.finished and is_deal(header):
            return info.path
    return None


def opened(game: str, folder: Path, name: str, moment: datetime) -> LiveGame:
    """Return the deal of a game for the day of a moment: the one that was begun, or else a new one.
    Raises SaveError, `in-use` if it is open elsewhere: nobody meets a deal for the first time
    twice."""
    path = begun(folder, game, moment)
    if path is not None:
        return LiveGame.resume(path)
    return begin(deal_of(game, moment.date(), name), folder, lambda: moment)


def stand_of(
    archive: Archive,
    folder: Path,
    name: str,
    games: Iterable[str],
    day: date,
    going_on: Callable[[], bool] = lambda: True,
) -> list[Standing]:
    """Return how the deals of a day stand for the player of this name. Only deals of a day are
    folded. If `going_on` returns False, reading stops. Raises as `Archive.results` does."""
    found = archive.results(folder, name, going_on, may_be_deal).games
    return [standing(found, game, day) for game in games]


def standing(games: Sequence[Played], game: str, day: date) -> Standing:
    """Return how the deal of a game stands, after the finished games of a player."""
    days = by_day(games, game)
    earlier = tuple((each, played) for each, played in days.items() if each < day)
    return Standing(game, day, days.get(day), earlier, run_of_days(games, day))


def _newest(folder: Path, earliest: int) -> Iterator[SaveInfo]:
    for info in saves_in(folder):
        if info.modified < earliest:
            return
        yield info


class Robot(NamedTuple):
    """The result of a robot of a level with the same deal in the person's seat."""

    level: str
    place: int
    score: int


@cache
def robots_in_place(game: str, day: date) -> tuple[Robot, ...]:
    """Return what robots come to with the deal in the person's seat, the weakest first. Takes some
    tenths of a second."""
    rules, terms = game_named(game), deal_of(game, day)
    setup = Setup(len(terms.players), terms.options)
    found = []
    for level in SHOWN_LEVELS:
        if level not in rules.bots:
            continue
        bots = [
            robot(rules, level if each.by == HUMAN else each.by, character_of(game, each.name))
            for each in terms.players
        ]
        came_to = result(play_out(rules, setup, bots, terms.seed), rotation=0)
        found.append(Robot(level, came_to.places[0], came_to.scores[0]))
    return tuple(found)
