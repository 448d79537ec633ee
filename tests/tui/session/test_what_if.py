"""Moves tried from a step of a game: what of them can be taken back."""

from pathlib import Path

from saves.reading import load
from tests.tui.cli.running import saved_game
from tui.session.what_if import Trial


def test_undo_goes_to_what_could_have_been_done_otherwise(tmp_path: Path) -> None:
    """From everywhere in a game with many passes that are none's choice."""
    saved = load(saved_game(tmp_path / "game.ludo", *"ABCD", game="dalmuti"))
    trial, forced = Trial(saved, 0, {0}), 0
    for action in saved.journal.actions[:300]:
        trial.table.submit(action)
        back = trial.table.take_back_to(0, {0})
        assert back is None or trial.journal.chose(back)
        forced += action.seat == 0 and back != len(trial.journal) - 1
    assert forced


def test_what_was_played_before_the_first_try_stands(tmp_path: Path) -> None:
    saved = load(saved_game(tmp_path / "game.ludo"))
    own = next(step for step, each in enumerate(saved.journal.actions) if each.seat == 0)
    assert saved.journal.chose(own)
    table = Trial(saved, own + 1, {0}).table
    assert table.take_back_to(0, {0}) is None
    table = Trial(saved, own, {0}).table
    table.submit(saved.journal.actions[own])
    assert table.take_back_to(0, {0}) == own
