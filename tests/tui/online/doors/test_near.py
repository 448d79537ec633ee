"""Tables near by: what a host announces in the local network, and which announcements are
believed."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from zeroconf.asyncio import AsyncServiceInfo

from tests.patience import PATIENCE
from tests.tui.online.doors.opened import Opened, opened
from tui.online.doors import near
from tui.online.doors.near import KIND, Near, read, tables_near

GOOD = {"version": "1", "game": "dolores", "owner": "Anna", "free": "2", "tls": "0"}


def info(**facts: Any) -> AsyncServiceInfo:
    address = facts.pop("address", "192.168.1.7")
    port = facts.pop("port", 8737)
    return AsyncServiceInfo(
        KIND, f"x.{KIND}", parsed_addresses=[address], port=port, properties={**GOOD, **facts}
    )


def test_what_is_no_table_is_not_listed() -> None:
    assert read(info()) == Near("dolores", "Anna", 2, "192.168.1.7", 8737, False)
    found = read(info(owner="\x1b[31mAn\x00na" * 20, tls="1"))
    assert found is not None and found.tls and "\x1b" not in found.owner and len(found.owner) < 30
    for facts in (
        {"version": "2"},
        {"game": "chess"},
        {"game": b"\xff"},
        {"free": ""},
        {"free": "-1"},
        {"free": "٣"},
        {"free": "999"},
        {"port": 0},
    ):
        assert read(info(**facts)) is None


async def found(house: Opened, free: int) -> Near:
    """Wait until the table of a house is announced with so many free seats, and return it."""
    async with asyncio.timeout(PATIENCE):
        while True:
            for each in await tables_near(1.5, "127.0.0.1"):
                if (each.port, each.free) == (house.house.server.port, free):
                    return each


@pytest.mark.slow
async def test_a_table_is_found_near_by_without_its_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(near, "AGAIN", 0.1)
    async with opened(tmp_path, near=True) as house:
        port = house.house.server.port
        seen = await found(house, 3)
        assert seen == Near("dolce-vita", "Anna", 3, "127.0.0.1", port, False)
        assert house.code not in str(seen)
        house.host.reserve("Zoë")
        await found(house, 2)
