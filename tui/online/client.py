"""A guest's line to a host: it joins, hears, decides, and connects again by itself when the line
was lost."""

import asyncio
import re
from collections.abc import AsyncGenerator, AsyncIterator, Callable
from typing import Any, Final, NamedTuple

import msgspec
from aiohttp import (
    ClientError,
    ClientSession,
    ClientTimeout,
    ClientWebSocketResponse,
    WSMsgType,
    WSServerHandshakeError,
)

from tui.online.codes import written
from tui.online.heard import Heard
from tui.online.messages import FATAL, Decide, Error, FromGuest, FromHost, Hello, Welcome
from tui.online.protocol import BEAT, HOST_LIMIT, PATH, PORT, VERSION, Garbled, encode, of_host

PAUSES: Final = (0.2, 0.5, 1.0, 2.0, 5.0)
"""Seconds before a line that was lost is tried again; the last as often as need be."""

CONNECTING: Final = 10.0

_ADDRESS: Final = re.compile(r"([^@]+)@([A-Za-z0-9.-]+|\[[0-9A-Fa-f:.]+\])(?::([0-9]{1,5}))?")


class Address(NamedTuple):
    """The address of a table: its code, the name or number of its host, and the port."""

    code: str
    host: str
    port: int

    @property
    def url(self) -> str:
        """Return the URL to which guests connect."""
        return f"ws://{self.host}:{self.port}{PATH}"


def address_of(words: str) -> Address:
    """Return the address of CODE@HOST or CODE@HOST:PORT. Raises ValueError for anything else.

    >>> address_of("lusab-babad-gutih-tugad@127.0.0.1")
    Address(code='lusab-babad-gutih-tugad', host='127.0.0.1', port=8737)
    """
    found = _ADDRESS.fullmatch(words.strip())
    code = written(found[1]) if found else ""
    if not found or not code or int(found[3] or PORT) > 65535:
        raise ValueError(words)
    return Address(code, found[2], int(found[3] or PORT))


class Refusal(Exception):
    """The host lets the guest in no longer, or never did. `code` is one of `messages.FATAL`,
    `no-host` if nothing answers, or `not-a-table` if something else does."""

    def __init__(self, code: str, facts: dict[str, int | str] | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts or {}


class Guest:
    """A guest at a table. `heard` is what the host has told; `token` is what the guest comes back
    by, even with another program."""

    def __init__(
        self,
        address: Address,
        name: str = "",
        token: str = "",
        watch: bool = False,
        pauses: Callable[[int], float] = lambda times: PAUSES[min(times, len(PAUSES) - 1)],
    ) -> None:
        self.address, self.name, self.token, self.watch = address, name, token, watch
        self.heard = Heard()
        self.here = False
        """Whether the line holds."""
        self._pauses = pauses
        self._socket: ClientWebSocketResponse | None = None

    async def messages(self) -> AsyncGenerator[FromHost | None, None]:
        """Yield every message of the host, once `heard` has taken it in; None whenever the line was
        lost and is tried again. Ends when the guest has left. A caller who stops earlier closes the
        generator (`aclosing`). Raises Refusal."""
        times = 0
        async with ClientSession(timeout=ClientTimeout(total=None, sock_connect=CONNECTING)) as web:
            while True:
                try:
                    async for message in self._line(web):
                        times = 0
                        yield message
                        if isinstance(message, Error) and message.code == "left":
                            return
                except (ClientError, OSError, TimeoutError, Garbled) as error:
                    if self.heard.welcome is None:
                        answers = isinstance(error, Garbled | WSServerHandshakeError)
                        raise Refusal("not-a-table" if answers else "no-host") from error
                yield None
                await asyncio.sleep(self._pauses(times))
                times += 1

    async def _line(self, web: ClientSession) -> AsyncIterator[FromHost]:
        """Yield the messages of one connection, from its beginning to its end."""
        socket = await web.ws_connect(self.address.url, max_msg_size=HOST_LIMIT, heartbeat=BEAT)
        try:
            self._socket = socket
            watch = self.watch and not self.token
            await self._send(Hello(VERSION, self.address.code, self.name, self.token, watch))
            while True:
                received = await socket.receive()
                if received.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                    return
                data = received.data
                message = of_host(data.encode() if isinstance(data, str) else data)
                self.heard.hear(message)
                if isinstance(message, Welcome):
                    self.here, self.token = True, message.token
                if isinstance(message, Error) and message.code in FATAL and message.code != "left":
                    self._over(message)
                yield message
        finally:
            if self._socket is socket:
                self.here, self._socket = False, None
            await socket.close()

    def _over(self, error: Error) -> None:
        """Raise Refusal unless the guest may come back, as after a host was stopped, because it may
        be started again."""
        if error.code not in ("closed", "too-slow", "silent") or self.heard.welcome is None:
            raise Refusal(error.code, error.facts)

    async def send(self, message: FromGuest) -> bool:
        """Send a message to the host; return False if the line is lost."""
        try:
            await self._send(message)
        except (ClientError, OSError, RuntimeError):
            return False
        return self._socket is not None

    async def _send(self, message: FromGuest) -> None:
        if self._socket is not None:
            await self._socket.send_str(encode(message).decode())

    async def decide(self, action: Any) -> bool:
        """Answer the current question; return False if the line is lost."""
        return await self.send(
            Decide(self.heard.ask.turn, msgspec.Raw(msgspec.json.encode(action)))
        )
