"""Failures of the disk: the n-th write, fsync, cut or rename, once or for ever; a full disk; a
read-only folder.

Whatever was shown is on the disk, whatever failed is not shown, and trying again works.
"""

import errno
import shutil
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from saves.disk import Disk
from saves.problems import SaveError, translated
from saves.reading import load
from saves.verify import repair
from saves.writing import LiveGame
from tests.saves.games import begun_game, eventful, finished, header, moves

LAST = 12
"""The number of actions played in these tests; the last one ends the game."""


class FaultyDisk(Disk):
    """A disk whose `nth` operation of a kind fails, and all later ones if `ever`.

    A write that fails has written the first half of its data, as on a full disk.
    """

    def __init__(
        self, kind: str = "", nth: int = 0, ever: bool = False, error: int = errno.EIO
    ) -> None:
        self.kind, self.nth, self.ever, self.error = kind, nth, ever, error
        self.counts: dict[str, int] = {}

    def fails(self, kind: str) -> bool:
        count = self.counts[kind] = self.counts.get(kind, 0) + 1
        return kind == self.kind and (count >= self.nth if self.ever else count == self.nth)

    def check(self, kind: str) -> None:
        if self.fails(kind):
            raise OSError(self.error, "made to fail")

    def open(self, path: Path, flags: int) -> int:
        self.check("open")
        return super().open(path, flags)

    def write(self, fd: int, data: memoryview) -> int:
        if self.fails("write"):
            super().write(fd, data[: len(data) // 2])
            raise OSError(self.error, "made to fail")
        return super().write(fd, data)

    def fsync(self, fd: int) -> None:
        self.check("fsync")
        super().fsync(fd)

    def truncate(self, fd: int, size: int) -> None:
        self.check("truncate")
        super().truncate(fd, size)

    def replace(self, old: Path, new: Path) -> None:
        self.check("replace")
        super().replace(old, new)

    def remove(self, path: Path) -> None:
        self.check("remove")
        super().remove(path)

    def make_folder(self, path: Path) -> None:
        self.check("make_folder")
        super().make_folder(path)


class ShortDisk(FaultyDisk):
    """A disk that fills up: one write is silently short, the next is refused."""

    def __init__(self, room: int) -> None:
        super().__init__()
        self.room = room

    def write(self, fd: int, data: memoryview) -> int:
        if not self.room:
            raise OSError(errno.ENOSPC, "made to be full")
        written = super().write(fd, data[: self.room])
        self.room -= written
        return written


class SippingDisk(Disk):
    """A disk that takes at most so many bytes at once."""

    def __init__(self, most: int) -> None:
        self.most = most

    def write(self, fd: int, data: memoryview) -> int:
        return super().write(fd, data[: self.most])


def attempt(game: LiveGame, action: Any, path: Path) -> bool:
    """Submit an action, and return whether it was written. If it was not, check that nothing has
    changed for any reader."""
    seen = list(game.journal.actions)
    try:
        game.table.submit(action)
    except SaveError:
        assert game.journal.actions == seen
        assert load(path).journal.actions == seen
        return False
    assert game.journal.actions == [*seen, action]
    assert load(path).journal.actions == [*seen, action]
    return True


def play_on(path: Path, disk: Disk, tries: int = 3) -> int:
    """Resume and play the rest of the game, with so many tries for each action. Return how many
    actions were played."""
    played = 0
    with LiveGame.resume(path, disk) as game:
        for action in moves()[-LAST:]:
            if not any(attempt(game, action, path) for _ in range(tries)):
                break
            played += 1
    return played


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "game.ludo"
    begun_game(path, len(moves()) - LAST).close()
    return path


@pytest.mark.parametrize(("most", "played"), [(1, LAST), (0, 0)])
def test_a_disk_may_take_a_byte_at_a_time_but_not_nothing(
    path: Path, most: int, played: int
) -> None:
    assert play_on(path, SippingDisk(most)) == played


@pytest.mark.parametrize("nth", range(1, LAST + 1))
@pytest.mark.parametrize("kind", ["write", "fsync"])
def test_the_nth_operation_fails_once(path: Path, kind: str, nth: int) -> None:
    assert play_on(path, FaultyDisk(kind, nth)) == LAST
    assert path.read_bytes() == finished()


@pytest.mark.parametrize("nth", range(1, LAST + 1))
@pytest.mark.parametrize("kind", ["write", "fsync"])
def test_the_nth_operation_fails_for_ever(path: Path, kind: str, nth: int) -> None:
    assert play_on(path, FaultyDisk(kind, nth, ever=True)) == nth - 1
    assert finished().startswith(path.read_bytes())
    assert play_on_plainly(path) == finished()


def play_on_plainly(path: Path) -> bytes:
    with LiveGame.resume(path) as game:
        for action in moves()[len(game.journal) :]:
            game.table.submit(action)
    return path.read_bytes()


@pytest.mark.parametrize("broken", ["write", "fsync"])
@pytest.mark.parametrize("ever", [False, True])
def test_a_failed_line_that_cannot_be_cut_off_is_cut_off_later(
    path: Path, broken: str, ever: bool
) -> None:
    class Stuck(FaultyDisk):
        """A disk on which cutting fails too; for ever, or until the third try."""

        cuts = 0

        def truncate(self, fd: int, size: int) -> None:
            self.cuts += 1
            if ever or self.cuts < 3:
                raise OSError(errno.EIO, "made to fail")
            super().truncate(fd, size)

    good = path.read_bytes()
    disk = Stuck(broken, 1)
    first, *rest = moves()[-LAST:]
    with LiveGame.resume(path, disk) as game:
        for _ in range(2):
            with pytest.raises(SaveError, match="disk-error"):
                game.table.submit(first)
            assert len(game.journal) == len(moves()) - LAST
            assert path.read_bytes().startswith(good)
        if ever:
            with pytest.raises(SaveError, match="disk-error"):
                game.table.submit(first)
        else:
            for action in (first, *rest):
                game.table.submit(action)
            assert path.read_bytes() == finished()
    assert load(path).loss is None or broken == "write"
    assert play_on_plainly(path) == finished()


@pytest.mark.parametrize("room", range(0, 200, 7))
def test_the_disk_fills_up(path: Path, room: int) -> None:
    disk = ShortDisk(room)
    size = path.stat().st_size
    with LiveGame.resume(path, disk) as game:
        played = 0
        with suppress(SaveError):
            for action in moves()[-LAST:]:
                game.table.submit(action)
                played += 1
        assert played < LAST
        assert path.stat().st_size <= size + room
        with pytest.raises(SaveError) as caught:
            game.table.submit(moves()[-LAST + played])
        assert caught.value.code == "disk-full"
        assert load(path).journal.actions == game.journal.actions
        disk.room = 100_000
        for action in moves()[-LAST + played :]:
            game.table.submit(action)
    assert path.read_bytes() == finished()


@pytest.mark.parametrize("kind", ["open", "write", "fsync", "replace", "make_folder"])
@pytest.mark.parametrize("ever", [False, True])
def test_a_save_that_cannot_be_made_leaves_nothing(tmp_path: Path, kind: str, ever: bool) -> None:
    path = tmp_path / "saves" / "new.ludo"
    disk = FaultyDisk(kind, 1, ever, errno.EROFS)
    for _ in range(2 if ever else 1):
        with pytest.raises(SaveError) as caught:
            LiveGame.create(path, header(), moves()[:3], disk)
        assert caught.value.code == "read-only"
        assert not path.parent.exists() or not list(path.parent.iterdir())
    with LiveGame.create(path, header(), moves()[:3], FaultyDisk() if ever else disk) as game:
        assert game.journal.actions == list(moves()[:3])


def test_a_save_that_is_made_but_cannot_be_opened_is_there(tmp_path: Path) -> None:
    path = tmp_path / "new.ludo"
    with pytest.raises(SaveError):
        LiveGame.create(path, header(), moves()[:3], FaultyDisk("open", 2))
    assert list(tmp_path.iterdir()) == [path]
    assert load(path).journal.actions == list(moves()[:3])


@pytest.mark.parametrize("ever", [False, True])
@pytest.mark.parametrize("nth", [1, 2, 3])
@pytest.mark.parametrize("kind", ["open", "write", "fsync", "replace", "truncate"])
def test_recovery_that_fails_loses_nothing(tmp_path: Path, kind: str, nth: int, ever: bool) -> None:
    path = tmp_path / "game.ludo"
    damaged = eventful()[:-10]
    path.write_bytes(damaged)
    disk = FaultyDisk(kind, nth, ever)
    for _ in range(2):
        with suppress(SaveError):
            LiveGame.resume(path, disk).close()
        copies = [file.read_bytes() for file in tmp_path.iterdir()]
        assert damaged in copies
        assert load(path).journal.actions == list(moves()[:6])
    with LiveGame.resume(path) as game:
        game.table.submit(moves()[6])
    assert load(path).loss is None
    kept = [file for file in tmp_path.iterdir() if file != path]
    assert [file.read_bytes() for file in kept] == [damaged]


@pytest.mark.parametrize("kind", ["open", "write", "fsync", "replace", "make_folder"])
def test_a_repair_that_fails_leaves_nothing(tmp_path: Path, kind: str) -> None:
    path, new = tmp_path / "game.ludo", tmp_path / "new" / "good.ludo"
    path.write_bytes(eventful()[:-10])
    with pytest.raises(SaveError, match="disk-full"):
        repair(path, new, FaultyDisk(kind, 1, error=errno.ENOSPC))
    assert not new.parent.exists() or not list(new.parent.iterdir())
    assert path.read_bytes() == eventful()[:-10]


@pytest.mark.parametrize("act", ["note", "take_back"])
def test_notes_and_take_backs_that_cannot_be_written_have_not_happened(
    tmp_path: Path, act: str
) -> None:
    path = tmp_path / "game.ludo"
    begun_game(path, 4).close()
    with LiveGame.resume(path, FaultyDisk("write", 1)) as game:
        does: Callable[[], object] = (
            (lambda: game.note(1, "x"))
            if act == "note"
            else (lambda: game.table.take_back(0, game.header.humans))
        )
        with pytest.raises(SaveError, match="disk-error"):
            does()
        assert game.journal.actions == list(moves()[:4])
        assert game.notes == {}
        does()
        assert load(path).notes == game.notes
        assert load(path).journal.actions == game.journal.actions
        assert game.notes or len(game.journal) == 1


def test_the_folder_goes_in_the_middle_of_a_game(tmp_path: Path) -> None:
    path = tmp_path / "saves" / "game.ludo"
    with begun_game(path, 3) as game:
        shutil.rmtree(path.parent)
        for _ in range(2):
            with pytest.raises(SaveError, match="file-gone"):
                game.table.submit(moves()[3])
        assert len(game.journal) == 3


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (errno.ENOSPC, "disk-full"),
        (errno.EDQUOT, "disk-full"),
        (errno.EROFS, "read-only"),
        (errno.EACCES, "not-allowed"),
        (errno.EIO, "disk-error"),
        (errno.ESTALE, "disk-error"),
    ],
)
def test_what_the_system_refuses_has_a_code(path: Path, error: int, code: str) -> None:
    with LiveGame.resume(path, FaultyDisk("write", 1, error=error)) as game:
        with pytest.raises(SaveError) as caught:
            game.table.submit(moves()[-LAST])
        assert caught.value.code == code
        assert caught.value.facts["file"] == str(path)
        if code == "disk-error":
            assert caught.value.facts["error"] == errno.errorcode[error]


def test_an_error_without_a_number_is_told_by_its_kind(tmp_path: Path) -> None:
    with pytest.raises(SaveError) as caught, translated(tmp_path):
        raise OSError("no number")
    assert (caught.value.code, caught.value.facts["error"]) == ("disk-error", "OSError")


def test_a_folder_is_made_with_those_above_it_and_may_be_there(tmp_path: Path) -> None:
    for _ in range(2):
        Disk().make_folder(tmp_path / "a" / "b")
    assert (tmp_path / "a" / "b").is_dir()
