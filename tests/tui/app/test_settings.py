"""The settings: each takes effect at once and is saved."""

from pathlib import Path

import pytest

from tests.tui.screens import click, text
from tests.tui.tables import app_on, running, until
from tui.app.app import LudothequeApp
from tui.app.choices import choices
from tui.app.screens.settings import SettingsScreen
from tui.app.screens.themes import ThemesScreen
from tui.app.widgets.fields import field_words
from tui.app.widgets.form import FormRows
from tui.settings import Settings, read_settings
from tui.words import LANGUAGES, Language


def app_with_settings(folder: Path) -> LudothequeApp:
    app = app_on(SettingsScreen, folder)
    app.settings_file = folder / "settings.toml"
    return app


async def test_every_setting_is_changed_by_keyboard_and_kept(tmp_path: Path) -> None:
    app = app_with_settings(tmp_path)
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: "Language" in text(app))
        await pilot.press("down", "enter")
        await until(pilot, lambda: isinstance(app.screen, ThemesScreen) and app.screen.focused)
        await pilot.press("up")
        await until(pilot, lambda: app.theme == "riviera-afternoon")
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, SettingsScreen))
        await pilot.press("down", "down", "left", "down", "left", "down", "right")
        await until(pilot, lambda: app.settings.ascii)
        # Wait for the new widgets, because keys typed now would go to the old ones.
        await until(pilot, lambda: "·" not in text(app))
        await until(pilot, lambda: app.screen.focused is app.screen.query_one("#ascii"))
        await pilot.press(*["down"] * 11, *"Zoe")
        await pilot.press(*["up"] * 16, "right")
        await until(pilot, lambda: "Réglages" in text(app))
        kept, trouble = read_settings(tmp_path / "settings.toml")
    assert trouble is None
    assert kept == Settings(
        language="fr",
        theme="riviera-afternoon",
        speed="fast",
        motion=True,
        ascii=True,
        name="Zoe",
        pauses="never",
        goals=False,
        remarks=False,
    )


async def test_a_key_does_not_replace_the_whole_name(tmp_path: Path) -> None:
    app = app_with_settings(tmp_path)
    app.change(name="Zoe")
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: app.screen.query("#name"))
        app.screen.set_focus(app.screen.query_one("#name"))
        await pilot.press("x")
        await until(pilot, lambda: app.settings.name == "Zoex")
        await pilot.press("backspace")
        await until(pilot, lambda: app.settings.name == "Zoe")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_setting_is_named_whole(tmp_path: Path, language: str) -> None:
    app = app_on(SettingsScreen, tmp_path, language=language)
    async with running(app, (80, 40)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, SettingsScreen) and app.screen.focused)
        shown = text(app)
        assert [each for each in choices(app.say) if app.say(f"settings.{each}") not in shown] == []


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_setting_is_explained_in_sight(tmp_path: Path, language: Language) -> None:
    app = app_on(SettingsScreen, tmp_path, language=language)
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, SettingsScreen) and app.screen.focused)
        fields = {field_words(each, app.say): each for each in app.screen.focus_chain}
        for key, field in fields.items():
            if key:
                app.screen.set_focus(field)
                said = " ".join(app.say(key).split())
                await until(pilot, lambda said=said: said in " ".join(text(app).split()))  # type: ignore[misc]


async def test_every_setting_is_changed_by_mouse(tmp_path: Path) -> None:
    app = app_with_settings(tmp_path)
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: "Language" in text(app))
        await click(pilot, app, "Riviera, night")
        await until(pilot, lambda: isinstance(app.screen, ThemesScreen) and app.screen.focused)
        await click(pilot, app, "Riviera, afternoon")
        await until(pilot, lambda: app.theme == "riviera-afternoon")
        await click(pilot, app, "Riviera, afternoon")
        await until(pilot, lambda: isinstance(app.screen, SettingsScreen))
        await click(pilot, app, "slow")
        await click(pilot, app, "yes")
        await click(pilot, app, "ASCII only")
        await until(pilot, lambda: app.settings.ascii)
        await click(pilot, app, "Français")
        await until(pilot, lambda: "Réglages" in text(app))
        await click(pilot, app, "Unicode")
        await until(pilot, lambda: not app.settings.ascii)
        await click(pilot, app, "Échap")
        await until(pilot, lambda: "Nouvelle partie" in text(app))
    kept, _ = read_settings(tmp_path / "settings.toml")
    assert kept == Settings(
        language="fr",
        theme="riviera-afternoon",
        speed="slow",
        motion=True,
        pauses="never",
        goals=False,
        remarks=False,
    )


async def test_plain_signs_show_at_once(tmp_path: Path) -> None:
    app = app_with_settings(tmp_path)
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: "Settings · changes apply" in text(app))
        await click(pilot, app, "ASCII only")
        await until(pilot, lambda: "Settings . changes apply" in text(app))
        await until(pilot, lambda: all(char.isascii() or char.isalpha() for char in text(app)))


async def test_settings_that_cannot_be_written_hold_for_this_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = app_with_settings(tmp_path)
    (tmp_path / "file").write_text("")
    app.settings_file = tmp_path / "file" / "settings.toml"
    async with running(app, (120, 40)) as pilot:
        await until(pilot, lambda: "Language" in text(app))
        await click(pilot, app, "slow")
        await until(pilot, lambda: "could not be saved" in text(app))
        assert app.settings.speed == "slow"


async def test_where_the_settings_lie_is_said(tmp_path: Path) -> None:
    app = app_with_settings(tmp_path)
    app.settings_file = Path("/home/zoe/.config/ludotheque/settings.toml")
    async with running(app, (80, 24)) as pilot:
        await until(
            pilot, lambda: "saved in /home/zoe/.config/ludotheque/settings.toml" in text(app)
        )


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40), (120, 43), (120, 44), (200, 60)])
async def test_every_setting_is_in_sight(size: tuple[int, int], tmp_path: Path) -> None:
    async with running(app := app_with_settings(tmp_path), size) as pilot:
        await until(pilot, lambda: app.screen.query("#name"))
        await pilot.pause()
        assert app.screen.query_one(FormRows).max_scroll_y == 0
        await until(pilot, lambda: app.say("settings.name") in text(app))
