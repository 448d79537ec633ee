"""A program on a pseudo-terminal, in a session of its own so that all its processes can be
killed."""

import asyncio
import fcntl
import os
import pty
import signal
import struct
import sys
import termios
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Final

LARGEST: Final = 500
"""The most columns or lines: more than any screen shows, and little enough to draw."""

LEAVING: Final = 8.0
"""Seconds that a program has to leave by itself once its terminal is gone."""

AT_ONCE: Final = 1 << 16

_TAKE: Final = """
import fcntl, os, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
question, *command = sys.argv[1:]
if question:
    try:
        command.append("--name=" + input(question))
    except (EOFError, KeyboardInterrupt, ValueError):
        sys.exit(1)
os.execvp(command[0], command)
"""
"""Code that makes the terminal the controlling one of the session, so that the program hears when
the terminal is gone. It asks for a name if there is a question, and becomes the program."""


class Terminal:
    """A program on its terminal. `show` receives its output. `held` is called with True while the
    program reads no more keys, with False when it does again."""

    def __init__(
        self, process: asyncio.subprocess.Process, master: int, show: Callable[[bytes], None]
    ) -> None:
        self.process, self._master, self._show = process, master, show
        self._typed = bytearray()
        self._loop = asyncio.get_running_loop()
        self.held: Callable[[bool], None] = lambda _: None
        self._patience: asyncio.TimerHandle | None = None
        """The timer that kills the program; None as long as the program may stay."""
        self.go_on()

    @classmethod
    async def start(
        cls,
        command: list[str],
        size: tuple[int, int],
        around: Mapping[str, str],
        show: Callable[[bytes], None],
        question: str = "",
    ) -> "Terminal":
        """Start a program at a size in columns and lines; a question is asked before, and answered
        with a name. Raises OSError."""
        master, slave = pty.openpty()
        try:
            os.set_blocking(master, False)
            _resize(master, *size)
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-I", "-S", "-X", "utf8", "-c", _TAKE, question, *command),
                stdin=slave,
                stdout=slave,
                stderr=slave,
                env=around,
                start_new_session=True,
            )
        except BaseException:
            os.close(master)
            raise
        finally:
            os.close(slave)
        return cls(process, master, show)

    def hold(self) -> None:
        """Stop reading the program's output, so that the program waits."""
        self._loop.remove_reader(self._master)

    def go_on(self) -> None:
        """Read the program's output again."""
        if self._master >= 0:
            self._loop.add_reader(self._master, self._drawn)

    def _drawn(self) -> None:
        try:
            data = os.read(self._master, AT_ONCE)
        except BlockingIOError:
            return
        except OSError:  # nobody has the other end any more
            data = b""
        if data:
            self._show(data)
        else:
            self._loop.remove_reader(self._master)

    def typed(self, data: bytes) -> None:
        """Pass keys to the program. Keys that it does not read yet are queued."""
        if self._master >= 0:
            self._typed += data
            self._pass_on()

    def _pass_on(self) -> None:
        waited = bool(self._typed)
        try:
            del self._typed[: os.write(self._master, self._typed)]
        except BlockingIOError:
            pass
        except OSError:
            self._typed.clear()
        if self._typed:
            self._loop.add_writer(self._master, self._pass_on)
        else:
            self._loop.remove_writer(self._master)
        if waited:
            self.held(bool(self._typed))

    def resize(self, width: int, height: int) -> None:
        """Change the size of the terminal, in columns and lines."""
        if self._master >= 0:
            _resize(self._master, width, height)

    async def ended(self) -> int:
        """Wait until the program ends, take what it drew last, kill what it has left behind, and
        return the status."""
        status = await self.process.wait()
        with suppress(OSError):
            while self._master >= 0 and (data := os.read(self._master, AT_ONCE)):
                self._show(data)
        self._signal(signal.SIGHUP)
        self._signal(signal.SIGKILL)
        self._close()
        return status

    def hang_up(self) -> None:
        """Let the program leave, and kill it if it has not left in time."""
        if self._patience is None:
            self._signal(signal.SIGHUP)
            self._patience = self._loop.call_later(LEAVING, self._signal, signal.SIGKILL)

    def _signal(self, which: signal.Signals) -> None:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, which)

    def _close(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
        master, self._master = self._master, -1
        if master >= 0:
            self._loop.remove_reader(master)
            self._loop.remove_writer(master)
            os.close(master)


def _resize(master: int, width: int, height: int) -> None:
    columns, lines = (min(max(cells, 1), LARGEST) for cells in (width, height))
    fcntl.ioctl(master, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
