"""Saves that are larger than any game: read while a screen says so and the keys are answered."""

from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from saves.lock import beside
from saves.reading import load
from saves.writing import LiveGame
from tests.saves.test_listing import noted
from tests.tui.lists import app_with_list, listed
from tests.tui.screens import finished, text, unfinished
from tests.tui.tables import running, until
from tui.app.screens import open_save
from tui.app.screens.help import HelpScreen
from tui.app.screens.play import PlayScreen
from tui.app.screens.reading import ReadingScreen
from tui.app.screens.replay import ReplayScreen
from tui.app.screens.saved_games import SavedGamesScreen


class Gate:
    """A disk that answers when it is told to."""

    def __init__(self) -> None:
        self.open = Event()
        self.passed = Event()

    def before(self, read: Callable[[Path], Any]) -> Callable[[Path], Any]:
        def later(path: Path) -> Any:
            self.open.wait()
            try:
                return read(path)
            finally:
                self.passed.set()

        return later


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    gate = Gate()
    monkeypatch.setattr(open_save, "load", gate.before(load))
    monkeypatch.setattr(LiveGame, "resume", gate.before(LiveGame.resume))
    yield gate
    gate.open.set()


def enlarged(path: Path) -> Path:
    """Add more than two megabytes of notes to a save, and return its path."""
    path.write_bytes(noted(path.read_bytes(), *[2000] * 1100))
    return path


@pytest.mark.parametrize(("make", "goal"), [(unfinished, PlayScreen), (finished, ReplayScreen)])
async def test_it_opens_once_it_is_read(
    tmp_path: Path, gate: Gate, make: Callable[[Path], Path], goal: type
) -> None:
    path = enlarged(make(tmp_path))
    app = app_with_list(tmp_path)
    async with running(app, (80, 24)) as pilot:
        await listed(pilot, app, 1)
        await pilot.press("enter")
        await until(pilot, lambda: f"Reading {path.name}" in text(app))
        await pilot.press("question_mark")
        await until(pilot, lambda: isinstance(app.screen, HelpScreen))
        gate.open.set()
        await until(pilot, gate.passed.is_set)
        # Nothing has opened over the help, because somebody reads it.
        assert isinstance(app.screen, HelpScreen)
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, goal) and app.screen.is_mounted)
        assert not any(isinstance(each, ReadingScreen) for each in app.screen_stack)


async def test_who_does_not_wait_for_it_is_back_in_the_list(tmp_path: Path, gate: Gate) -> None:
    path = enlarged(unfinished(tmp_path))
    app = app_with_list(tmp_path)
    async with running(app, (80, 24)) as pilot:
        await listed(pilot, app, 1)
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, ReadingScreen) and app.screen.is_mounted)
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, SavedGamesScreen))
        gate.open.set()
        await until(pilot, gate.passed.is_set)
        # The lock goes, because a game is closed again if nobody waits for it any more.
        await until(pilot, lambda: not beside(path).exists())
        assert isinstance(app.screen, SavedGamesScreen)


async def test_one_that_cannot_be_read_is_said(tmp_path: Path) -> None:
    path = unfinished(tmp_path)
    path.write_bytes(b"[" * 3_000_000)
    app = app_with_list(tmp_path)
    async with running(app, (80, 24)) as pilot:
        await listed(pilot, app, 1)
        await pilot.press("enter")
        await until(pilot, lambda: "This is not a saved game" in text(app))
        assert isinstance(app.screen, SavedGamesScreen)
