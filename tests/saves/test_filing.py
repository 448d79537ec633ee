"""Titles, copies and saves from elsewhere: nothing is ever overwritten, rewritten or lost."""

import errno
from pathlib import Path

import pytest

from saves.chain import START, frames
from saves.filing import duplicate, import_save, rename
from saves.folder import SUFFIX, TITLE_BYTES, stem_of, title_of
from saves.problems import SaveError
from saves.reading import load
from saves.reviews import review_path
from saves.writing import LiveGame
from tests.saves.games import begun_game, eventful, finished
from tests.saves.test_faults_disk import FaultyDisk

DAMAGED = eventful()[:-30]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "dolce-vita-2026-11-21-1405.ludo"
    path.write_bytes(finished())
    return path


@pytest.mark.parametrize("data", [finished(), eventful(), DAMAGED, b"junk"])
def test_a_title_is_the_name_of_the_file_and_changes_nothing_in_it(path: Path, data: bytes) -> None:
    path.write_bytes(data)
    when = path.stat().st_mtime_ns
    assert title_of(path) == ""
    goal = rename(path, "  Soirée chez Zoé ")
    assert goal == path.with_name("Soirée chez Zoé.ludo")
    assert title_of(goal) == "Soirée chez Zoé"
    assert (goal.read_bytes(), goal.stat().st_mtime_ns) == (data, when)
    assert list(path.parent.iterdir()) == [goal]
    assert rename(goal, "Soirée chez Zoé") == goal


@pytest.mark.parametrize(
    ("title", "stem"),
    [
        ("../../etc/passwd", "etc-passwd"),
        ("a/b\\c:d*e?f", "a-b-c-d-e-f"),
        (".hidden", "hidden"),
        ("-o", "o"),
        ("\x1b[2JAnna\u202e\n2", "[2JAnna 2"),
        ("final.", "final"),
        ("犬" * 100, "犬" * 30),
        ("", ""),
        ("\x00 /..", ""),
    ],
)
def test_a_title_becomes_a_name_that_every_disk_takes(title: str, stem: str) -> None:
    assert stem_of(title) == stem


def test_the_longest_title_still_makes_a_name(path: Path) -> None:
    tower = "e\u0323\u0302" * 200
    goal = rename(path, tower)
    assert len(goal.stem.encode()) <= TITLE_BYTES
    with LiveGame.resume(goal):
        pass


def test_a_title_that_is_taken_impossible_or_of_a_game_in_use_is_refused(path: Path) -> None:
    other = path.with_name("taken.ludo")
    other.write_bytes(b"mine")
    for title, code in (("taken", "exists"), (" / ", "bad-title")):
        with pytest.raises(SaveError, match=code):
            rename(path, title)
    going = path.with_name("going.ludo")
    with begun_game(going, 3), pytest.raises(SaveError, match="in-use"):
        rename(going, "another")
    with pytest.raises(SaveError, match="no-such-file"):
        rename(path.with_name("none.ludo"), "another")
    assert other.read_bytes() == b"mine" and path.read_bytes() == finished()
    assert {file.suffix for file in path.parent.iterdir()} == {SUFFIX}


def test_a_disk_that_fails_leaves_the_title_as_it_was(path: Path) -> None:
    with pytest.raises(SaveError, match="read-only"):
        rename(path, "another", FaultyDisk("replace", 1, error=errno.EROFS))
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_a_copy_has_a_name_of_its_own_and_every_byte(path: Path) -> None:
    copies = [duplicate(path), duplicate(path)]
    assert [copy.stem for copy in copies] == [path.stem + "-2", path.stem + "-3"]
    assert all(copy.read_bytes() == finished() for copy in copies)
    assert title_of(copies[0]) == ""
    path.write_bytes(DAMAGED)
    assert duplicate(path).read_bytes() == DAMAGED


def test_a_copy_of_a_game_that_is_being_written_has_its_whole_lines(tmp_path: Path) -> None:
    path = tmp_path / "game.ludo"
    with begun_game(path, 3) as game:
        whole = path.read_bytes()
        with path.open("ab") as file:
            file.write(b'["0123')
        assert duplicate(path).read_bytes() == whole
        game.path.write_bytes(whole)


def test_a_save_from_elsewhere_is_copied_in_as_it_is(path: Path, tmp_path: Path) -> None:
    folder = tmp_path / "saves"
    for expected in (path.name, f"{path.stem}-2.ludo"):
        found = import_save(path, folder)
        assert (found.path, found.loss) == (folder / expected, None)
        assert found.path.read_bytes() == path.read_bytes()


def test_a_damaged_save_comes_in_with_the_reason_and_all_its_bytes(
    path: Path, tmp_path: Path
) -> None:
    path.write_bytes(DAMAGED)
    found = import_save(path, tmp_path / "saves")
    assert found.loss is not None and (found.loss.code, found.loss.lost) == ("torn", 1)
    assert found.path.read_bytes() == DAMAGED
    assert load(found.path).loss == found.loss


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"Dear diary\n", "not-a-save"),
        (b"", "torn"),
        (finished()[:40], "torn"),
        (b'["x' + finished()[3:], "damaged"),
        (frames(START, [b'{"ludo":9}'])[0], "newer-format"),
    ],
)
def test_what_is_no_save_of_ours_does_not_come_in(
    path: Path, tmp_path: Path, data: bytes, code: str
) -> None:
    path.write_bytes(data)
    with pytest.raises(SaveError, match=code):
        import_save(path, tmp_path / "saves")
    assert not (tmp_path / "saves").exists()


def test_what_comes_in_gets_a_name_that_can_be_shown(tmp_path: Path) -> None:
    hostile = tmp_path / "a\x1b[2J\u202eb.txt"
    hostile.write_bytes(finished())
    assert import_save(hostile, tmp_path / "saves").path.name == "a[2Jb.ludo"
    nothing = tmp_path / "\u200b.ludo"
    nothing.write_bytes(finished())
    assert import_save(nothing, tmp_path / "saves").path.name == "save.ludo"


def test_an_import_that_fails_leaves_nothing(path: Path, tmp_path: Path) -> None:
    for kind in ("open", "write", "fsync", "replace"):
        with pytest.raises(SaveError, match="disk-full"):
            import_save(path, tmp_path / "saves", FaultyDisk(kind, 1, error=errno.ENOSPC))
        assert not list((tmp_path / "saves").iterdir())


def test_no_review_stays_under_the_name_that_a_save_had(path: Path) -> None:
    """Otherwise another save that gets the name would be shown that review."""
    review = review_path(path)
    review.parent.mkdir(exist_ok=True)
    review.write_bytes(b"{}")
    rename(path, "another")
    assert not review.exists()
