"""The statistics on the screen."""

from pathlib import Path

from tests.tui.screens import finished, text
from tests.tui.tables import app_on, running, until
from tui.app.screens.counted_games import CountedGamesScreen
from tui.app.screens.statistics import StatisticsScreen
from tui.app.widgets.fields import field_words
from tui.app.widgets.rows import Rows


async def test_what_was_deleted_from_the_list_of_a_group_no_longer_counts(tmp_path: Path) -> None:
    finished(tmp_path)
    app = app_on(StatisticsScreen, tmp_path, name="Anna")
    async with running(app) as pilot:
        await until(pilot, lambda: "1 game " in text(app))
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, CountedGamesScreen))
        await until(pilot, lambda: app.screen.query(Rows) and app.screen.query_one(Rows).count)
        await pilot.press("d")
        await until(pilot, lambda: not [*tmp_path.glob("*.ludo")])
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, StatisticsScreen))
        await until(pilot, lambda: "Nothing here yet" in text(app))


async def test_what_is_read_is_no_field(tmp_path: Path) -> None:
    """The page beside the groups once had the words of a command as those of a field."""
    finished(tmp_path)
    app = app_on(StatisticsScreen, tmp_path, name="Anna")
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: "1 game " in text(app))
        await pilot.press("tab")
        assert app.screen.focused is not None and app.screen.focused.id == "more"
        assert field_words(app.screen.focused, app.say) == ""
