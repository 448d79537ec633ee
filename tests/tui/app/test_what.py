"""What is this? The card over a table that explains each thing on it, and the rules that open from
there: the game waits, and goes on as it was."""

import re
from pathlib import Path
from typing import Any

import pytest
from textual.geometry import Region
from textual.pilot import Pilot

from engine.game import DEALER
from saves.writing import LiveGame
from tests.tui.games.dalmuti.tables import live_with
from tests.tui.screens import click, place, text
from tests.tui.tables import advance, app_on, at_turn, new_live, noon, running, until
from tui.app.app import LudothequeApp
from tui.app.doors import behind
from tui.app.screens.help import HelpScreen
from tui.app.screens.lesson import LessonScreen
from tui.app.screens.play import PlayScreen
from tui.app.screens.replay import ReplayScreen
from tui.app.screens.rules import RulesScreen
from tui.app.screens.table import TableScreen
from tui.app.screens.what import WhatScreen, beside
from tui.app.widgets.page import Page
from tui.games.registry import card_of, offered_games
from tui.session.new_game import begin, default_game
from tui.widgets.canvas import Canvas
from tui.words.spans import text_of


def table(app: LudothequeApp) -> TableScreen:
    return next(each for each in app.screen_stack if isinstance(each, TableScreen))


async def shown(pilot: Pilot[Any], app: LudothequeApp, screen: type, *words: str) -> None:
    await until(pilot, lambda: isinstance(app.screen, screen))
    await until(pilot, lambda: all(each in text(app) for each in words))


async def my_turn(pilot: Pilot[Any], app: LudothequeApp) -> None:
    await until(pilot, lambda: isinstance(app.screen, PlayScreen) and table(app).board.open)


async def test_an_arrow_where_nothing_is_in_sight_stays_where_it_is(tmp_path: Path) -> None:
    """This happens when the terminal becomes too small while the card is open."""
    live = at_turn(new_live(tmp_path))
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app) as pilot:
        await my_turn(pilot, app)
        await pilot.press("i", "up")
        await shown(pilot, app, WhatScreen, "Number card")
        assert isinstance(app.screen, WhatScreen)
        app.screen._spots = []
        await app.run_action("move(0, -1)", app.screen)
        assert "Number card" in text(app)


async def test_the_card_explains_what_happens_then_thing_after_thing(tmp_path: Path) -> None:
    live = at_turn(new_live(tmp_path), 8)
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app) as pilot:
        await my_turn(pilot, app)
        step = len(live.journal)
        await pilot.press("i")
        await shown(pilot, app, WhatScreen, "Placing cards")
        await pilot.press("up")
        await shown(pilot, app, WhatScreen, "Number card")
        await pilot.press("4", "c", "enter")  # the game waits: these are no moves
        await shown(pilot, app, RulesScreen, "Placing cards")
        await pilot.press("escape")
        await shown(pilot, app, WhatScreen, "Number card")
        await pilot.press("up", "up")
        await until(pilot, lambda: re.search(r"│ [A-Z][a-z]+\s\d00,000 +│", text(app)))
        await pilot.press("escape")
        await my_turn(pilot, app)
        assert len(live.journal) == step and "Number card" not in text(app)


async def test_the_keys_that_work_everywhere_work_over_the_card(tmp_path: Path) -> None:
    live = at_turn(new_live(tmp_path), 8)
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app) as pilot:
        await my_turn(pilot, app)
        await pilot.press("i")
        await shown(pilot, app, WhatScreen, "Placing cards")
        await pilot.press("question_mark")
        await shown(pilot, app, HelpScreen, "What you can do now")
        await pilot.press("escape")
        await shown(pilot, app, WhatScreen, "Placing cards")
        await pilot.press("ctrl+p")
        await until(pilot, lambda: isinstance(app.screen, behind("palette")))


async def test_the_right_button_and_the_mouse_ask(tmp_path: Path) -> None:
    live = at_turn(new_live(tmp_path), 8)
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app) as pilot:
        await my_turn(pilot, app)
        choice = table(app).board.choice
        await pilot.click(offset=place(app, "Fortunes"), button=3)
        await shown(pilot, app, WhatScreen, "Fortunes", "in hundreds of thousands")
        assert table(app).board.choice == choice
        await pilot.hover(offset=place(app, "Dolce Vita"))
        await shown(pilot, app, WhatScreen, "This game has 4 rounds")
        await click(pilot, app, "back")
        await my_turn(pilot, app)


async def test_a_thing_on_which_the_mouse_rests_explains_itself_until_the_table_changes(
    tmp_path: Path,
) -> None:
    live = at_turn(new_live(tmp_path), 8)
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app) as pilot:
        await my_turn(pilot, app)

        def told() -> str:
            return " ".join(str(each.tooltip) for each in table(app).query(Canvas) if each.tooltip)

        await pilot.hover(offset=place(app, "Fortunes"))
        await until(pilot, lambda: "in hundreds of thousands" in told())
        await pilot.hover(offset=place(app, "Dolce Vita"))
        await until(pilot, lambda: "This game has 4 rounds" in told())
        table(app).board.tooltip = "of another moment"
        table(app).moment = table(app).account.moment(1)
        await until(pilot, lambda: "another moment" not in told())


async def test_before_the_first_trick_no_last_move_is_explained_nor_what_is_not_there(
    tmp_path: Path,
) -> None:
    app = app_on(lambda: PlayScreen(live_with(tmp_path, {0: [12, 11]})), tmp_path)
    async with running(app) as pilot:
        await my_turn(pilot, app)
        await pilot.press("i")
        await shown(pilot, app, WhatScreen)
        assert isinstance(app.screen, WhatScreen)
        topics = {each.topic[0] for each in app.screen._spots}
        assert "choosing" in topics and "move" not in topics
        assert all(each.region.width for each in app.screen._spots)


@pytest.mark.parametrize("game", offered_games())
async def test_tab_goes_round_all_that_is_shown(game: str, tmp_path: Path) -> None:
    new = default_game(game, card_of(game).usual_seats, level="random", seed="round")
    live = advance(begin(new, tmp_path, noon), lambda live: len(live.journal) > 20)
    app = app_on(lambda: ReplayScreen(live, 20), tmp_path)
    async with running(app) as pilot:
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        await pilot.press("i")
        await shown(pilot, app, WhatScreen)
        screen = app.screen
        assert isinstance(screen, WhatScreen)
        await until(pilot, lambda: screen._here is not None)
        seen, first = [], screen._here
        for _ in range(len(screen._spots)):
            seen.append(screen._here)
            screen.action_next(1)
        assert screen._here == first and len(set(seen)) == len(screen._spots) > 10


async def test_the_rules_open_from_a_table_at_what_happens_and_the_game_waits(
    tmp_path: Path,
) -> None:
    new = default_game("dalmuti", 4, level="random", seed="rules")
    live = advance(
        begin(new, tmp_path, noon),
        lambda live: live.table.to_act == (0,) and live.table.view(0).table.top is not None,
    )
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app) as pilot:
        await my_turn(pilot, app)
        await pilot.press("f2")
        await shown(pilot, app, RulesScreen, "Clockwise, each player either beats")
        await pilot.press("escape")
        await my_turn(pilot, app)


async def test_robots_wait_while_the_rules_are_read(tmp_path: Path) -> None:
    live = new_live(tmp_path)
    app = app_on(lambda: PlayScreen(live), tmp_path, speed="slow")
    async with running(app) as pilot:
        await until(pilot, lambda: isinstance(app.screen, PlayScreen))
        await until(pilot, lambda: table(app).frame is not None)
        await pilot.press("f2")
        await shown(pilot, app, RulesScreen)
        step = len(live.journal)
        for _ in range(20):
            await pilot.pause(0.01)
        assert len(live.journal) <= step + 1
        await pilot.press("escape")
        await until(pilot, lambda: len(live.journal) > step + 1 or table(app).board.open)


async def test_a_lesson_can_be_asked_too(tmp_path: Path) -> None:
    app = app_on(lambda: LessonScreen("dolores"), tmp_path)
    async with running(app) as pilot:
        await until(pilot, lambda: isinstance(app.screen, LessonScreen))
        await until(pilot, lambda: table(app).frame is not None)
        await pilot.press("i")
        await shown(pilot, app, WhatScreen, "Rules, section")
        await pilot.press("escape")
        await shown(pilot, app, LessonScreen)


async def test_a_search_goes_on_in_the_other_games(tmp_path: Path) -> None:
    app = app_on(lambda: RulesScreen("dolores"), tmp_path)
    async with running(app) as pilot:
        await shown(pilot, app, RulesScreen, "Dolorès")
        await pilot.press("slash", *"jester", "enter")
        await shown(pilot, app, RulesScreen, "Der Große Dalmuti", "match 1 of")
        page = app.screen.query_one(Page)
        await until(pilot, lambda: page.top > 0)


async def test_what_others_do_for_the_first_time_is_explained_and_covers_nothing_of_the_table(
    tmp_path: Path,
) -> None:
    def columns_are_awarded(live: LiveGame) -> bool:
        return live.table.to_act == (DEALER,) and bool(live.table.view(0).bids[0][0])

    live = advance(new_live(tmp_path), columns_are_awarded)
    app = app_on(lambda: PlayScreen(live), tmp_path, speed="slow")
    async with running(app) as pilot:
        await until(pilot, lambda: isinstance(app.screen, PlayScreen))
        while "I:\N{NO-BREAK SPACE}more" not in text(app):
            await pilot.press("space")
            await pilot.pause()
        screen = table(app)
        assert screen.frame is not None and screen.frame.topic is not None
        assert f"dolce-vita.{screen.frame.topic[0]}" in app.settings.told.split()
        title = text_of(screen.frame.note[0])
        panel = screen.query_one("#told #hint-panel")
        for size in ((80, 24), (120, 40)):
            await pilot.resize_terminal(*size)
            # The new layout comes a while after the new size.
            await until(
                pilot,
                lambda: (
                    screen.size == size  # noqa: B023
                    and panel.region.height >= 2
                    and not panel.region.overlaps(screen.board.region)
                ),
            )
        await pilot.press("i")
        await shown(pilot, app, WhatScreen, title, "Rules, section")
        await pilot.resize_terminal(80, 24)
        await until(pilot, lambda: app.screen.size == (80, 24))
        await shown(pilot, app, WhatScreen, title, "Rules, section")


def test_a_card_lies_beside_what_it_explains() -> None:
    room, card = Region(0, 0, 80, 23), (50, 7)
    for spot in (Region(3, 0, 10, 1), Region(60, 22, 18, 1), Region(0, 2, 20, 18)):
        x, y = beside(spot, card, room)
        assert room.contains_region(Region(x, y, *card))
        assert not spot.overlaps(Region(x, y, *card))
