"""The program behind a page: packets go both ways until the page or the program is gone.

A packet is a letter, a length in four bytes and a payload. `D` is output of the program or input
typed by a person. `M` is a JSON object that tells the program a new size. The format is that of
Textual's web driver.
"""

import asyncio
import json
import os
import signal
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Final

LARGEST: Final = 500
"""The most columns or lines of a page: more than any screen shows, and little enough to draw."""

PATIENCE: Final = 8.0
"""Seconds after which a program that has not left with its page is killed."""

_LAST_WORDS: Final = 5.0
"""Seconds after which the output of a killed program is given up, because another process may hold
it open."""

GREETING: Final = b"__GANGLION__\n"
"""The line before the first packet."""

_SETTINGS: Final = {
    "TEXTUAL_DRIVER": "tui.web.driver:VanishingPage",
    "TEXTUAL_FPS": "60",
    "TEXTUAL_COLOR_SYSTEM": "truecolor",
    "TERM": "xterm-256color",
}


class Refused(ValueError):
    """A message that no page of this program sends."""


class Program:
    """A process for one page, in a session that is killed as a whole if need be."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdin is not None and process.stdout is not None
        self._process, self._line, self._shown = process, process.stdin, process.stdout

    @classmethod
    async def start(
        cls, command: list[str], width: int, height: int, around: Mapping[str, str] = os.environ
    ) -> "Program":
        """Start the program at a size in cells. Raises OSError if it cannot be started, Refused for
        a size that no page has."""
        fitting(width, height)
        size = {"COLUMNS": str(width), "ROWS": str(height)}
        process = await asyncio.create_subprocess_exec(
            *command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env={**around, **_SETTINGS, **size},
            start_new_session=True,
        )
        return cls(process)

    async def show(self, send: Callable[[bytes], Awaitable[None]]) -> None:
        """Send the output of the program until it ends. Once sending fails, further output is
        dropped, so that the program is not held up on its way out."""
        there = True
        with suppress(asyncio.IncompleteReadError):
            while await self._shown.readline() not in (b"", GREETING):
                pass
            while True:
                head = await self._shown.readexactly(5)
                payload = await self._shown.readexactly(int.from_bytes(head[1:], "big"))
                if head[:1] == b"D" and there:
                    try:
                        await send(payload)
                    except OSError:
                        there = False

    async def typed(self, keys: str) -> None:
        """Pass on keys, clicks or pasted text. Raises OSError if the program reads nothing."""
        await self._send(b"D", keys.encode("utf-8", "replace"))

    async def resize(self, width: int, height: int) -> None:
        """Tell the program the page's new size in cells. Raises Refused for a size that no page
        has, OSError if the program reads nothing."""
        fitting(width, height)
        await self._send(
            b"M", json.dumps({"type": "resize", "width": width, "height": height}).encode()
        )

    async def _send(self, kind: bytes, payload: bytes) -> None:
        self._line.write(kind + len(payload).to_bytes(4, "big") + payload)
        try:
            async with asyncio.timeout(PATIENCE):
                await self._line.drain()
        except TimeoutError as error:
            raise OSError("the program takes nothing") from error

    async def end(self) -> bool:
        """Close the program as when a window is closed; kill it if it does not end in time. Return
        True if it ended with status 0."""
        self._line.close()
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._process.wait() == 0
        except TimeoutError:
            return False
        finally:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)

    async def ended(self) -> None:
        """Wait for the ended program and its last output, which nobody sees any more, so that the
        loop does not end before it has heard of them."""
        with suppress(TimeoutError):
            async with asyncio.timeout(_LAST_WORDS):
                while await self._shown.read(1 << 16):
                    pass
                await self._process.wait()


def fitting(width: object, height: object) -> None:
    """Raise Refused for a size that no page has."""
    for cells in (width, height):
        if type(cells) is not int or not 1 <= cells <= LARGEST:
            raise Refused(cells)
