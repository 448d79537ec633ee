"""The server of tables on the net: WebSocket lines in, the host's answers out.

All that comes from outside is bounded: lines, messages and bytes, what waits to be sent, how long
anything may take. A line that does not keep to it is closed with a reason, and one line of the log
says so; nothing of what anybody wrote is in it.
"""

import asyncio
import time
from collections.abc import Callable, Mapping
from ssl import SSLContext
from typing import Final, NamedTuple

from aiohttp import WebSocketError, WSCloseCode, WSMsgType, web

from tui.online import PORT
from tui.online.gate import Gate, Shut
from tui.online.host import Host
from tui.online.line import Flood, Line
from tui.online.messages import Error
from tui.online.protocol import (
    BEAT,
    GUEST_LIMIT,
    PATH,
    Garbled,
    OtherVersion,
    first_of_guest,
    of_guest,
)
from tui.session.thinking import ProcessThinker, Thinker

LINES: Final = 500
"""How many lines there may be."""

OPENING: Final = 10.0
"""Seconds until a line must have sent its Hello."""

BURST: Final = 60
"""How many messages may come at once."""


class Note(NamedTuple):
    """An entry for the log: `came`, `watches`, `gone`, `closed`, `full` or `robot`, and the facts.
    It holds nothing that a guest has written."""

    code: str
    facts: Mapping[str, int | str] = {}


Log = Callable[[Note], None]


class Table:
    """A host with its lines, its robots and its clock."""

    def __init__(self, host: Host, thinker: Thinker, log: Log) -> None:
        self.host, self.lines = host, dict[int, Line]()
        self._thinker, self._log = thinker, log
        self._stirred = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Start the tasks in which robots think and time passes."""
        self._tasks = [asyncio.create_task(self._think()), asyncio.create_task(self._time())]

    async def stop(self) -> None:
        """Stop the robots and the clock."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._thinker.stop()
        self.host.stop()
        self.post()

    def post(self) -> None:
        """Queue the host's messages on their lines."""
        out, self.host.out = self.host.out, []
        for number, message in out:
            if (line := self.lines.get(number)) is not None:
                line.put(message)
        self._stirred.set()

    async def _think(self) -> None:
        host = self.host
        while True:
            thought = host.wanted
            if thought is None:
                self._stirred.clear()
                await self._stirred.wait()
                continue
            assert host.play is not None
            seed = host.play.book.header.seed
            try:
                choice = await self._thinker.choose(
                    host.game, thought.player, thought.view, seed, thought.step
                )
                host.thought(thought, choice.action, time.monotonic())
            except Exception as failure:  # whatever it is, the table rests and says so
                self._log(Note("robot", {"why": type(failure).__name__}))
                host.halt("robot", time.monotonic())
            self.post()

    async def _time(self) -> None:
        while True:
            due = self.host.due
            pause = 1.0 if due is None else min(1.0, max(0.01, due - time.monotonic()))
            await asyncio.sleep(pause)
            if self.host.due is not None and self.host.due <= time.monotonic():
                self.host.tick(time.monotonic())
                self.post()


class Server:
    """Tables behind one port, found by their codes."""

    def __init__(
        self,
        hosts: Mapping[str, Host],
        log: Log,
        thinker: Callable[[], Thinker] = ProcessThinker,
        burst: int = BURST,
    ) -> None:
        self._hosts, self._log, self._thinker, self._burst = hosts, log, thinker, burst
        self._tables: dict[int, Table] = {}
        self.gate = Gate(hosts)
        self._lines: dict[int, Line] = {}
        self._at: dict[int, Table] = {}
        """By the number of a line, the table that it was let in to."""
        self._number = 0
        self._runner: web.AppRunner | None = None
        self.port = 0

    async def start(
        self, address: str = "127.0.0.1", port: int = PORT, secure: SSLContext | None = None
    ) -> None:
        """Listen, and start the tables. `port` 0 takes any free one. Raises OSError if the address
        or the port cannot be used."""
        app = web.Application(client_max_size=1)
        app.router.add_get(PATH, self._line)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        try:
            self.port = await self.listen(address, port, secure)
        except OSError:
            await self._runner.cleanup()
            raise
        for host in self._hosts.values():
            self._tables[id(host)] = table = Table(host, self._thinker(), self._log)
            table.start()
            host.tick(time.monotonic())

    async def listen(self, address: str, port: int, secure: SSLContext | None = None) -> int:
        """Listen at one more address. Return the port. Raises OSError."""
        assert self._runner is not None
        site = web.TCPSite(self._runner, address, port, backlog=LINES, ssl_context=secure)
        await site.start()
        found: int = self._runner.addresses[-1][1]
        return found

    def post(self) -> None:
        """Queue the messages of all hosts on their lines. To be called after a change that no
        message of a guest has caused."""
        for table in self._tables.values():
            table.post()

    async def stop(self) -> None:
        """Tell all guests that the host ends, and stop listening."""
        for table in self._tables.values():
            await table.stop()
        await asyncio.gather(*(line.sent() for line in list(self._lines.values())))
        if self._runner is not None:
            await self._runner.cleanup()

    async def _line(self, request: web.Request) -> web.StreamResponse:
        """Serve one connection, from its first byte to its last."""
        if "Origin" in request.headers:
            # A browser sent this for a page of another site: such a page must not reach the table.
            return web.Response(status=403)
        if len(self._lines) >= LINES:
            self._log(Note("full"))
            return web.Response(status=503)
        socket = web.WebSocketResponse(
            max_msg_size=GUEST_LIMIT, heartbeat=BEAT, timeout=2.0, compress=False
        )
        self._number += 1
        line = self._lines[self._number] = Line(self._number, socket, request)
        try:
            await socket.prepare(request)
            line.sender = asyncio.create_task(line.send_all())
            await self._heard(line)
            if line.reason:
                await line.sent()
        except (ConnectionError, RuntimeError):
            pass
        finally:
            del self._lines[line.number]
            if line.sender is not None:
                line.sender.cancel()
            if (table := self._at.pop(line.number, None)) is not None:
                del table.lines[line.number]
                table.host.lost(line.number, time.monotonic())
                table.post()
                if not line.reason:
                    self._log(Note("gone", {"line": line.number}))
            if line.reason:
                self._log(Note("closed", {"line": line.number, "why": line.reason}))
        return socket

    async def _heard(self, line: Line) -> None:
        """Pass a guest's messages to the host until the line ends or has to be closed."""
        flood = Flood(self._burst, time.monotonic())
        try:
            async with asyncio.timeout(OPENING):
                data = await self._next(line, flood)
        except TimeoutError:
            line.put(Error("silent"))
            return
        if data is None or not self._welcomed(line, data):
            return
        table = self._at[line.number]
        while not line.reason and (data := await self._next(line, flood)) is not None:
            try:
                table.host.hear(line.number, of_guest(data), time.monotonic())
            except Garbled:
                line.put(Error("garbled"))
            table.post()

    async def _next(self, line: Line, flood: Flood) -> bytes | None:
        """Return the next message; None at the end of the line, or if too much came."""
        message = await line.socket.receive()
        if message.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
            fault = message.data
            if isinstance(fault, WebSocketError) and fault.code == WSCloseCode.MESSAGE_TOO_BIG:
                line.reason = "too-much"
            return None
        if not flood.allows(time.monotonic()):
            line.put(Error("too-much"))
            return None
        data: bytes | str = message.data
        return data.encode("utf-8", "surrogatepass") if isinstance(data, str) else data

    def _welcomed(self, line: Line, data: bytes) -> bool:
        """Let a guest in who shows the code of a table, or send the reason why not. Return whether
        the guest is in."""
        now = time.monotonic()
        try:
            hello = first_of_guest(data)
        except OtherVersion:
            line.put(Error("other-version"))
            return False
        except Garbled:
            line.put(Error("garbled"))
            line.put(Error("closed"))
            return False
        try:
            host = self.gate.let_in(line.address, hello.code, now)
        except Shut as shut:
            line.put(Error(shut.code, shut.facts))
            return False
        table = self._at[line.number] = self._tables[id(host)]
        table.lines[line.number] = line
        joined = host.join(line.number, hello, now)
        if joined:
            self._log(_coming(line, host))
        table.post()
        return joined


def _coming(line: Line, host: Host) -> Note:
    facts: dict[str, int | str] = {"line": line.number, "address": line.address}
    for seat, chair in enumerate(host.chairs.chairs, 1):
        if chair.line == line.number:
            return Note("came", {**facts, "seat": seat})
    return Note("watches", facts)
