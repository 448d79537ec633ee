"""The memory of a host under attack by very many lines, floods, guests who do not read, and
nonsense.

The host is the program itself, with its own limits, in a process of its own.
"""

import asyncio
import random
import socket
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any

from tests.bench.memory import resident
from tests.tui.online.doors.dedicated import Dedicated
from tests.tui.online.stranger import Socket, Stranger
from tests.tui.online.test_hostile import SAMPLES
from tests.tui.online.test_property import fuzzed
from tui.online.gallery import MOST
from tui.online.server import LINES

FLOODS, IN_ONE = 100, 1000
"""How many lines flood the host, with how many messages each."""

DEAF = 15.0
"""Seconds for which guests ask for the save eighteen times a second and read nothing. More than
twenty a second would be a flood."""

NONSENSE = 100_000

AFTER = 25.0
"""Seconds of peace at the end, because the host gives up a guest who does not read after 20."""

TABLE = ("dalmuti", "--players", "12", "--bots", ",".join(["easy"] * 11), "--option", "hands=3")


class Siege:
    """A host with a game that is over, and its attackers."""

    def __init__(self, host: Dedicated) -> None:
        self.host, self.chance = host, random.Random("siege")
        self._status = Path(f"/proc/{host.process.pid}/status")

    async def line(self, raw: socket.socket | None = None) -> Socket:
        return await Socket.open("127.0.0.1", self.host.port, raw)

    async def watch(self, raw: socket.socket | None = None) -> Socket:
        line = await self.line(raw)
        hello = {"is": "hello", "version": 1, "code": self.host.code, "watch": True}
        await line.send(hello)
        return line

    async def crowd(self) -> None:
        """Open as many lines as the host takes, and try one more."""
        lines = [await self.watch() for _ in range(MOST)]
        with suppress(ConnectionError):
            while len(lines) <= LINES:
                lines.append(await self.line())
        assert MOST < len(lines) <= LINES
        await self._close(lines)

    async def flood(self) -> None:
        """Send far more messages on each of many lines than a guest may."""
        for _ in range(FLOODS):
            line = await self.watch()
            with suppress(ConnectionError):
                for mark in range(IN_ONE):
                    await line.send({"is": "ping", "mark": mark})
            await line.close()

    async def deaf(self) -> None:
        """Ask for the save on many lines and read nothing."""
        lines = []
        for _ in range(MOST):
            raw = socket.socket()
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            raw.connect(("127.0.0.1", self.host.port))
            raw.setblocking(False)
            lines.append(await self.watch(raw))
        for _ in range(int(DEAF * 18)):
            for line in lines:
                with suppress(ConnectionError):
                    await line.send({"is": "keep", "part": 0})
            await asyncio.sleep(1 / 18)
        await self._close(lines)

    async def nonsense(self) -> None:
        """Send messages with changed bytes or values, on a new line whenever the host closes
        one."""
        line = await self.watch()
        for _ in range(NONSENSE):
            try:
                await line.frame(self.chance.choice((1, 2)), fuzzed(self.chance, SAMPLES))
            except ConnectionError:
                await line.close()
                line = await self.watch()
        await line.close()

    async def _close(self, lines: list[Socket]) -> None:
        for line in lines:
            await line.close()

    async def attack(self, what: Any, words: str) -> None:
        """Print the memory in MiB before an attack, its peak meanwhile, and the memory after it."""
        before = resident(self._status.read_text())
        Path(f"/proc/{self.host.process.pid}/clear_refs").write_text("5")  # forget earlier peaks
        await what()
        told = self._status.read_text()
        peak = resident(told.replace("VmRSS", "").replace("VmHWM", "VmRSS"))
        print(f"  {words:<44} {before:6.1f} {peak:8.1f} {resident(told):8.1f}", flush=True)


async def besieged(host: Dedicated) -> None:
    siege = Siege(host)
    player = Stranger("127.0.0.1", host.port, host.code, "Anna", pace=0.2)
    await player.join()
    await player.play()
    assert player.save, player.errors
    print(f"A host under attack; its save has {len(player.save) // 1024} kB")
    print(f"  {'MiB':<44} before     peak    after")
    await siege.attack(siege.crowd, f"{LINES} lines, {MOST} of them watching")
    await siege.attack(siege.flood, f"{FLOODS} floods of {IN_ONE} messages")
    await siege.attack(siege.deaf, f"{MOST} who ask for the save and do not read")
    await siege.attack(siege.nonsense, f"{NONSENSE:,} changed messages")
    await siege.attack(lambda: asyncio.sleep(AFTER), f"{AFTER:.0f} seconds of peace")
    again = await siege.watch()
    welcome = await again.receive()
    assert welcome is not None and welcome["is"] == "welcome", welcome
    await again.close()
    assert player.socket is not None
    await player.socket.close()


def report() -> None:
    """Print the memory of a host through all attacks, and check that it then ends in silence."""
    with tempfile.TemporaryDirectory() as folder:
        host = Dedicated(Path(folder), *TABLE, "--saves", f"{folder}/saves")
        try:
            asyncio.run(besieged(host))
            assert host.end() == (0, ""), "the host ends as it should, and says nothing"
        finally:
            host.process.kill()
            host.process.wait()
