"""The bar of a replay says the place in the game in whole words."""

from pathlib import Path

import pytest

from saves.reading import load
from tests.tui.screens import shown
from tests.tui.tables import SEED, advance, app_on, noon, running, until
from tui.app.screens.replay import ReplayScreen
from tui.app.widgets.timeline import BAD, Cursor, Timeline
from tui.session.new_game import begin, default_game
from tui.words import LANGUAGES, Language


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats"), [("dolores", 3), ("dalmuti", 5)])
async def test_no_word_of_a_place_is_cut_at_80_columns(
    game: str, seats: int, language: Language, tmp_path: Path
) -> None:
    new = default_game(game, seats, human="Maximilian", level="random", seed=SEED)
    live = advance(begin(new, tmp_path, noon), lambda live: len(live.journal) > 130)
    live.close()
    saved = load(live.path)
    app = app_on(lambda: ReplayScreen(saved), tmp_path, language=language)
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        replay = app.screen
        assert isinstance(replay, ReplayScreen)
        for number in range(0, replay.last, 60):
            replay.seek(number)
            await until(pilot, lambda number=number: f"{number}" in shown(app)[-3])  # type: ignore[misc]
            await pilot.pause()
            assert "…" not in shown(app)[-3], shown(app)[-3]


async def test_of_signs_that_meet_the_weightiest_is_seen(tmp_path: Path) -> None:
    """A note that a hint left must not hide the start of a hand."""
    new = default_game("dalmuti", 5, human="Anna", level="random", seed=SEED)
    live = advance(begin(new, tmp_path, noon), lambda live: len(live.journal) > 130)
    live.close()
    saved = load(live.path)
    app = app_on(lambda: ReplayScreen(saved), tmp_path)
    async with running(app, (80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        replay, glyphs = app.screen, app.glyphs
        assert isinstance(replay, ReplayScreen)
        timeline, steps = replay.query_one(Timeline), replay.steps
        start = replay.last // 2
        chapters = {start: next(iter(steps.chapters.values()))}
        for mark, seen in (
            (glyphs.noted, glyphs.tick),
            (glyphs.turned, glyphs.turned),
            (glyphs.branched, glyphs.branched),
            (BAD, BAD),
        ):
            marks = {start: mark, start + 1: glyphs.noted, start - 1: glyphs.turned}
            if mark == glyphs.noted:
                del marks[start - 1]
            timeline.show(Cursor(0, 10 * replay.last), chapters, marks, ())
            await until(pilot, lambda seen=seen: seen in shown(app)[-2][3:-3])  # type: ignore[misc]
            assert glyphs.noted not in shown(app)[-2]
