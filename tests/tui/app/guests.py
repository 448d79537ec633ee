"""Guests on screens at a real server of this process."""

from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from textual.pilot import Pilot

from engine.chance import dice, pick
from engine.registry import game_named
from saves.header import Player
from tests.tui.tables import app_on, running, until
from tui.app.app import LudothequeApp
from tui.app.screens.guest import GuestScreen
from tui.app.screens.waiting_room import WaitingRoomScreen
from tui.online.client import Address
from tui.online.doors.own_table import OwnTable
from tui.online.doors.plan import Doors, Plan
from tui.online.host import Terms
from tui.online.hosting import Hosted, new_table
from tui.online.kept import KeptSeat
from tui.online.messages import FromGuest
from tui.online.server import Server
from tui.online.visit import Visit
from tui.session.thinking import LocalThinker
from tui.words import Wording

MUCH = 1_000_000
"""More messages at once than any test sends, so that the server sees no flood."""

SHORT = {
    "dolce-vita": {},
    "dolores": {},
    "dalmuti": {"hands": 1},
}


class House:
    """A server with one table, and guests on screens."""

    def __init__(self, hosted: Hosted, folder: Path, stack: AsyncExitStack) -> None:
        self.hosted, self.folder, self._stack = hosted, folder, stack
        self.server = Server({hosted.code: hosted.host}, lambda _: None, LocalThinker, MUCH)

    @property
    def address(self) -> Address:
        return Address(self.hosted.code, "127.0.0.1", self.server.port)

    async def come(
        self,
        name: str,
        size: tuple[int, int] = (120, 40),
        watch: bool = False,
        **settings: Any,
    ) -> "Seated":
        """Let a person join with an app of their own, and return the guest."""
        kept = None if watch else KeptSeat.take(str(self.address), name, self.folder / "kept")
        visit = Visit(self.address, name, watch, kept, pauses=lambda _: 0.01)
        room = WaitingRoomScreen(visit, alone=True)
        app = app_on(lambda: room, self.folder / name, **settings)
        pilot = await self._stack.enter_async_context(running(app, size))
        seated = Seated(app, pilot, visit)
        await until(pilot, lambda: visit.guest.told)
        return seated

    async def refused(self, address: Address) -> Visit:
        """Try to join at an address that refuses. Return the visit, once its app has ended."""
        visit = Visit(address, "Zoë")
        app = app_on(lambda: WaitingRoomScreen(visit, alone=True), self.folder / "nobody")
        async with running(app) as pilot:
            await until(pilot, lambda: app._exit)
        return visit


class Seated:
    """A guest with an app."""

    def __init__(self, app: LudothequeApp, pilot: Pilot[Any], visit: Visit) -> None:
        self.app, self.pilot, self.visit = app, pilot, visit

    @property
    def open_table(self) -> GuestScreen | None:
        """Return the table's screen, which may lie under others; None if it is not open."""
        stack = self.app.screen_stack
        return next((each for each in stack if isinstance(each, GuestScreen)), None)

    @property
    def table(self) -> GuestScreen:
        assert self.open_table is not None
        return self.open_table

    async def until(self, condition: "Callable[[Seated], object]") -> None:
        """Wait until a condition holds for this guest."""
        await until(self.pilot, lambda: condition(self))

    async def at_table(self) -> GuestScreen:
        """Wait until the table is shown, and return its screen."""
        await until(self.pilot, lambda: isinstance(self.app.screen, GuestScreen))
        await until(self.pilot, lambda: self.table.is_mounted and self.table.frame is not None)
        return self.table

    async def decide(self) -> bool:
        """Decide at random as the board would, if this guest is asked. Return whether the guest
        was asked."""
        table = self.open_table
        if table is None or not table.is_mounted or not table.board.open:
            return False
        turn = self.visit.heard.ask.turn
        self.choose()
        await until(self.pilot, lambda: self.visit.heard.ask.turn != turn)
        return True

    def choose(self) -> None:
        """Let the board report a random choice."""
        table, account = self.table, self.table.elsewhere.account
        action = pick(account.game.legal(account.view), dice("screen", account.last, account.seat))
        table.board.post_message(table.board.Intent(action))

    async def lose_line(self) -> None:
        """Cut the line. It cannot be connected again before `comes_back`."""
        guest = self.visit.guest
        assert guest._socket is not None
        guest.address = self.visit.address._replace(port=1)
        await guest._socket.close()

    def comes_back(self) -> None:
        """Let the line be connected again."""
        self.visit.guest.address = self.visit.address

    def lose_next(self, monkeypatch: pytest.MonkeyPatch) -> list[FromGuest]:
        """Lose the next message together with the line. Return the list that will hold it."""
        guest, send = self.visit.guest, self.visit.guest._send
        found: list[FromGuest] = []

        async def lost(message: FromGuest) -> None:
            found.append(message)
            monkeypatch.setattr(guest, "_send", send)
            assert guest._socket is not None
            await guest._socket.close()
            raise ConnectionError

        # Only `_send` is replaced, because the visit fetches `send` before it waits for a message.
        monkeypatch.setattr(guest, "_send", lost)
        return found


@asynccontextmanager
async def house(
    folder: Path, game: str = "dolores", people: int = 2, robots: int = 0, **terms: Any
) -> AsyncIterator[House]:
    """Yield a server with a table for so many people."""
    options = msgspec.structs.replace(game_named(game).options(), **SHORT[game])
    players: list[Player | None] = [None] * people
    players += [Player(f"R{number}", "random") for number in range(robots)]
    hosted = new_table(Terms(game, options, "random", **terms), players, folder / "host", None, "s")
    async with AsyncExitStack() as stack:
        found = House(hosted, folder, stack)
        await found.server.start(port=0)
        stack.push_async_callback(found.server.stop)
        yield found


@asynccontextmanager
async def hosting(
    folder: Path, game: str, seats: int, save: Path | None = None
) -> AsyncIterator[tuple[Seated, str]]:
    """Yield a person who hosts with a screen, and the code of the table. With a save, its game is
    continued."""
    terms = Terms(game, game_named(game).options(), "random")
    plan = Plan(terms, (None,) * seats, save=save, doors=Doors(port=0))
    saves = folder / "Anna"
    own = OwnTable(plan, saves, Wording("en"), "Anna", LocalThinker, folder / "state")
    app = app_on(lambda: WaitingRoomScreen(own.visit, alone=True, own=own), saves)
    async with running(app) as pilot:
        seated = Seated(app, pilot, own.visit)
        await until(pilot, lambda: own.visit.guest.told)
        yield seated, own.visit.address.code


async def asked(*guests: Seated) -> Seated:
    """Wait until one of these guests is asked, and return that guest."""
    while True:
        for each in guests:
            await each.pilot.pause(0.01)
            if each.table.board.open:
                return each


async def play_on(*guests: Seated, steps: int = 1_000_000) -> None:
    """Let all guests who are asked decide. Stop when all have seen the end of the game, or the
    first guest has seen so many steps."""
    first = guests[0].table
    while first._told < steps and not all(each.table.driver.over for each in guests):
        for each in guests:
            if not await each.decide():
                await each.pilot.pause(0.01)
