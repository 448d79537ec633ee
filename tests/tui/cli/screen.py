"""The real program in a real pseudo-terminal, as a person sees it."""

import contextlib
import os
import re
import signal
import termios
import time
import uuid
from collections.abc import Callable
from pathlib import Path

import pexpect
import pyte

from tests.patience import PATIENCE
from tests.tui.cli.processes import MARK, processes_of
from tests.tui.cli.running import PROGRAM, environment

ASKS, KNOWS = b"\x1b[?2026$p", "\x1b[?2026;2$y"
"""The question whether a terminal can wait for the end of a picture, and the answer that it can."""

BEGINS, ENDS = b"\x1b[?2026h", b"\x1b[?2026l"
"""The beginning and the end of a picture."""


class Terminal:
    """A terminal of `columns` by `lines` in which the program runs."""

    def __init__(
        self,
        *words: str,
        columns: int = 100,
        lines: int = 30,
        program: list[str] | None = None,
        whole: bool = False,
        **changes: str,
    ) -> None:
        """Start the program; with `whole` the terminal knows how to show whole pictures only."""
        self.whole = whole
        self.mark = uuid.uuid4().hex
        self.screen = pyte.Screen(columns, lines)
        self._stream = pyte.ByteStream(self.screen)
        self.output = b""
        command = [*(program or PROGRAM), *words]
        self._child = pexpect.spawn(
            command[0],
            command[1:],
            env=environment(**{MARK: self.mark, **changes}),
            dimensions=(lines, columns),
            timeout=PATIENCE,
        )
        self._child.delaybeforesend = None
        self._hung_up = False

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *_: object) -> None:
        if not self._hung_up:
            self._child.close(force=True)
            return
        with contextlib.suppress(ProcessLookupError):
            os.kill(self._child.pid, signal.SIGKILL)
        with contextlib.suppress(ChildProcessError):
            os.waitpid(self._child.pid, 0)

    @property
    def text(self) -> str:
        """Return the text on the screen."""
        return "\n".join(self.screen.display)

    @property
    def modes(self) -> list[object]:
        """Return the modes of the terminal for keys: echo, lines, signals."""
        return termios.tcgetattr(self._child.child_fd)

    @property
    def alive(self) -> bool:
        """Return whether the program runs."""
        return bool(self._child.isalive())

    @property
    def stopped(self) -> bool:
        """Return whether the program is stopped, as by a shell's Ctrl+Z."""
        return ") T " in Path(f"/proc/{self._child.pid}/stat").read_text()

    def screen_at(self, size: int) -> pyte.Screen:
        """Return the screen as it was after the first `size` bytes of the output."""
        screen = pyte.Screen(self.screen.columns, self.screen.lines)
        pyte.ByteStream(screen).feed(self.output[:size])
        return screen

    def until(self, seen: Callable[[str], object]) -> str:
        """Wait until `seen` holds of the text on the screen, and return that text."""
        end = time.monotonic() + PATIENCE
        while not seen(self.text):
            assert time.monotonic() < end, self.text
            assert self._read(), f"the program has ended:\n{self.text}"
        return self.text

    def shows(self, words: str) -> str:
        """Wait until the words stand on the screen, and return its text."""
        return self.until(lambda text: words in text)

    def listen(self, seconds: float, look: Callable[[], None]) -> None:
        """Read for `seconds` what is written, and call `look` at each whole picture. The terminal
        must be one that knows where a picture ends (`whole`)."""
        end = time.monotonic() + seconds
        while True:
            if self.output.rfind(BEGINS) <= self.output.rfind(ENDS):
                look()
            left = end - time.monotonic()
            if left <= 0 or not self._read(left):
                return

    def press(self, keys: str) -> None:
        """Send keys."""
        self._child.send(keys.encode())

    def resize(self, columns: int, lines: int) -> None:
        """Change the size of the window, and wait until something is drawn in it."""
        self.screen.reset()
        self.screen.resize(lines, columns)
        self._child.setwinsize(lines, columns)
        self.until(str.strip)

    def kill(self, number: int) -> None:
        """Send the program a signal."""
        self._child.kill(number)

    def ended(self) -> int:
        """Wait for the end of the program and return its status, negative for a signal."""
        while self._read():
            pass
        self._child.wait()
        status = self._child.exitstatus
        return -int(self._child.signalstatus) if status is None else int(status)

    def hang_up(self) -> None:
        """Close the window, and check that nothing of the program is left."""
        self._hung_up = True
        self._child.ptyproc.fileobj.close()
        self.leaves_nothing()

    def leaves_nothing(self) -> None:
        """Wait until no process of this run is left."""
        end = time.monotonic() + PATIENCE
        while left := self.processes():
            assert time.monotonic() < end, left
            time.sleep(0.01)

    def processes(self) -> list[str]:
        """Return the command lines of the processes of this run."""
        return processes_of(self.mark)

    def colours(self) -> set[tuple[int, int, int]]:
        """Return every true colour that was asked for: red, green and blue, each 0 to 255."""
        found = re.findall(rb"[34]8;2;(\d+);(\d+);(\d+)", self.output)
        return {(int(r), int(g), int(b)) for r, g, b in found}

    def _read(self, seconds: float = 1.0) -> bool:
        """Read what the program writes within `seconds`, and return False once it has closed the
        terminal."""
        try:
            data = self._child.read_nonblocking(65536, seconds)
        except pexpect.TIMEOUT:
            return True
        except pexpect.EOF:
            return False
        self.output += data
        self._stream.feed(data)
        if self.whole and ASKS in data:
            self.press(KNOWS)
        return True
