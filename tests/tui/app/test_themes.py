"""Themes: worn under the cursor, kept by Enter, undone by Escape; own and broken files; the theme
of each game; confirmations."""

from argparse import ArgumentTypeError
from pathlib import Path

import pytest

from tests.tui.games.dalmuti.tables import board, live_from
from tests.tui.games.dalmuti.test_pictures import answering, stopped
from tests.tui.screens import click, text, unfinished
from tests.tui.tables import app_on, new_live, running, until
from themes.loader import BUNDLED
from tui.app.app import LudothequeApp
from tui.app.screens.confirm import ConfirmScreen
from tui.app.screens.home import HomeScreen
from tui.app.screens.play import PlayScreen
from tui.app.screens.saved_games import SavedGamesScreen
from tui.app.screens.settings import SettingsScreen
from tui.app.screens.themes import ThemesScreen
from tui.cli.readers import Readers
from tui.games.registry import card_of
from tui.settings import Settings, read_settings, settings_path
from tui.words import LANGUAGES, Language, Wording

WHOLE = (Path(__file__).parents[3] / "themes" / "palettes" / "slate.toml").read_text("utf-8")


def own_files(folder: Path) -> None:
    """Write one theme of the player's own, and one that is broken."""
    (folder / "themes").mkdir()
    mine = WHOLE.replace('"slate"', '"mine"').replace("Slate", "My own").replace("Ardoise", "À moi")
    (folder / "themes" / "mine.toml").write_text(mine, "utf-8")
    broken = WHOLE.replace('"slate"', '"other"').replace('accent = "#', 'accent = "?')
    (folder / "themes" / "other.toml").write_text(broken, "utf-8")


def at_home(folder: Path, **settings: object) -> LudothequeApp:
    """Return the program on its home screen, with a file of settings."""
    chosen = Settings(language="en", speed="at-once", motion=False, **settings)  # type: ignore[arg-type]
    return LudothequeApp(chosen, folder / "settings.toml", folder)


async def test_a_theme_is_worn_under_the_cursor_and_escape_brings_the_old_one_back(
    tmp_path: Path,
) -> None:
    app = app_on(ThemesScreen, tmp_path, theme="slate")
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, ThemesScreen) and app.screen.focused)
        worn = []
        await pilot.press("home")
        for name in BUNDLED:
            await until(pilot, lambda name=name: app.theme == name)  # type: ignore[misc]
            assert all(game in text(app) for game in ("Dolce Vita", "Dolorès", "Dalmuti"))
            worn.append(app.theme)
            await pilot.press("down")
        assert worn == list(BUNDLED)
        assert app.settings.theme == "slate"
        await pilot.press("escape")
        await until(pilot, lambda: app.theme == "slate")
        assert app.settings.theme == "slate"


async def test_enter_keeps_the_theme(tmp_path: Path) -> None:
    app = at_home(tmp_path)
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, HomeScreen))
        app.push_screen(ThemesScreen())
        await until(pilot, lambda: isinstance(app.screen, ThemesScreen) and app.screen.focused)
        await pilot.press("down", "enter")
        await until(pilot, lambda: isinstance(app.screen, HomeScreen))
        assert app.theme == "storm-lantern"
    kept, _ = read_settings(tmp_path / "settings.toml")
    assert kept.theme == "storm-lantern"


async def test_ones_own_theme_is_offered_and_a_broken_one_told(tmp_path: Path) -> None:
    own_files(tmp_path)
    app = at_home(tmp_path, theme="mine")
    line = next(n for n, row in enumerate(WHOLE.splitlines(), 1) if row.startswith("accent"))
    reason = f"Theme other.toml, line {line}: “accent” cannot have this value."
    async with running(app, (160, 40)) as pilot:
        await until(pilot, lambda: [each for each in app._notifications if reason in each.message])
        assert app.theme == "mine"
        app.clear_notifications()
        app.push_screen(SettingsScreen())
        await until(pilot, lambda: isinstance(app.screen, SettingsScreen) and "My own" in text(app))
        await until(pilot, lambda: reason in text(app))
        app.push_screen(ThemesScreen())
        await until(
            pilot, lambda: "Theme other.toml" in text(app) and "Plain terminal" in text(app)
        )


def test_ones_own_theme_is_known_to_the_command_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    settings_path().parent.mkdir()
    own_files(settings_path().parent)
    read = Readers(Wording("en")).theme
    assert read("mine") == "mine"
    with pytest.raises(ArgumentTypeError, match="mine"):
        read("another")
    with pytest.raises(ArgumentTypeError, match=r"other.toml, line \d+: “accent” cannot"):
        read("other")


async def test_ones_own_theme_follows_its_file_and_stays_while_that_is_broken(
    tmp_path: Path,
) -> None:
    own_files(tmp_path)
    file = tmp_path / "themes" / "mine.toml"
    whole = file.read_text("utf-8")
    ground = next(row for row in whole.splitlines() if row.startswith("background"))
    app = at_home(tmp_path, theme="mine")
    async with running(app, (160, 40)) as pilot:
        await until(pilot, lambda: app.theme == "mine" and app.screen.focused)
        app.push_screen(ThemesScreen())
        await until(pilot, lambda: isinstance(app.screen, ThemesScreen) and "My own" in text(app))
        for text_, colour in (
            (whole.replace(ground, 'background = "#102030"'), "#102030"),
            (whole.replace(ground, 'background = "blue"'), "#102030"),
            (whole.replace(ground, 'background = "#112233"').replace("My own", "Mine"), "#112233"),
        ):
            file.write_text(text_, "utf-8")
            app.follow_themes()
            await until(pilot, lambda c=colour: app.theme_variables["background"].lower() == c)  # type: ignore[misc]
            broken = "mine.toml" in str([each.path for each in app.palettes.broken])
            assert broken is ('"blue"' in text_) and app.theme == "mine"
            await until(pilot, lambda b=broken: ("Theme mine.toml, line" in text(app)) is b)  # type: ignore[misc]
            app.clear_notifications()
        await until(pilot, lambda: "Mine" in text(app) and "My own" not in text(app))


async def test_every_table_wears_the_theme_of_its_game_if_wanted(tmp_path: Path) -> None:
    live = new_live(tmp_path)
    app = app_on(lambda: PlayScreen(live), tmp_path, theme="slate")
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, PlayScreen))
        assert app.theme == "slate"
        app.push_screen(SettingsScreen())
        await until(pilot, lambda: "one per game" in text(app))
        await click(pilot, app, "one per game")
        await until(pilot, lambda: app.theme == card_of("dolce-vita").theme)
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, PlayScreen))
        assert app.theme == card_of("dolce-vita").theme
        await pilot.press("q")
        await until(pilot, lambda: isinstance(app.screen, HomeScreen) and app.theme == "slate")


@pytest.mark.parametrize("asked", [True, False])
async def test_quitting_is_asked_about_if_wanted(tmp_path: Path, asked: bool) -> None:
    app = app_on(None, tmp_path, confirm=asked)
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: app.screen.focused)
        await pilot.press("ctrl+q")
        if asked:
            await until(pilot, lambda: "Quit Ludothèque?" in text(app))
            await pilot.press("escape")
            await until(pilot, lambda: isinstance(app.screen, HomeScreen))
            assert app.is_running
            await click(pilot, app, "Quit")
            await until(pilot, lambda: isinstance(app.screen, ConfirmScreen))
            await pilot.press("enter")
        await until(pilot, lambda: app._exit)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_yes_and_no_are_answered_by_their_letters(tmp_path: Path, language: Language) -> None:
    app = app_on(None, tmp_path, confirm=True, language=language)
    yes, no = (Wording(language)(f"typed.{answer}").split()[-1] for answer in ("yes", "no"))
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: app.screen.focused)
        for key in (no, yes):
            await until(pilot, lambda: isinstance(app.screen, HomeScreen))
            await pilot.press("ctrl+q")
            await until(pilot, lambda: isinstance(app.screen, ConfirmScreen))
            await pilot.press(key)
        await until(pilot, lambda: app._exit)


async def test_deleting_is_asked_about_if_wanted(tmp_path: Path) -> None:
    path = unfinished(tmp_path)
    app = app_on(SavedGamesScreen, tmp_path, confirm=True)
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, SavedGamesScreen) and app.screen.here)
        await pilot.press("delete")
        await until(pilot, lambda: f"Delete {path.name}?" in text(app))
        await click(pilot, app, "Esc: no")
        await until(pilot, lambda: isinstance(app.screen, SavedGamesScreen))
        assert path.exists()
        await pilot.press("delete")
        await until(pilot, lambda: isinstance(app.screen, ConfirmScreen))
        await click(pilot, app, "Enter: yes")
        await until(pilot, lambda: not path.exists())


async def test_a_pass_with_something_to_play_is_asked_for_and_answered_with_another_key(
    tmp_path: Path,
) -> None:
    live = live_from(tmp_path, stopped(6, answering))
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app) as pilot:
        await until(pilot, lambda: isinstance(app.screen, PlayScreen) and board(app).open)
        step = len(live.journal)
        await pilot.press("p")
        await until(pilot, lambda: getattr(board(app).choice, "answer", "") == "pass")
        assert len(live.journal) == step
        await pilot.press("enter")
        await until(pilot, lambda: len(live.journal) > step)
