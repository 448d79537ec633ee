"""A guest's line to a host. It joins, receives and sends messages, and connects again by itself
after the line was lost."""

import asyncio
import re
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing
from typing import Final, NamedTuple

from aiohttp import (
    ClientConnectorCertificateError,
    ClientConnectorSSLError,
    ClientError,
    ClientSession,
    ClientTimeout,
    ClientWebSocketResponse,
    WSMsgType,
    WSServerHandshakeError,
)

from engine import Coded
from tui.online import PORT
from tui.online.codes import written
from tui.online.heard import Heard
from tui.online.messages import (
    FATAL,
    Error,
    FromGuest,
    FromHost,
    Hello,
    Ping,
    Pong,
    Welcome,
)
from tui.online.protocol import BEAT, HOST_LIMIT, PATH, VERSION, Garbled, encode, of_host

PAUSES: Final = (0.2, 0.5, 1.0, 2.0, 5.0)
"""Seconds before a line that was lost is tried again; the last as often as need be."""

CONNECTING: Final = 10.0

TLS: Final = "tls:"
"""The beginning of an address with an encrypted line."""

_ADDRESS: Final = re.compile(
    r"(tls:)?([^@]+)@([A-Za-z0-9.-]+|\[[0-9A-Fa-f:.]+\])(?::([0-9]{1,5}))?"
)


class Address(NamedTuple):
    """The address of a table: its code, the host's name or IP address, the port, and whether the
    line is encrypted."""

    code: str
    host: str
    port: int
    tls: bool = False

    def __str__(self) -> str:
        """Return the address as people type it, without the usual port."""
        port = f":{self.port}" if self.port != PORT else ""
        return f"{TLS if self.tls else ''}{self.code}@{self.host}{port}"

    @property
    def url(self) -> str:
        """Return the URL of the host's WebSocket."""
        return f"{'wss' if self.tls else 'ws'}://{self.host}:{self.port}{PATH}"


def address_of(words: str) -> Address:
    """Return the address typed as CODE@HOST or CODE@HOST:PORT, with `tls:` before it for an
    encrypted line. Raises ValueError.

    >>> address_of("lusab-babad-gutih-tugad@127.0.0.1")
    Address(code='lusab-babad-gutih-tugad', host='127.0.0.1', port=8737, tls=False)
    """
    found = _ADDRESS.fullmatch(words.strip())
    code = written(found[2]) if found else ""
    if not found or not code or int(found[4] or PORT) > 65535:
        raise ValueError(words)
    return Address(code, found[3], int(found[4] or PORT), found[1] is not None)


class Refusal(Coded):
    """The error for a guest who is not let in, or not any more. `code` is one of `messages.FATAL`;
    or `no-host` if no host answers, `not-a-table` if another program answers, `certificate` if the
    host cannot prove its name."""


def _why_not(error: Exception) -> str:
    """Return the code of a Refusal for a connection that failed."""
    if isinstance(error, ClientConnectorCertificateError):
        return "certificate"
    answers = isinstance(error, Garbled | WSServerHandshakeError | ClientConnectorSSLError)
    return "not-a-table" if answers else "no-host"


def pause_after(times: int) -> float:
    """Return the seconds that a guest waits before another try, after `times` failed ones."""
    return PAUSES[min(times, len(PAUSES) - 1)]


class Guest:
    """A guest at a table. `heard` is what the host has told. `token` lets the guest come back, even
    with another program."""

    def __init__(
        self,
        address: Address,
        name: str = "",
        token: str = "",
        watch: bool = False,
        pauses: Callable[[int], float] = pause_after,
    ) -> None:
        self.address, self.name, self.token, self.watch = address, name, token, watch
        self.heard = Heard()
        self.here = False
        """True while the line holds."""
        self.told = False
        """True once the host has told everything up to the moment when the line began."""
        self._pauses = pauses
        self._socket: ClientWebSocketResponse | None = None

    async def messages(self) -> AsyncGenerator[FromHost | None, None]:
        """Yield every message of the host after `heard` has taken it in, and None whenever the line
        is lost and tried again. Ends when the guest has left. A caller who stops earlier closes the
        generator (`aclosing`). Raises Refusal."""
        times = 0
        async with ClientSession(timeout=ClientTimeout(total=None, sock_connect=CONNECTING)) as web:
            while True:
                try:
                    async with aclosing(self._line(web)) as line:
                        async for message in line:
                            times = 0
                            yield message
                            if isinstance(message, Error) and message.code == "left":
                                return
                except (ClientError, OSError, TimeoutError, Garbled) as error:
                    if self.heard.welcome is None:
                        raise Refusal(_why_not(error)) from error
                yield None
                await asyncio.sleep(self._pauses(times))
                times += 1

    async def _line(self, web: ClientSession) -> AsyncGenerator[FromHost, None]:
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
                    await self._send(Ping(0))  # answered when all before it is told
                self.told = self.told or isinstance(message, Pong)
                if isinstance(message, Error) and message.code in FATAL and message.code != "left":
                    self._over(message)
                yield message
        finally:
            if self._socket is socket:
                self.here, self.told, self._socket = False, False, None
            await socket.close()

    def _over(self, error: Error) -> None:
        """Raise Refusal, except for errors after which the guest may come back: a stopped host may
        be started again."""
        if error.code not in ("closed", "too-slow", "silent") or self.heard.welcome is None:
            raise Refusal(error.code, **error.facts)

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
