"""The guided openings: every lesson with the real keys, and nothing of them is kept."""

from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from engine.dalmuti.actions import Gift, Pass
from engine.dolores.actions import Announce, Commit
from tests.tui.screens import click, text
from tests.tui.tables import app_on, running, until
from tui.app.app import LudothequeApp
from tui.app.screens.home import HomeScreen
from tui.app.screens.lesson import LessonScreen
from tui.games.registry import card_of, guide_for, offered_games
from tui.render.prose import strong
from tui.words import LANGUAGES, Language, Wording
from tui.words.spans import wrap

GUIDES = [game for game in offered_games() if card_of(game).lesson]
GESTURES = {1: "s", 2: "f", 4: "d"}


def keys(game: str, action: Any) -> list[str]:
    """What the lessons say to press for a move."""
    if game == "dolce-vita":
        return [str(action.card), "abcdefg"[action.column], "enter"]
    if isinstance(action, Pass):
        return ["p"]
    if isinstance(action, Gift):
        return [*"".join(map(str, action.cards)), "enter"]
    if game == "dalmuti":
        return [*str(action.rank), *["j"] * action.jesters, "enter"]
    if isinstance(action, Announce):
        return ["a", GESTURES[action.gesture], "enter"]
    if isinstance(action, Commit):
        return [GESTURES[action.gestures], "enter"]
    return ["3", "enter"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GUIDES)
def test_every_lesson_fits_the_panel_of_a_small_terminal(game: str, language: Language) -> None:
    say = Wording(language)
    for lesson in guide_for(game).lessons:
        assert len(wrap(strong(say(lesson.key)), 78)) <= 4, lesson.key


def test_the_lessons_name_the_keys_of_their_language() -> None:
    for say in map(Wording, LANGUAGES):
        assert f"*{say('cap.do.talk')}*" in say("guide.do.announce")
        assert f"*{say('cap.do.1')}*" in say("guide.do.share")
        assert f"*{say('da.jester')}*" in say("guide.da.jester")


async def learn(pilot: Pilot[Any], app: LudothequeApp, screen: LessonScreen) -> list[str]:
    """Do as every lesson says; what was read, a page a lesson."""
    pages = []
    for lesson in screen.guide.lessons:
        await until(pilot, lambda lesson=lesson: screen.lesson is lesson)  # type: ignore[misc]
        if lesson.action is None:
            await until(pilot, lambda: screen.check_action("on", ()))
            await pilot.pause()
            pages.append(text(app))
            await pilot.press("enter")
            continue
        await until(pilot, lambda: screen.board.open)
        await pilot.pause()
        pages.append(text(app))
        await pilot.press(*keys(screen.guide.game, lesson.action))
    return pages


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@pytest.mark.parametrize("game", GUIDES)
async def test_a_guide_is_gone_through_with_the_keys_it_names(
    tmp_path: Path, game: str, size: tuple[int, int]
) -> None:
    app = app_on(lambda: LessonScreen(game, "Zoé"), tmp_path)
    async with running(app, size) as pilot:
        await until(pilot, lambda: isinstance(app.screen, LessonScreen))
        screen = app.screen
        assert isinstance(screen, LessonScreen)
        pages = await learn(pilot, app, screen)
        await until(pilot, lambda: isinstance(app.screen, HomeScreen))
    for number, page in enumerate(pages, 1):
        assert f"{number} of {len(pages)}" in page

    assert any("Zoé" in page for page in pages)
    assert list(tmp_path.iterdir()) == []


async def test_another_move_is_declined_in_a_friendly_way_and_the_table_stays(
    tmp_path: Path,
) -> None:
    app = app_on(lambda: LessonScreen("dolce-vita"), tmp_path)
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, LessonScreen))
        screen = app.screen
        assert isinstance(screen, LessonScreen)
        await until(pilot, lambda: screen.check_action("on", ()))
        await pilot.press("enter")
        await until(pilot, lambda: screen.board.open)
        step = len(screen.conductor.table.journal)
        await pilot.press("2", "c", "enter")
        await until(pilot, lambda: "would be legal" in text(app))
        assert len(screen.conductor.table.journal) == step and screen.board.open
        await pilot.press("escape", "5", "a", "enter")
        await until(pilot, lambda: len(screen.conductor.table.journal) > step)


async def test_a_guide_can_be_left_at_once_and_speaks_another_language_at_once(
    tmp_path: Path,
) -> None:
    app = app_on(None, tmp_path)
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, HomeScreen) and app.screen.focused)
        await pilot.press("right", "o")
        await until(pilot, lambda: "Tutorial" in text(app) and "wreckers" in text(app))
        app.change(language="fr")
        await until(pilot, lambda: "naufrageurs" in text(app))
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, HomeScreen))
    assert list(tmp_path.iterdir()) == []


async def test_the_mouse_reads_on_and_finds_the_way_out(tmp_path: Path) -> None:
    app = app_on(lambda: LessonScreen("dolores"), tmp_path)
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: "1 of 10" in text(app) and "Enter: continue" in text(app))
        await click(pilot, app, "Enter: continue")
        await until(pilot, lambda: "2 of 10" in text(app))
        await click(pilot, app, "Q: leave")
        await until(pilot, lambda: isinstance(app.screen, HomeScreen))
