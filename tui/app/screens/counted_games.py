"""The games behind a number of the statistics."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from saves.listing import SaveInfo, infos_of
from tui.app.screens.saved_games import SavedGamesScreen


class CountedGamesScreen(SavedGamesScreen):
    """The list of saves, limited to the files at some paths."""

    def __init__(self, paths: Sequence[Path], title: str) -> None:
        super().__init__()
        self._paths = paths
        self._title = title

    def source(self) -> Iterator[SaveInfo]:
        """Yield the saves that are counted."""
        return infos_of(self._paths)

    def named(self) -> str:
        """Return what the games have in common."""
        return self._title
