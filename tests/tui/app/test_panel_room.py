"""What is always in sight beside the table: the chances now, the charts, and the choices with their
worths."""

import re
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from textual.pilot import Pilot

from engine.review import decided
from saves.reading import SavedGame, load
from saves.reviews import Judged, Weighed, keep_review
from tests.tui.cli.running import saved_game
from tests.tui.mistakes import made_up, mistaken
from tests.tui.tables import app_on, at_rest, running, until
from tui.app.app import LudothequeApp
from tui.app.screens.replay import ReplayScreen
from tui.app.widgets.analysis import AnalysisPanel
from tui.session.review import Review
from tui.words import LANGUAGES, Language
from tui.words.spans import text_of, width

NAMES = ("Anna", "Bruno", "Chiara", "Dario", "Emma")
UNIT = {"en": "Opponents beaten", "fr": "Adversaires devancés", "de": "überholte Gegner"}
"""The name of the chart of a hand, by language."""


async def opened(pilot: Pilot[Any], app: LudothequeApp) -> ReplayScreen:
    await until(pilot, lambda: isinstance(app.screen, ReplayScreen) and app.screen.is_mounted)
    assert isinstance(app.screen, ReplayScreen)
    return app.screen


def told(replay: ReplayScreen) -> list[str]:
    """Return the lines of the panel that are seen."""
    panel = replay.query_one(AnalysisPanel)
    visible = panel.region.intersection(replay.query_one("#side").region).height
    assert all(width(each) <= panel.size.width for each in panel.lines)
    lines = [text_of(each).rstrip() for each in panel.lines[:visible]]
    return [each.replace("\N{NO-BREAK SPACE}", " ") for each in lines]


@pytest.mark.parametrize("size", [(100, 40), (120, 40), (120, 50), (160, 60)])
@pytest.mark.parametrize("language", LANGUAGES)
async def test_from_forty_lines_on_the_charts_of_hand_and_match_are_always_in_sight(
    language: Language, size: tuple[int, int], tmp_path: Path
) -> None:
    """They stay from step to step, and do not come and go with what is told of a decision."""
    saved = load(saved_game(tmp_path / "game.ludo", *NAMES, game="dalmuti"))
    own = [n for n, each in enumerate(saved.journal.actions, 1) if each.seat == 0]
    made_up(saved, dict.fromkeys(own[2:9], 0.3) | dict.fromkeys(own[9:12], 0.0), 1)
    app = app_on(lambda: ReplayScreen(saved, seat=0), tmp_path, language=language)
    async with running(app, size) as pilot:
        replay = await opened(pilot, app)
        for step in (0, own[2] - 1, own[2], own[3] - 1, own[9] - 1, own[12], len(saved.journal)):
            replay.go_near(step)
            await at_rest(pilot)
            lines = told(replay)
            assert lines[-1].startswith("   0│"), (step, lines)
            assert any(each.startswith(" 100│") for each in lines)
            if replay.analysis.decision(replay.number) is None:
                rows = replay.query_one(AnalysisPanel).lines
                targets = [span.target for row in rows for span in row[:1]]
                assert any(isinstance(each, tuple) and each[0] == "step" for each in targets)


@pytest.mark.parametrize(
    ("game", "size"),
    [
        *(("dolores", size) for size in ((100, 24), (100, 30), (120, 40))),
        *(("dalmuti", size) for size in ((100, 30), (120, 40))),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_chances_now_are_in_sight_at_a_decision(
    language: Language, game: str, size: tuple[int, int], tmp_path: Path
) -> None:
    """The numbers are not cut, because 2 would stand for 26 %."""
    saved = load(saved_game(tmp_path / "game.ludo", *NAMES[:3], "Dagobert", game=game))
    own = [n for n, each in enumerate(saved.journal.actions, 1) if each.seat == 0]
    made_up(saved, dict.fromkeys(own[2:5], 0.3) | dict.fromkeys(own[5:8], 0.0), 1)
    app = app_on(lambda: ReplayScreen(saved, seat=0), tmp_path, language=language)
    async with running(app, size) as pilot:
        replay = await opened(pilot, app)
        for step in own[2:8]:
            replay.go_near(step - 1)
            judged = replay.analysis.decision(replay.number)
            assert judged is not None and judged.step == step
            await at_rest(pilot)
            chances = replay.analysis.chances(replay.number)
            assert chances is not None
            now = replay.say("hint.share", share=round(100 * chances[0]))
            now = f"■ {now}".replace("\N{NO-BREAK SPACE}", " ")
            assert any(each.lstrip().startswith(now) or f"  {now}" in each for each in told(replay))


def weighed(saved: SavedGame, step: int, worths: tuple[float, ...]) -> Judged[Any]:
    """Return a decision whose choices have these worths, the best first and the one taken last."""
    view, taken = decided(saved.journal, step)
    others = [each for each in saved.journal.game.legal(view) if each != taken][: len(worths) - 1]
    choices = tuple(Weighed(*each) for each in zip((*others, taken), worths, strict=True))
    return Judged(step, taken.seat, choices, len(others), worths[0] - worths[-1], 0.01)


@pytest.mark.parametrize("size", [(100, 30), (120, 40)])
@pytest.mark.parametrize("language", LANGUAGES)
async def test_what_was_not_weighed_stands_in_one_line_that_says_so(
    language: Language, size: tuple[int, int], tmp_path: Path
) -> None:
    """“18 others: at most 19%” would be untrue of moves that were never weighed."""
    saved = mistaken(tmp_path / "game.ludo", (0.3,), *NAMES[:3])
    step = Review(saved).costly()[0].step
    view, _ = decided(saved.journal, step)
    judged = weighed(saved, step, (0.37, 0.33, *(0.19,) * 8, 0.16, 0.14))
    best, second, *others, made = judged.choices
    untried = [replace(each, tried=False) for each in others]
    judged = replace(judged, choices=(best, second, *untried, made))
    keep_review(saved, (), (judged,))
    app = app_on(lambda: ReplayScreen(saved, seat=0), tmp_path, language=language)
    async with running(app, size) as pilot:
        replay = await opened(pilot, app)
        replay.go_near(step - 1)
        await at_rest(pilot)
        lines = told(replay)
        worths = [int(found[1]) for each in lines if (found := re.search(r"(\d+) ?%$", each))]
        assert worths[:3] == [37, 33, 14] and 19 not in worths
        more = replay.say("review.more.worse", n=len(saved.journal.game.legal(view)) - 3)
        assert more.replace("\N{NO-BREAK SPACE}", " ") in " ".join(" ".join(lines).split())
        assert any("??" in each for each in lines), "the sign of the grade is not cut"


async def test_the_chart_of_a_hand_shows_everybody_too_where_that_is_asked_for(
    tmp_path: Path,
) -> None:
    saved = load(saved_game(tmp_path / "game.ludo", *NAMES, "Fabio", game="dalmuti"))
    made_up(saved, {}, 1)
    app = app_on(lambda: ReplayScreen(saved, seat=0), tmp_path)
    async with running(app, (120, 50)) as pilot:
        replay = await opened(pilot, app)
        replay.go_near(len(saved.journal) // 2)

        def drawn() -> set[str]:
            """Return the players whose signs stand at the ends of the lines of the hand."""
            return {sign for row in told(replay)[-5:] for sign in row[-4:] if sign in "■●◆▲★♥♣"}

        await until(pilot, lambda: len(drawn()) == 2)
        await pilot.press("c")
        await until(pilot, lambda: len(drawn()) > 2)
        await pilot.press("c")
        await until(pilot, lambda: len(drawn()) == 2)
