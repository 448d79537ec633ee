"""Stepping through a game of Dolorès by its splits, and claims beside the truth."""

from pathlib import Path

import pytest

from engine.dolores.actions import Claim
from engine.game import EVERYONE, Seat
from saves.reading import SavedGame, load
from saves.whole import compose, write_save
from tests.tui.screens import text
from tests.tui.tables import app_on, noon, running, until
from tests.tui.wreckers import NAMES, journey
from tui.app.screens.replay import ReplayScreen
from tui.games.dolores.chronicle import begins_sharing
from tui.session.new_game import default_game, header_of

SEEDS = [f"{n}" for n in range(200)]


def dark(folder: Path) -> tuple[SavedGame, int]:
    """Return a whole game with a false claim about a card, and the step that this claim led to."""
    for seed in SEEDS:
        journal = journey(3, seed)
        for step, action in enumerate(journal.actions, 1):
            if isinstance(action, Claim):
                if journal.states[step].sharing.cards[action.slot] == action.card:
                    continue
                new = default_game("dolores", 3, human=NAMES[0], level="random", seed=seed)
                path = folder / "dark.ludo"
                write_save(path, compose(header_of(new, noon()), journal.actions))
                return load(path), step
    raise AssertionError("nobody ever lied")


@pytest.mark.parametrize("seat", [0, 1, 2, EVERYONE])
async def test_the_replay_goes_by_splits_from_every_seat(seat: Seat, tmp_path: Path) -> None:
    saved, _ = dark(tmp_path)
    journal = saved.journal
    begins = [
        step
        for step, action in enumerate(journal.actions, 1)
        if begins_sharing(action, journal.game.view(journal.states[step], EVERYONE))
    ]
    assert len(begins) > 5
    app = app_on(lambda: ReplayScreen(saved, seat=seat), tmp_path)
    async with running(app) as pilot:
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        replay = app.screen
        assert isinstance(replay, ReplayScreen) and replay.perspective == seat
        for step in begins:
            await pilot.press("pagedown")
            assert replay.step == step
        for step in reversed(begins[:-1]):
            await pilot.press("pageup")
            assert replay.step == step


async def test_the_truth_stands_beside_the_claim_with_all_hands_open(tmp_path: Path) -> None:
    saved, step = dark(tmp_path)
    claim = saved.journal.actions[step - 1]
    app = app_on(lambda: ReplayScreen(saved, step=step, seat=EVERYONE), tmp_path)
    async with running(app) as pilot:
        await until(pilot, lambda: "(really" in text(app) and "” ×" in text(app))
        replay = app.screen
        assert isinstance(replay, ReplayScreen)
        for seat in (0, 1, 2):
            await pilot.press("v")
            assert replay.perspective == seat
            await pilot.pause()
            told = "\n".join(span.text for line in replay.told(step) for span in line)
            assert ("really" in told) == (seat == claim.seat)
