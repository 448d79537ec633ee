"""The reviews of the games that are shown: one a game, however many screens show it."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Final
from weakref import WeakKeyDictionary, WeakValueDictionary

from saves.reading import SavedGame
from tui.session.review import Review, Source

OFTEN: Final = 60.0
"""Seconds after which what is known of a growing review is kept: a computer that stops loses no
more."""


class Reviews:
    """The reviews that somebody holds, each with the task that lets it grow.

    A review grows as long as anybody waits for it; when the last one no longer does, what was found
    is kept beside the save. A request that comes while it is being kept waits for its turn, because
    one screen may open another that wants the same review.
    """

    def __init__(self) -> None:
        self._held: WeakValueDictionary[tuple[Path, str], Review] = WeakValueDictionary()
        self._growing: dict[Review, tuple[asyncio.Task[None], list[object]]] = {}
        self._turns: WeakKeyDictionary[Review, asyncio.Lock] = WeakKeyDictionary()

    def of(self, saved: SavedGame | None) -> Review:
        """Return the review of a game: the one that somebody holds, else the one kept beside the
        save. None stands for a game that still goes on."""
        if saved is None or saved.end is None:
            return Review(saved)
        key = (saved.path, saved.end.state)
        return self._held.setdefault(key, self._held.get(key) or Review(saved))

    def growing(self, review: Review) -> bool:
        """Return whether somebody waits for a review."""
        return review in self._growing

    async def grown(self, review: Review, source: Source) -> None:
        """Wait until a review has grown to its end, and let it grow if it does not yet."""
        if review not in self._growing:
            turn = self._turns.setdefault(review, asyncio.Lock())
            self._growing[review] = (asyncio.create_task(_grow(review, source, turn)), [])
        task, waiting = self._growing[review]
        waiting.append(one := object())
        try:
            await asyncio.shield(task)
        finally:
            waiting.remove(one)
            if not waiting:
                del self._growing[review]
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)


async def _grow(review: Review, source: Source, turn: asyncio.Lock) -> None:
    async with turn:
        async for _ in kept_often(review, source):
            pass


async def kept_often(
    review: Review, source: Source, clock: Callable[[], float] = time.monotonic
) -> AsyncIterator[None]:
    """Let a review grow and yield after every finding; what is known is kept now and then, not only
    at the end. `clock` tells seconds."""
    kept: float | None = None
    async for _ in review.grow(source):
        now = clock()
        kept = now if kept is None else kept
        if now - kept >= OFTEN and not review.whole:
            review.keep()
            kept = now
        yield
