"""The page in a real browser: its keyboard, its requests, and a phone. Collected if there is
Chromium."""

from pathlib import Path

import pytest

from saves.listing import list_saves
from tests.tui.web.chromium import ACROSS, DESK, PHONE, Device, browser
from tests.tui.web.serving import served
from tui.app.screens.base import SMALLEST

pytestmark = pytest.mark.slow


async def test_the_keyboard_is_in_the_page_from_the_first_moment(tmp_path: Path) -> None:
    with served(tmp_path / "saves") as server:
        async with browser(tmp_path / "browser") as here:
            tab = here.tab
            await tab.open(server.url)
            await tab.shows("Quit")
            await tab.press("2")
            await tab.shows("Saved games")
            await tab.shows("Esc back")
            await tab.do("Page.reload")
            await tab.shows("O tutorial")
            await tab.touch(5, DESK.height / 2, DESK)  # where there is nothing
            await tab.value("document.activeElement.blur()")
            await tab.touch(DESK.width / 2, 60, DESK)
            await tab.press("o")
            await tab.shows("Tutorial · 1 of")
            assert await tab.value("document.title") == "Ludothèque"
            assert {each.split("/")[2] for each in tab.asked} == {server.url.split("/")[2]}
            assert tab.complaints == []
            await server.left_with(1)
            here.kill()
            await server.left_with(0)


async def test_leaving_the_program_leaves_a_page_that_opens_it_again(tmp_path: Path) -> None:
    with served(tmp_path / "saves") as server:
        async with browser(tmp_path / "browser") as here:
            tab = here.tab
            await tab.open(server.url)
            await tab.shows("Quit")
            await tab.press("q")
            await server.left_with(0)
            await tab.comes_true("document.querySelector('#ended').checkVisibility()")
            tab.screen.reset()
            await tab.press("Enter")
            await tab.shows("Quit")
            server.process.kill()
            await server.left_with(0)
            await tab.comes_true("document.querySelector('#lost').checkVisibility()")


@pytest.mark.parametrize("device", [PHONE, ACROSS], ids=["upright", "across"])
async def test_a_phone_starts_plays_and_reads_a_game(tmp_path: Path, device: Device) -> None:
    with served(tmp_path / "saves") as server:
        async with browser(tmp_path / "browser", device) as here:
            tab = here.tab
            await tab.open(server.url)
            await tab.settled()
            await tab.touch_words("New game", device)
            assert (tab.screen.columns, tab.screen.lines) >= SMALLEST
            assert await tab.value("visualViewport.width * visualViewport.scale") <= device.width
            await tab.touch_words("Start  ", device)  # the button, not its help
            await tab.shows("Choose a number card")
            if device is PHONE:
                await tab.touch_key("4", device)
                await tab.touch_key("c", device)
            else:
                await tab.touch_words("│ █ █ │", device)  # the top of a 4
                await tab.touch_words(" C ", device)
            await tab.shows("4 under C?")
            await tab.touch_key("enter", device)
            await tab.until(lambda text: "4 under C?" not in text)
            await tab.shows("Esc leave")
            await tab.touch_words("? help", device)
            await tab.until(lambda text: "Esc leave" not in text)
            await tab.touch_key("escape", device)
            await tab.shows("Esc leave")
            assert await tab.value("document.activeElement.inputMode") == "none"
            await tab.touch_key("keyboard", device)
            assert await tab.value("document.activeElement.inputMode") == "text"
            assert tab.complaints == []
    assert len(list(list_saves(tmp_path / "saves"))) == 1


async def test_a_phone_reads_the_rules(tmp_path: Path) -> None:
    with served(tmp_path / "saves") as server:
        async with browser(tmp_path / "browser", PHONE) as here:
            tab = here.tab
            await tab.open(server.url)
            await tab.settled()
            await tab.touch_words("Rules", PHONE)
            await tab.shows("What it is about")
            await tab.swipe(12)
            await tab.until(lambda text: "What it is about" not in text)


async def test_a_page_too_many_gets_words(tmp_path: Path) -> None:
    with served(tmp_path / "saves", "--pages", "1", "--lang", "fr") as server:
        async with server.line(), browser(tmp_path / "browser") as here:
            await server.left_with(1)
            await here.tab.open(server.url)
            await here.tab.comes_true("document.body.innerText.includes('Trop de pages')")
            assert await here.tab.value("document.documentElement.lang") == "fr"
