"""A stranger's client, written from docs/table-protocol.md alone with the standard library and
nothing of this program: WebSocket by hand (RFC 6455), and a player who knows no rules at all.

`python -m tests.tui.online.stranger HOST PORT CODE` plays one game at a table.
"""

import asyncio
import base64
import contextlib
import json
import os
import random
import socket
import sys
from typing import Any

Json = dict[str, Any]


class Socket:
    """A WebSocket connection for text messages."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer
        self.received: list[bytes] = []

    @classmethod
    async def open(cls, host: str, port: int, raw: socket.socket | None = None) -> "Socket":
        where: Json = {"sock": raw} if raw is not None else {"host": host, "port": port}
        reader, writer = await asyncio.open_connection(**where)
        key = base64.b64encode(os.urandom(16)).decode()
        writer.write(
            f"GET /table HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        head = await reader.readuntil(b"\r\n\r\n")
        line = cls(reader, writer)
        if not head.startswith(b"HTTP/1.1 101"):
            await line.close()
            raise ConnectionError(head.split(b"\r\n")[0].decode())
        return line

    async def frame(self, kind: int, data: bytes) -> None:
        mask = os.urandom(4)
        size = len(data)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        masked = bytes(byte ^ mask[n % 4] for n, byte in enumerate(data))
        self.writer.write(bytes([0x80 | kind]) + length + mask + masked)
        await self.writer.drain()

    async def send(self, message: Json) -> None:
        await self.frame(1, json.dumps(message).encode())

    async def receive(self) -> Json | None:
        """Return the next message; None when the host has closed the connection."""
        text = b""
        while True:
            try:
                first, size = await self.reader.readexactly(2)
                if size == 126:
                    size = int.from_bytes(await self.reader.readexactly(2), "big")
                elif size == 127:
                    size = int.from_bytes(await self.reader.readexactly(8), "big")
                data = await self.reader.readexactly(size)
            except (asyncio.IncompleteReadError, ConnectionError):
                return None
            kind = first & 15
            if kind == 8:
                with contextlib.suppress(ConnectionError):
                    await self.frame(8, data[:2])
                return None
            if kind == 9:
                await self.frame(10, data)
                continue
            if kind in (0, 1, 2):
                text += data
                if first & 0x80:
                    self.received.append(text)
                    message: Json = json.loads(text)
                    return message

    async def close(self) -> None:
        self.writer.close()
        with contextlib.suppress(ConnectionError):
            await self.writer.wait_closed()


class Stranger:
    """A player who joins, picks one of the actions offered, and comes back by a token."""

    def __init__(self, host: str, port: int, code: str, name: str, pace: float = 0.0) -> None:
        """`pace` is how many seconds to think about a decision: a host bears 20 messages a
        second."""
        self.where, self.code, self.name, self.pace = (host, port), code, name, pace
        self.token, self.seat = "", -1
        self.steps: list[Json] = []
        self.room: Json = {}
        self.over: Json | None = None
        self.errors: list[Json] = []
        self.refused: list[Json] = []
        self.turn = 0
        self.save = ""
        self.chance = random.Random(name)
        self.socket: Socket | None = None

    async def join(self) -> None:
        self.socket = await Socket.open(*self.where)
        await self.socket.send(
            {
                "is": "hello",
                "version": 1,
                "code": self.code,
                "name": self.name,
                "token": self.token,
            }
        )

    async def play(self, until: int | None = None) -> None:
        """Play until the game is over and its save received, or until `until` questions are
        answered and one more is asked."""
        assert self.socket is not None
        asked = 0
        while (message := await self.socket.receive()) is not None:
            kind = message["is"]
            if kind == "welcome":
                assert message["version"] == 1
                self.token, self.seat = message["token"], message["seat"]
            elif kind == "room":
                self.room = message
                everybody = all(each["by"] for each in message["seats"])
                if message["phase"] == "waiting" and self.seat == 0 and everybody:
                    await self.socket.send({"is": "begin"})
            elif kind == "begun":
                self.steps, self.over, self.turn = [], None, 0
            elif kind == "steps":
                assert message["first"] == len(self.steps)
                self.steps += message["steps"]
            elif kind == "now":
                self.steps[-1]["view"] = message["view"]
            elif kind == "forgotten":
                del self.steps[message["last"] + 1 :]
            elif kind == "ask":
                self.turn = message["turn"]
                if self.turn:
                    asked += 1
                    if until is not None and asked > until:
                        return
                    await self.socket.send({"is": "list", "turn": self.turn})
            elif kind == "offer":
                await asyncio.sleep(self.pace)
                action = self.chance.choice(message["actions"])
                await self.socket.send({"is": "decide", "turn": message["turn"], "action": action})
            elif kind == "refused":
                # Another player has just acted, so that other actions may be allowed now.
                self.refused.append(message)
                if message["code"] != "late" and self.turn:
                    await self.socket.send({"is": "list", "turn": self.turn})
            elif kind == "over":
                self.over = message
                await self.socket.send({"is": "keep", "part": 0})
            elif kind == "part":
                self.save += message["text"]
                if message["part"] + 1 == message["of"]:
                    return
                await self.socket.send({"is": "keep", "part": message["part"] + 1})
            elif kind == "error":
                self.errors.append(message)


async def main(host: str, port: str, code: str) -> None:
    """Play one game."""
    player = Stranger(host, int(port), code, "Stranger")
    await player.join()
    await player.play()
    print(player.over)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:4]))
