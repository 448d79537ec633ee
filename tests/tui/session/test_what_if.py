"""Moves tried from a step of a game: which of them can be undone, and the cards they meet."""

from pathlib import Path

import pytest

from engine.chance import dice
from engine.game import DEALER
from saves.reading import load
from tests.tui.cli.running import saved_game
from tui.session.what_if import Trial


def test_undo_goes_to_what_could_have_been_done_otherwise(tmp_path: Path) -> None:
    """Undo is tried after every step of a game with many passes that nobody chose."""
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


@pytest.mark.parametrize(("game", "kind"), [("dolores", "Draw"), ("dalmuti", "Deal")])
def test_what_is_tried_meets_the_cards_of_the_game_however_many_steps_it_takes(
    game: str, kind: str, tmp_path: Path
) -> None:
    """Random moves are tried from the beginning, and differ from those of the game."""
    saved = load(saved_game(tmp_path / "game.ludo", *"ABCD", game=game))
    rules = saved.journal.game
    start = next(n for n, each in enumerate(saved.journal.actions) if each.seat != DEALER)
    trial = Trial(saved, start, {0, 1, 2, 3})
    table = trial.table
    while table.to_act and len(table.journal) < len(saved.journal):
        seat = table.to_act[0]
        if seat == DEALER:
            table.submit(table.deal())
        else:
            rng = dice("otherwise", len(table.journal), seat)
            table.submit(rules.bots["random"](table.view(seat), rng, bool))
    met, played = (
        [each for each in journal.actions if type(each).__name__ == kind]
        for journal in (table.journal, saved.journal)
    )
    assert len(met) > 2 and met[:3] == played[:3]
    assert [each.seat for each in table.journal.actions] != [
        each.seat for each in saved.journal.actions[: len(table.journal)]
    ]
    hidden = Trial(saved, start, {0}, seat=0).table
    assert hidden.seed != table.seed and not hidden._dealt, "of cards that nobody may know"
