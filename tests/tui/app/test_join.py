"""The form for joining a table on the net."""

import asyncio
from pathlib import Path

import pytest

from tests.tui.online.place import WRONG
from tests.tui.screens import text
from tests.tui.tables import app_on, running, until
from tui.app.screens.join import JoinScreen
from tui.app.widgets.fields import TextField
from tui.online.doors import near
from tui.online.doors.near import Near


@pytest.mark.parametrize(("tls", "invited"), [(False, ""), (True, "tls:")])
async def test_the_code_of_a_table_near_by_is_typed_into_its_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tls: bool, invited: str
) -> None:
    async def found() -> list[Near]:
        return [Near("dolores", "Anna", 2, "10.77.0.1", 8737, tls)]

    monkeypatch.setattr(near, "tables_near", found)
    app = app_on(JoinScreen, tmp_path)
    async with running(app) as pilot:
        await until(pilot, lambda: app.screen.query("#near-0"))
        await pilot.press("down", "down", "down")
        await until(pilot, lambda: app.screen.focused and app.screen.focused.id == "near-0")
        await pilot.press("enter")
        address = app.screen.query_one("#address", TextField)
        await until(pilot, lambda: app.screen.focused is address)
        await pilot.press(*WRONG)
        assert address.value == f"{invited}{WRONG}@10.77.0.1:8737"


async def test_tables_found_near_by_do_not_disturb_who_types(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = asyncio.Event()

    async def found() -> list[Near]:
        await typed.wait()
        return [Near("dolores", "Anna", 2, "10.77.0.1", 8737, False)]

    monkeypatch.setattr(near, "tables_near", found)
    app = app_on(JoinScreen, tmp_path)
    async with running(app) as pilot:
        await until(pilot, lambda: app.screen.query("#address") and app.screen.focused)
        await pilot.press(*WRONG[:5])
        typed.set()
        await until(pilot, lambda: app.screen.query("#near-0"))
        await pilot.press(*WRONG[5:])
        assert app.screen.query_one("#address", TextField).value == WRONG


async def test_the_name_is_explained_as_that_of_the_table(tmp_path: Path) -> None:
    app = app_on(JoinScreen, tmp_path)
    async with running(app) as pilot:
        await until(pilot, lambda: app.screen.query("#address") and app.screen.focused)
        await pilot.press("tab")
        await until(pilot, lambda: "Your name at the table" in text(app))
