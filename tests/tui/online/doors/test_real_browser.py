"""A guest with nothing but a browser, at a host in a process of its own."""

from pathlib import Path

import pytest

from tests.tui.online.doors.dedicated import dedicated
from tests.tui.web.chromium import PHONE, browser

pytestmark = pytest.mark.slow


async def test_a_guest_plays_in_a_page_and_comes_back(tmp_path: Path) -> None:
    words = ("dolce-vita", "--players", "3", "--bots", "easy,easy", "--saves", str(tmp_path / "s"))
    with dedicated(tmp_path, *words) as host:
        url = f"http://127.0.0.1:{host.web_port}/{host.code}"
        async with browser(tmp_path / "browser") as here:
            tab = here.tab
            await tab.open(url)
            await tab.comes_true("document.activeElement.id == 'name'")
            for key in "zoe":
                await tab.press(key)
            await tab.press("Enter")
            await tab.shows("zoe (you)")
            await tab.press("Enter")
            await tab.shows("Choose a number card")
            for key in ("3", "c"):
                await tab.press(key)
            await tab.shows("3 under C?")
            tab.screen.reset()
            await tab.open(url)  # as a reload does: the seat is the same again
            await tab.shows("Choose a number card")
            assert tab.complaints == []
            assert {each.split("/")[2] for each in tab.asked} == {f"127.0.0.1:{host.web_port}"}
    assert "".join(host.told).count("seat 1") == 2


async def test_a_phone_joins_a_table(tmp_path: Path) -> None:
    words = ("dolores", "--players", "2", "--bots", "easy", "--saves", str(tmp_path / "s"))
    with dedicated(tmp_path, *words) as host:
        async with browser(tmp_path / "browser", PHONE) as here:
            await here.tab.open(f"http://127.0.0.1:{host.web_port}/{host.code}")
            await here.tab.comes_true("document.activeElement.id == 'name'")
            await here.tab.picture(tmp_path / "name.png")
            await here.tab.value("document.querySelector('input').value = 'Zoë'")
            await here.tab.value("document.querySelector('button').click()")
            await here.tab.shows("Zoë (you)")
            await here.tab.touch_key("enter", PHONE)
            await here.tab.until(lambda text: "waiting to begin" not in text)
            await here.tab.picture(tmp_path / "phone.png")
