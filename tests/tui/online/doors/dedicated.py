"""`ludotheque host … --dedicated` in a process of its own, with all its doors."""

import re
import signal
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.patience import PATIENCE
from tests.tui.cli.running import PROGRAM, environment
from tests.tui.online.doors.opened import free_port

LINES = 10
"""The lines that a host with all its doors prints before its log."""


class Dedicated:
    """A host, its ports, and what it has printed."""

    def __init__(self, home: Path, *words: str) -> None:
        self.home = home
        self.port, self.ssh_port, self.web_port = (free_port() for _ in range(3))
        doors = ("--port", self.port, "--ssh-port", self.ssh_port, "--web-port", self.web_port)
        self.process = subprocess.Popen(
            [*PROGRAM, "host", *words, *map(str, doors), "--dedicated"],
            env=environment(HOME=str(home), LANG="en"),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        self.told = [self.process.stdout.readline() for _ in range(LINES)]
        found = re.search(r"join ([a-z-]{23})@", "".join(self.told))
        assert found, self.told
        self.code = found[1]
        # Read on, so that what the host prints later does not fill the pipe.
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        self.told += self.process.stdout

    def end(self, how: signal.Signals = signal.SIGINT) -> tuple[int, str]:
        """Send the host a signal. Return its exit status and its standard error."""
        assert self.process.stdout is not None and self.process.stderr is not None
        self.process.send_signal(how)
        status = self.process.wait(PATIENCE)
        self._reader.join(PATIENCE)
        with self.process.stdout, self.process.stderr:
            return status, self.process.stderr.read()


@contextmanager
def dedicated(home: Path, *words: str) -> Iterator[Dedicated]:
    """Yield a host, and check that it ends at Ctrl+C with status 0 and nothing on standard
    error."""
    host = Dedicated(home, *words)
    try:
        yield host
        if host.process.poll() is None:
            assert host.end() == (0, "")
    finally:
        host.process.kill()
        host.process.wait()
