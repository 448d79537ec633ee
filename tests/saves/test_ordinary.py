"""Only ordinary files are opened: anything else with the name of a save is listed as such, and
nobody waits for it."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from saves.disk import read_file, write_whole
from saves.filing import duplicate, import_save, rename
from saves.listing import last_unfinished, list_saves
from saves.problems import SaveError
from saves.reading import load
from saves.reviews import read_review, review_path
from saves.verify import verify
from saves.writing import LiveGame
from tests.saves.games import eventful, finished


def loop(path: Path) -> None:
    path.symlink_to(path.name)


STRANGE: dict[str, Callable[[Path], None]] = {
    "pipe": os.mkfifo,
    "folder": os.mkdir,
    "device": lambda path: path.symlink_to("/dev/zero"),
    "terminal": lambda path: path.symlink_to("/dev/tty"),
    "loop": loop,
}


@pytest.fixture(params=STRANGE)
def strange(request: pytest.FixtureRequest) -> Callable[[Path], None]:
    return STRANGE[request.param]


def code_of(path: Path) -> str:
    return "link-loop" if path.is_symlink() and path.readlink() == Path(path.name) else "not-a-file"


def test_what_is_no_file_is_one_row_that_says_so(
    tmp_path: Path, strange: Callable[[Path], None]
) -> None:
    path = tmp_path / "strange.ludo"
    strange(path)
    (tmp_path / "good.ludo").write_bytes(eventful())
    rows = {info.path.stem: info for info in list_saves(tmp_path)}
    assert rows["good"].problem is None
    problem = rows["strange"].problem
    assert isinstance(problem, SaveError) and problem.code == code_of(path)
    assert rows["strange"].modified == (path.lstat() if code_of(path) == "link-loop" else
        path.stat()).st_mtime_ns  # fmt: skip
    newest = last_unfinished(tmp_path)
    assert newest is not None and newest.path.stem == "good"
    assert verify(path).code == code_of(path)
    for refuses in (
        load,
        LiveGame.resume,
        duplicate,
        lambda path: rename(path, "other"),
        lambda path: import_save(path, tmp_path / "elsewhere"),
    ):
        with pytest.raises(SaveError, match=code_of(path)):
            refuses(path)


def test_what_bears_the_name_of_a_lock_holds_nobody_up_and_is_left_as_it_is(
    tmp_path: Path, strange: Callable[[Path], None]
) -> None:
    path = tmp_path / "game.ludo"
    path.write_bytes(eventful())
    strange(tmp_path / "game.ludo.lock")
    (info,) = list_saves(tmp_path)
    assert (info.in_use, info.problem) == (None, None)
    assert load(path).loss is None
    with pytest.raises(SaveError, match="no-lock"):
        LiveGame.resume(path)
    assert os.path.lexists(tmp_path / "game.ludo.lock")


def test_a_lock_that_is_a_link_costs_nobody_his_file(tmp_path: Path) -> None:
    path, diary = tmp_path / "game.ludo", tmp_path / "diary"
    path.write_bytes(eventful())
    diary.write_text("dear diary")
    (tmp_path / "game.ludo.lock").symlink_to(diary)
    with pytest.raises(SaveError, match="no-lock"):
        LiveGame.resume(path)
    assert diary.read_text() == "dear diary"


def test_a_review_that_is_no_file_is_none(tmp_path: Path, strange: Callable[[Path], None]) -> None:
    path = tmp_path / "game.ludo"
    path.write_bytes(finished())
    strange(review_path(path))
    assert read_review(load(path)) is None


def test_what_lies_where_a_file_is_written_first_is_not_written_through(tmp_path: Path) -> None:
    path, diary = tmp_path / "file", tmp_path / "diary"
    diary.write_text("dear diary")
    for put in (os.mkfifo, lambda new: new.symlink_to(diary)):
        put(tmp_path / "file.new")
        write_whole(path, b"whole")
        assert path.read_bytes() == b"whole"
    assert diary.read_text() == "dear diary"
    (tmp_path / "file.new").mkdir()
    with pytest.raises(SaveError):
        write_whole(path, b"other")
    assert path.read_bytes() == b"whole"


def test_no_more_is_read_than_was_asked_for(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"abcdef")
    assert read_file(tmp_path / "file", 4) == b"abcd"
    with pytest.raises(FileNotFoundError):
        read_file(Path("a\x00b"), 4)
