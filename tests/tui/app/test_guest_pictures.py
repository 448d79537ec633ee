"""Pictures of a waiting room, of a guest's table with somebody away, and of the form to join."""

import asyncio
from collections.abc import AsyncGenerator, Callable
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from tests.tui.online.evening import Evening, Guest
from tests.tui.tables import app_on, at_rest, until
from tui.app.screens import guest, waiting_room
from tui.app.screens.guest import GuestScreen
from tui.app.screens.join import JoinScreen
from tui.app.screens.waiting_room import WaitingRoomScreen
from tui.games.registry import card_of
from tui.online.client import Address
from tui.online.messages import Begin, FromHost, Pong, Say
from tui.online.visit import Visit

Compare = Callable[..., bool]
SMALL, LARGE = (80, 24), (120, 40)

ADDRESS = Address("lusab-babad-gutih-tugad", "192.168.1.7", 8737)


class Told(Visit):
    """A visit that hears the messages of a guest in memory, and nothing after them."""

    def __init__(self, heard: Guest) -> None:
        super().__init__(ADDRESS)
        self._messages = heard.messages

    async def messages(self) -> AsyncGenerator[FromHost | None, None]:
        self.guest.here = True
        for message in (*self._messages, Pong(0)):
            self.guest.heard.hear(message)
            self.guest.told = isinstance(message, Pong)
            self._hear(message)
            yield message
        await asyncio.Event().wait()
        yield None


@pytest.fixture(autouse=True)
def no_time_goes_by(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (guest, waiting_room):
        monkeypatch.setattr(module, "monotonic", lambda: 100.0)


def gathered(game: str, people: int) -> tuple[Evening, list[Guest]]:
    """Return a table in memory with a robot and one free seat, and the guests at the table."""
    table = Evening(game, people, robots=1, seed="pictures", grace=60)
    guests = [table.come(name) for name in ("Renée", "Yann", "Maëlle")[: people - 1]]
    return table, guests


@pytest.mark.parametrize(
    ("size", "language", "theme"),
    [(SMALL, "fr", "riviera-night"), (LARGE, "de", "riviera-afternoon")],
)
def test_waiting_room(
    snap_compare: Compare, tmp_path: Path, size: tuple[int, int], language: str, theme: str
) -> None:
    table, guests = gathered("dalmuti", 4)
    table.send(guests[1], Say("Bonsoir !"))
    table.wait(21)
    table.go(guests[2])
    room = WaitingRoomScreen(Told(guests[0]))
    app = app_on(lambda: room, tmp_path, language=language, theme=theme)

    async def here(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: app.screen is room and room.visit.guest.told)
        await at_rest(pilot)

    assert snap_compare(app, terminal_size=size, run_before=here)


@pytest.mark.parametrize(
    ("game", "people", "size", "language"),
    [("dolores", 3, SMALL, "de"), ("dalmuti", 4, SMALL, "fr"), ("dolce-vita", 4, LARGE, "fr")],
)
def test_somebody_is_away(
    snap_compare: Compare,
    tmp_path: Path,
    game: str,
    people: int,
    size: tuple[int, int],
    language: str,
) -> None:
    table, guests = gathered(game, people)
    last = table.come("Gaël")
    table.send(guests[0], Begin())
    while not guests[0].heard.ask.turn:
        if not table.think():
            table.send(table.asked()[0], table.wishes(table.asked()[0]))
    table.send(guests[1], Say("[b]Vite"))
    table.go(last)
    visit = Told(guests[0])
    theme = card_of(game).theme
    app = app_on(
        lambda: WaitingRoomScreen(visit),
        tmp_path,
        language=language,
        theme=theme,
        automatic=False,
    )

    async def asked(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: isinstance(app.screen, GuestScreen) and app.screen.frame)
        await at_rest(pilot)

    assert snap_compare(app, terminal_size=size, run_before=asked)


def test_joining(snap_compare: Compare, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def nobody(self: JoinScreen) -> None:
        """Find no tables, because a picture must not depend on the network."""

    monkeypatch.setattr(JoinScreen, "_look", nobody)
    app = app_on(JoinScreen, tmp_path, language="fr")

    async def typed(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: isinstance(app.screen, JoinScreen) and app.screen.focused)
        await pilot.press(*"lusab-babad", "enter")
        await at_rest(pilot)

    assert snap_compare(app, terminal_size=SMALL, run_before=typed)
