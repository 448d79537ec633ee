"""The names in the form of a new game: typed, usual, twice, too long, hostile."""

from pathlib import Path

from textual.widgets import Input

from tests.tui.forms import app_with_form, names, start, started, to_fields
from tests.tui.screens import place, text
from tests.tui.tables import app_on, running, until
from tui.app.screens.help import HelpScreen
from tui.app.screens.new_game import NewGameScreen
from tui.session.new_game import NOBODY
from tui.settings import read_settings


async def test_a_name_that_has_no_room_is_cut_before_the_eyes(tmp_path: Path) -> None:
    app = app_with_form(tmp_path)
    async with running(app, (80, 24)) as pilot:
        await to_fields(pilot, app)
        await pilot.press("down", *"x" * 24)
        cut = "A name can be at most 24 characters wide"
        assert cut not in text(app)
        await pilot.press("y")
        await until(pilot, lambda: cut in text(app))
        assert "x" * 24 in text(app) and "y" not in app.screen.query_one("#name-0", Input).value
        await pilot.press("backspace")
        await until(pilot, lambda: cut not in text(app))


async def test_the_key_of_help_is_no_letter_of_a_name(tmp_path: Path) -> None:
    """A robot was called “?” for a whole game, and a person for good."""
    app = app_with_form(tmp_path)
    async with running(app, (80, 24)) as pilot:
        await to_fields(pilot, app)
        await pilot.press("down", *"Zoe", "question_mark")
        await until(pilot, lambda: isinstance(app.screen, HelpScreen))
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, NewGameScreen))
        assert app.screen.query_one("#name-0", Input).value == "Zoe"


async def test_two_of_one_name_are_told_beside_the_field_and_nothing_is_lost(
    tmp_path: Path,
) -> None:
    app = app_with_form(tmp_path)
    async with running(app, (80, 24)) as pilot:
        await to_fields(pilot, app)
        await pilot.press("down", *"Zoe", "down", *"zOE")
        await until(pilot, lambda: "zOE" in text(app) and "↑" in text(app))
        complaint = place(app, "↑")
        assert complaint[1] == place(app, "● 2")[1] + 1
        await start(pilot, app)
        await pilot.pause()
        assert isinstance(app.screen, NewGameScreen)
        assert app.screen.focused is app.screen.query_one("#name-1")
        assert app.screen.query_one("#name-0", Input).value == "Zoe"
        await pilot.press("end", "n")
        await start(pilot, app)
        header = await started(pilot, app)
    assert names(header)[:2] == ["Zoe", "zOEn"]
    assert not list(tmp_path.glob("*.lock"))


async def test_a_usual_name_steps_aside_for_a_person_who_bears_it(tmp_path: Path) -> None:
    app = app_with_form(tmp_path)
    async with running(app, (80, 24)) as pilot:
        await to_fields(pilot, app)
        await pilot.press("down", *"Bruno")
        await start(pilot, app)
        header = await started(pilot, app)
    assert names(header)[0] == "Bruno" and len(set(names(header))) == 4


async def test_hostile_names_are_cleaned_as_they_come_in(tmp_path: Path) -> None:
    app = app_with_form(tmp_path)
    hostile = "\x1b[31m[link=x]\u202eAn\u200bna[/]\x07" + "x" * 10_000
    async with running(app, (80, 24)) as pilot:
        await to_fields(pilot, app)
        await pilot.press("down")
        field = app.screen.query_one("#name-0", Input)
        field.value = hostile
        await until(pilot, lambda: "Anna" in text(app))
        assert "\x1b" not in text(app)
        await pilot.press("down", "down", "down", "down", "down", "down", "down")
        app.screen.query_one("#seed", Input).value = "\x1b]52;c;x\x07" + "y" * 10_000
        await start(pilot, app)
        header = await started(pilot, app)
    assert names(header)[0] == "[31m[link=x]Anna[/]xxxxxxxx"[:24]
    assert len(header.seed) == 64


async def test_a_name_of_blanks_is_no_name(tmp_path: Path) -> None:
    app = app_with_form(tmp_path)
    async with running(app, (80, 24)) as pilot:
        await to_fields(pilot, app)
        await pilot.press("down", "space", "space")
        await start(pilot, app)
        header = await started(pilot, app)
    assert names(header)[0] == NOBODY


async def test_the_players_name_is_remembered(tmp_path: Path) -> None:
    app = app_with_form(tmp_path)
    app.settings_file = tmp_path / "settings.toml"
    async with running(app, (80, 24)) as pilot:
        await to_fields(pilot, app)
        await pilot.press("down", *"Zoe")
        await start(pilot, app)
        await started(pilot, app)
    assert read_settings(tmp_path / "settings.toml")[0].name == "Zoe"
    app = app_on(None, tmp_path, name="Zoe")
    async with running(app, (80, 24)) as pilot:
        await pilot.press("n")
        await until(pilot, lambda: isinstance(app.screen, NewGameScreen))
        assert "Zoe" in text(app)
