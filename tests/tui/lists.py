"""The list of saves for the tests: opening it, waiting for it, reading its rows."""

from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from tests.tui.screens import place, text
from tests.tui.tables import app_on, until
from tui.app.app import LudothequeApp
from tui.app.screens.saved_games import SavedGamesScreen
from tui.app.widgets.rows import Rows


def app_with_list(folder: Path, only_finished: bool = False, **settings: Any) -> LudothequeApp:
    return app_on(lambda: SavedGamesScreen(only_finished), folder, **settings)


async def listed(pilot: Pilot[Any], app: LudothequeApp, count: int) -> Rows:
    """Return the list, once all of `count` saves have been read."""
    await until(pilot, lambda: bool(app.screen.query(Rows)))
    rows = app.screen.query_one(Rows)
    await until(pilot, lambda: rows.count == count and (rows.has_focus or not count))
    return rows


def row_of(app: LudothequeApp, words: str) -> str:
    return text(app).splitlines()[place(app, words)[1]]
