"""The home screen: every item by key, by letter, by arrows and by mouse."""

import subprocess
import sys
from pathlib import Path

import pytest
from textual.events import AppBlur, AppFocus
from textual.screen import Screen

import tui.games.registry
from saves.writing import LiveGame
from tests.tui.screens import click, finished, text, unfinished
from tests.tui.tables import advance, app_on, at_rest, noon, running, until
from tests.tui.wreckers import drifted, new_sea
from tui.app.screens.help import HelpScreen
from tui.app.screens.home import HomeScreen
from tui.app.screens.join import JoinScreen
from tui.app.screens.lesson import LessonScreen
from tui.app.screens.new_game import NewGameScreen
from tui.app.screens.play import PlayScreen
from tui.app.screens.rules import RulesScreen
from tui.app.screens.saved_games import SavedGamesScreen
from tui.app.screens.settings import SettingsScreen
from tui.app.screens.statistics import StatisticsScreen
from tui.app.screens.today import TodayScreen
from tui.session.new_game import begin, default_game
from tui.words import LANGUAGES, Language

DOORS: list[type[Screen[None]]] = [
    NewGameScreen,
    SavedGamesScreen,
    SavedGamesScreen,
    StatisticsScreen,
    RulesScreen,
    SettingsScreen,
    JoinScreen,
]
KEYS = [
    ("1", "ampersand", "n", "N"),
    ("2", "é", "s", "S"),
    ("3", "quotation_mark", "r", "R"),
    ("4", "apostrophe", "t", "T"),
    ("5", "left_parenthesis", "u", "U"),
    ("6", "minus", "e", "E"),
    ("7", "è", "j", "J"),
]
"""The number as keyboards send it, with and without Shift on AZERTY, and the letter."""


async def test_every_door_opens_by_number_and_by_letter(tmp_path: Path) -> None:
    """Another test presses the digits of the numbers, with a game to continue."""
    app = app_on(None, tmp_path)
    async with running(app, (80, 24)) as pilot:
        for (_, *keys), door in zip(KEYS, DOORS, strict=True):
            for key in keys:
                await pilot.press(key)
                await until(pilot, lambda door=door: type(app.screen) is door)  # type: ignore[misc]
                app.pop_screen()
                await until(pilot, lambda: isinstance(app.screen, HomeScreen))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_no_word_of_the_game_to_go_on_with_is_cut(language: Language, tmp_path: Path) -> None:
    drifted(new_sea(tmp_path, humans=("Camille",)), lambda sea: sea.sharing.number == 10).close()
    app = app_on(None, tmp_path, language=language)
    async with running(app, (80, 24)) as pilot:
        say = app.say
        await until(pilot, lambda: f"0  {say('home.continue')}" in text(app))
        row = next(each for each in text(app).splitlines() if say("home.continue") in each)
        assert "Dolorès" in row and "10" in row and "Camille" in row
        assert app.glyphs.ellipsis not in row


@pytest.mark.parametrize("language", LANGUAGES)
async def test_of_a_large_table_to_go_on_with_only_people_are_named(
    language: Language, tmp_path: Path
) -> None:
    new = default_game("dalmuti", 12, human="Camille", level="random")
    advance(begin(new, tmp_path, noon), lambda live: live.table.to_act == (0,)).close()
    app = app_on(None, tmp_path, language=language)
    async with running(app, (80, 24)) as pilot:
        continued = app.say("home.continue")
        await until(pilot, lambda: f"0  {continued}" in text(app))
        row = next(each for each in text(app).splitlines() if continued in each)
        assert "Camille" in row and app.glyphs.ellipsis not in row
        assert not [robot.name for robot in new.players[1:] if robot.name in row], row


@pytest.mark.parametrize("language", LANGUAGES)
async def test_no_letter_of_a_door_is_a_key_of_the_screen(
    language: Language, tmp_path: Path
) -> None:
    """D must open the deal of the day, though Reprendre has a D and could take it as its letter."""
    unfinished(tmp_path)
    app = app_on(None, tmp_path, language=language, goals=True)
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: f"0  {app.say('home.continue')}" in text(app))
        for key, screen in (("d", TodayScreen), ("o", LessonScreen)):
            await pilot.press(key)
            await until(pilot, lambda screen=screen: type(app.screen) is screen)  # type: ignore[misc]
            app.pop_screen()
            await until(pilot, lambda: isinstance(app.screen, HomeScreen))


async def test_no_door_changes_its_keys_when_there_is_a_game_to_go_on_with(tmp_path: Path) -> None:
    unfinished(tmp_path)
    app = app_on(None, tmp_path)
    async with running(app, (80, 24)) as pilot:
        assert "0  Continue" in text(app)
        for (digit, *_), door in zip(KEYS, DOORS, strict=True):
            await pilot.press(digit)
            await until(pilot, lambda door=door: type(app.screen) is door)  # type: ignore[misc]
            app.pop_screen()
            await until(pilot, lambda: isinstance(app.screen, HomeScreen))
        await pilot.press("0")
        await until(pilot, lambda: isinstance(app.screen, PlayScreen))


@pytest.mark.parametrize(("begun", "digits"), [(False, "1–8"), (True, "0–8")])
async def test_help_names_the_numbers_that_open_something(
    begun: bool, digits: str, tmp_path: Path
) -> None:
    """If the help named 0 to 9, some of these digits would do nothing."""
    if begun:
        unfinished(tmp_path)
    app = app_on(None, tmp_path)
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: f"{digits[0]}  " in text(app))
        await pilot.press("question_mark")
        await until(pilot, lambda: "By number" in text(app))
        row = next(each for each in text(app).splitlines() if "By number" in each)
        assert row.split()[0] == digits


async def test_every_door_opens_by_arrows_and_enter(tmp_path: Path) -> None:
    app = app_on(None, tmp_path)
    async with running(app, (80, 24)) as pilot:
        for steps, door in enumerate(DOORS):
            await until(pilot, lambda: isinstance(app.screen, HomeScreen))
            await pilot.press("home", *["down"] * steps, "enter")
            await until(pilot, lambda door=door: type(app.screen) is door)  # type: ignore[misc]
            await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, HomeScreen))
        await pilot.press("end", "enter")
        await pilot.pause()
    assert app.return_code == 0


async def test_every_door_opens_by_mouse(tmp_path: Path) -> None:
    app = app_on(None, tmp_path, language="fr")
    words = ["Nouvelle", "Parties", "Revoir", "Statistiques", "gles", "glages", "Rejoindre"]
    async with running(app, (80, 24)) as pilot:
        for word, door in zip(words, DOORS, strict=True):
            await until(pilot, lambda: isinstance(app.screen, HomeScreen))
            await click(pilot, app, word)
            await until(pilot, lambda door=door: type(app.screen) is door)  # type: ignore[misc]
            await click(pilot, app, "Échap")
        await until(pilot, lambda: isinstance(app.screen, HomeScreen))
        await click(pilot, app, "Quitter")
    assert app.return_code == 0


async def test_without_an_unfinished_game_there_is_nothing_to_continue(tmp_path: Path) -> None:
    finished(tmp_path, seats=3)
    app = app_on(None, tmp_path)
    async with running(app, (80, 24)):
        assert "New game" in text(app)
        assert "Continue" not in text(app)


async def test_continue_names_the_game_and_goes_on_with_it_in_one_key(tmp_path: Path) -> None:
    unfinished(tmp_path, age=3, humans=("Old",))
    path = unfinished(tmp_path, moves=40, age=1, humans=("Anna", "Zoe"))
    finished(tmp_path)
    app = app_on(None, tmp_path)
    async with running(app, (80, 24)) as pilot:
        row = next(line for line in text(app).splitlines() if "Continue" in line)
        assert "Dolce Vita" in row and "Anna" in row and "Zoe" in row and "Round 2" in row
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, PlayScreen))
        screen = app.screen
        assert isinstance(screen, PlayScreen)
        assert screen.live.path == path


async def test_a_game_that_another_window_plays_is_not_offered_to_continue(tmp_path: Path) -> None:
    old = unfinished(tmp_path, age=3, humans=("Old",))
    path = unfinished(tmp_path, humans=("Anna",))
    app = app_on(None, tmp_path)
    with LiveGame.resume(path):
        async with running(app, (80, 24)) as pilot:
            assert "Old" in text(app) and "Anna" not in text(app)
            await pilot.press("enter")
            await until(pilot, lambda: isinstance(app.screen, PlayScreen))
            screen = app.screen
            assert isinstance(screen, PlayScreen)
            assert screen.live.path == old


async def test_what_happened_meanwhile_is_seen_on_coming_home(tmp_path: Path) -> None:
    path = unfinished(tmp_path)
    app = app_on(None, tmp_path)
    async with running(app, (80, 24)) as pilot:
        assert "Continue" in text(app)
        await pilot.press("e")
        await until(pilot, lambda: isinstance(app.screen, SettingsScreen))
        path.unlink()
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, HomeScreen))
        await until(pilot, lambda: "Continue" not in text(app))


async def test_the_cursor_is_where_it_was_when_help_is_closed(tmp_path: Path) -> None:
    unfinished(tmp_path)
    app = app_on(HomeScreen, tmp_path)
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: "▶ 0" in text(app))
        await pilot.press("down", "question_mark")
        await until(pilot, lambda: isinstance(app.screen, HelpScreen))
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, HomeScreen))
        await at_rest(pilot)
        assert "▶ 1" in text(app)


async def test_a_torn_save_is_gone_on_with_and_what_was_lost_is_said(tmp_path: Path) -> None:
    path = unfinished(tmp_path)
    path.write_bytes(path.read_bytes()[:-20])
    app = app_on(None, tmp_path)
    async with running(app, (120, 40)) as pilot:
        await pilot.press("c")
        await until(pilot, lambda: isinstance(app.screen, PlayScreen))
        await until(pilot, lambda: "1 line cannot be recovered" in text(app))


async def test_a_game_without_a_card_is_not_offered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = tui.games.registry.CARDS
    monkeypatch.setattr(tui.games.registry, "CARDS", {"dolce-vita": here["dolce-vita"]})
    app = app_on(None, tmp_path)
    async with running(app, (80, 24)) as pilot:
        assert "Dolce Vita" in text(app) and "Dalmuti" not in text(app)
        assert "choose game" not in text(app)
        await pilot.press("n")
        await until(pilot, lambda: isinstance(app.screen, NewGameScreen))
        assert "Players" in text(app) and "Dalmuti" not in text(app)


def test_the_first_screen_imports_no_game_that_was_not_played_last(tmp_path: Path) -> None:
    script = (
        "import asyncio, sys; from pathlib import Path; from tests.tui.tables import app_on\n"
        "async def look():\n"
        f"    app = app_on(None, Path({str(tmp_path)!r}))\n"
        "    async with app.run_test(size=(80, 24)) as pilot: await pilot.pause()\n"
        "asyncio.run(look())\n"
        "print(*[name for name in sys.modules if name.startswith('engine.d')], file=sys.__stdout__)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == ""


async def test_the_arrows_choose_the_game_of_a_new_game(tmp_path: Path) -> None:
    app = app_on(None, tmp_path)
    async with running(app, (80, 24)) as pilot:
        assert "Dolorès" in text(app) and "Der Große Dalmuti" in text(app)
        await pilot.press("right", "right", "right", "right", "n")
        await until(pilot, lambda: "New game · Dolorès" in text(app))


async def test_a_card_opens_a_new_game_of_its_game(tmp_path: Path) -> None:
    app = app_on(None, tmp_path)
    async with running(app, (80, 24)) as pilot:
        await click(pilot, app, "Dalmuti")
        await until(pilot, lambda: "New game · Der Große Dalmuti" in text(app))


async def test_what_opens_while_the_window_is_left_has_the_keys(tmp_path: Path) -> None:
    app = app_on(HomeScreen, tmp_path)
    async with running(app) as pilot:
        app.post_message(AppBlur())
        await pilot.pause()
        app.go("rules", "dolce-vita")
        await until(pilot, lambda: "Seven columns of fine" in text(app))
        app.post_message(AppFocus())
        await pilot.press("end")
        await until(pilot, lambda: "Seven columns of fine" not in text(app))


async def test_the_game_to_continue_is_the_selected_one_at_first(tmp_path: Path) -> None:
    begin(default_game("dalmuti", 4, seed="last"), tmp_path, noon).close()
    app = app_on(None, tmp_path)
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, HomeScreen))
        await pilot.press("5")
        await until(pilot, lambda: "Der Große Dalmuti" in text(app).splitlines()[0])


async def test_the_game_of_the_table_that_was_left_is_the_selected_one(tmp_path: Path) -> None:
    app = app_on(None, tmp_path)
    async with running(app, (80, 24)) as pilot:
        app.go("lesson", "dalmuti", "Anna")
        await until(pilot, lambda: isinstance(app.screen, LessonScreen))
        await pilot.press("q")
        await until(pilot, lambda: isinstance(app.screen, HomeScreen))
        await pilot.press("5")
        await until(pilot, lambda: "Der Große Dalmuti" in text(app).splitlines()[0])
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, HomeScreen))
        await pilot.press("left", "5")
        await until(pilot, lambda: "Dolorès" in text(app).splitlines()[0])
