"""What a person has learnt of a game's mistakes: kept beside the save, read strictly."""

from pathlib import Path

import pytest

from saves.learnt import keep_learnt, learnt_path, read_learnt
from saves.reading import SavedGame, load
from tests.tui.cli.running import saved_game


@pytest.fixture
def saved(tmp_path: Path) -> SavedGame:
    return load(saved_game(tmp_path / "game.ludo"))


def test_what_was_kept_is_read_again(saved: SavedGame) -> None:
    assert read_learnt(saved) == frozenset()
    keep_learnt(saved, frozenset({9, 4}))
    assert read_learnt(load(saved.path)) == {4, 9}


def test_that_of_another_game_is_not_taken(saved: SavedGame, tmp_path: Path) -> None:
    keep_learnt(saved, frozenset({4}))
    other = load(saved_game(tmp_path / "other.ludo", *"ABCD"))
    learnt_path(other.path).write_bytes(learnt_path(saved.path).read_bytes())
    assert read_learnt(other) == frozenset()


def test_a_damaged_file_is_none_whatever_is_wrong(saved: SavedGame) -> None:
    keep_learnt(saved, frozenset({4, 9}))
    path = learnt_path(saved.path)
    good = path.read_bytes()
    for cut in range(len(good)):
        path.write_bytes(good[:cut])
        assert read_learnt(saved) == frozenset()
    for bad in (good.replace(b":1,", b":2,"), good.replace(b"4", b"-4"), b"[" * 10**5):
        path.write_bytes(bad)
        assert read_learnt(saved) == frozenset()
