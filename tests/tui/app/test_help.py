"""Help: every command has words, and the help lists the commands that work now."""

import pkgutil
import re
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from textual.binding import Binding
from textual.dom import DOMNode
from textual.screen import Screen

import tui
from engine.registry import GAMES
from saves.reading import load
from tests.tui.screens import click, finished, text, unfinished
from tests.tui.tables import app_on, at_rest, new_live, picture, running, to_the_end, until
from tui.app.screens.analysing import AnalysingScreen
from tui.app.screens.base import BaseScreen
from tui.app.screens.branching import BranchingScreen
from tui.app.screens.conducted import ConductedScreen
from tui.app.screens.help import HelpScreen, signs
from tui.app.screens.hints import HintingScreen
from tui.app.screens.home import HomeScreen
from tui.app.screens.live import LiveScreen
from tui.app.screens.look_back import LookBackScreen
from tui.app.screens.looking_back import LookingBackScreen
from tui.app.screens.mistakes import MistakesScreen
from tui.app.screens.new_game import NewGameScreen
from tui.app.screens.play import PlayScreen
from tui.app.screens.replay import ReplayScreen
from tui.app.screens.resting import RestingScreen
from tui.app.screens.rules import RulesScreen
from tui.app.screens.saved_games import SavedGamesScreen
from tui.app.screens.settings import SettingsScreen
from tui.app.screens.steps import SteppingScreen
from tui.app.screens.table import TableScreen
from tui.app.screens.talking import TalkingScreen
from tui.app.screens.welcome import WelcomeScreen
from tui.app.widgets.fields import field_words
from tui.app.widgets.form import FormRow
from tui.app.widgets.rows import Rows
from tui.render.glyphs import UNICODE
from tui.widgets.commands import Command, alone, commands_of
from tui.words import LANGUAGES, Language, Wording
from tui.words.catalogue import catalogue


def declared() -> Iterator[tuple[type[Any], Command]]:
    """Yield the commands of every screen and widget of the program."""
    for module in pkgutil.walk_packages(tui.__path__, "tui."):
        if ".cli" in module.name or module.name.endswith("__main__"):
            continue
        for thing in vars(import_module(module.name)).values():
            if isinstance(thing, type) and issubclass(thing, DOMNode):
                for command in getattr(thing, "commands", ()):
                    yield thing, command


def test_every_command_of_every_screen_has_a_name_and_an_explanation() -> None:
    commands = list(declared())
    assert {NewGameScreen, PlayScreen, HomeScreen} <= {owner for owner, _ in commands}
    for owner, command in commands:
        for key in (command.label, f"{command.label}.help"):
            for language in LANGUAGES:
                assert catalogue(language).get(key), f"{owner.__name__} {command.action}"


def test_a_capital_does_what_its_small_letter_does() -> None:
    found = 0
    for owner in {owner for owner, _ in declared()}:
        made = [each for each in owner.BINDINGS if isinstance(each, Binding)]
        done = {key: each.action for each in made for key in each.key.split(",")}
        for key, action in done.items():
            if len(key) == 1 and key.islower():
                assert len(key.upper()) > 1 or done.get(key.upper()) == action, (owner, key)
                found += 1
    assert found > 50


def test_every_command_can_be_done_by_its_owner() -> None:
    for owner, command in declared():
        action = command.action.partition("(")[0]
        if "." not in action:
            assert hasattr(owner, f"action_{action}"), f"{owner.__name__} {command.action}"


PARTS = (
    *(
        BaseScreen,
        TableScreen,
        RestingScreen,
        LiveScreen,
        ConductedScreen,
        HintingScreen,
        *(SteppingScreen, AnalysingScreen, MistakesScreen, BranchingScreen),
        *(LookingBackScreen, TalkingScreen),
    ),
    HelpScreen,
)
"""The bases of other screens, and the help itself."""


def test_every_screen_says_what_it_is() -> None:
    for owner, _ in declared():
        if issubclass(owner, BaseScreen) and owner.__module__.startswith("tui.app.screens."):
            if owner in PARTS:
                continue
            assert f"about.{owner.__name__}" in catalogue("en")


def keys_near(screen: type[BaseScreen]) -> set[str]:
    """Return the keys of a screen's commands and of the widgets that its modules use."""
    modules = [
        import_module(each.__module__) for each in screen.__mro__ if issubclass(each, Screen)
    ]
    near = [thing for module in modules for thing in vars(module).values()]
    commands = [each for thing in near for each in getattr(thing, "commands", ())]
    return {key for command in (*commands, *screen.commands) for key in command.keys.split(",")}


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_help_of_saved_games_names_the_key_that_reads_all_of_a_file(
    language: Language, tmp_path: Path
) -> None:
    """The list reads only both ends of a file, and may call a damaged game finished."""
    app = app_on(SavedGamesScreen, tmp_path, language=language)
    async with running(app, (120, 80)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, SavedGamesScreen))
        await pilot.press("f1")
        said = {"en": "K verifies all of it", "fr": "K le vérifie en entier", "de": "K prüft sie"}
        await until(pilot, lambda: said[language] in " ".join(text(app).split()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_key_named_in_the_help_of_a_screen_works_there(language: Language) -> None:
    say, found = Wording(language), 0
    for owner in {owner for owner, _ in declared() if issubclass(owner, BaseScreen)}:
        about = f"about.{owner.__name__}"
        words = set(re.findall(r"\w+", say(about, **signs(UNICODE)) if say.has(about) else ""))
        for key in ("enter", "escape", "space", "tab", "backspace"):
            if say(f"cap.{key}") in words:
                found += 1
                assert key in keys_near(owner), f"{owner.__name__} {key}"
    assert found


@pytest.mark.parametrize("number", range(len(LANGUAGES)))
async def test_help_lists_every_key_that_works_on_every_screen(number: int, tmp_path: Path) -> None:
    """Each language is tried on two screens, because the tests of the catalogue see to it that
    every language has all words."""
    language = LANGUAGES[number]
    unfinished(tmp_path)
    live = new_live(tmp_path)
    say = Wording(language)
    screens: list[Callable[[], Screen[Any]]] = [
        HomeScreen,
        lambda: NewGameScreen("dolce-vita"),
        SavedGamesScreen,
        lambda: RulesScreen("dolce-vita"),
        SettingsScreen,
        lambda: PlayScreen(live),
    ]
    app = app_on(None, tmp_path, language=language)
    async with running(app, (120, 80)) as pilot:
        for make in screens[number :: len(LANGUAGES)]:
            app.push_screen(make())
            await until(pilot, lambda: app.screen.is_mounted and app.screen.focused is not None)
            await pilot.pause()
            behind = app.screen
            await pilot.press("f1")
            await until(pilot, lambda: isinstance(app.screen, HelpScreen))
            await until(pilot, lambda: say("help.everywhere") in text(app))
            page = " ".join(text(app).split())
            assert say(f"about.{type(behind).__name__}").replace("\xa0", " ")[:20] in page
            for _, command in commands_of(app, behind):
                name = alone(say, command.label, getattr(behind, "played", None) or "")
                assert name.lower() in page.lower(), command.action
            await pilot.press("escape")
            await until(pilot, lambda behind=behind: app.screen is behind)  # type: ignore[misc]


async def test_help_is_opened_and_closed_by_question_mark_and_by_mouse(tmp_path: Path) -> None:
    app = app_on(None, tmp_path)
    async with running(app, (80, 24)) as pilot:
        await pilot.press("question_mark")
        await until(pilot, lambda: isinstance(app.screen, HelpScreen))
        await pilot.press("question_mark")
        await until(pilot, lambda: isinstance(app.screen, HomeScreen))
        await click(pilot, app, "? help")
        await until(pilot, lambda: isinstance(app.screen, HelpScreen))
        await click(pilot, app, "Esc")
        await until(pilot, lambda: isinstance(app.screen, HomeScreen))


async def test_a_click_on_a_line_of_the_help_does_what_it_says(tmp_path: Path) -> None:
    path = finished(tmp_path)
    app = app_on(lambda: ReplayScreen(load(path)), tmp_path)
    async with running(app, (80, 64)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        replay = app.screen
        assert isinstance(replay, ReplayScreen)
        await click(pilot, app, "? help")
        await until(pilot, lambda: isinstance(app.screen, HelpScreen))
        await until(pilot, lambda: "Switch to the next" in text(app))
        await click(pilot, app, "Switch to the next")
        await until(pilot, lambda: app.screen is replay)
        await until(pilot, lambda: replay.perspective == 1)


async def test_in_a_name_the_question_mark_and_f1_help(tmp_path: Path) -> None:
    app = app_on(lambda: NewGameScreen("dolce-vita"), tmp_path)
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: app.screen.query("#name-0") and app.screen.focused)
        app.screen.set_focus(app.screen.query_one("#name-0"))
        await pilot.press(*"Who")
        for key in ("question_mark", "f1"):
            await pilot.press(key)
            await until(pilot, lambda: isinstance(app.screen, HelpScreen))
            await pilot.press("escape")
            await until(pilot, lambda: "Who" in text(app) and "Who?" not in text(app))


async def test_the_help_says_that_the_game_waits_only_where_one_does(tmp_path: Path) -> None:
    path, live, over = finished(tmp_path), new_live(tmp_path), to_the_end(new_live(tmp_path, 3))
    tables: list[tuple[Callable[[], Screen[Any]], bool]] = [
        (lambda: PlayScreen(live), True),
        (lambda: LookBackScreen(live, 0, 0), True),
        (lambda: LookBackScreen(over, 0, 0), False),
        (lambda: ReplayScreen(load(path)), False),
    ]
    for make, waits in tables:
        app = app_on(make, tmp_path)
        async with running(app, (80, 200)) as pilot:
            await until(pilot, lambda app=app: isinstance(app.screen, TableScreen))  # type: ignore[misc]
            await until(pilot, lambda app=app: app.screen.is_mounted and app.screen.focused)  # type: ignore[misc]
            assert ("game paused" in text(app)) == (
                waits and isinstance(app.screen, LookBackScreen)
            )
            await pilot.press("f1")
            await until(pilot, lambda app=app: "Everywhere" in text(app))  # type: ignore[misc]
            assert text(app).count("waits") == waits


async def test_the_help_names_escape_once_while_the_log_is_open(tmp_path: Path) -> None:
    path = finished(tmp_path)
    app = app_on(lambda: ReplayScreen(load(path)), tmp_path)
    async with running(app, (80, 80)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen) and app.screen.focused)
        await pilot.press("l", "question_mark")
        await until(pilot, lambda: "Everywhere" in text(app))
        caps = [row[2:].partition("  ")[0].split() for row in text(app).splitlines()]
        assert [each for each in caps if "Esc" in each] == [["Esc"]]
        assert ["Q"] in caps
        assert "start of the next round." in text(app) and "next split" not in text(app)


async def test_while_words_are_typed_one_way_out_is_named(tmp_path: Path) -> None:
    finished(tmp_path)
    app = app_on(SavedGamesScreen, tmp_path)
    async with running(app, (80, 80)) as pilot:
        await until(pilot, lambda: app.screen.query(Rows) and app.screen.query_one(Rows).count)
        await pilot.press("n", "f1")
        await until(pilot, lambda: "Everywhere" in text(app))
        assert "Cancel and change nothing." in text(app)
        assert "Go back to the previous screen." not in text(app)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_help_at_a_table_of_dolce_vita_says_what_an_equals_sign_is(
    language: Language, tmp_path: Path
) -> None:
    path = finished(tmp_path)
    app = app_on(lambda: ReplayScreen(load(path)), tmp_path, language=language)
    async with running(app, (80, 40)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen) and app.screen.focused)
        assert "=7" not in text(app)
        await pilot.press("question_mark")
        await until(pilot, lambda: text(app).count("=7") == 2)


async def test_the_digits_share_one_line_of_the_help(tmp_path: Path) -> None:
    app = app_on(None, tmp_path)
    async with running(app, (80, 30)) as pilot:
        await pilot.press("question_mark")
        await until(pilot, lambda: "1–8" in text(app))
        assert text(app).count("By number") == 1


async def test_each_key_of_a_pair_has_its_own_line_and_one_name_for_both_shares_it(
    tmp_path: Path,
) -> None:
    for make, pair in ((HomeScreen, False), (lambda: RulesScreen("dolce-vita"), True)):
        app = app_on(make, tmp_path)
        async with running(app, (80, 60)) as pilot:
            await until(pilot, lambda app=app: app.screen.focused is not None)  # type: ignore[misc]
            await pilot.press("question_mark")
            await until(pilot, lambda app=app: "Everywhere" in text(app))  # type: ignore[misc]
            page = text(app)
            assert ("← →" in page) is pair
            assert "←" in page and "→" in page and "← ←" not in page


FORMS: dict[str, Callable[[], Screen[Any]]] = {
    "settings": SettingsScreen,
    "welcome": WelcomeScreen,
    **{game: lambda game=game: NewGameScreen(game) for game in GAMES},  # type: ignore[misc]
}


@pytest.mark.parametrize("form", FORMS)
async def test_every_field_has_words_that_say_what_it_means(tmp_path: Path, form: str) -> None:
    app = app_on(FORMS[form], tmp_path)
    async with running(app, (120, 40)) as pilot:
        await until(pilot, lambda: app.screen.query(FormRow) and app.screen.focused)
        fields = [field for row in app.screen.query(FormRow) for field in row.fields]
        assert len(fields) > 2
        assert [field.id for field in fields if not field_words(field, Wording("en"))] == []


async def test_the_help_explains_the_field_that_has_the_focus(tmp_path: Path) -> None:
    app = app_on(SettingsScreen, tmp_path)
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: app.screen.query("#speed"))
        app.screen.set_focus(app.screen.query_one("#speed"))
        await pilot.press("question_mark")
        await until(pilot, lambda: "How long the table pauses" in text(app))


@pytest.mark.parametrize("form", FORMS)
async def test_one_sees_where_the_focus_is(tmp_path: Path, form: str) -> None:
    app = app_on(FORMS[form], tmp_path)
    async with running(app, (120, 40)) as pilot:
        await until(pilot, lambda: app.screen.query(FormRow) and app.screen.focused)
        app.screen.set_focus(None)
        await at_rest(pilot)
        without = picture(app)
        for field in [each for row in app.screen.query(FormRow) for each in row.fields]:
            if app.screen.region.contains_region(field.region) and field.region.area:
                app.screen.set_focus(field)
                await until(pilot, lambda: picture(app) != without)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_is_written_as_it_stands_on_a_keyboard(language: Language) -> None:
    say = Wording(language)
    for owner, command in declared():
        first = command.keys.partition(",")[0]
        assert len(first) < 2 or command.key_cap(say) != first, f"{owner.__name__} {first}"


def test_the_key_named_is_one_that_gets_through() -> None:
    say = Wording("fr")
    aid = Command("help", "question_mark,f1", "key.help", cap="?")
    assert aid.key_cap(say) == "?"
    assert aid.without("question_mark".__eq__).key_cap(say) == "F1"
    assert aid.without({"question_mark", "f1"}.__contains__) == aid
