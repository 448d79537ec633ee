"""What is read in a thread comes as it is read; a reader that waits holds up nothing but itself."""

import asyncio
from collections.abc import Iterator
from threading import Event

import pytest

from saves.problems import SaveError
from tui.session.save_batches import in_batches


async def test_a_short_list_comes_in_one_piece() -> None:
    assert [batch async for batch in in_batches(range(5))] == [[0, 1, 2, 3, 4]]
    assert [batch async for batch in in_batches(range(0))] == []


async def test_what_has_come_is_shown_while_the_next_is_waited_for() -> None:
    arrives = Event()

    def slow() -> Iterator[int]:
        yield from (1, 2)
        arrives.wait()
        yield 3

    batches = in_batches(slow())
    first = await anext(batches)
    if first == [1]:  # the thread was stopped in between
        first += await anext(batches)
    assert first == [1, 2]
    arrives.set()
    assert [batch async for batch in batches] == [[3]]


async def test_what_goes_wrong_comes_behind_what_was_read() -> None:
    def failing() -> Iterator[int]:
        yield 1
        raise SaveError("disk-error", error="EIO")

    batches = in_batches(failing())
    assert await anext(batches) == [1]
    with pytest.raises(SaveError):
        await anext(batches)


async def test_when_nobody_listens_any_more_reading_ends() -> None:
    goes_on, ended = Event(), Event()

    def endless() -> Iterator[int]:
        yield 1
        goes_on.wait()
        try:
            while True:
                yield 2
        finally:
            ended.set()

    batches = in_batches(endless())
    assert await anext(batches) == [1]
    await batches.aclose()
    goes_on.set()
    assert await asyncio.to_thread(ended.wait, 60)
