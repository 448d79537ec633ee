"""The program in a real pseudo-terminal, with settings and saves of its own."""

import fcntl
import os
import pty
import select
import signal
import struct
import sys
import tempfile
import termios
from pathlib import Path
from statistics import quantiles
from time import clock_gettime, perf_counter
from types import TracebackType

KEYS = 200
SIZE = (40, 120)
ANSWER_SECONDS = 10.0
QUIET_SECONDS = 0.05

SMALLEST = [sys.executable, "-m", "tests.bench.smallest"]
LUDOTHEQUE = [sys.executable, "-c", "from tui.cli.main import main; raise SystemExit(main())"]


_OWN = tempfile.TemporaryDirectory(prefix="ludotheque-bench-")
"""The home folder of the programs measured; it lasts as long as this process."""


def environment(home: Path | None = None, **changes: str) -> dict[str, str]:
    """Return the environment of a program that is measured, with settings and saves of its own, so
    that those of this machine's player do not count.

    `home` is the folder that holds them; None for one in which the settings have been written.
    """
    if home is None:
        home = Path(_OWN.name)
        settings = home / ".config" / "ludotheque" / "settings.toml"
        if not settings.exists():
            settings.parent.mkdir(parents=True)
            settings.write_text('language = "en"\n', encoding="utf-8")
    kept = {name: value for name, value in os.environ.items() if not name.startswith("XDG_")}
    for name in ("PYTHONDONTWRITEBYTECODE", "NO_COLOR", "TEXTUAL_THEME"):
        kept.pop(name, None)
    screen = {"TERM": "xterm-256color", "COLORTERM": "truecolor", "LC_ALL": "C.UTF-8"}
    return {
        **kept,
        **screen,
        "HOME": str(home),
        "XDG_CONFIG_HOME": str(home / ".config"),
        **changes,
    }


class Terminal:
    """A program running in a pseudo-terminal of 120x40."""

    def __init__(self, command: list[str], home: Path | None = None, **changes: str) -> None:
        environ = environment(home, **changes)
        self.pid, self.handle = pty.fork()
        if self.pid == 0:
            os.execvpe(command[0], command, environ)
        fcntl.ioctl(self.handle, termios.TIOCSWINSZ, struct.pack("HHHH", *SIZE, 0, 0))

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        os.kill(self.pid, signal.SIGTERM)
        try:
            while self.read(ANSWER_SECONDS):
                pass
        except OSError:
            pass
        os.waitpid(self.pid, 0)
        os.close(self.handle)

    def read(self, seconds: float) -> bytes:
        """Return what is written within so many seconds; empty if nothing is."""
        ready, _, _ = select.select([self.handle], [], [], seconds)
        return os.read(self.handle, 1 << 16) if ready else b""

    def wait_for(self, text: bytes) -> None:
        """Read until a text is written; raise TimeoutError if none comes for ANSWER_SECONDS."""
        seen = b""
        deadline = perf_counter() + ANSWER_SECONDS
        while text not in seen:
            if perf_counter() > deadline:
                raise TimeoutError(f"{text!r} never came; the end was {seen[-300:]!r}")
            seen += self.read(1.0)

    def settle(self) -> None:
        """Read until nothing is written for QUIET_SECONDS."""
        while self.read(QUIET_SECONDS):
            pass

    def press(self, key: bytes) -> float:
        """Return the seconds from a key to the first change on the screen."""
        start = perf_counter()
        os.write(self.handle, key)
        if not self.read(ANSWER_SECONDS):
            raise TimeoutError(f"the key {key!r} changed nothing")
        answered = perf_counter() - start
        self.settle()
        return answered

    def busy(self) -> float:
        """Return the seconds of processor time that the program has used."""
        # How Linux numbers the clock of another process; see clock_getcpuclockid(3).
        return clock_gettime((~self.pid << 3) | 2)

    def press_through(self, key: bytes) -> tuple[float, float]:
        """Return the seconds from a key to the last change on the screen, and how many of them the
        program worked.

        On a machine with other load, the second number is smaller.
        """
        start, before = perf_counter(), self.busy()
        os.write(self.handle, key)
        if not self.read(ANSWER_SECONDS):
            raise TimeoutError(f"the key {key!r} changed nothing")
        answered = perf_counter()
        while self.read(QUIET_SECONDS):
            answered = perf_counter()
        return answered - start, self.busy() - before


def slowest(seconds: list[float]) -> float:
    """Return the 99th percentile of some times."""
    return quantiles(seconds, n=100)[98]
