"""Pictures of the deal of the day, looked at before they were committed."""

from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

import tui.session.new_game
from tests.tui.screens import text
from tests.tui.session.test_daily import TODAY, played
from tests.tui.tables import app_on, at_rest, noon, to_the_end, until
from tui.app.screens.play import PlayScreen
from tui.app.screens.today import TodayScreen
from tui.session import daily
from tui.session.new_game import begin

Compare = Callable[..., bool]

DAYS = {"en": "days in a row", "fr": "jours de suite", "de": "Tage in Folge"}


@pytest.fixture(autouse=True)
def some_days(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Save the deals of some days, and set the clock so that no picture shows the real day."""
    monkeypatch.setattr(tui.session.new_game, "now", noon)
    for back in (0, 1, 2, 4):
        played(tmp_path, "dolce-vita", TODAY - timedelta(days=back))


@pytest.mark.parametrize(
    ("opening", "size", "language", "theme"),
    [
        (None, (80, 24), "en", "riviera-night"),
        (None, (100, 30), "de", "daylight"),
        (TodayScreen, (80, 24), "fr", "riviera-night"),
        (TodayScreen, (120, 40), "de", "riviera-afternoon"),
    ],
    ids=["home-en", "home-de", "today-fr", "today-de"],
)
def test_before_and_after(
    snap_compare: Compare,
    tmp_path: Path,
    opening: Callable[[], TodayScreen] | None,
    size: tuple[int, int],
    language: str,
    theme: str,
) -> None:
    app = app_on(opening, tmp_path, language=language, theme=theme, goals=True, name="Anna")

    async def wait(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: DAYS[language] in " ".join(text(app).split()))
        await at_rest(pilot)

    assert snap_compare(app, terminal_size=size, run_before=wait)


@pytest.mark.parametrize(
    ("size", "language", "theme"),
    [((80, 24), "en", "riviera-night"), ((120, 40), "fr", "parchment")],
)
def test_the_podium(
    snap_compare: Compare, tmp_path: Path, size: tuple[int, int], language: str, theme: str
) -> None:
    live = to_the_end(begin(daily.deal_of("dolores", TODAY, "Anna"), tmp_path, noon))
    app = app_on(
        lambda: PlayScreen(live), tmp_path, language=language, theme=theme, goals=True, name="Anna"
    )
    robots = f"({app.say('level.easy')})"

    async def wait(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: DAYS[language].split()[0] in text(app) and robots in text(app))
        await at_rest(pilot)

    assert snap_compare(app, terminal_size=size, run_before=wait)


async def test_tab_keeps_the_keys_of_the_list_unless_the_page_beside_it_scrolls(
    tmp_path: Path,
) -> None:
    """Tab once took all keys but Esc: the page had the focus, and nothing to scroll."""
    app = app_on(TodayScreen, tmp_path)
    async with app.run_test(size=(100, 30)) as pilot:
        await until(pilot, lambda: "Enter" in text(app).splitlines()[-1])
        await pilot.press("tab")
        await at_rest(pilot)
        assert "Enter" in text(app).splitlines()[-1]
