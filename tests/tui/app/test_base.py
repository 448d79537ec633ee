"""The behaviour of every screen: room, too little room, keys, languages."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from textual.screen import Screen
from textual.widgets import Input

from tests.tui.screens import finished, shown, text, unfinished
from tests.tui.tables import app_on, at_rest, running, until
from tui.app.screens.base import Enlarge
from tui.app.screens.help import HelpScreen
from tui.app.screens.home import HomeScreen
from tui.app.screens.new_game import NewGameScreen
from tui.app.screens.palette import Palette
from tui.app.screens.rules import RulesScreen
from tui.app.screens.saved_games import SavedGamesScreen
from tui.app.screens.settings import SettingsScreen
from tui.widgets.canvas import Canvas

SCREENS: dict[str, Callable[[], Screen[Any]]] = {
    "home": HomeScreen,
    "new": lambda: NewGameScreen("dolce-vita"),
    "saved": SavedGamesScreen,
    "rules": lambda: RulesScreen("dolce-vita"),
    "settings": SettingsScreen,
    "help": lambda: HelpScreen(SettingsScreen()),
    "palette": lambda: Palette(SettingsScreen()),
}
REQUEST = "Please enlarge the window. It needs 80 columns and 24 rows."
SIZES = ((79, 24), (80, 23), (30, 8), (4, 4), (2, 1), (1, 1))


@pytest.mark.parametrize("name", SCREENS)
async def test_too_small_a_terminal_shows_the_request_alone_and_gives_all_back(
    name: str, tmp_path: Path
) -> None:
    unfinished(tmp_path)
    finished(tmp_path, age=1)
    app = app_on(SCREENS[name], tmp_path)
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: app.screen.focused is not None)
        screen, focused = app.screen, app.screen.focused
        await at_rest(pilot)  # because what is read in the background changes the picture
        before = shown(app)
        for size in SIZES:
            await pilot.resize_terminal(*size)
            await until(pilot, lambda: isinstance(app.screen.focused, Enlarge))
            words = text(app).split()
            wanted = REQUEST.split()
            cut = [word.rstrip("…") for word in words]
            assert all(full.startswith(part) for full, part in zip(wanted, cut, strict=False))
        await pilot.press("down", "enter", "n", "escape", "x", "question_mark", "ctrl+p")
        assert app.screen is screen
        await pilot.resize_terminal(80, 24)
        await at_rest(pilot)
        assert app.screen.focused is focused
        assert shown(app) == before


async def test_a_program_started_in_one_cell_can_be_enlarged_and_used(tmp_path: Path) -> None:
    app = app_on(None, tmp_path)
    async with running(app, (1, 1)) as pilot:
        await pilot.resize_terminal(80, 24)
        await until(pilot, lambda: "New game" in text(app))
        await pilot.press("n")
        await until(pilot, lambda: isinstance(app.screen, NewGameScreen))


async def test_the_program_can_be_left_in_too_small_a_terminal(tmp_path: Path) -> None:
    app = app_on(None, tmp_path)
    async with running(app, (5, 2)) as pilot:
        await pilot.press("ctrl+q")
        await pilot.pause()
    assert app.return_code == 0


async def test_what_was_typed_and_where_survive_a_change_of_size_and_of_language(
    tmp_path: Path,
) -> None:
    app = app_on(SCREENS["new"], tmp_path)
    async with running(app, (80, 24)) as pilot:
        app.screen.query_one("#name-0").focus()
        await pilot.press(*"Zoe")
        await pilot.resize_terminal(20, 5)
        app.change(language="fr")
        await until(pilot, lambda: "agrandir" in text(app))
        await pilot.press("x")
        await pilot.resize_terminal(80, 24)
        await until(pilot, lambda: "Joueurs" in text(app))
        await until(pilot, lambda: isinstance(app.screen.focused, Input))
        assert "Zoe" in text(app)
        assert app.screen.focused is app.screen.query_one("#name-0")


async def test_every_open_screen_speaks_the_new_language(tmp_path: Path) -> None:
    app = app_on(SCREENS["settings"], tmp_path)
    async with running(app, (80, 24)) as pilot:
        await pilot.press("right")
        await until(pilot, lambda: "Réglages" in text(app))
        assert app.screen.focused is app.screen.query_one("#language")
        await pilot.press("escape")
        await until(pilot, lambda: "Nouvelle partie" in text(app))


async def test_escape_leaves_every_screen_but_the_first(tmp_path: Path) -> None:
    unfinished(tmp_path)
    app = app_on(None, tmp_path)
    async with running(app, (80, 24)) as pilot:
        for name, make in SCREENS.items():
            if name != "home":
                app.push_screen(make())
                await until(pilot, lambda: app.screen.is_mounted and app.screen.focused)
            await pilot.press("escape")
            await until(pilot, lambda: isinstance(app.screen, HomeScreen))


async def test_one_thing_at_a_time_is_lit_as_having_the_keys(tmp_path: Path) -> None:
    unfinished(tmp_path)
    app = app_on(None, tmp_path)
    async with running(app, (120, 40)) as pilot:
        for make in SCREENS.values():
            app.push_screen(make())
            await until(pilot, lambda: app.screen.is_mounted and app.screen.focused)
            for key in ("tab", "tab", "down", "up", "shift+tab", "tab", "tab", "tab"):
                await pilot.press(key)
                await pilot.pause()
                lit = [canvas for canvas in app.screen.query(Canvas) if _is_lit(canvas)]
                assert lit in ([], [app.screen.focused])


def _is_lit(canvas: Canvas) -> bool:
    return any("cursor" in span.roles for line in canvas.lines for span in line)
