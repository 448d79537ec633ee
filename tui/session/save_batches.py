"""Files read while something else goes on: what has come so far, a moment's worth at a time."""

import asyncio
from collections import deque
from collections.abc import AsyncGenerator, Iterable
from typing import Final, TypeVar

T = TypeVar("T")

MOMENT: Final = 0.1
"""After how long what has come is shown for the first time, in seconds."""

LONGEST: Final = 1.0
"""And again each time after half as long again as before, at most so long: a long list is put in
order a few times and not a hundred, and keys have time in between."""


async def in_batches(things: Iterable[T]) -> AsyncGenerator[list[T], None]:
    """What comes of `things`, which are read in a thread. A short list comes in one piece. Raises
    what reading raises, behind all that came before. When nobody listens any more, reading ends
    with the thing that is being read."""
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
    """What goes wrong when nobody listens any more is nobody's business."""
    if not reading.cancelled():
        reading.exception()
