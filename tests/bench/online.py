"""A table on the net: how long a decision takes to the other screens, and what a guest costs.

The host runs in a process of its own, as it would; the guests are strangers' clients in this one.
"""

import asyncio
import random
import tempfile
import time
from pathlib import Path
from statistics import quantiles
from typing import Any

from tests.bench import stall
from tests.tui.online.place import killed, started
from tests.tui.online.stranger import Socket

PEOPLE = (4, 12)

IDLE = 100
"""The number of watchers by which the cost of one more line is measured."""


class Screen:
    """A guest that notes when steps come, its question, the actions offered, and the end."""

    def __init__(self, socket: Socket) -> None:
        self.socket = socket
        self.arrived: list[float] = []
        self.turn = 0
        self.offer: list[dict[str, Any]] = []
        self.over = False
        self.stirred = asyncio.Event()

    async def listen(self) -> None:
        while (message := await self.socket.receive()) is not None:
            if message["is"] == "steps":
                self.arrived.append(time.perf_counter())
            elif message["is"] == "ask":
                self.turn = message["turn"]
            elif message["is"] == "offer":
                self.offer = message["actions"]
            elif message["is"] == "over":
                self.over = True
            del self.socket.received[:]
            self.stirred.set()

    async def until(self, what: Any) -> None:
        while not what():
            self.stirred.clear()
            await self.stirred.wait()


def memory(pid: int) -> int:
    """Return the memory that a process holds, in kB."""
    rows = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(row.split()[1]) for row in rows if row.startswith("VmRSS"))


async def table(people: int, folder: Path) -> None:
    process, port, code = await started("new", str(folder), "dalmuti", str(people))
    screens, tasks = [], []

    async def come(**more: Any) -> Screen:
        screen = Screen(await Socket.open("127.0.0.1", port))
        await screen.socket.send({"is": "hello", "version": 1, "code": code, **more})
        tasks.append(asyncio.create_task(screen.listen()))
        return screen

    try:
        alone = memory(process.pid)
        screens = [await come(name=f"G{number}") for number in range(people)]
        await screens[0].socket.send({"is": "begin"})
        for each in screens:
            await each.until(lambda each=each: each.arrived)
        chance, waits = random.Random(people), []
        while not any(each.over for each in screens):
            await asyncio.sleep(0.005)  # people think between two moves
            asked = [each for each in screens if each.turn]
            if not asked:
                continue
            one = asked[0]
            one.offer = []
            await one.socket.send({"is": "list", "turn": one.turn})
            await one.until(lambda one=one: one.offer)
            others = [each for each in screens if each is not one]
            had = [len(each.arrived) for each in others]
            decision = {"is": "decide", "turn": one.turn, "action": chance.choice(one.offer)}
            begun, one.turn = time.perf_counter(), 0
            await one.socket.send(decision)
            for each, before in zip(others, had, strict=True):
                await each.until(lambda each=each, before=before: len(each.arrived) > before)
                waits.append(1000 * (each.arrived[before] - begun))
        cuts = quantiles(waits, n=100)
        middle, late = f"{cuts[49]:.1f} ms", f"p99 {cuts[98]:.1f} ms"
        print(f"  {people:>2} people: decision to another screen {middle}, {late} ({len(waits)})")
        before = memory(process.pid)
        played = (before - alone) / people
        print(f"             the game to its end costs the host {played:.0f} kB a guest")
        for _ in range(IDLE):
            await come(watch=True)
        await asyncio.sleep(1)
        cost = (memory(process.pid) - before) / IDLE
        print(f"             one more who watches costs the host {cost:.0f} kB")
    finally:
        for task in tasks:
            task.cancel()
        await killed(process)


def report() -> None:
    """Print how long decisions take to other screens, what guests cost, and the keys of a stalled
    guest."""
    print("A table on the net (Der Große Dalmuti, one hand)")
    for people in PEOPLE:
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(table(people, Path(folder)))
    stall.report()
