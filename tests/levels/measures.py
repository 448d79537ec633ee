"""The comparisons of the levels, and the file that keeps their results."""

from collections.abc import Iterable, Iterator
from concurrent.futures import Executor
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from engine.arena.average import Average
from engine.game import LEVELS
from engine.registry import GAMES, game_named
from tui.cli.arena import findings
from tui.cli.finished_deals import Bout, FinishedDeals
from tui.words import Wording
from tui.words.numbers import limits

SEED: Final = "levels"

FILE: Final = Path(__file__).parents[2] / "docs" / "levels.json"


class Comparison(NamedTuple):
    """One robot of a level among others of the level below."""

    game: str
    players: int
    level: str
    among: str


class Share(msgspec.Struct, frozen=True):
    """A measured share with its 95 % interval."""

    value: float
    low: float
    high: float


class Measure(msgspec.Struct, frozen=True):
    """The result of a comparison: victories in fair shares, and how often the robot came in ahead
    of a given other.

    `hands` is how often the robot was ahead hand by hand; None for a game without hands.
    """

    game: str
    players: int
    level: str
    among: str
    games: int
    deals: int
    wins: Share
    ahead: Share
    hands: Share | None

    @property
    def comparison(self) -> Comparison:
        """Return the comparison that was measured."""
        return Comparison(self.game, self.players, self.level, self.among)


def comparisons() -> Iterator[Comparison]:
    """Yield every level that a game has against the one below it, for every number of players."""
    for name in GAMES:
        game = game_named(name)
        levels = [level for level in LEVELS if level in game.bots]
        for players in game.seats:
            for among, level in pairwise(levels):
                yield Comparison(name, players, level, among)


def measured(
    comparison: Comparison,
    games: int,
    pool: Executor | None = None,
    finished: FinishedDeals | None = None,
) -> Measure:
    """Play at least so many games of a comparison, and return its result; see `matches` for the
    pool and the finished deals."""
    game, players, level, among = comparison
    lineup = (level, *[among] * (players - 1))
    bout = Bout(game, game_named(game).options(), lineup, SEED, measured=False)
    [found], _ = findings([bout], games, Wording("en"), pool, finished)
    tally = found.tally
    pair = tally.pairs[level, among]
    return Measure(
        *comparison,
        tally.games,
        tally.deals,
        _share(tally.rows[0].wins, players),
        _share(pair.game, 1),
        _share(pair.parts, 1) if pair.parts.size else None,
    )


def _share(found: Average, most: float) -> Share:
    return Share(*(round(number, 3) for number in (found.value, *limits(found, most))))


def kept(path: Path = FILE) -> list[Measure]:
    """Return all results so far; [] without a file."""
    return msgspec.json.decode(path.read_bytes(), type=list[Measure]) if path.exists() else []


def keep(measure: Measure, path: Path = FILE) -> None:
    """Put a result into the file in place of an older one of its comparison, unless that one has
    more games."""
    known = {each.comparison: each for each in kept(path)}
    before = known.pop(measure.comparison, measure)
    if before.games > measure.games:
        return
    others = known.values()
    content = msgspec.json.encode(ordered([*others, measure]))
    path.write_bytes(msgspec.json.format(content, indent=2) + b"\n")


def ordered(measures: Iterable[Measure]) -> list[Measure]:
    """Return results sorted by game, number of players and level."""
    games = list(GAMES)
    return sorted(
        measures, key=lambda each: (games.index(each.game), each.players, LEVELS.index(each.level))
    )
