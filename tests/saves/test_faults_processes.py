"""Two programs on one save, and programs that are killed."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from saves import lock
from saves.listing import inspect
from saves.lock import Holder, beside, holder
from saves.problems import SaveError
from saves.reading import load
from saves.writing import LiveGame
from tests.saves.games import begun_game, finished, moves

ROOT = Path(__file__).parents[2]


@contextmanager
def writer(what: str, path: Path) -> Iterator["subprocess.Popen[str]"]:
    """Start the program tests.saves.writer, and kill it at the end if it still runs."""
    with subprocess.Popen(
        [sys.executable, "-m", "tests.saves.writer", what, str(path)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def heard(process: "subprocess.Popen[str]") -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.ludo"


def kill_at(path: Path, lines: int) -> None:
    """Kill a program after so many actions of its game, check what is in the file, and play on."""
    said = 0
    with writer("play", path) as process:
        while said < lines and (word := heard(process)):
            said = int(word)
        process.kill()
        assert process.stdout is not None
        for word in process.stdout:  # what it said before it died
            said = int(word)
    saved = load(path)
    assert said <= len(saved.journal) <= len(moves())
    assert saved.journal.actions == list(moves()[: len(saved.journal)])
    with LiveGame.resume(path) as game:
        assert len(game.journal) >= said
        for action in moves()[len(game.journal) :]:
            game.table.submit(action)
    assert path.read_bytes() == finished()


@pytest.mark.parametrize("run", range(8))
def test_killed_at_a_random_moment(path: Path, run: int) -> None:
    kill_at(path, 1 + int(Random(run).random() * len(moves())))


@pytest.mark.slow
@pytest.mark.parametrize("run", range(200))
def test_killed_at_200_random_moments(path: Path, run: int) -> None:
    kill_at(path, 1 + int(Random(f"kill {run}").random() * len(moves())))


def test_the_second_program_is_told_who_has_the_save(path: Path) -> None:
    begun_game(path, 3).close()
    with writer("hold", path) as other:
        assert heard(other) == "held"
        before = path.read_bytes()
        with pytest.raises(SaveError) as caught:
            LiveGame.resume(path)
        assert caught.value.code == "in-use"
        assert caught.value.facts == {"pid": other.pid, "host": os.uname().nodename[:24]}
        assert holder(path) == Holder(other.pid, os.uname().nodename)
        info = inspect(path)
        assert info is not None and info.in_use == holder(path)
        assert load(path).journal.actions == list(moves()[:3])
        assert path.read_bytes() == before
        other.kill()
        other.wait()
        assert beside(path).exists()
        assert holder(path) is None
        with LiveGame.resume(path) as game:
            game.table.submit(moves()[3])
    assert not beside(path).exists()
    assert load(path).journal.actions == list(moves()[:4])


def test_a_save_that_was_let_go_can_be_opened(path: Path) -> None:
    begun_game(path, 3).close()
    with writer("hold", path) as other:
        assert heard(other) == "held"
        other.communicate()
        LiveGame.resume(path).close()


def test_a_thinking_process_that_outlives_its_program_holds_nothing(path: Path) -> None:
    begun_game(path, 3).close()
    with writer("fork", path) as other:
        assert heard(other) == "held"
        with pytest.raises(SaveError, match="in-use"):
            LiveGame.resume(path)
        os.kill(other.pid, 9)
        other.wait()
        with LiveGame.resume(path) as game:
            game.table.submit(moves()[3])
        assert other.stdin is not None
        other.stdin.close()  # the child may go


def test_one_program_opens_a_save_once(path: Path) -> None:
    with begun_game(path, 3) as game:
        with pytest.raises(SaveError) as caught:
            LiveGame.resume(path)
        assert caught.value.facts["pid"] == os.getpid()
        game.table.submit(moves()[3])


def test_a_lock_file_full_of_nonsense_holds_nobody_up(path: Path) -> None:
    begun_game(path, 3).close()
    beside(path).write_bytes(b"\xff{" * 100_000)
    assert holder(path) is None
    with LiveGame.resume(path):
        assert holder(path) == Holder(os.getpid(), os.uname().nodename)


def test_whoever_only_looks_holds_nobody_up(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A list that asks whether a save is in use has it locked for a moment."""
    assert lock.fcntl is not None
    begun_game(path, 3).close()
    looking = os.open(beside(path), os.O_RDWR | os.O_CREAT)
    lock.fcntl.flock(looking, lock.fcntl.LOCK_SH)
    pauses = []

    def pause(seconds: float) -> None:
        pauses.append(seconds)
        os.close(looking)

    monkeypatch.setattr("saves.lock.time.sleep", pause)
    LiveGame.resume(path).close()
    assert len(pauses) == 1


def test_a_lock_file_removed_under_way_is_made_anew(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its last holder removes the lock file between our opening and our locking it."""
    assert lock.fcntl is not None
    begun_game(path, 3).close()
    flock = lock.fcntl.flock
    removed: list[int] = []

    def remove_first(fd: int, how: int) -> None:
        if not removed:
            removed.append(fd)
            beside(path).unlink()
        flock(fd, how)

    monkeypatch.setattr(lock.fcntl, "flock", remove_first)
    with LiveGame.resume(path):
        monkeypatch.undo()
        with pytest.raises(SaveError, match="in-use"):
            LiveGame.resume(path)


def test_without_locks_a_second_writer_is_still_found_out(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Simulate a platform without fcntl."""
    monkeypatch.setattr(lock, "fcntl", None)
    with begun_game(path, 3) as one:
        assert holder(path) is None
        with LiveGame.resume(path) as two:
            two.table.submit(moves()[3])
            with pytest.raises(SaveError, match="changed-elsewhere"):
                one.table.submit(moves()[3])
    assert load(path).journal.actions == list(moves()[:4])
    assert load(path).loss is None


def test_a_file_system_without_locks_is_played_on(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(fd: int, how: int) -> None:
        raise OSError(95, "made to fail")

    assert lock.fcntl is not None
    monkeypatch.setattr(lock.fcntl, "flock", refuse)
    with begun_game(path, 3) as game:
        game.table.submit(moves()[3])
        assert holder(path) is None
    assert load(path).journal.actions == list(moves()[:4])


def test_saves_need_no_screen() -> None:
    """Reading, listing and verifying stay quick to start."""
    code = (
        "import sys, saves.branching, saves.folder, saves.listing, saves.verify;"
        "sys.exit(bool({'textual', 'rich', 'tui'} & set(sys.modules)))"
    )
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0
