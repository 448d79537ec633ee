"""An exported page in a real browser, on a phone. Collected if there is Chromium."""

from pathlib import Path

import pytest

from tests.tui.export.test_forms import painted, story_of
from tests.tui.web.chromium import PHONE, browser
from tui.export.html import as_html

pytestmark = pytest.mark.slow

LETTERS = "parseFloat(getComputedStyle(document.querySelector('#table')).fontSize)"


async def test_a_tap_on_the_table_shows_it_in_large_letters_and_back(tmp_path: Path) -> None:
    """A whole table on a phone has letters of 7 px: enough to see where things lie."""
    page = tmp_path / "page.html"
    story = story_of(tmp_path, "dolores", steps=60)
    page.write_text(as_html(story, painted("riviera-night")), encoding="utf-8")
    async with browser(tmp_path / "browser", PHONE) as here:
        await here.tab.open(page.as_uri())
        await here.tab.comes_true("document.querySelector('#number').textContent.includes('/')")
        assert await here.tab.value(LETTERS) < 10
        for large in (True, False):
            area = await here.tab.box("#table")
            await here.tab.touch(area["x"] + 60, area["y"] + 60, PHONE)
            await here.tab.comes_true(f"({LETTERS} > 12) === {str(large).lower()}")
