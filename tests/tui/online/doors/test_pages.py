"""The browser door: a page for guests with the code, and the same seat when the page is opened
again."""

from pathlib import Path
from urllib.parse import unquote

import aiohttp
import pytest

from tests.patience import PATIENCE
from tests.tui.online.doors.opened import Opened, free_port, opened
from tests.tui.online.place import WRONG
from tests.tui.web.serving import shown

STAND_IN = """
import os, sys
text = " ".join(sys.argv[1:]).encode() + os.environ.get("LANG", "").encode() + b" columns "
os.write(1, b"__GANGLION__" + bytes([10]) + b"D" + len(text).to_bytes(4, "big") + text)
os.read(0, 1)
"""

PATIENT = aiohttp.ClientTimeout(total=PATIENCE)


def browser(house: Opened) -> aiohttp.ClientSession:
    """Return a client that keeps cookies, those of numeric addresses too."""
    jar = aiohttp.CookieJar(unsafe=True)
    url = f"http://127.0.0.1:{house.house.web_port}"
    return aiohttp.ClientSession(url, timeout=PATIENT, cookie_jar=jar)


async def home_of(client: aiohttp.ClientSession, code: str) -> str:
    """Return the folder of the guest behind a page."""
    async with client.get(f"/{code}?name=Anna") as page:
        assert page.status == 200
    async with client.ws_connect(f"/{code}/line?width=80&height=24") as line:
        drawn = await line.receive_bytes()
        return drawn.split()[1].decode()


async def test_a_page_is_a_guest_who_comes_back(tmp_path: Path) -> None:
    async with opened(tmp_path, STAND_IN, web_port=free_port()) as house:
        async with browser(house) as one, browser(house) as other:
            async with one.get(f"/{house.code}") as page:
                assert page.status == 200 and not page.cookies
                assert "Your name at the table" in await page.text()
            named = {"name": " <b>Zoë\x1b "}
            async with one.get(f"/{house.code}", params=named, allow_redirects=False) as page:
                assert page.status == 302
                cookie = page.cookies["guest"]
                assert unquote(page.cookies["name"].value) == "<b>Zoë"
            async with one.get(f"/{house.code}") as page:
                assert 'id="terminal"' in await page.text()
            assert cookie["httponly"] and cookie["samesite"] == "Strict"
            assert cookie["path"] == f"/{house.code}" and not cookie["secure"]
            home = await home_of(one, house.code)
            assert cookie.value not in home
            assert await home_of(one, house.code) == home != await home_of(other, house.code)
            capitals = house.code.upper().replace("-", "")
            async with one.get(f"/{capitals}") as page:
                assert str(page.url).endswith(house.code)
            async with one.get("/page/page.js") as script:
                assert script.status == 200
        await house.until_logged("page-gone", 3)
        assert house.code not in str(house.log)


async def test_who_has_no_code_gets_nothing(tmp_path: Path) -> None:
    async with opened(tmp_path, STAND_IN, web_port=free_port()) as house, browser(house) as client:
        line = f"/{house.code}/line?width=80&height=24"
        async with client.get(line) as page:
            assert page.status == 400, "no cookie"
        origin = {"Origin": "http://example.org"}
        async with client.get(f"/{house.code}", headers=origin) as page:
            assert page.status == 403
        for path in ("/", f"/{WRONG}/page", "/line"):
            async with client.get(path) as page:
                assert page.status == 404
        for path in (f"/{WRONG}", f"/{WRONG}/line", "/x", "/" + "x" * 5000):
            async with client.get(path) as page:
                assert page.status == 404 and "\n" not in await page.text()
        async with client.get(f"/{house.code}") as page:
            assert page.status == 429 and "Try again" in await page.text()


@pytest.mark.parametrize(("wanted", "language"), [("de-AT,en;q=0.5", "de"), ("xx", "en")])
async def test_a_page_speaks_the_language_of_its_browser(
    tmp_path: Path, wanted: str, language: str
) -> None:
    async with opened(tmp_path, STAND_IN, web_port=free_port()) as house, browser(house) as client:
        headers = {"Accept-Language": wanted}
        async with client.get(f"/{house.code}", headers=headers) as page:
            assert f'lang="{language}"' in await page.text()
        await home_of(client, house.code)
        where = f"/{house.code}/line?width=80&height=24"
        async with client.ws_connect(where, headers=headers) as line:
            await shown(line, b"de columns" if language == "de" else b" columns")
