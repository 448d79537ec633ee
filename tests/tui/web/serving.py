"""A server of one test, its pages and their processes."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
import uuid
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import aiohttp
import pytest
from aiohttp.test_utils import TestServer

from tests.patience import PATIENCE
from tests.tui.cli.running import PROGRAM, environment
from tui.cli.serve import HOST
from tui.web.server import WebServer
from tui.words import Wording

Line = aiohttp.ClientWebSocketResponse

MARK = "LUDOTHEQUE_TEST"
"""A variable of the environment by which a server's processes are known."""


STAND_IN = """
import os, sys
print("__GANGLION__", flush=True)
def draw(text, sort=b"D"):
    os.write(1, sort + len(text).to_bytes(4, "big") + text)
draw(b'{"type": "open_url"}', b"M")
draw(os.environ["COLUMNS"].encode() + b" columns ")
while packet := os.read(0, 1 << 16):
    draw(packet)
    if b"leave" in packet:
        sys.exit(packet.count(b"crash"))
    while b"deaf" in packet:
        pass
"""
"""A stand-in for the program, which starts faster. It sends a message that is not drawn, and then
draws its width and all that it is sent."""


class Pages:
    """A server, its pages and their programs."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.mark = uuid.uuid4().hex

    def programs(self) -> list[int]:
        """Return the ids of the processes behind the pages: all that were started there, with their
        children."""
        return list(_processes(f"{MARK}={self.mark}".encode()))

    async def left_with(self, programs: int) -> None:
        """Wait until so many processes are behind the pages."""
        async with asyncio.timeout(PATIENCE):
            while len(self.programs()) != programs:
                await asyncio.sleep(0.05)

    @asynccontextmanager
    async def line(
        self, width: int = 80, height: int = 24, pongs: bool = True
    ) -> AsyncIterator[Line]:
        """Yield the line of a page, without a browser. Without `pongs` the line seems dead, but is
        not closed."""
        where = f"{self.url}/line?width={width}&height={height}"
        async with (
            aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=PATIENCE)) as client,
            client.ws_connect(where, headers={"Origin": self.url}, autoping=pongs) as line,
        ):
            yield line


class Served(Pages):
    """A server in a process of its own."""

    def __init__(self, folder: Path, *words: str) -> None:
        with socket.create_server((HOST, 0)) as free:
            self.port = free.getsockname()[1]
        super().__init__(f"http://{HOST}:{self.port}")
        self.process = subprocess.Popen(
            [*PROGRAM, "serve", "--port", str(self.port), "--saves", str(folder), *words],
            env=environment(**{MARK: self.mark}),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def programs(self) -> list[int]:
        """Return the ids of the processes behind the pages, without the server."""
        return [each for each in super().programs() if each != self.process.pid]


@asynccontextmanager
async def serving(monkeypatch: pytest.MonkeyPatch, pages: int = 8) -> AsyncIterator[Pages]:
    """Yield a server in this process, with stand-ins behind its pages."""
    command = [sys.executable, "-S", "-c", STAND_IN]
    async with TestServer(WebServer(command, HOST, 0, Wording("en"), pages).app()) as server:
        around = Pages(str(server.make_url("")).rstrip("/"))
        monkeypatch.setenv(MARK, around.mark)
        yield around
    await around.left_with(0)


def _processes(mark: bytes) -> Iterator[int]:
    for each in Path("/proc").glob("[0-9]*"):
        try:
            if mark in (each / "environ").read_bytes():
                yield int(each.name)
        except OSError:  # gone, or somebody else's
            continue


@contextmanager
def served(folder: Path, *words: str) -> Iterator[Served]:
    """Yield a server, and check that it ends at Ctrl+C with status 0 and nothing on standard
    error."""
    server = Served(folder, "--lang", "en", *words)
    process = server.process
    assert process.stdout is not None and process.stderr is not None
    with process.stdout, process.stderr:
        try:
            line = process.stdout.readline()
            assert server.url in line, line
            yield server
            if process.poll() is None:
                process.send_signal(signal.SIGINT)
                assert process.wait(PATIENCE) == 0
            assert process.stderr.read() == ""
        finally:
            process.kill()
            process.wait()
            end = time.monotonic() + PATIENCE
            while server.programs() and time.monotonic() < end:
                time.sleep(0.05)
            left = server.programs()
            for each in left:
                os.kill(each, signal.SIGKILL)
            assert not left


async def shown(line: Line, words: bytes) -> None:
    """Wait until the program behind a line has drawn the words."""
    drawn = b""
    while words not in drawn:
        message = await asyncio.wait_for(line.receive(), PATIENCE)
        assert message.type in (aiohttp.WSMsgType.TEXT, aiohttp.WSMsgType.BINARY), message
        drawn += message.data if isinstance(message.data, bytes) else b""


async def closed(line: Line) -> int | None:
    """Wait until a line is closed, and return the code of its closing."""
    while not line.closed:
        await asyncio.wait_for(line.receive(), PATIENCE)
    return line.close_code
