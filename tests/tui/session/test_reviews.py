"""The reviews of the games that are shown: one a game, which grows once."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

from saves.reading import SavedGame, load
from saves.reviews import has_review
from tests.tui.cli.running import saved_game
from tui.session.review import Review, Source
from tui.session.review_process import Finding
from tui.session.reviews import Reviews


async def endlessly(saved: SavedGame) -> AsyncIterator[Finding]:
    """Find one thing, and go on for ever."""
    yield Finding(1, 2)
    await asyncio.Event().wait()


async def grown_to_a_finding(
    reviews: Reviews, review: Review, source: Source
) -> asyncio.Task[None]:
    """Let a review grow as far as its first finding, and return the task in which it grows on."""
    growing = asyncio.create_task(reviews.grown(review, source))
    while review.done == 0:
        await asyncio.sleep(0)
    return growing


async def test_screens_share_one_review_and_one_search(tmp_path: Path) -> None:
    path, begun, go_on = saved_game(tmp_path / "game.ludo"), [0], asyncio.Event()

    async def slowly(saved: SavedGame) -> AsyncIterator[Finding]:
        begun[0] += 1
        yield Finding(1, 2)
        await go_on.wait()
        yield Finding(2, 2)

    reviews = Reviews()
    first, second = reviews.of(load(path)), reviews.of(load(path))
    assert first is second
    both = [asyncio.create_task(reviews.grown(each, slowly)) for each in (first, second)]
    while first.done == 0:
        await asyncio.sleep(0)
    both[0].cancel()
    with suppress(asyncio.CancelledError):
        await both[0]
    assert reviews.growing(second)
    go_on.set()
    await both[1]
    assert second.whole and begun == [1] and not reviews.growing(second)


def test_a_game_that_goes_on_has_a_review_of_nothing(tmp_path: Path) -> None:
    saved, reviews = load(saved_game(tmp_path / "game.ludo", steps=40)), Reviews()
    for each in (reviews.of(None), reviews.of(saved)):
        assert not each.possible and not reviews.growing(each)


async def test_what_was_found_is_kept_once_nobody_waits_any_more(tmp_path: Path) -> None:
    path, reviews = saved_game(tmp_path / "game.ludo"), Reviews()
    review = reviews.of(load(path))
    waiting = await grown_to_a_finding(reviews, review, endlessly)
    assert not has_review(path)
    waiting.cancel()
    with suppress(asyncio.CancelledError):
        await waiting
    assert has_review(path) and review.stopped and not reviews.growing(review)


async def test_who_asks_while_an_interrupted_search_still_ends_gets_one_that_goes_on(
    tmp_path: Path,
) -> None:
    path, ended = saved_game(tmp_path / "game.ludo"), asyncio.Event()

    async def reluctantly(saved: SavedGame) -> AsyncIterator[Finding]:
        try:
            yield Finding(1, 2)
            await asyncio.Event().wait()
        finally:
            await ended.wait()

    reviews = Reviews()
    review = reviews.of(load(path))
    first = await grown_to_a_finding(reviews, review, reluctantly)
    first.cancel()
    await asyncio.sleep(0)
    second = asyncio.create_task(reviews.grown(review, endlessly))
    for _ in range(5):
        await asyncio.sleep(0)
    ended.set()
    for _ in range(20):
        await asyncio.sleep(0)
    assert reviews.growing(review) and not review.stopped
    second.cancel()
    await asyncio.gather(first, second, return_exceptions=True)
    assert review.stopped
