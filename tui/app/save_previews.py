"""Previews of saves for a list: folded one after another, outside the screen's thread, and only
those asked for."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from textual.screen import Screen

from saves.listing import FOLDED, SaveInfo
from tui.session.save_preview import SavePreview, preview_of

REMEMBERED: Final = 300
"""The most previews that are kept: more than any terminal has lines."""

IN_SIGHT: Final = 100
"""The most requests that wait: rows of earlier ones are no longer in sight."""

Key = tuple[Path, int]
"""A save at a moment: its file, and when the file was last written, in nanoseconds."""


class SavePreviews:
    """The previews made so far; `told` is called with every new one."""

    def __init__(
        self, screen: Screen[Any], told: Callable[[SaveInfo, SavePreview | None], None]
    ) -> None:
        self._screen = screen
        self._told = told
        self._seen: dict[Key, SavePreview | None] = {}
        self._wanted: dict[Key, SaveInfo] = {}
        self._folding = False

    def at(self, info: SaveInfo) -> SavePreview | None:
        """Return the preview of a save, or None while there is none.

        A missing preview is made in the background, except for a file that is too large or has no
        header.
        """
        key = (info.path, info.modified)
        if key not in self._seen and info.header is not None and info.size <= FOLDED:
            self._wanted.pop(key, None)
            self._wanted[key] = info
            while len(self._wanted) > IN_SIGHT:
                del self._wanted[next(iter(self._wanted))]
            if not self._folding:
                self._folding = True
                self._screen.run_worker(self._fold_wanted(), group="fold")
        return self._seen.get(key)

    async def _fold_wanted(self) -> None:
        """Make the previews asked for, the latest request first, because the row under the cursor
        is asked for last."""
        try:
            while self._wanted:
                key, info = self._wanted.popitem()
                self._seen[key] = seen = await asyncio.to_thread(preview_of, info.path)
                while len(self._seen) > REMEMBERED:
                    del self._seen[next(iter(self._seen))]
                self._told(info, seen)
        finally:
            self._folding = False
