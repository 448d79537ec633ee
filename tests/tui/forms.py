"""The form of a new game for the tests: opening it, going through it, starting the game."""

from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from saves.header import Header
from saves.reading import load
from tests.tui.tables import app_on, until
from tui.app.app import LudothequeApp
from tui.app.screens.new_game import NewGameScreen
from tui.app.screens.play import PlayScreen


def app_with_form(folder: Path, game: str = "dolce-vita", **settings: Any) -> LudothequeApp:
    return app_on(lambda: NewGameScreen(game, settings.get("name", "")), folder, **settings)


async def to_fields(pilot: Pilot[Any], app: LudothequeApp) -> None:
    """Go from the button to the number of players."""
    await until(pilot, lambda: app.screen.query("#seats") and app.screen.focused)
    app.screen.set_focus(app.screen.query_one("#seats"))


async def start(pilot: Pilot[Any], app: LudothequeApp) -> None:
    """Press the button that starts the game."""
    app.screen.set_focus(app.screen.query_one("#start"))
    await pilot.press("enter")


async def started(pilot: Pilot[Any], app: LudothequeApp) -> Header[Any]:
    """Return the header of the game that has begun, and may be over, if robots alone play."""
    tables: list[PlayScreen] = []

    def opened() -> bool:
        tables[:] = [each for each in app.screen_stack if isinstance(each, PlayScreen)]
        return bool(tables)

    await until(pilot, opened)
    [screen] = tables
    header: Header[Any] = screen.live.header
    assert load(screen.live.path).header == header
    return header


def names(header: Header[Any]) -> list[str]:
    return [player.name for player in header.players]
