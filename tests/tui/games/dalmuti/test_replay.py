"""Stepping through a match of Der Große Dalmuti, as a seat knew it or with all hands open."""

from pathlib import Path

import pytest

from engine.dalmuti.actions import (
    Collect,
    Deal,
    Revolution,
    Sweep,
)
from engine.dalmuti.state import Options
from engine.game import EVERYONE, Seat
from saves.reading import load
from saves.writing import LiveGame
from tests.tui.games.dalmuti.tables import (
    journey,
    live_from,
    moment,
    steps_of,
)
from tests.tui.screens import text
from tests.tui.tables import app_on, running, until
from tui.app.screens.replay import ReplayScreen
from tui.games.dalmuti.board import DalmutiBoard


def finished(folder: Path, seats: int = 5) -> LiveGame:
    live = live_from(folder, journey(seats, "b", Options(hands=2)))
    live.close()
    return live


@pytest.mark.parametrize("seat", [0, EVERYONE])
async def test_the_replay_goes_by_trick_and_by_hand(seat: Seat, tmp_path: Path) -> None:
    live = finished(tmp_path)
    saved = load(live.path)
    tricks = steps_of(live.journal, Collect, Sweep, Revolution)
    hands = steps_of(live.journal, Deal)
    app = app_on(lambda: ReplayScreen(saved, seat=seat), tmp_path)
    async with running(app) as pilot:
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        replay = app.screen
        assert isinstance(replay, ReplayScreen)
        await pilot.press("pagedown")
        assert replay.step == hands[0]
        await pilot.press("pagedown", "pagedown")
        assert replay.step == tricks[1]
        await until(pilot, lambda: "Hand 1 · Trick 2" in text(app))
        await pilot.press("right_square_bracket")
        assert replay.step == hands[1]
        await pilot.press("left_square_bracket")
        assert replay.step == hands[0]


async def test_the_replay_shows_a_seat_what_it_knew_then_or_all_hands(tmp_path: Path) -> None:
    live = finished(tmp_path)
    saved = load(live.path)
    step = steps_of(live.journal, Collect)[0] + 3
    app = app_on(lambda: ReplayScreen(saved, step=step), tmp_path)
    async with running(app) as pilot:
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        replay = app.screen
        assert isinstance(replay, ReplayScreen)
        for seat in (0, 1, 2, 3, 4, EVERYONE):
            assert replay.perspective == seat
            assert replay.moment == moment(live.journal, step, seat)
            assert isinstance(replay.board, DalmutiBoard) and replay.board.choice is None
            await pilot.press("v")
        await pilot.press("v")
        seen = text(app)
        await pilot.press("end", "home", *str(step), "enter")
        await pilot.pause()
        assert text(app) == seen
