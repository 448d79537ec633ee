"""The first start: shown once, skipped with one key, every choice takes effect at once."""

from pathlib import Path

import pytest

from tests.tui.cli.screen import Terminal
from tests.tui.screens import click, text
from tests.tui.tables import app_on, running, until
from tui.app.app import LudothequeApp
from tui.app.screens.home import HomeScreen
from tui.app.screens.lesson import LessonScreen
from tui.app.screens.welcome import HOME, WelcomeScreen
from tui.app.widgets.fields import Choice
from tui.settings import Settings, read_settings
from tui.words import Wording


def welcoming(folder: Path) -> LudothequeApp:
    """Return the program at its first start, with a file of settings in this folder."""
    app = app_on(WelcomeScreen, folder)
    app.settings_file = folder / "settings.toml"
    return app


async def test_one_key_skips_it_and_nobody_is_asked_again(tmp_path: Path) -> None:
    app = welcoming(tmp_path)
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: "Welcome!" in text(app))
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, HomeScreen))
    assert (tmp_path / "settings.toml").exists()


async def test_language_and_theme_hold_at_once_and_are_kept(tmp_path: Path) -> None:
    app = welcoming(tmp_path)
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: "Welcome!" in text(app))
        await pilot.press("right")
        await until(pilot, lambda: "Bienvenue" in text(app))
        await until(pilot, lambda: app.screen.focused is app.screen.query_one("#language"))
        await pilot.press("down", "right")
        await until(pilot, lambda: app.theme != "riviera-night")
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, HomeScreen))
    kept, trouble = read_settings(tmp_path / "settings.toml")
    assert trouble is None
    assert kept.language == "fr" and kept.theme == app.theme != Settings().theme


@pytest.mark.parametrize(("key", "language"), [("enter", "de"), ("escape", "en")])
async def test_what_the_command_line_asked_for_is_kept_if_it_is_confirmed(
    tmp_path: Path, key: str, language: str
) -> None:
    app = welcoming(tmp_path)
    app.settings, app.say = Settings(language="de"), Wording("de")
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: "Willkommen" in text(app))
        await pilot.press(key)
        await until(pilot, lambda: isinstance(app.screen, HomeScreen))
    kept, _ = read_settings(tmp_path / "settings.toml")
    assert kept.language == language


@pytest.mark.parametrize(("steps", "game"), [(1, "dolce-vita"), (3, "dalmuti")])
async def test_first_steps_open_over_the_first_screen(
    tmp_path: Path, steps: int, game: str
) -> None:
    app = welcoming(tmp_path)
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: "Welcome!" in text(app))
        await pilot.press("down", "down", *["right"] * steps, "enter")
        await until(pilot, lambda: isinstance(app.screen, LessonScreen))
        screen = app.screen
        assert isinstance(screen, LessonScreen) and screen.guide.game == game
        await pilot.press("q")
        await until(pilot, lambda: isinstance(app.screen, HomeScreen))


async def test_a_click_on_a_game_chooses_where_to_begin(tmp_path: Path) -> None:
    app = welcoming(tmp_path)
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: "Welcome!" in text(app))
        assert app.screen.query_one("#begin", Choice).value == HOME
        await click(pilot, app, "Dalmuti")
        await until(pilot, lambda: app.screen.query_one("#begin", Choice).value == "dalmuti")
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, LessonScreen))


def test_the_real_program_asks_at_its_first_start_alone(tmp_path: Path) -> None:
    words = ["--saves", str(tmp_path / "saves"), "--lang", "en"]
    config = str(tmp_path / "config")
    with Terminal(*words, XDG_CONFIG_HOME=config) as terminal:
        terminal.shows("Welcome!")
        terminal.press("\x1b")
        terminal.shows("New game")
        terminal.press("\x11")
        assert terminal.ended() == 0
    with Terminal(*words, XDG_CONFIG_HOME=config) as terminal:
        assert "Welcome!" not in terminal.shows("New game")


def test_who_names_a_game_is_not_asked(tmp_path: Path) -> None:
    words = ["play", "dolce-vita", "--saves", str(tmp_path / "saves"), "--lang", "en"]
    with Terminal(*words, XDG_CONFIG_HOME=str(tmp_path / "config")) as terminal:
        assert "Welcome!" not in terminal.shows("place a card")
