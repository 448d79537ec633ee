"""The trash: deleting a save, restoring it, deleting it for good."""

import shutil
from pathlib import Path

import pytest

from saves.chain import SIZE_LIMIT
from saves.lock import Lock
from saves.problems import SaveError
from saves.reading import load
from saves.reviews import keep_review, read_review, review_path
from saves.trash import TRASH, discard, erase, in_trash, restore, trashed
from tests.saves.test_faults_disk import FaultyDisk
from tests.saves.test_ordinary import STRANGE
from tests.tui.cli.running import saved_game
from tests.tui.screens import unfinished


def test_a_save_goes_to_the_trash_and_comes_back_unchanged(tmp_path: Path) -> None:
    path = unfinished(tmp_path)
    data = path.read_bytes()
    where = discard(path)
    assert where == tmp_path / TRASH / path.name
    assert not path.exists() and where.read_bytes() == data
    assert restore(where, tmp_path) == path
    assert path.read_bytes() == data and not where.exists()
    assert sorted(tmp_path.rglob("*")) == sorted([path, tmp_path / TRASH])


def test_saves_of_one_name_keep_it_in_the_trash_and_are_numbered_when_they_come_back(
    tmp_path: Path,
) -> None:
    path = unfinished(tmp_path).rename(tmp_path / "Soirée.ludo")
    data = path.read_bytes()
    found = []
    for more in (b"", b"other", b"third"):
        path.write_bytes(data + more)
        found.append(discard(path))
    assert {where.name for where in found} == {path.name} and len(set(found)) == 3
    assert sorted(trashed(tmp_path)) == sorted(found)
    back = [restore(where, tmp_path) for where in reversed(found)]
    assert [each.name for each in back] == ["Soirée.ludo", "Soirée-2.ludo", "Soirée-3.ludo"]
    assert [each.read_bytes()[len(data) :] for each in back] == [b"third", b"other", b""]
    assert not list((tmp_path / TRASH).iterdir())


def test_the_review_goes_along_and_comes_back(tmp_path: Path) -> None:
    paths = [saved_game(tmp_path / "a.ludo")]
    for _ in range(2):  # a second of the same name must not get the review of the first
        keep_review(load(paths[-1]), (), ())
        where = discard(paths[-1])
        assert review_path(where).exists() and not list(tmp_path.glob("*.review"))
        paths.append(saved_game(tmp_path / "a.ludo"))
    for where in list(trashed(tmp_path)):
        back = load(restore(where, tmp_path))
        assert read_review(back) is not None and not review_path(where).exists()
    assert read_review(load(paths[0])) is None


def test_what_is_no_file_can_be_thrown_away_shown_brought_back_and_deleted(tmp_path: Path) -> None:
    for name, put in STRANGE.items():
        put(tmp_path / f"{name}.ludo")
    (tmp_path / "junk.ludo").write_bytes(b"\x00\xff")
    unfinished(tmp_path)
    everything = sorted(tmp_path.iterdir())
    kinds = {path.name: path.lstat().st_mode for path in everything}
    for path in everything:
        discard(path)
    assert [path.name for path in tmp_path.iterdir()] == [TRASH]
    infos = list(in_trash(tmp_path))
    assert len(infos) == len(everything)
    assert [info.path for info in infos if info.problem is None] == [
        tmp_path / TRASH / path.name for path in everything if path.name.startswith("dolce")
    ]
    for info in infos:
        restore(info.path, tmp_path)
    assert {path.name: path.lstat().st_mode for path in sorted(tmp_path.glob("*.ludo"))} == kinds
    for path in everything:
        erase(discard(path))
    assert trashed(tmp_path) == []


def test_a_folder_that_holds_something_is_not_deleted(tmp_path: Path) -> None:
    folder = tmp_path / "diary.ludo"
    folder.mkdir()
    (folder / "page").write_text("dear diary")
    where = discard(folder)
    with pytest.raises(SaveError, match="not-empty"):
        erase(where)
    assert (restore(where, tmp_path) / "page").read_text() == "dear diary"


def test_nothing_else_in_the_trash_is_listed_or_deleted(tmp_path: Path) -> None:
    path = unfinished(tmp_path)
    trash = tmp_path / TRASH
    for folder in ("7", "album"):
        (trash / folder).mkdir(parents=True)
    others = {"notes.txt", "7/notes.txt", "8", "album/mine.ludo"}
    for name in others:
        (trash / name).write_text("mine")
    shutil.copy(path, trash / "old.ludo")  # as version 0.1.0 left it
    shutil.copy(path, trash / "7" / path.name)
    assert {where.name for where in trashed(tmp_path)} == {"old.ludo", path.name}
    for where in trashed(tmp_path):
        erase(where)
    left = {str(each.relative_to(trash)) for each in trash.rglob("*") if each.is_file()}
    assert left == others


def test_without_a_trash_there_is_nothing_in_it(tmp_path: Path) -> None:
    assert trashed(tmp_path) == trashed(tmp_path / "nowhere") == []
    (tmp_path / TRASH).write_text("in the way")
    with pytest.raises(SaveError, match="not-a-folder"):
        trashed(tmp_path)


def test_what_is_open_is_neither_brought_back_nor_deleted(tmp_path: Path) -> None:
    where = discard(unfinished(tmp_path))
    lock = Lock.take(where)
    try:
        for refuses in (erase, lambda path: restore(path, tmp_path)):
            with pytest.raises(SaveError, match="in-use"):
                refuses(where)
    finally:
        lock.release()
    assert where.exists()


@pytest.mark.parametrize("kind", ["replace", "remove", "make_folder"])
def test_where_the_disk_refuses_everything_stays(tmp_path: Path, kind: str) -> None:
    path = saved_game(tmp_path / "a.ludo")
    keep_review(load(path), (), ())
    disk = FaultyDisk(kind, 1, ever=True)

    def lies(where: Path) -> bool:
        return where.exists() and read_review(load(where)) is not None

    if kind != "remove":
        with pytest.raises(SaveError, match="disk-error"):
            discard(path, disk)
        assert lies(path)
    where = discard(path)
    for refuses in (erase, lambda path, disk: restore(path, tmp_path, disk)):
        if (refuses is erase) == (kind == "remove"):
            with pytest.raises(SaveError, match="disk-error"):
                refuses(where, disk)
            assert lies(where)
    assert not list(tmp_path.rglob("*.lock"))


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
    data, where = path.read_bytes(), discard(path)
    path.write_bytes(b"newer")
    back = restore(where, tmp_path)
    assert path.read_bytes() == b"newer" and back.read_bytes() == data


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
    assert restore(kept, path.parent) == path
    assert path.read_bytes() == data and not kept.exists()
