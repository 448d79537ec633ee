"""A game without a tutorial or samples: it offers neither, and nothing fails."""

from pathlib import Path

import pytest

import tui.games.dolce_vita.card
from tests.tui.screens import text
from tests.tui.tables import app_on, running, until
from tui.app.screens.examples import ExamplesScreen
from tui.app.screens.home import HomeScreen
from tui.app.screens.lesson import LessonScreen
from tui.app.screens.rules import RulesScreen
from tui.app.screens.welcome import WelcomeScreen


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """Remove the tutorial and the samples from Dolce Vita."""
    card = tui.games.dolce_vita.card.CARD._replace(lesson=None, samples=())
    monkeypatch.setattr(tui.games.dolce_vita.card, "CARD", card)


async def test_first_steps_are_offered_for_the_games_that_have_them(tmp_path: Path) -> None:
    app = app_on(None, tmp_path)
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, HomeScreen) and app.screen.focused)
        assert "tutorial" not in text(app)
        await pilot.press("o")
        await pilot.press("right")
        await until(pilot, lambda: "tutorial" in text(app))
        assert isinstance(app.screen, HomeScreen)
        await pilot.press("o")
        await until(pilot, lambda: isinstance(app.screen, LessonScreen))


async def test_the_welcome_begins_with_no_lesson_that_is_not_there(tmp_path: Path) -> None:
    app = app_on(WelcomeScreen, tmp_path)
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: "Welcome!" in text(app))
        await pilot.press("down", "down", "right", "enter")
        await until(pilot, lambda: isinstance(app.screen, LessonScreen))
        assert isinstance(app.screen, LessonScreen) and app.screen.guide.game == "dolores"


async def test_rules_lead_to_examples_where_there_are_some(tmp_path: Path) -> None:
    app = app_on(lambda: RulesScreen("dolce-vita"), tmp_path)
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: "Rules · Dolce Vita" in text(app))
        assert "examples" not in text(app).splitlines()[-1]
        await pilot.press("x", "right")
        await until(pilot, lambda: "Rules · Dolorès" in text(app))
        await pilot.press("x")
        await until(pilot, lambda: isinstance(app.screen, ExamplesScreen))
        assert "Dolce Vita" not in text(app)
