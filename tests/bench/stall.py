"""A key at a guest's own terminal while the net stands still, and at a table on this machine."""

import os
import re
import socket
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import suppress
from pathlib import Path
from statistics import median

from tests.bench.terminal import LUDOTHEQUE, Terminal, environment

STALLS = 20
STALL = 1.0

KEYS = (b"1", b"2", b"3", b"4", b"5")
"""Keys that choose a card, so that the screen changes."""


class Net:
    """A net between a guest and a host that can be made to stand still."""

    def __init__(self, port: int) -> None:
        self._host = port
        self._listens = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listens.getsockname()[1]
        self.flows = threading.Event()
        self.flows.set()
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        while True:
            guest, _ = self._listens.accept()
            host = socket.create_connection(("127.0.0.1", self._host))
            for one, other in ((guest, host), (host, guest)):
                threading.Thread(target=self._pass, args=(one, other), daemon=True).start()

    def _pass(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while data := one.recv(1 << 16):
                self.flows.wait()
                other.sendall(data)


def keys(terminal: Terminal, times: int) -> list[float]:
    """Return so many times, each in seconds from a key to a changed screen."""
    return [terminal.press(KEYS[number % len(KEYS)]) for number in range(times)]


def while_stalled(terminal: Terminal, net: Net) -> list[float]:
    """Return the seconds from each key to a changed screen, with the net standing still for STALL
    seconds at every key."""
    found = []
    for number in range(STALLS):
        net.flows.clear()
        end = time.monotonic() + STALL
        found.append(terminal.press(KEYS[number % len(KEYS)]))
        time.sleep(max(0.0, end - time.monotonic()))
        net.flows.set()
        terminal.settle()
    return found


def report() -> None:
    """Print how long keys take at a table here, and at a guest's while the net flows and while it
    stalls."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        words = ["dolce-vita", "--players", "3", "--bots", "easy,easy"]
        local = [*LUDOTHEQUE, "play", *words, "--saves", folder]
        with Terminal(local, home, LANG="en") as terminal:
            terminal.wait_for(b"number card")
            terminal.settle()
            here = keys(terminal, STALLS)
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        host = subprocess.Popen(
            [
                *(sys.executable, "-m", "tui.cli.main", "host", *words, "--port", str(port)),
                *("--dedicated", "--saves", folder),
            ],
            env=environment(home, LANG="en"),
            stdout=subprocess.PIPE,
            text=True,
        )
        assert host.stdout is not None
        try:
            lines = iter(host.stdout.readline, "")
            found = (re.search("join ([a-z-]+)@", line) for line in lines)
            code = next(filter(None, found))
            net = Net(port)
            join = [*LUDOTHEQUE, "join", f"{code[1]}@127.0.0.1:{net.port}"]
            with Terminal(join, home, LANG="en") as guest:
                guest.wait_for(b"waiting to begin")
                guest.settle()
                os.write(guest.handle, b"\r")
                guest.wait_for(b"number card")
                guest.settle()
                rows = (
                    ("net flowing", keys(guest, STALLS)),
                    ("net stalled", while_stalled(guest, net)),
                )
        finally:
            host.kill()
            host.wait()
    print(f"A key at a table, to the first change on the screen ({STALLS} each)")
    for what, times in (("local table", here), *rows):
        print(f"  {what:12} median {1000 * median(times):5.1f} ms, slowest {1000 * max(times):.1f}")
