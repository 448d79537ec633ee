"""The bar of a replay says the place in the game in whole words."""

from pathlib import Path

import pytest

from saves.reading import load
from tests.tui.screens import shown
from tests.tui.tables import SEED, advance, app_on, noon, running, until
from tui.app.screens.replay import ReplayScreen
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
