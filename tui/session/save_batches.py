"""Files read in a thread, and handed on in batches while reading goes on."""

import asyncio
from collections import deque
from collections.abc import AsyncGenerator, Iterable
from typing import Final, TypeVar

T = TypeVar("T")

MOMENT: Final = 0.1
"""Seconds until the first batch."""

LONGEST: Final = 1.0
"""The most seconds between two batches. The time grows by half from batch to batch. So a long list
is sorted a few times, not a hundred, and keys are answered in between."""


async def in_batches(things: Iterable[T]) -> AsyncGenerator[list[T], None]:
    """Yield the items of `things` in batches, while a thread reads them.

    A short list comes in one batch. An error of reading is raised after all items before it. When
    the generator is closed, reading ends with the present item.
    """
    come: deque[T] = deque()
    listening = True

    def read() -> None:
        for thing in things:
            come.append(thing)
            if not listening:
                return

    reading = asyncio.ensure_future(asyncio.to_thread(read))
    reading.add_done_callback(_heard)
    done, moment = False, MOMENT
    try:
        while not done:
            done = bool((await asyncio.wait({reading}, timeout=moment))[0])
            moment = min(moment * 1.5, LONGEST)
            if batch := [come.popleft() for _ in range(len(come))]:
                yield batch
        reading.result()
    finally:
        listening = False


def _heard(reading: asyncio.Future[None]) -> None:
    """Mark an error of reading as seen, so that asyncio does not report it after the end."""
    if not reading.cancelled():
        reading.exception()
