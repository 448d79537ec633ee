"""The screen shown while a save is read that takes long, because it holds far more than a game."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any, ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.events import ScreenResume

from saves.names import visible
from tui.app.screens.base import BaseScreen
from tui.widgets.canvas import Canvas
from tui.widgets.commands import Command, bindings
from tui.words.spans import BLANK, Line, line, width, wrap

Reading = asyncio.Future[Any] | Future[Any]
"""What comes of reading a save: its result, or the SaveError that was raised."""


class ReadingScreen(BaseScreen):
    """A sentence that tells of the reading, while a thread reads; Escape leaves without waiting.

    A thread cannot be ended: what it brings after Escape is handed to `drop`.
    """

    commands: ClassVar[tuple[Command, ...]] = (Command("back", "escape", "reading.drop"),)
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)

    def __init__(
        self,
        path: Path,
        read: Callable[[Path], Any],
        then: Callable[[Reading], object],
        drop: Callable[[Any], object],
    ) -> None:
        """Read `path` by `read`, and call `then` with what came of it, back on the screen below."""
        super().__init__()
        self.path = path
        self._read = read
        self._then = then
        self._drop = drop
        self._come: Reading | None = None

    def body(self) -> ComposeResult:
        """Yield the sentence."""
        yield Waiting()

    def on_mount(self) -> None:
        """Begin to read."""
        reading = asyncio.ensure_future(asyncio.to_thread(self._read, self.path))
        reading.add_done_callback(self._done)

    def _done(self, reading: asyncio.Future[Any]) -> None:
        if reading.cancelled():
            return
        failed = reading.exception() is not None
        if not self.gone:
            self._come = reading
            self._go_on()
        elif not failed:
            self._drop(reading.result())

    @on(ScreenResume)
    def _go_on(self) -> None:
        """Leave once the save is read; while another screen covers this one, wait until that is
        left."""
        if self._come is not None and self.shown:
            reading, self._come = self._come, None
            self.leave()
            self._then(reading)


class Waiting(Canvas):
    """The sentence, in the middle of the screen."""

    def paint(self, cells: int, height: int) -> list[Line]:
        """Draw which file is read."""
        screen = self.screen
        assert isinstance(screen, ReadingScreen)
        words = screen.say("reading.words", file=visible(screen.path.name))
        lines = wrap(line(words), cells)
        above = [BLANK] * max((height - len(lines)) // 2, 0)
        return above + [line(" " * ((cells - width(each)) // 2), *each) for each in lines]
