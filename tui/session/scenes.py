"""The player of scenes: one for all tables at which steps follow one another by themselves."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

from tui.render.scene import Frame, Scene


class ScenePlayer:
    """Shows the frames of scenes one after the other, and rests on each. It sleeps meanwhile."""

    def __init__(self, show: Callable[[Frame], None], pace: Callable[[], float]) -> None:
        """`pace` says how many seconds a beat takes now."""
        self._show = show
        self._pace = pace
        self._ended = asyncio.Event()
        self.rushing = False
        """Whether every scene ends as soon as it begins."""
        self.here = asyncio.Event()
        """Cleared while nobody looks: then nothing goes on."""
        self.here.set()

    async def play(self, scene: Scene, spared: float = 0.0) -> None:
        """Show a scene. At its end the table rests so many beats less."""
        if not self.rushing:
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
        """Let the table be looked at, unless the scene is ended."""
        seconds = max(beats, 0.0) * self._pace()
        if seconds and not self._ended.is_set():
            # Not wait_for: before Python 3.12 that goes on when it is cancelled in that moment.
            with suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await self._ended.wait()
        else:
            # Even at once a key is answered between two steps.
            await asyncio.sleep(0)
        await self.here.wait()

    def end(self) -> None:
        """End the scene: its last frame is shown, and nobody waits."""
        self._ended.set()

    def rush(self) -> None:
        """End this scene and all that follow, until `calm`."""
        self.rushing = True
        self._ended.set()

    def calm(self) -> None:
        """Play scenes again as they are."""
        self.rushing = False
        self._ended.clear()
