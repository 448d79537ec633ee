"""The player of scenes: the frames it shows, their order, and what ends it."""

import asyncio

from engine.account import Moment
from tui.render.scene import Frame, Scene
from tui.session.scenes import ScenePlayer
from tui.words.spans import Span

FOR_EVER = 10_000.0
"""Seconds a beat that no test waits for."""


def scene(name: str, frames: int = 3) -> Scene:
    return tuple(Frame(Moment(name), (Span(str(number)),)) for number in range(frames))


async def soon() -> None:
    """Let all tasks run as far as they can without waiting."""
    for _ in range(10):
        await asyncio.sleep(0)


async def test_all_frames_are_shown_in_order() -> None:
    seen: list[Frame] = []
    await ScenePlayer(seen.append, lambda: 0.0).play(scene("a"))
    assert seen == list(scene("a"))


async def test_a_scene_that_is_ended_shows_its_last_frame_and_waits_no_more() -> None:
    seen: list[Frame] = []
    player = ScenePlayer(seen.append, lambda: FOR_EVER)
    going = asyncio.create_task(player.play(scene("a")))
    await soon()
    assert seen == [scene("a")[0]]
    player.end()
    await going
    assert seen == [scene("a")[0], scene("a")[-1]]
    going = asyncio.create_task(player.play(scene("b")))
    await soon()
    assert seen[-1] == scene("b")[0] and not going.done()
    player.end()
    await going


async def test_who_fast_forwards_sees_every_last_frame_until_it_slows_down() -> None:
    seen: list[Frame] = []
    player = ScenePlayer(seen.append, lambda: FOR_EVER)
    player.fast_forward()
    for name in "ab":
        await player.play(scene(name))
        assert seen[-1] == scene(name)[-1]
    player.slow_down()
    going = asyncio.create_task(player.play(scene("c")))
    await soon()
    assert seen[-1] == scene("c")[0] and not going.done()
    going.cancel()


async def test_nothing_goes_on_while_nobody_looks() -> None:
    seen: list[Frame] = []
    player = ScenePlayer(seen.append, lambda: 0.0)
    player.here.clear()
    going = asyncio.create_task(player.play(scene("a")))
    await soon()
    assert seen == [scene("a")[0]]
    player.here.set()
    await going
    assert seen == list(scene("a"))
