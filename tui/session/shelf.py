"""The saves of a list, in the order of a column, and those among them that a search finds. Nothing
here imports Textual."""

from collections.abc import Callable, Collection, Iterable
from functools import lru_cache
from operator import itemgetter
from pathlib import Path
from typing import Any, Final, NamedTuple

from engine.registry import GAMES
from saves.family import Branch
from saves.folder import title_of
from saves.listing import SaveInfo
from tui.session.save_search import sought_in
from tui.session.save_status import STATUSES, status_of
from tui.words.search import Vocabulary, in_books
from tui.words.spans import width


class Told(NamedTuple):
    """A save that has been read, and the words by which it is found."""

    info: SaveInfo
    words: Collection[str]


@lru_cache(maxsize=20_000)
def _title(path: Path) -> Any:
    """Return a sort key; None for a save without a title."""
    title = title_of(path)
    return in_books(title) if title else None


def _players(info: SaveInfo) -> Any:
    names = [player.name for player in info.header.players] if info.header is not None else []
    return [in_books(name) for name in names] or None


ORDERS: Final[dict[str, Callable[[SaveInfo], Any]]] = {
    "when": lambda info: -info.modified,
    "title": lambda info: _title(info.path),
    "game": lambda info: list(GAMES).index(info.header.game) if info.header else None,
    "players": _players,
    "state": lambda info: STATUSES.index(status_of(info)),
    "size": lambda info: -info.size,
}
"""The sort keys of the list by column, in the order in which one key of the keyboard goes through
them. A save whose key is None comes last, either way."""


def in_order(told: Iterable[Told], by: str, backwards: bool = False) -> list[Told]:
    """Return the saves sorted by a column; among equal ones the newest is first."""
    newest_first = sorted(told, key=lambda each: -each.info.modified)
    keyed = [(ORDERS[by](each.info), each) for each in newest_first]
    known = [each for each in keyed if each[0] is not None]
    known.sort(key=itemgetter(0), reverse=backwards)
    return [each for _, each in known] + [each for key, each in keyed if key is None]


class Shelf:
    """The saves that have been read so far."""

    def __init__(self, sought: str = "", words: Iterable[str] = ()) -> None:
        """Search for `sought`. `words` are words that a save may have, besides those of the saves
        read."""
        self.by = "when"
        """The column by which the saves are sorted, one of ORDERS."""
        self.backwards = False
        self.sought = sought
        """The words of the search, "" for none."""
        self.found: list[SaveInfo] = []
        """The saves that are shown."""
        self.titles = 0
        """The width of the longest title, in cells. The name of a file that is no save does not
        count."""
        self._branches: dict[str, dict[Path, int]] = {}
        """The saves that branched from others, with the step, by the names of those files."""
        self._vocabulary = Vocabulary(words)
        self._told: dict[Path, Told] = {}
        self._sorted: list[Told] = []

    @property
    def known(self) -> list[SaveInfo]:
        """Return all saves, found or not."""
        return [info for info, _ in self._sorted]

    def put(self, told: Iterable[Told]) -> None:
        """Add saves, or replace what was known of them."""
        for info, words in told:
            self._told[info.path] = Told(info, self._vocabulary.learn(words))
            if info.header is not None:
                self.titles = max(self.titles, width(title_of(info.path)))
                if (parent := info.header.parent) is not None:
                    self._branches.setdefault(parent.file, {})[info.path] = parent.step
        self._sort()

    def branched(self, info: SaveInfo) -> bool:
        """Return whether a save is a branch, or others branched from it."""
        own = info.header is not None and info.header.parent is not None
        return own or bool(self.branches(info))

    def branches(self, info: SaveInfo) -> list[Branch]:
        """Return the saves that branched from this one, in the order of their steps."""
        found = self._branches.get(info.path.name, {})
        known = (Branch(path, step) for path, step in found.items() if path in self._told)
        return sorted(known, key=lambda each: (each.step, each.path))

    def keep(self, paths: Collection[Path]) -> None:
        """Remove all other saves."""
        self.remove(self._told.keys() - set(paths))

    def remove(self, paths: Iterable[Path]) -> None:
        """Remove some saves."""
        for path in paths:
            self._told.pop(path, None)
        self._sort()

    def order(self, by: str, backwards: bool) -> None:
        """Sort by one of ORDERS, or by it backwards."""
        self.by, self.backwards = by, backwards
        self._sort()

    def _sort(self) -> None:
        self._sorted = in_order(self._told.values(), self.by, self.backwards)
        self.seek(self.sought)

    def seek(self, sought: str) -> None:
        """Show the saves that have every word; where none has, those that have it misspelt. Without
        words, show all."""
        self.sought = sought
        for meant in self._vocabulary.readings(sought_in(sought)):
            found = self._sorted
            for words in meant:
                found = [told for told in found if not words.isdisjoint(told.words)]
            self.found = [info for info, _ in found]
            if found:
                break
