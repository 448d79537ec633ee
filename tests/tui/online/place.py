"""A real server for one test, in this process or in one of its own."""

import asyncio
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from engine.registry import game_named
from tests.patience import PATIENCE
from tests.tui.online.stranger import Socket
from tests.tui.online.test_stranger import MUCH, SHORT
from tui.online.client import Address
from tui.online.host import Terms
from tui.online.hosting import Hosted, new_table
from tui.online.server import Note, Server
from tui.session.thinking import LocalThinker, Thinker

ROOT = Path(__file__).parents[3]

WRONG = "babab-babab-babab-babab"


class Place:
    """A server with one table, and its log."""

    def __init__(self, hosted: Hosted, burst: int, thinker: Callable[[], Thinker]) -> None:
        self.hosted, self.code, self.host = hosted, hosted.code, hosted.host
        self.log: list[Note] = []
        self.server = Server({self.code: self.host}, self.log.append, thinker, burst)
        self.sockets: list[Socket] = []

    @property
    def address(self) -> Address:
        return Address(self.code, "127.0.0.1", self.server.port)

    async def open(self) -> Socket:
        self.sockets.append(await Socket.open("127.0.0.1", self.server.port))
        return self.sockets[-1]

    async def hello(self, **fields: Any) -> Socket:
        """Return a line on which a Hello with these fields was sent."""
        line = await self.open()
        await line.send({"is": "hello", "version": 1, "code": self.code, **fields})
        return line

    async def closed(self) -> list[str]:
        """Wait until a line was closed. Return the reasons for which lines were closed."""
        while not (why := [str(n.facts["why"]) for n in self.log if n.code == "closed"]):
            await asyncio.sleep(0.01)
        return why

    async def answer(self, **fields: Any) -> str:
        """Return the code or kind of the answer to a Hello with these fields."""
        message = await (await self.hello(**fields)).receive()
        assert message is not None
        return str(message.get("code", message["is"]))


@asynccontextmanager
async def place(
    folder: Path,
    game: str = "dolce-vita",
    people: int = 3,
    burst: int = MUCH,
    thinker: Callable[[], Thinker] = LocalThinker,
) -> AsyncIterator[Place]:
    options = SHORT.get(game) or game_named(game).options()
    hosted = new_table(Terms(game, options, "random"), [None] * people, folder, None, "place")
    found = Place(hosted, burst, thinker)
    await found.server.start(port=0)
    try:
        async with asyncio.timeout(PATIENCE):
            yield found
    finally:
        for line in found.sockets:
            await line.close()
        await found.server.stop()


async def ended(line: Socket) -> list[str]:
    """Return the codes or kinds of all messages until the host closes the line."""
    heard = []
    while (message := await line.receive()) is not None:
        heard.append(str(message.get("code", message["is"])))
    return heard


async def started(*words: str) -> tuple[Process, int, str]:
    """Start a host in a process of its own. Return it, its port and its code."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.tui.online.keeper", *words), cwd=ROOT, stdout=PIPE
    )
    assert process.stdout is not None
    port, code = (await process.stdout.readline()).decode().split()
    return process, int(port), code


async def killed(process: Process) -> None:
    process.send_signal(signal.SIGKILL)
    await process.wait()
