"""The files beside a save go where the save goes, and never to another save."""

from collections.abc import Callable
from pathlib import Path

import pytest

from saves.attached import ATTACHED, GUESTS, REVIEW, attached
from saves.filing import duplicate, rename
from saves.trash import discard, erase, restore
from tests.tui.cli.running import saved_game


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return the path of a save with every kind of file beside it."""
    path = saved_game(tmp_path / "game.ludo", steps=20)
    for suffix in ATTACHED:
        attached(path, suffix).write_text(f"the game's{suffix}")
    return path


def beside(save: Path) -> dict[str, str]:
    """Return the content of each file beside a save, by its suffix."""
    found = {suffix: attached(save, suffix) for suffix in ATTACHED}
    return {suffix: path.read_text() for suffix, path in found.items() if path.exists()}


ALL = {suffix: f"the game's{suffix}" for suffix in ATTACHED}

WAYS: dict[str, Callable[[Path], Path]] = {
    "title": lambda path: rename(path, "Soirée"),
    "trash": discard,
    "back": lambda path: restore(discard(path), path.parent / "saves"),
}


@pytest.mark.parametrize("way", WAYS)
def test_it_goes_where_the_save_goes(path: Path, way: str) -> None:
    where = WAYS[way](path)
    assert where.exists() and not path.exists()
    assert (beside(where), beside(path)) == (ALL, {})


def test_it_goes_for_good_with_the_save(path: Path) -> None:
    where = discard(path)
    erase(where)
    assert (beside(where), beside(path)) == ({}, {})


def test_a_copy_is_reviewed_alike_but_is_no_table_to_come_back_to(path: Path) -> None:
    copy = duplicate(path)
    assert beside(copy) == {REVIEW: ALL[REVIEW]} and beside(path) == ALL


def test_a_save_never_gets_what_another_left_behind(path: Path) -> None:
    """A file that cannot be moved is deleted, here because a folder bears its new name."""
    bare = saved_game(path.with_name("bare.ludo"), steps=20)
    where = path.with_name("evening.ludo")
    attached(where, REVIEW).write_text("left behind")
    attached(where, GUESTS).mkdir()
    assert beside(rename(bare, "other")) == {}
    rename(path, "evening")
    assert attached(where, REVIEW).read_text() == ALL[REVIEW]
    assert attached(where, GUESTS).is_dir() and beside(path) == {}
