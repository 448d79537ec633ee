"""A house for one test. Stand-ins run in place of its guests' programs."""

import asyncio
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from engine.registry import game_named
from tests.patience import PATIENCE
from tests.tui.online.test_stranger import MUCH
from tui.online.doors.house import House
from tui.online.doors.plan import Doors
from tui.online.host import Terms
from tui.online.hosting import Hosted, new_table
from tui.online.server import Note
from tui.session.thinking import LocalThinker
from tui.words import Wording

STAND_IN = """
import os, signal, sys, time, tty
def size(*_):
    os.write(1, b"%d columns " % os.get_terminal_size(0).columns)
tty.setraw(0)
signal.signal(signal.SIGWINCH, size)
os.write(1, repr((sys.argv[1:], dict(os.environ))).encode())
size()
while keys := os.read(0, 1000):
    os.write(1, b"<" + keys + b">")
    if b"leave" in keys:
        sys.exit(7)
    if b"stay" in keys:
        signal.signal(signal.SIGHUP, signal.SIG_IGN)
        os.write(1, b"deaf %d " % os.getpid())
        while True:
            time.sleep(1)
"""
"""A stand-in that draws its arguments and environment, its size, and the keys it gets."""


class Opened:
    """A house with one table, and its log."""

    def __init__(self, hosted: Hosted, house: House, log: list[Note]) -> None:
        self.code, self.host, self.house, self.log = hosted.code, hosted.host, house, log

    def logged(self, code: str) -> int:
        """Return how often the log holds this code."""
        return sum(note.code == code for note in self.log)

    async def until_logged(self, code: str, times: int = 1) -> None:
        """Wait until the log holds this code so many times."""
        async with asyncio.timeout(PATIENCE):
            while self.logged(code) < times:
                await asyncio.sleep(0.01)


def free_port() -> int:
    """Return a port at which no program listens."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
        return port


@asynccontextmanager
async def opened(
    folder: Path, program: str = STAND_IN, game: str = "dolce-vita", **doors: Any
) -> AsyncIterator[Opened]:
    """Yield a house with these doors; each guest's program is the stand-in."""
    terms = Terms(game, game_named(game).options(), "random")
    hosted = new_table(terms, [None] * 3, folder / "saves", None, "house")
    log: list[Note] = []
    (folder / "saves").mkdir(exist_ok=True)

    def programs(code: str, home: Path, name: str) -> list[str]:
        return [sys.executable, "-S", "-c", program, code, str(home), name]

    house = House(
        {hosted.code: hosted.host},
        Doors(port=free_port())._replace(**doors),
        Wording("en"),
        log.append,
        "Anna",
        LocalThinker,
        folder / "state",
        programs,
    )
    house.server._burst = MUCH  # guests who do not think would count as a flood on a quick machine
    await house.open()
    try:
        yield Opened(hosted, house, log)
    finally:
        await house.close()
