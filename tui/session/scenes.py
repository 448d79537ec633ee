"""The player of scenes, for every table at which steps follow one another by themselves."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

from tui.render.scene import Frame, Scene


class ScenePlayer:
    """Shows the frames of scenes in turn, and rests on each."""

    def __init__(self, show: Callable[[Frame], None], pace: Callable[[], float]) -> None:
        """Set the function that shows a frame, and the one that returns the seconds of a beat."""
        self._show = show
        self._pace = pace
        self._ended = asyncio.Event()
        self.fast = False
        """True if every scene ends as soon as it begins."""
        self.here = asyncio.Event()
        """Cleared while nobody looks at the table, so that no frame follows."""
        self.here.set()

    async def play(self, scene: Scene, spared: float = 0.0) -> None:
        """Show a scene. The rest on its last frame is `spared` beats shorter."""
        if not self.fast:
            self._ended.clear()
        *before, last = scene
        for frame in before:
            self._show(frame)
            await self.rest(frame.beats)
            if self._ended.is_set():
                break
        self._show(last)
        await self.rest(last.beats - spared)

    async def rest(self, beats: float) -> None:
        """Wait for a number of beats, or until the scene is ended."""
        seconds = max(beats, 0.0) * self._pace()
        if seconds and not self._ended.is_set():
            # Not wait_for: before Python 3.12 it may swallow a cancellation at the same moment.
            with suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await self._ended.wait()
        else:
            # Let other tasks run, so that a key is answered between two steps even without rests.
            await asyncio.sleep(0)
        await self.here.wait()

    def end(self) -> None:
        """End the scene: show its last frame without waiting."""
        self._ended.set()

    def fast_forward(self) -> None:
        """End this scene and all that follow, until `slow_down`."""
        self.fast = True
        self._ended.set()

    def slow_down(self) -> None:
        """Play the next scenes at their own pace again."""
        self.fast = False
        self._ended.clear()
