"""The system's clock is set back and forth while the program runs: games go on, lists show what the
files say, and notices go when their time is over."""

from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest
from textual import notifications

import tui.session.new_game
from saves.listing import list_saves
from saves.verify import verify
from tests.tui.lists import app_with_list, listed, row_of
from tests.tui.screens import text, unfinished
from tests.tui.tables import app_on, running, to_the_end, until
from tui.app.screens.home import HomeScreen
from tui.app.widgets.notice import Notice
from tui.session.new_game import begin, default_game

MOMENTS = (
    datetime(2026, 11, 21, 14, 5, tzinfo=UTC),
    datetime(1970, 1, 1, tzinfo=UTC),
    datetime(2500, 2, 28, 23, 59, tzinfo=timezone(timedelta(hours=14))),
    datetime(2026, 11, 21, 14, 5, tzinfo=timezone(-timedelta(hours=12))),
    datetime(2026, 11, 21, 14, 5, tzinfo=UTC),
)
"""The moments that the clock shows in turn; the last is the first again."""


def test_every_game_has_a_file_of_its_own_whatever_the_clock_says(tmp_path: Path) -> None:
    for moment in MOMENTS:
        live = begin(default_game("dolores"), tmp_path, lambda moment=moment: moment)  # type: ignore[misc]
        to_the_end(live).close()
    infos = list_saves(tmp_path)
    assert len(infos) == len(MOMENTS)
    assert {verify(info.path).status for info in infos} == {"complete"}


async def test_a_list_is_drawn_on_any_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    unfinished(tmp_path)
    app = app_with_list(tmp_path)
    async with running(app, (120, 40)) as pilot:
        rows = await listed(pilot, app, 1)
        for moment in MOMENTS:
            monkeypatch.setattr(tui.session.new_game, "now", lambda moment=moment: moment)
            await pilot.press("s")
            rows.repaint()
            year = "2026" if moment.year != 2026 else ":"
            await until(pilot, lambda year=year: year in row_of(app, "21 Nov")[-12:])  # type: ignore[misc]


async def test_a_notice_goes_when_its_time_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A notice does not wait for the clock of the machine, which may be an hour behind or ahead."""
    app = app_on(None, tmp_path)
    async with running(app) as pilot:
        await until(pilot, lambda: isinstance(app.screen, HomeScreen))
        for said in (-1e6, 1e6):
            monkeypatch.setattr(notifications, "time", lambda said=said: said)
            app.notify("for a moment", timeout=0.2, markup=False)
            app.notify("for long", timeout=1000, markup=False)
            await until(pilot, lambda: "for a moment" in text(app) or "for long" in text(app))
            await until(pilot, lambda: "for a moment" not in text(app) and "for long" in text(app))
            app.clear_notifications()


def test_a_notice_asks_no_clock_that_can_be_set(monkeypatch: pytest.MonkeyPatch) -> None:
    notice = Notice("words", "words", timeout=60)
    monkeypatch.setattr(notifications, "time", lambda: 1e12)
    assert 0 < notice.time_left <= 60 and not notice.has_expired
