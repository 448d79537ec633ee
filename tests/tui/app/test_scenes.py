"""Scenes at the table: they are shown in order, and keys pressed meanwhile are not lost."""

from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.timer import Timer

from engine.dolce_vita.actions import Award, Gather, Place
from saves.reading import load
from saves.writing import LiveGame
from tests.tui.screens import text
from tests.tui.tables import (
    advance,
    app_on,
    at_rest,
    new_live,
    noon,
    running,
    to_the_end,
    until,
)
from tui.app.app import LudothequeApp
from tui.app.screens.play import PlayScreen
from tui.app.screens.replay import ReplayScreen
from tui.games.dolce_vita.awarding import Awarding
from tui.games.dolce_vita.hand import Placement
from tui.games.registry import offered_games
from tui.render.scene import Frame
from tui.session.new_game import begin, default_game


def table(app: LudothequeApp) -> PlayScreen:
    screen = app.screen
    assert isinstance(screen, PlayScreen)
    return screen


def contested(live: LiveGame) -> bool:
    """Return whether somebody will take something from the next column that somebody else wants."""
    state = live.journal.state
    at = state.awarded
    bids = [mask for mask in state.bids[at] if mask] if at < 7 else []
    return live.table.to_act == (-1,) and len(bids) > 1 and len(set(bids)) == len(bids)


async def at_table(pilot: Pilot[Any], app: LudothequeApp) -> PlayScreen:
    await until(pilot, lambda: isinstance(app.screen, PlayScreen) and app.screen.frame)
    return table(app)


async def test_T5_a_column_is_awarded_frame_by_frame_and_told_when_it_is_over(
    tmp_path: Path,
) -> None:
    live = advance(new_live(tmp_path), contested)
    column, step = live.journal.state.awarded, len(live.journal)
    app = app_on(lambda: PlayScreen(live), tmp_path, speed="slow", motion=True)
    async with running(app, (80, 24)) as pilot:
        screen = await at_table(pilot, app)
        letter = "ABCDEFG"[column]
        await until(
            pilot,
            lambda: isinstance(screen.frame and screen.frame.moment.action, Awarding),
        )
        while len(live.journal) < step + 2:
            frame = screen.frame
            assert frame is not None
            if isinstance(frame.moment.action, Awarding | Award):
                assert frame.moment.action.column == column
                await until(
                    pilot, lambda: f"awarding column\N{NO-BREAK SPACE}{letter}" in text(app)
                )
                cursor = [s for row in screen.board.lines for s in row if s.roles == "cursor"]
                assert [span.text.strip() for span in cursor] == [letter]
                told = screen._told == screen.account.last
                assert told is isinstance(frame.moment.action, Award) or not told
            await pilot.press("space")
            await until(pilot, lambda last=frame: screen.frame is not last)  # type: ignore[misc]


async def test_T14_a_key_pressed_while_the_table_rests_is_kept_for_the_question(
    tmp_path: Path,
) -> None:
    live = advance(new_live(tmp_path), lambda live: live.table.to_act == (3,))
    app = app_on(lambda: PlayScreen(live), tmp_path, speed="slow")
    async with running(app) as pilot:
        screen = await at_table(pilot, app)
        await until(pilot, lambda: isinstance(screen.frame and screen.frame.moment.action, Place))
        await pilot.press("5")
        await until(pilot, lambda: screen.board.open and screen.board.choice == Placement(5))


async def test_a_key_pressed_before_a_round_ends_picks_nothing_in_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The key was meant for the old cards; `Enter` would then play a card that nobody chose."""
    live = advance(new_live(tmp_path), lambda live: live.journal.state.awarded == 6)
    play, kept = PlayScreen.play, 0

    async def typed_ahead(screen: PlayScreen, number: int, spared: float = 0.0) -> Frame:
        nonlocal kept
        if isinstance(screen.driver.account.moment(number).action, Award):
            screen._kept.append("5")
            kept += 1
        return await play(screen, number, spared)

    monkeypatch.setattr(PlayScreen, "play", typed_ahead)
    app = app_on(lambda: PlayScreen(live), tmp_path, pauses="robots")
    async with running(app) as pilot:
        screen = await at_table(pilot, app)
        await until(pilot, lambda: "continue" in text(app))
        await pilot.press("greater_than_sign")
        await until(pilot, lambda: screen.board.open)
        await pilot.pause()
        assert kept == 1 and screen.board.choice == Placement()


@pytest.mark.parametrize("key", ["enter", "space", "greater_than_sign"])
async def test_the_end_of_a_round_waits_for_a_key(tmp_path: Path, key: str) -> None:
    live = advance(new_live(tmp_path), lambda live: live.journal.state.awarded == 6)
    app = app_on(lambda: PlayScreen(live), tmp_path, pauses="robots")
    async with running(app, (80, 24)) as pilot:
        screen = await at_table(pilot, app)
        await until(pilot, lambda: "continue" in text(app))
        assert "Enter to continue" in text(app).splitlines()[0]
        assert isinstance(live.journal.actions[-1], Award) and not screen.board.open
        await pilot.press(key)
        await until(pilot, lambda: Gather() in live.journal.actions)
        await until(pilot, lambda: "continue" not in text(app))


async def test_autoplay_plays_the_scenes_of_the_table(tmp_path: Path) -> None:
    live = advance(new_live(tmp_path), contested)
    step = len(live.journal)
    live = to_the_end(live)
    live.close()
    app = app_on(
        lambda: ReplayScreen(load(live.path), step=step), tmp_path, speed="slow", motion=True
    )
    async with running(app) as pilot:
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen) and app.screen.frame)
        screen = app.screen
        assert isinstance(screen, ReplayScreen)
        await pilot.press("space")
        await until(pilot, lambda: isinstance(screen.frame.moment.action, Awarding))  # type: ignore[union-attr]
        assert screen.number == step + 1
        await pilot.press("v")
        await until(pilot, lambda: screen.frame and screen.frame.moment.view.seat == 1)
        await pilot.press("space")
        assert screen.frame == screen.face.still(screen.account.moment(screen.number))


def running_timers(app: LudothequeApp) -> list[Timer]:
    """Return the timers, other than paused ones, that will still wake something on the screen."""
    nodes = [app, app.screen, *app.screen.walk_children()]
    timers = [each for node in nodes for each in node._timers if each._active.is_set()]
    return [each for each in timers if each._task and not each._task.done()]


@pytest.mark.parametrize("game", offered_games())
async def test_nothing_wakes_a_table_whose_scenes_have_been_played(
    game: str, tmp_path: Path
) -> None:
    new = default_game(game, 4, level="random", seed="rest")
    live = advance(begin(new, tmp_path, noon), lambda live: 0 in live.table.to_act)
    app = app_on(lambda: PlayScreen(live), tmp_path, speed="fast", motion=True)
    async with running(app, (120, 40)) as pilot:
        screen = await at_table(pilot, app)
        await until(pilot, lambda: screen.board.open and not screen.board.flying)
        await until(pilot, lambda: not running_timers(app))
        painted, paint = [], screen.board.paint
        screen.board.paint = lambda *size: painted.append(size) or paint(*size)  # type: ignore
        await at_rest(pilot)
        assert not painted and not running_timers(app)
