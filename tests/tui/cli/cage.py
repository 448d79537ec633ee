"""The program in a real terminal that is read only when the test says so, and never drawn."""

import contextlib
import fcntl
import os
import select
import struct
import subprocess
import sys
import termios
import time
import uuid
from pathlib import Path
from typing import Final, NamedTuple

from tests.patience import PATIENCE
from tests.tui.cli.processes import MARK, processes_of
from tests.tui.cli.running import PROGRAM, environment

LAUNCH: Final = """
import fcntl, os, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
os.execv(sys.argv[1], sys.argv[1:])
"""
"""A launcher that gives the program the terminal as its own, as a shell does."""

KINDS: Final = ("CACHE", "CONFIG", "DATA", "STATE")
"""The kinds of folders of a user: `XDG_…_HOME` names each."""

SOON: Final = 0.002
"""Seconds between two looks at whether the program has come to rest."""


class Sample(NamedTuple):
    """The resources of the program at a quiet moment: memory in KiB, open handles."""

    memory: int
    handles: int


class Trouble(AssertionError):
    """The error that the program did something it must not."""


class Cage:
    """The program in a terminal of its own, with folders of its own."""

    def __init__(
        self,
        house: Path,
        *words: str,
        size: tuple[int, int] = (100, 30),
        own: bool = True,
        **changes: str,
    ) -> None:
        """Start the program; `own` says whether a closed window sends it a signal. The environment
        is that of the tests, with folders in `house` and the changes."""
        self.house = house
        self.mark = uuid.uuid4().hex
        self.read = 0
        self.tail = b""
        self._ours, theirs = os.openpty()
        self.size = size
        self.resize(*size)
        folders = {f"XDG_{kind}_HOME": str(house / kind.lower()) for kind in KINDS}
        launch = [sys.executable, "-c", LAUNCH] if own else []
        self._process = subprocess.Popen(
            [*launch, *PROGRAM, *words, "--saves", str(house / "saves")],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            cwd=house,
            env=environment(**{MARK: self.mark, "HOME": str(house), **folders, **changes}),
            start_new_session=True,
        )
        os.close(theirs)
        os.set_blocking(self._ours, False)
        self.pid = self._process.pid

    def close(self) -> None:
        """End the program, whatever its state, and close the terminal."""
        self._process.kill()
        self._process.wait()
        self.hang_up()

    def hang_up(self) -> None:
        """Close the window."""
        if self._ours >= 0:
            os.close(self._ours)
            self._ours = -1

    @property
    def status(self) -> int | None:
        """Return the status with which the program ended, None while it runs."""
        return self._process.poll()

    def resize(self, columns: int, lines: int) -> None:
        """Change the size of the window; the kernel sends the signal."""
        self.size = columns, lines
        fcntl.ioctl(self._ours, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))

    def take(self, seconds: float = 0.0) -> bool:
        """Read what was drawn, waiting at most `seconds` for it, and return whether anything was
        there."""
        if self._ours < 0 or not select.select([self._ours], [], [], seconds)[0]:
            return False
        try:
            data = os.read(self._ours, 1 << 16)
        except OSError:  # the program has closed its end
            return False
        self.read += len(data)
        self.tail = (self.tail + data)[-(1 << 16) :]
        return bool(data)

    def stuff(self, data: bytes) -> int:
        """Type as much as the terminal holds, without reading, and return its number of bytes."""
        try:
            return os.write(self._ours, data)
        except BlockingIOError:
            return 0

    def until(self, seen: bytes) -> None:
        """Read until `seen` has been drawn. Raises Trouble if that does not happen."""
        end = time.monotonic() + PATIENCE
        while seen not in self.tail:
            if time.monotonic() > end or self.status is not None:
                raise Trouble(f"{seen!r} is not drawn, but {self.tail!r}")
            self.take(SOON)

    def still(self) -> None:
        """Wait, without reading, until the program has nothing more to do or cannot go on."""
        before = ""
        while self.status is None and ((now := self.threads()) != before or now[:1] == "R"):
            before = now
            time.sleep(0.05)

    def sip(self, count: int) -> None:
        """Read at most `count` bytes of what was drawn."""
        with contextlib.suppress(OSError):
            self.read += len(os.read(self._ours, count))

    def waited(self) -> int:
        """Wait for the end of the program without reading what it draws, and return its status."""
        return self._process.wait(PATIENCE)

    def send(self, data: bytes) -> None:
        """Type, reading meanwhile: a program that is drawing may not be taking keys."""
        end = time.monotonic() + PATIENCE
        while data and self.status is None:
            if time.monotonic() > end:
                raise Trouble(f"it takes no keys: {self.threads()}")
            _, ready, _ = select.select([], [self._ours], [], SOON)
            if ready:
                with contextlib.suppress(BlockingIOError):
                    data = data[os.write(self._ours, data[:1024]) :]
            self.take()

    def signal(self, number: int) -> None:
        """Send the program a signal."""
        with contextlib.suppress(ProcessLookupError):
            self._process.send_signal(number)

    def ended(self) -> int:
        """Wait for the end of the program, and return its status."""
        end = time.monotonic() + PATIENCE
        while self.status is None:
            if time.monotonic() > end:
                raise Trouble(f"it does not end: {self.threads()}")
            self.take(SOON)
        while self.take():
            pass
        assert self.status is not None
        return self.status

    def rest(self, seconds: float) -> None:
        """Read until the program has nothing more to do, but for at most `seconds`."""
        end, before = time.monotonic() + seconds, ""
        while time.monotonic() < end and self.status is None:
            if self.take(SOON):
                continue
            now = self.threads()
            if now == before and "R" not in now.split():
                return
            before = now

    def stopped(self) -> None:
        """Wait until the program has stopped itself."""
        end = time.monotonic() + PATIENCE
        while self.status is None and not self.threads().startswith("T"):
            if time.monotonic() > end:
                raise Trouble("it does not stop")
            self.take(SOON)

    def resumed(self) -> None:
        """Wait until the program has the terminal.

        Before that a key such as Ctrl+Z is a signal, and no shell is here to handle it.
        """
        end = time.monotonic() + PATIENCE
        while self.status is None and termios.tcgetattr(self._ours)[3] & termios.ICANON:
            if time.monotonic() > end:
                raise Trouble("it does not come back")
            self.take(SOON)

    def threads(self) -> str:
        """Return the state of the program's first thread, and how often it has slept. Empty once
        the program is gone."""
        try:
            text = Path(f"/proc/{self.pid}/task/{self.pid}/status").read_text()
        except OSError:
            return ""
        fields = dict(line.split(":\t", 1) for line in text.splitlines() if ":\t" in line)
        return f"{fields['State'][0]} {fields.get('voluntary_ctxt_switches', '')}"

    def crashes(self) -> str:
        """Return the content of the log of crashes, empty if there is none."""
        logs = self.house.rglob("crashes.log")
        return "\n".join(log.read_text(encoding="utf-8") for log in logs)

    def sample(self, most: int | None) -> Sample:
        """Return the program's present resources.

        A folder may still be being read: wait until no more than `most` handles are open. With
        None do not wait.
        """
        end = time.monotonic() + PATIENCE
        while most is not None and len(handles := self.handles()) > most:
            if time.monotonic() > end:
                raise Trouble(f"left open: {handles}")
            self.take(0.05)
        status = Path(f"/proc/{self.pid}/status").read_text()
        memory = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return Sample(int(memory.split()[1]), len(self.handles()))

    def handles(self) -> list[str]:
        """Return what the program's open file handles point to."""
        found = []
        for each in Path(f"/proc/{self.pid}/fd").iterdir():
            with contextlib.suppress(FileNotFoundError):  # closed meanwhile
                found.append(str(each.readlink()))
        return found

    def childless(self, most: int) -> None:
        """Wait until at most `most` processes of this run are left."""
        end = time.monotonic() + PATIENCE
        while len(left := processes_of(self.mark)) > most:
            if time.monotonic() > end:
                raise Trouble(f"left behind: {left}")
            self.take(0.01)
