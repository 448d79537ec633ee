"""Throwing a save away and bringing it back."""

from pathlib import Path

import pytest

from saves.chain import SIZE_LIMIT
from saves.lock import Lock
from saves.problems import SaveError
from saves.trash import TRASH, bring_back, discard
from tests.tui.screens import unfinished


def test_a_save_goes_to_the_trash_and_comes_back_unchanged(tmp_path: Path) -> None:
    path = unfinished(tmp_path)
    data = path.read_bytes()
    where = discard(path)
    assert where == tmp_path / TRASH / path.name
    assert not path.exists() and where.read_bytes() == data
    bring_back(where, path)
    assert path.read_bytes() == data and not where.exists()
    assert sorted(tmp_path.rglob("*")) == sorted([path, tmp_path / TRASH])


def test_two_saves_of_one_name_lie_in_the_trash_side_by_side(tmp_path: Path) -> None:
    path = unfinished(tmp_path)
    data = path.read_bytes()
    first = discard(path)
    path.write_bytes(data + b"other")
    second = discard(path)
    assert first != second
    assert first.read_bytes() == data and second.read_bytes() == data + b"other"


def test_a_save_in_use_stays_where_it_is(tmp_path: Path) -> None:
    path = unfinished(tmp_path)
    lock = Lock.take(path)
    try:
        with pytest.raises(SaveError, match="in-use"):
            discard(path)
    finally:
        lock.release()
    assert path.exists() and not (tmp_path / TRASH).exists()


def test_a_save_never_comes_back_over_another(tmp_path: Path) -> None:
    path = unfinished(tmp_path)
    where = discard(path)
    path.write_bytes(b"newer")
    with pytest.raises(SaveError, match="exists"):
        bring_back(where, path)
    assert path.read_bytes() == b"newer" and where.exists()


def test_what_is_gone_cannot_be_thrown_away(tmp_path: Path) -> None:
    with pytest.raises(SaveError, match="no-such-file"):
        discard(tmp_path / "gone.ludo")
    assert not list(tmp_path.iterdir())


def test_a_file_in_place_of_the_trash_is_refused(tmp_path: Path) -> None:
    path = unfinished(tmp_path)
    (tmp_path / TRASH).write_text("in the way")
    with pytest.raises(SaveError, match="not-a-folder"):
        discard(path)
    assert path.exists()


def test_a_link_is_thrown_away_and_not_what_it_leads_to(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    path = unfinished(tmp_path / "elsewhere")
    link = tmp_path / "link.ludo"
    link.symlink_to(path)
    where = discard(link)
    assert path.exists() and where.is_symlink() and not link.is_symlink()


def test_a_file_too_large_to_be_read_can_be_thrown_away(tmp_path: Path) -> None:
    path = tmp_path / "huge.ludo"
    with path.open("wb") as file:
        file.truncate(SIZE_LIMIT + 1)
    where = discard(path)
    assert not path.exists() and where.stat().st_size == SIZE_LIMIT + 1


def test_a_save_comes_back_to_a_folder_that_is_gone(tmp_path: Path) -> None:
    path = unfinished(tmp_path / "saves")
    data, where = path.read_bytes(), discard(path)
    kept = tmp_path / path.name
    where.replace(kept)
    where.parent.rmdir()
    path.parent.rmdir()
    bring_back(kept, path)
    assert path.read_bytes() == data and not kept.exists()
