"""The terminal as it really is: slow, mute, deaf for a while, gone; and one who holds a key down.

Textual writes in a thread of its own through a queue of 30 pieces, and would wait for room in it
for ever, deaf to every signal; it takes in all that was typed before it looks at any of it; and it
acts on the signals of a shell in the middle of whatever it does.
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
"""Seconds between two looks at whether a key has been dealt with."""

LOOK: Final = 0.1
"""Seconds between two looks at whether one has to go, while nothing can be read or written."""

GRACE: Final = 3.0
"""Seconds without room for a byte after which who has to go, goes without a word."""

WAITING: Final = 2
"""How many pieces may wait to be drawn before new pictures are left out."""

MOST_WAITING: Final = 20
"""How many may wait of what is no picture: less than Textual's queue has room for."""

TOGETHER: Final = 16
"""How many keys are given to the program before it has to have dealt with them."""

ABANDONED: Final = b"\x18\x1b[?2026l"
"""Ends what stands half written: a sequence, a picture that is to be shown as a whole."""


class Pen:
    """A file that writes on a terminal, as fast as that takes it. Who has to go does not wait for
    it: `hurry`."""

    def __init__(self, file: TextIO) -> None:
        self._file = file
        self._number = _own(file.fileno())
        self.gone = False
        """Whether nobody is there to be written for."""
        self.written = 0
        """How many pieces have been written, or given up."""
        self._hurried: int | None = None
        self._torn = False

    def hurry(self, pieces: int) -> None:
        """From now on nothing is worth waiting for of the first so many pieces, and of those after
        it but what the terminal takes soon."""
        self._hurried = pieces

    def calm(self) -> None:
        """There is time again, and a terminal."""
        self._hurried, self._torn, self.gone = None, False, False

    def write(self, text: str) -> int:
        """Write, as long as somebody is there."""
        data = text.encode(self._file.encoding, "replace")
        if not self._given_up:
            self._put(ABANDONED * self._torn + data)
        self.written += 1
        return len(text)

    @property
    def _given_up(self) -> bool:
        """Whether the piece at hand is not to be written."""
        return self.gone or (self._torn and self._picture)

    @property
    def _picture(self) -> bool:
        """Whether the piece at hand was handed in before there was a hurry."""
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
        """Everything is sent at once."""

    def isatty(self) -> bool:
        """Whether it is a terminal."""
        return self._file.isatty()

    def fileno(self) -> int:
        """The file descriptor of the terminal."""
        return self._file.fileno()


def _own(number: int) -> int:
    """A terminal opened once more, for writing without waiting; that the shell does not notice.
    Where that cannot be, it is written on as it is."""
    try:
        return os.open(os.ttyname(number), os.O_WRONLY | os.O_NOCTTY | os.O_NONBLOCK | os.O_CLOEXEC)
    except OSError:
        return number


class UnixTerminal(LinuxDriver):
    """Draws what there is time to draw, and reads no faster than the program listens."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self._file: Any = Pen(self._file)
        self._handed_in = 0
        self._drawing = self._paused = False
        # In their turn, not in the middle of something else, nor twice.
        for name, obey in ((signal.SIGTSTP, self._pause), (signal.SIGCONT, self._go_on)):
            self._loop.add_signal_handler(name, obey)

    @property
    def behind(self) -> bool:
        """Whether another picture would be drawn too late, or for somebody else."""
        return self._paused or self._waiting > WAITING

    @property
    def _waiting(self) -> int:
        return self._handed_in - int(self._file.written)

    def write(self, data: str) -> None:
        """Hand in a piece; it is dropped while far too many wait, or another has the terminal."""
        if not self._paused and (self._waiting < MOST_WAITING or not self._drawing):
            self._handed_in += 1
            super().write(data)

    def start_application_mode(self) -> None:
        """Begin to read and to draw."""
        self._file.calm()
        self._drawing, self._paused = True, False
        super().start_application_mode()  # type: ignore[no-untyped-call]
        # In the background the terminal is still another's: Textual stops once more.
        self._paused = self._key_thread is None or not self._key_thread.is_alive()

    def stop_application_mode(self) -> None:
        """Leave the terminal as it was found."""
        self._file.hurry(self._handed_in)
        self._drawing = self._paused = False
        super().stop_application_mode()

    def _pause(self) -> None:
        """The shell wants the terminal."""
        if self._drawing and not self._paused:
            self.suspend_application_mode()
            self._drawing = self._paused = True
        os.kill(os.getpid(), signal.SIGSTOP)

    def _go_on(self) -> None:
        """The program has the terminal again, whoever used it meanwhile."""
        if self._paused:
            self.resume_application_mode()
        if self._drawing:
            self._app.refresh(layout=True)

    def run_input_thread(self) -> None:
        """Read what is typed, and give it to the program. A terminal whose other end is gone is a
        closed window."""
        parser, decode = XTermParser(), getincrementaldecoder("utf-8")("replace").decode
        while not self.exit_event.is_set():
            messages: list[Message] = []
            if select.select([self.fileno], [], [], LOOK)[0]:
                try:
                    data = os.read(self.fileno, 4096)
                except BlockingIOError:  # somebody who shares the terminal has made it so
                    continue
                except OSError:
                    data = b""
                if not data:
                    os.kill(os.getpid(), signal.SIGHUP)
                    return
                messages += parser.feed(decode(data))
            self._give([*messages, *parser.tick()])

    def _give(self, messages: list[Message]) -> None:
        """Give what was typed to the program, a few keys at a time: what it has not yet taken can
        still be overtaken by a signal."""
        for start in range(0, len(messages), TOGETHER):
            for message in messages[start : start + TOGETHER]:
                if not self.exit_event.is_set():
                    self.process_message(message)
            taken = asyncio.run_coroutine_threadsafe(self._taken(), self._loop)
            while not (taken.done() or self.exit_event.is_set()):
                wait([taken], LOOK)

    async def _taken(self) -> None:
        """Wait until the program has dealt with what it was given; not for ever, for one key may
        end what another has begun."""
        with suppress(TimeoutError):
            async with asyncio.timeout(GRACE):
                while self._unheard > TOGETHER:
                    await asyncio.sleep(SOON)

    @property
    def _unheard(self) -> int:
        """How much the program has yet to deal with, wherever the keys go."""
        app = self._app
        shown = app.screen_stack[-1:]
        nodes = [app, *shown, *(screen.focused for screen in shown if screen.focused)]
        return sum(node.message_queue_size for node in nodes)
