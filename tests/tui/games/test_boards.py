"""What the boards of all games have in common: their keys pick only while something is asked."""

from pathlib import Path

import pytest

from tests.tui.tables import SEED, advance, app_on, noon, running, until
from tui.app.screens.play import PlayScreen
from tui.games.registry import CARDS, card_of
from tui.session.new_game import begin, default_game

LOOKING = {"outcomes"}
"""Actions that show more of the table and pick nothing."""


@pytest.mark.parametrize("game", CARDS)
async def test_no_key_picks_or_clears_while_nothing_is_asked(game: str, tmp_path: Path) -> None:
    new = default_game(game, card_of(game).usual_seats, human="Anna", level="random", seed=SEED)
    live = advance(begin(new, tmp_path, noon), lambda live: 0 in live.table.to_act)
    app = app_on(lambda: PlayScreen(live), tmp_path)
    async with running(app) as pilot:
        await until(pilot, lambda: isinstance(app.screen, PlayScreen) and app.screen.board.open)
        assert isinstance(app.screen, PlayScreen)
        board = app.screen.board
        await pilot.press("right")
        await until(pilot, lambda: bool(board.check_action("cancel", ())))
        board.open = False
        names = {command.action.partition("(")[0] for command in board.commands}
        assert {name for name in names if board.check_action(name, ())} <= LOOKING
