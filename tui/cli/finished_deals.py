"""The deals of an arena that are finished, kept in a file so that a series that was broken off, on
however many machines it ran, goes on where it was.

A line of JSON a deal. A deal counts as finished only if the same line-up played it with the same
seed and options, and the rules and robots of its game were the same, to the letter.
"""

from functools import cache
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from engine.arena.rotation import Result
from engine.registry import GAMES
from saves.problems import translated


class Bout(NamedTuple):
    """A line-up, each robot by its strength as it is spelt, and the games it plays; `measured` if
    its decisions are timed."""

    game: str
    options: msgspec.Struct
    lineup: tuple[str, ...]
    seed: str
    measured: bool


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A finished deal: the mark of what was played, its number from 0, and its games."""

    of: str
    deal: int
    results: tuple[Result, ...]


class FinishedDeals:
    """The finished deals of a file, which is made with the first of them. Raises SaveError if it
    cannot be read."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._found: dict[tuple[str, int], tuple[Result, ...]] = {}
        with translated(path):
            content = path.read_bytes() if path.exists() else b""
        for text in content.splitlines():
            try:
                line = _DECODER.decode(text)
            except (ValueError, RecursionError):
                continue  # cut off in the middle, or of another version
            self._found[line.of, line.deal] = line.results
        self._torn = bool(content) and not content.endswith(b"\n")

    def __len__(self) -> int:
        """Return the number of finished deals."""
        return len(self._found)

    def of(self, bout: Bout, number: int) -> tuple[Result, ...] | None:
        """Return the games of a deal of a bout, None if it is not finished."""
        return self._found.get((mark(bout), number))

    def add(self, bout: Bout, number: int, results: tuple[Result, ...]) -> None:
        """Keep one more deal. Raises SaveError if it cannot be written."""
        line = Line(mark(bout), number, results)
        with translated(self.path), self.path.open("ab") as file:
            file.write(b"\n" * self._torn + msgspec.json.encode(line) + b"\n")
        self._torn = False
        self._found[line.of, number] = results


_DECODER = msgspec.json.Decoder(Line)


@cache
def mark(bout: Bout) -> str:
    """Return a mark that only the same bout has, played by the same rules and robots."""
    said: list[Any] = [bout.game, bout.options, bout.lineup, bout.seed, _robots(bout.game)]
    return blake2b(msgspec.json.encode(said), digest_size=8).hexdigest()


@cache
def _robots(game: str) -> str:
    """Return a hash of the Python files of a game's package, and of those beside it in the
    engine."""
    spec = find_spec(GAMES[game][0])
    assert spec is not None and spec.origin is not None
    home = Path(spec.origin).parent
    found = blake2b(digest_size=8)
    for path in sorted([*home.rglob("*.py"), *home.parent.glob("*.py")]):
        found.update(path.read_bytes())
    return found.hexdigest()
