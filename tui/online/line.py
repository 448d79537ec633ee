"""One connection of a host: incoming messages are counted, outgoing ones are queued."""

import asyncio
from socket import SO_SNDBUF, SOL_SOCKET
from typing import Final

from aiohttp import WSCloseCode, web

from tui.online.messages import FATAL, Error, FromHost
from tui.online.protocol import encode

SENDING: Final = 20.0
"""Seconds a message may take to be sent."""

WAITING: Final = 1024
"""How many messages may wait to be sent on one line."""

HELD: Final = 64 * 1024
"""The size asked for the system's send buffer of a line, in bytes; the system may take more."""

A_SECOND: Final = 20.0
"""How many messages may come in a second, in the long run."""


class Flood:
    """A limit on the messages of one line."""

    def __init__(self, burst: int, now: float) -> None:
        self._burst, self._left, self._then = burst, float(burst), now

    def allows(self, now: float) -> bool:
        """Count a message, and return whether it is within the limit."""
        self._left = min(self._burst, self._left + (now - self._then) * A_SECOND) - 1
        self._then = now
        return self._left >= 0


class Line:
    """One connection, and the messages that wait to be sent on it."""

    def __init__(self, number: int, socket: web.WebSocketResponse, request: web.Request) -> None:
        self.number, self.socket = number, socket
        self.address = request.remote or ""
        self._transport = request.transport
        if self._transport is not None:
            # What the system may hold back for a reader that does not read is bounded too.
            raw = self._transport.get_extra_info("socket")
            raw.setsockopt(SOL_SOCKET, SO_SNDBUF, HELD)
        self.queue: asyncio.Queue[FromHost] = asyncio.Queue(WAITING)
        self.reason = ""
        """The reason why the host closed the line, "" if it did not."""
        self._parting = False
        """True if the last message that waits to be sent is the reason why the line ends."""
        self.sender: asyncio.Task[None] | None = None

    def put(self, message: FromHost) -> None:
        """Queue a message. A line on which too many wait is given up."""
        if self.reason:
            return
        if isinstance(message, Error) and message.code in FATAL:
            self.reason, self._parting = message.code, True
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.give_up("too-slow")

    def give_up(self, reason: str) -> None:
        """Close the line without waiting for anything."""
        self.reason = reason
        if self._transport is not None:
            self._transport.abort()

    async def sent(self) -> None:
        """Wait a little until the reason why the line ends has been sent."""
        if self.sender is not None and self._parting:
            await asyncio.wait([self.sender], timeout=2.0)

    async def send_all(self) -> None:
        """Send queued messages until the line ends."""
        while True:
            message = await self.queue.get()
            try:
                async with asyncio.timeout(SENDING):
                    await self.socket.send_str(encode(message).decode())
                    if isinstance(message, Error) and message.code in FATAL:
                        await self.socket.close(
                            code=WSCloseCode.POLICY_VIOLATION, message=message.code.encode()
                        )
                        return
            except TimeoutError:
                self.give_up("too-slow")
                return
            except (ConnectionError, RuntimeError):
                return
