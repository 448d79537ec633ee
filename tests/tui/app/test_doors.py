"""Screens are opened and left once, even if the key or click arrives twice."""

import pkgutil
from importlib import import_module
from pathlib import Path

import pytest
from textual.screen import Screen

import tui.app.screens
from tests.tui.tables import app_on, running, until
from tui.app.doors import DOORS, behind
from tui.app.screens.help import HelpScreen
from tui.app.screens.home import HomeScreen
from tui.app.screens.rules import RulesScreen
from tui.app.screens.settings import SettingsScreen


@pytest.mark.parametrize("door", DOORS)
def test_behind_every_door_is_a_screen(door: str) -> None:
    assert issubclass(behind(door), Screen)


def test_every_door_that_somebody_names_is_there() -> None:
    folder = Path(tui.app.screens.__file__).parent
    files = {module.name for module in pkgutil.iter_modules([str(folder)])}
    assert set(DOORS) <= files
    for name in files:
        source = (folder / f"{name}.py").read_text("utf-8")
        for call in ('go("', 'give_way("'):
            for asked in source.split(call)[1:]:
                assert asked.partition('"')[0] in DOORS, name


async def test_a_screen_is_left_once(tmp_path: Path) -> None:
    app = app_on(SettingsScreen, tmp_path)
    async with running(app) as pilot:
        await until(pilot, lambda: isinstance(app.screen, SettingsScreen))
        await pilot.press("question_mark")
        await until(pilot, lambda: isinstance(app.screen, HelpScreen))
        over = app.screen
        assert isinstance(over, HelpScreen)
        over.action_back()
        over.action_back()
        await until(pilot, lambda: not over.is_attached)
        assert isinstance(app.screen, SettingsScreen)
        await pilot.press("escape", "escape", "escape")
        await until(pilot, lambda: isinstance(app.screen, HomeScreen))
        assert app.is_running and not any(
            isinstance(each, SettingsScreen) for each in app.screen_stack
        )


async def test_a_screen_is_opened_once(tmp_path: Path) -> None:
    app = app_on(SettingsScreen, tmp_path)
    async with running(app) as pilot:
        await until(pilot, lambda: isinstance(app.screen, SettingsScreen))
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, HomeScreen))
        home = app.screen
        assert isinstance(home, HomeScreen)
        home.open_rules()
        home.open_rules()
        home.go("saved_games")
        await until(pilot, lambda: isinstance(app.screen, RulesScreen))
        assert app.screen_stack[-2] is home


def test_no_screen_pops_the_stack_by_itself() -> None:
    """Only the bases of all screens do, the result, which removes its table too, and the palette,
    which is Textual's."""
    for module in pkgutil.iter_modules(tui.app.screens.__path__):
        loaded = import_module(f"tui.app.screens.{module.name}")
        source = Path(str(loaded.__file__)).read_text("utf-8")
        if module.name not in ("base", "guarded", "palette", "result"):
            for way in (".dismiss(", ".pop_screen(", ".switch_screen("):
                assert way not in source, module.name
