"""Looking back during a game, and returning to the table as it was."""

from pathlib import Path

from textual.pilot import Pilot

from engine.dalmuti.legal import legal
from saves.header import Player
from saves.writing import LiveGame
from tests.tui.screens import text
from tests.tui.tables import (
    advance,
    app_on,
    at_turn,
    lifted,
    new_live,
    noon,
    running,
    until,
)
from tui.app.app import LudothequeApp
from tui.app.screens.curtain import CurtainScreen
from tui.app.screens.look_back import LookBackScreen
from tui.app.screens.play import PlayScreen
from tui.session.new_game import NewGame, begin, default_game


def table(app: LudothequeApp) -> PlayScreen:
    return next(each for each in app.screen_stack if isinstance(each, PlayScreen))


async def my_turn(pilot: Pilot[object], app: LudothequeApp) -> None:
    await until(pilot, lambda: isinstance(app.screen, PlayScreen) and table(app).board.open)


async def looking_back(pilot: Pilot[object], app: LudothequeApp) -> LookBackScreen:
    await until(pilot, lambda: isinstance(app.screen, LookBackScreen))
    screen = app.screen
    assert isinstance(screen, LookBackScreen)
    return screen


def dalmuti(folder: Path, people: int) -> LiveGame:
    """Return a match of four, the first so many of them people, at the question of a person who has
    more than two choices."""
    new = default_game("dalmuti", 4, level="random", seed="x")
    players = [Player(f"P{n}", "human" if n < people else "random") for n in range(4)]
    live = begin(NewGame("dalmuti", tuple(players), new.options, "x"), folder, noon)

    def a_person_chooses(live: LiveGame) -> bool:
        seat = live.table.to_act[0]
        return 0 <= seat < people and len(legal(live.table.view(seat))) > 2

    return advance(live, lambda live: len(live.journal) > 12 and a_person_chooses(live))


async def test_one_looks_back_and_finds_the_table_as_it_was(tmp_path: Path) -> None:
    live = at_turn(new_live(tmp_path), 30)
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app) as pilot:
        await my_turn(pilot, app)
        card = live.table.view(0).hands[0].bit_length()
        await pilot.press(str(card), "c")
        assert table(app).board.choice.action(0) is not None
        choice, step, before = table(app).board.choice, len(live.journal), live.path.read_bytes()
        await pilot.press("pageup")
        replay = await looking_back(pilot, app)
        assert replay.number == replay.last == step
        await pilot.press("left", "left", "home")
        await until(pilot, lambda: "game paused" in text(app))
        assert replay.step == 0
        await pilot.press("escape")
        await my_turn(pilot, app)
        assert table(app).board.choice == choice
        assert len(live.journal) == step and live.path.read_bytes() == before
        await pilot.press("enter")
        await until(pilot, lambda: len(live.journal) > step)
        assert live.journal.actions[step].card == card


async def test_a_click_in_the_log_looks_back_at_that_move(tmp_path: Path) -> None:
    live = advance(new_live(tmp_path), lambda live: len(live.journal) > 3)
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app) as pilot:
        await my_turn(pilot, app)
        await pilot.click(table(app).chronicle, offset=(6, 4))
        replay = await looking_back(pilot, app)
        assert replay.step == 3


async def test_nothing_goes_on_while_one_looks_back(tmp_path: Path) -> None:
    live = advance(new_live(tmp_path), lambda live: live.table.to_act == (1,))
    app = app_on(lambda: PlayScreen(live), tmp_path, speed="slow")
    async with running(app) as pilot:
        await until(pilot, lambda: isinstance(app.screen, PlayScreen))
        await pilot.press("pageup")
        replay = await looking_back(pilot, app)
        step = len(live.journal)
        table(app).action_skip()  # robots that did not wait would be through by now
        for _ in range(20):
            await pilot.pause(0.01)
        assert len(live.journal) == replay.last == step
        await pilot.press("q")
        await my_turn(pilot, app)
        assert len(live.journal) == 5


async def test_against_robots_one_looks_back_with_ones_own_eyes_alone(tmp_path: Path) -> None:
    live = dalmuti(tmp_path, people=1)
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app) as pilot:
        await my_turn(pilot, app)
        await pilot.press("pageup")
        replay = await looking_back(pilot, app)
        assert replay.seats == (0,)
        await pilot.press("v", "home", "right", "right")
        assert replay.moment is not None and replay.moment.view.seat == 0


async def test_at_a_shared_keyboard_only_the_one_at_the_screen_looks_back(tmp_path: Path) -> None:
    live = dalmuti(tmp_path, people=3)
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app) as pilot:
        await until(pilot, lambda: isinstance(app.screen, CurtainScreen))
        await pilot.press("pageup", "backspace")
        assert isinstance(app.screen, CurtainScreen)
        await lifted(pilot, app)
        await until(pilot, lambda: table(app).moment is not None)
        seat = table(app).perspective
        await pilot.press("pageup")
        replay = await looking_back(pilot, app)
        assert replay.seats == (seat,) and not replay.check_action("perspective", ())
        await pilot.press("left", "v", "v")
        assert replay.moment is not None and replay.moment.view.seat == seat
