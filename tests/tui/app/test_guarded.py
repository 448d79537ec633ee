"""Events that come too late or too early for a screen do no harm: two clicks read together, a key
typed while a screen opens, a table that is left while a robot moves."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from textual.events import Click, Key, MouseDown, MouseUp, Resize
from textual.geometry import Size
from textual.widgets import Static

from engine.dolce_vita import DOLCE_VITA
from saves.header import Player
from saves.listing import list_saves
from tests.tui.lists import app_with_list, listed
from tests.tui.screens import finished, place, text, unfinished
from tests.tui.tables import SEED, advance, app_on, at_rest, new_live, noon, running, until
from tests.tui.wreckers import new_sea, silent
from tui.app.app import LudothequeApp
from tui.app.screens.confirm import ConfirmScreen
from tui.app.screens.curtain import CurtainScreen
from tui.app.screens.help import HelpScreen
from tui.app.screens.home import HomeScreen
from tui.app.screens.look_back import LookBackScreen
from tui.app.screens.new_game import NewGameScreen
from tui.app.screens.palette import Palette
from tui.app.screens.play import PlayScreen
from tui.app.screens.replay import ReplayScreen
from tui.app.screens.rules import RulesScreen
from tui.app.screens.saved_games import SavedGamesScreen
from tui.app.screens.settings import SettingsScreen
from tui.app.widgets.menu import Menu
from tui.session.new_game import NewGame, begin
from tui.widgets.board import Board


def typed(app: LudothequeApp, *keys: str) -> None:
    """Post keys that are read together."""
    for key in keys:
        app.post_message(Key(key, key if len(key) == 1 else None))


def clicked(app: LudothequeApp, x: int, y: int, times: int) -> None:
    """Post clicks that are read together."""
    for _ in range(times):
        for kind in (MouseDown, MouseUp):
            app.post_message(kind(None, x, y, 0, 0, 1, False, False, False, screen_x=x, screen_y=y))


SCREENS: dict[str, Callable[[], Any]] = {
    "help": lambda: HelpScreen(SettingsScreen()),
    "saves": SavedGamesScreen,
    "rules": lambda: RulesScreen("dolce-vita"),
    "settings": SettingsScreen,
}


@pytest.mark.parametrize("name", SCREENS)
async def test_a_double_click_on_back_leaves_one_screen(tmp_path: Path, name: str) -> None:
    app = app_on(SettingsScreen, tmp_path)
    async with running(app) as pilot:
        app.push_screen(SCREENS[name]())
        await at_rest(pilot)
        clicked(app, *place(app, "Esc"), 2)
        await until(pilot, lambda: len(app.screen_stack) == 1)
        await at_rest(pilot)
        assert isinstance(app.screen, SettingsScreen)


async def test_what_was_agreed_to_is_done_before_the_list_is_left(tmp_path: Path) -> None:
    unfinished(tmp_path)
    app = app_with_list(tmp_path, confirm=True)
    async with running(app) as pilot:
        await listed(pilot, app, 1)
        await pilot.press("d")
        await until(pilot, lambda: isinstance(app.screen, ConfirmScreen))
        await at_rest(pilot)
        typed(app, "enter", "escape")
        await until(pilot, lambda: isinstance(app.screen, HomeScreen))
        assert list_saves(tmp_path) == []
        await at_rest(pilot)
        assert "home.continue" not in [item.key for item in app.screen.query_one(Menu).items]


async def test_a_click_where_the_terminal_ended_before_it_came_does_nothing(tmp_path: Path) -> None:
    app = app_on(None, tmp_path)
    async with running(app, (100, 30)) as pilot:
        await pilot.press("ctrl+p")
        await at_rest(pilot)
        x, y = 178, 59  # in the terminal as large as it was when the mouse was clicked
        app.screen.post_message(
            Click(app.screen, x, y, 0, 0, 1, False, False, False, screen_x=x, screen_y=y)
        )
        await at_rest(pilot)
        assert isinstance(app.screen, Palette)


async def test_ctrl_q_leaves_the_program_though_the_screen_that_got_it_was_left(
    tmp_path: Path,
) -> None:
    app = app_on(SettingsScreen, tmp_path)
    async with running(app) as pilot:
        await until(pilot, lambda: isinstance(app.screen, SettingsScreen))
        left = app.screen
        left.dismiss()
        left.post_message(Key("ctrl+q", None))
        await until(pilot, lambda: bool(app._exit))


async def test_ctrl_q_leaves_the_program_though_what_had_the_focus_was_left(tmp_path: Path) -> None:
    """Escape and Ctrl+Q that are read together both go to the page of the help."""
    app = app_on(SettingsScreen, tmp_path)
    async with running(app) as pilot:
        await pilot.press("f1")
        await until(pilot, lambda: isinstance(app.screen, HelpScreen))
        await at_rest(pilot)
        page = app.focused
        assert page is not None
        app.screen.dismiss()
        page.post_message(Key("ctrl+q", None))
        await until(pilot, lambda: bool(app._exit))


async def test_a_mouse_where_the_terminal_ended_before_it_came_takes_no_focus(
    tmp_path: Path,
) -> None:
    app = app_on(None, tmp_path)
    async with running(app, (100, 30)) as pilot:
        await pilot.press("ctrl+p")
        await until(pilot, lambda: isinstance(app.screen, Palette) and "Help" in text(app))
        clicked(app, 178, 59, 1)
        typed(app, "escape")
        await until(pilot, lambda: isinstance(app.screen, HomeScreen))


async def test_a_mouse_at_what_has_just_been_removed_points_at_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The mouse comes between the removal and the next drawing. The widget that is removed was
    partly scrolled away."""
    app = app_on(SettingsScreen, tmp_path)
    async with running(app) as pilot:
        removed = Static("gone")
        removed.styles.layer, removed.styles.position = "_above", "absolute"
        removed.styles.width, removed.styles.height = 20, 20
        removed.styles.offset = (-2, -2)
        await app.screen.mount(removed, before=0)
        await at_rest(pilot)
        removed.refresh()
        press = MouseDown(None, 1, 1, 0, 0, 1, False, False, False, screen_x=1, screen_y=1)
        with monkeypatch.context() as removing:
            removing.setattr(removed, "_parent", None)  # as Textual does first
            app.screen._forward_event(press)
        await removed.remove()
        await at_rest(pilot)
        assert isinstance(app.screen, SettingsScreen)


async def test_the_language_changes_under_the_palette(tmp_path: Path) -> None:
    """A change of language and Ctrl+P may be read together. The palette is then composed anew, with
    the names of the new language and with what was typed."""
    app = app_on(SettingsScreen, tmp_path)
    async with running(app) as pilot:
        await pilot.press("ctrl+p")
        await until(pilot, lambda: isinstance(app.screen, Palette) and "Help" in text(app))
        app.change(language="fr")
        typed(app, "down", "pagedown", "h", "e", "l", "p")
        await until(pilot, lambda: isinstance(app.screen, Palette) and "Trouver" in text(app))
        await until(pilot, lambda: "Aide" in text(app))
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, SettingsScreen) and "Langue" in text(app))


async def test_a_screen_that_is_left_while_it_is_composed_anew_just_goes(tmp_path: Path) -> None:
    app = app_on(SettingsScreen, tmp_path)
    async with running(app) as pilot:
        await until(pilot, lambda: isinstance(app.screen, SettingsScreen))
        left = app.screen
        left.dismiss()
        await until(pilot, lambda: isinstance(app.screen, HomeScreen) and not left.is_attached)
        left.refresh(recompose=True)
        await left._check_recompose()


async def test_the_palette_opens_again_before_it_has_closed(tmp_path: Path) -> None:
    app = app_on(None, tmp_path)
    async with running(app) as pilot:
        await pilot.press("ctrl+p")
        await at_rest(pilot)
        assert isinstance(app.screen, Palette)
        app.screen.dismiss()
        app.action_command_palette()
        await until(pilot, lambda: isinstance(app.screen, Palette) and "Help" in text(app))


async def test_the_palette_waits_for_a_screen_that_opens(tmp_path: Path) -> None:
    live = advance(new_live(tmp_path), lambda live: len(live.journal) >= 30)
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app) as pilot:
        await until(pilot, lambda: isinstance(app.screen, PlayScreen) and app.screen.board.open)
        assert isinstance(app.screen, PlayScreen)
        app.screen.look_back(7)
        app.action_command_palette()
        await until(pilot, lambda: isinstance(app.screen, Palette) and "Help" in text(app))


async def test_a_key_typed_while_a_screen_opens_is_meant_for_it(tmp_path: Path) -> None:
    live = advance(new_live(tmp_path), lambda live: len(live.journal) >= 30)
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app) as pilot:
        await until(pilot, lambda: isinstance(app.screen, PlayScreen) and app.screen.board.open)
        typed(app, "pageup", "7", "enter")
        await until(
            pilot, lambda: isinstance(app.screen, LookBackScreen) and app.screen.number == 7
        )


@pytest.mark.parametrize("leave", ["screen", "program"])
async def test_a_table_goes_while_robots_play(tmp_path: Path, leave: str) -> None:
    players = tuple(Player(name, "random") for name in ("Anna", "Bruno", "Clio"))
    live = begin(NewGame("dolce-vita", players, DOLCE_VITA.options(), SEED), tmp_path, noon)
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app) as pilot:
        await until(pilot, lambda: len(live.journal) > 20)
        table = app.screen
        if leave == "screen":
            app.pop_screen()
            await until(pilot, lambda: isinstance(app.screen, HomeScreen) and not table.is_running)
        else:
            app.exit(0)
    assert not app.return_code


async def test_a_key_for_a_screen_that_opens_while_the_program_ends_does_nothing(
    tmp_path: Path,
) -> None:
    """Textual gives a screen no widgets that opens while the program ends."""
    live = advance(new_live(tmp_path), lambda live: len(live.journal) >= 30)
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app) as pilot:
        await until(pilot, lambda: isinstance(app.screen, PlayScreen) and app.screen.board.open)
        await app.run_action("look_back", app.screen)
        looking = app.screen
        assert isinstance(looking, LookBackScreen)
        app.exit(0)
        await until(pilot, lambda: looking.is_mounted)
        await app.run_action("previous", looking)
    assert not app.return_code


async def test_starting_a_game_twice_or_under_the_help_starts_no_other(tmp_path: Path) -> None:
    """Enter in a field and a click may be read together; a second game would stay locked."""
    app = app_on(lambda: NewGameScreen("dolores"), tmp_path)
    async with running(app) as pilot:
        await at_rest(pilot)
        form = app.screen
        assert isinstance(form, NewGameScreen)
        app.action_help()
        form.action_start()
        await until(pilot, lambda: isinstance(app.screen, HelpScreen))
        assert list_saves(tmp_path) == []
        app.pop_screen()
        await at_rest(pilot)
        form.action_start()
        form.action_start()
        await until(pilot, lambda: isinstance(app.screen, PlayScreen) and app.screen.is_mounted)
        assert len(list_saves(tmp_path)) == 1


async def test_going_on_with_a_game_twice_opens_it_once(tmp_path: Path) -> None:
    unfinished(tmp_path)
    app = app_on(None, tmp_path)
    async with running(app) as pilot:
        await at_rest(pilot)
        menu = app.screen.query_one(Menu)
        menu.action_choose()
        menu.action_choose()
        await until(pilot, lambda: isinstance(app.screen, PlayScreen))
        await at_rest(pilot)
        assert len(app.screen_stack) == 2


async def test_opening_a_replay_twice_opens_it_once(tmp_path: Path) -> None:
    finished(tmp_path)
    app = app_on(SavedGamesScreen, tmp_path)
    async with running(app) as pilot:
        await at_rest(pilot)
        typed(app, "r", "r")
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        await at_rest(pilot)
        assert len(app.screen_stack) == 2


async def test_a_key_for_a_table_that_is_covered_does_nothing(tmp_path: Path) -> None:
    """After an undo under a curtain there would be nobody to lift it."""
    live = new_sea(tmp_path, humans=("Anna", "Zoe"))
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app) as pilot:
        await silent(pilot, app, 0, 1)
        await until(pilot, lambda: isinstance(app.screen, CurtainScreen) and app.screen.hung)
        table = app.screen_stack[-2]
        assert isinstance(table, PlayScreen)
        steps = len(live.journal)
        await app.run_action("take_back", table)
        await app.run_action("leave", table)
        await pilot.press("v")
        await until(pilot, lambda: app.screen is table)
        await until(pilot, lambda: table.board.open)
        assert len(live.journal) == steps


async def test_a_move_is_taken_back_in_the_moment_in_which_somebody_hurries(tmp_path: Path) -> None:
    """The table pauses on a move; it must not play on beside the game after the undo."""
    live = new_live(tmp_path)
    app = app_on(lambda: PlayScreen(live), tmp_path, speed="slow")
    async with running(app) as pilot:
        await until(pilot, lambda: isinstance(app.screen, PlayScreen))
        table = app.screen
        assert isinstance(table, PlayScreen)
        table.action_skip()
        await until(pilot, lambda: table.board.open)
        table.post_message(Board.Intent(live.journal.game.legal(table.account.view)[0]))
        await until(pilot, lambda: table.check_action("take_back", ()))
        table.action_skip()
        table.action_take_back()
        await until(pilot, lambda: table.board.open)
        assert len([each for each in table.workers if each.group == "table"]) == 1


async def test_rules_are_turned_before_they_are_set(tmp_path: Path) -> None:
    app = app_on(None, tmp_path)
    async with running(app) as pilot:
        await at_rest(pilot)
        rules = RulesScreen("dolce-vita")
        app.push_screen(rules)
        await app.run_action("section(1)", rules)
        await app.run_action("section(-1)", rules)
        await until(pilot, lambda: "Dolce Vita" in text(app))
        await at_rest(pilot)


async def test_the_saves_in_one_column(tmp_path: Path) -> None:
    unfinished(tmp_path)
    app = app_on(SavedGamesScreen, tmp_path)
    async with running(app, (1, 1)) as pilot:
        await pilot.resize_terminal(80, 24)
        await until(pilot, lambda: "Anna" in text(app))


async def test_two_sizes_that_a_screen_hears_of_together_do_not_take_turns(tmp_path: Path) -> None:
    """For each size the screen lays itself out, and is told of the size again."""
    live = new_live(tmp_path)
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app, (80, 24)) as pilot:
        await at_rest(pilot)
        laid: list[Size] = []
        app.screen.screen_layout_refresh_signal.subscribe(
            app.screen, lambda _: laid.append(app.screen.size)
        )
        for size in (Size(100, 30), Size(80, 24)):
            app.screen.post_message(Resize(size, size))
            app.screen.call_later(lambda: None)  # neighbours in the queue would be taken for one
        for _ in range(30):
            await pilot.pause()
        assert len(laid) < 10 and app.screen.size == (80, 24)
