"""A driver for real terminals: slow, blocked for a while, closed, or with a key held down.

Textual writes in a thread of its own through a queue of 30 pieces. If the queue is full, Textual
waits for room for ever and handles no signal. It reads everything typed before it handles any key.
And it handles the signals of a shell in the middle of other work.
"""

import asyncio
import os
import select
import signal
import time
from codecs import getincrementaldecoder
from concurrent.futures import wait
from contextlib import suppress
from typing import Any, Final, TextIO

from textual._xterm_parser import XTermParser
from textual.drivers.linux_driver import LinuxDriver
from textual.message import Message

SOON: Final = 0.001
"""Seconds between two checks whether a key has been handled."""

LOOK: Final = 0.1
"""Seconds between two checks whether to leave, while nothing can be read or written."""

GRACE: Final = 3.0
"""Seconds without room for a byte after which a program that must leave stops writing."""

WAITING: Final = 2
"""The most pieces that may wait to be written before new pictures are left out."""

MOST_WAITING: Final = 20
"""The most pieces of any kind that may wait: fewer than Textual's queue has room for."""

TOGETHER: Final = 16
"""The number of keys given to the program before it must have handled them."""

ABANDONED: Final = b"\x18\x1b[?2026l"
"""The code that ends a half-written sequence, and a picture that was to be shown as a whole."""


class Pen:
    """A file that writes on a terminal, as fast as the terminal takes it. After `hurry`, it no
    longer waits for a slow terminal."""

    def __init__(self, file: TextIO) -> None:
        self._file = file
        self._number = _own(file.fileno())
        self.gone = False
        """True if the terminal is closed, or stuck for too long."""
        self.written = 0
        """The number of pieces that have been written or given up."""
        self._hurried: int | None = None
        self._torn = False

    def hurry(self, pieces: int) -> None:
        """Stop waiting for the terminal because the program must leave. Of the first `pieces`
        pieces nothing is waited for. Later pieces may take until the terminal has been stuck for
        GRACE seconds."""
        self._hurried = pieces

    def end_hurry(self) -> None:
        """End the hurry: the program draws again."""
        self._hurried, self._torn, self.gone = None, False, False

    def write(self, text: str) -> int:
        """Write the text, or drop it if the terminal is gone or the piece is given up. Return its
        length."""
        data = text.encode(self._file.encoding, "replace")
        if not (self._torn and self._picture):
            self._put(ABANDONED * self._torn + data)
        self.written += 1
        return len(text)

    @property
    def _picture(self) -> bool:
        """True if the present piece was handed in before the hurry."""
        return self._hurried is not None and self.written < self._hurried

    def _put(self, data: bytes) -> None:
        moved = time.monotonic()
        while data and not self.gone:
            try:
                data = data[os.write(self._number, data) :]
                moved = time.monotonic()
            except BlockingIOError:
                select.select([], [self._number], [], LOOK)
                if self._picture:
                    self._torn = True
                    return
                if self._hurried is not None and time.monotonic() - moved > GRACE:
                    self.gone = True
            except OSError:
                self.gone = True
        self._torn = self._torn and self._picture

    def flush(self) -> None:
        """Do nothing: everything is sent at once."""

    def isatty(self) -> bool:
        """Return True if the file is a terminal."""
        return self._file.isatty()

    def fileno(self) -> int:
        """Return the file descriptor of the terminal."""
        return self._file.fileno()


def _own(number: int) -> int:
    """Open the terminal once more, for writing without waiting, and return the new descriptor. The
    shell's own descriptor stays as it was. If that fails, return `number`."""
    try:
        return os.open(os.ttyname(number), os.O_WRONLY | os.O_NOCTTY | os.O_NONBLOCK | os.O_CLOEXEC)
    except OSError:
        return number


class UnixTerminal(LinuxDriver):
    """A driver that drops pictures it has no time for, and reads keys no faster than they are
    handled."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self._file: Any = Pen(self._file)
        self._handed_in = 0
        self._drawing = self._paused = False
        # Handled by the event loop, so that they neither interrupt other work nor come twice.
        for name, obey in ((signal.SIGTSTP, self._pause), (signal.SIGCONT, self._go_on)):
            self._loop.add_signal_handler(name, obey)

    @property
    def behind(self) -> bool:
        """True if another picture would be drawn too late, or while the shell has the terminal."""
        return self._paused or self._waiting > WAITING

    @property
    def _waiting(self) -> int:
        return self._handed_in - int(self._file.written)

    def write(self, data: str) -> None:
        """Hand in a piece, or drop it if too many are waiting or the shell has the terminal."""
        if not self._paused and (self._waiting < MOST_WAITING or not self._drawing):
            self._handed_in += 1
            super().write(data)

    def start_application_mode(self) -> None:
        """Begin to read and to draw."""
        self._file.end_hurry()
        self._drawing, self._paused = True, False
        super().start_application_mode()  # type: ignore[no-untyped-call]
        # After `bg` another program still has the terminal, so that Textual stops once more.
        self._paused = self._key_thread is None or not self._key_thread.is_alive()

    def stop_application_mode(self) -> None:
        """Restore the terminal's mode."""
        self._file.hurry(self._handed_in)
        self._drawing = self._paused = False
        super().stop_application_mode()

    def _pause(self) -> None:
        """Give the terminal to the shell and stop the process (Ctrl+Z)."""
        if self._drawing and not self._paused:
            self.suspend_application_mode()
            self._drawing = self._paused = True
        os.kill(os.getpid(), signal.SIGSTOP)

    def _go_on(self) -> None:
        """Take the terminal back from the shell, and draw everything again."""
        if self._paused:
            self.resume_application_mode()
        if self._drawing:
            self._app.refresh(layout=True)

    def run_input_thread(self) -> None:
        """Read what is typed, and give it to the program. If the other end of the terminal is gone,
        act as for a closed window."""
        parser, decode = XTermParser(), getincrementaldecoder("utf-8")("replace").decode
        while not self.exit_event.is_set():
            messages: list[Message] = []
            if select.select([self.fileno], [], [], LOOK)[0]:
                try:
                    data = os.read(self.fileno, 4096)
                except BlockingIOError:  # another program on this terminal made it non-blocking
                    continue
                except OSError:
                    data = b""
                if not data:
                    os.kill(os.getpid(), signal.SIGHUP)
                    return
                messages += parser.feed(decode(data))
            self._give([*messages, *parser.tick()])

    def _give(self, messages: list[Message]) -> None:
        """Give keys to the program, a few at a time. A signal can overtake those not yet given."""
        for start in range(0, len(messages), TOGETHER):
            for message in messages[start : start + TOGETHER]:
                if not self.exit_event.is_set():
                    self.process_message(message)
            taken = asyncio.run_coroutine_threadsafe(self._taken(), self._loop)
            while not (taken.done() or self.exit_event.is_set()):
                wait([taken], LOOK)

    async def _taken(self) -> None:
        """Wait until the program has handled the keys it was given, for GRACE seconds at most. A
        key may wait for a later one, such as the answer to a question."""
        with suppress(TimeoutError):
            async with asyncio.timeout(GRACE):
                while self._unheard > TOGETHER:
                    await asyncio.sleep(SOON)

    @property
    def _unheard(self) -> int:
        """The number of messages yet to be handled, in the nodes that keys go to."""
        app = self._app
        shown = app.screen_stack[-1:]
        nodes = [app, *shown, *(screen.focused for screen in shown if screen.focused)]
        return sum(node.message_queue_size for node in nodes)
