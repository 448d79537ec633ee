"""A disk that is full, and one that is read-only: every command, and the table itself.

In everyday tests a limit on the size of files stands in for the full disk. The slow tests mount
small disks if that is permitted, else they use the limit too.
"""

import resource
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from io import StringIO
from pathlib import Path
from typing import NamedTuple

import pytest

from saves.reading import load
from saves.trash import discard, trashed
from saves.verify import verify
from tests.tui.cli.running import PROGRAM, here, saved_game
from tests.tui.cli.screen import Terminal
from tui.console.status import FAILED

Capsys = pytest.CaptureFixture[str]

FULL = "The disk is full. Free up some space."
READ_ONLY = "Nothing can be written there: it is read-only."


class Place(NamedTuple):
    """A folder of saves on a disk, and a way to take its room away for a while."""

    folder: Path
    without_room: Callable[[], AbstractContextManager[None]]
    why: str


@contextmanager
def limited() -> Iterator[None]:
    """Forbid any file to grow or to be begun with content."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def mounted(folder: Path) -> bool:
    """Mount a disk of a quarter of a megabyte on a folder, and return whether that worked."""
    command = ["mount", "-t", "tmpfs", "-o", "size=256k", "none", str(folder)]
    with suppress(OSError):
        return subprocess.run(command, capture_output=True, check=False).returncode == 0
    return False


@contextmanager
def filled(folder: Path) -> Iterator[None]:
    """Fill the disk with a file."""
    filler = folder / "filler"
    with filler.open("wb", buffering=0) as file, suppress(OSError):
        while True:
            file.write(b"x" * 512)
    try:
        yield
    finally:
        filler.unlink()


@contextmanager
def remounted(folder: Path) -> Iterator[None]:
    """Make the disk read-only for a while."""
    subprocess.run(["mount", "-o", "remount,ro", str(folder)], check=True)
    try:
        yield
    finally:
        subprocess.run(["mount", "-o", "remount,rw", str(folder)], check=True)


@pytest.fixture(
    params=[
        "limit",
        pytest.param("full", marks=pytest.mark.slow),
        pytest.param("read-only", marks=pytest.mark.slow),
    ]
)
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Place]:
    """Yield a folder with a finished game, an unfinished one, and one in the trash."""
    folder = tmp_path / "saves"
    folder.mkdir()
    own = request.param != "limit" and mounted(folder)
    saved_game(folder / "whole.ludo")
    saved_game(folder / "going.ludo", steps=30)
    discard(saved_game(folder / "old.ludo", steps=20))
    if not own:
        yield Place(folder, limited, FULL)
        return
    try:
        if request.param == "full":
            yield Place(folder, lambda: filled(folder), FULL)
        else:
            yield Place(folder, lambda: remounted(folder), READ_ONLY)
    finally:
        subprocess.run(["umount", str(folder)], check=True)


def content(folder: Path) -> dict[str, bytes]:
    """Return the content of every file by its path, without the file that fills the disk."""
    paths = (path for path in folder.rglob("*") if path.is_file() and path.name != "filler")
    return {str(path.relative_to(folder)): path.read_bytes() for path in paths}


READING = (
    *(["saves"], ["saves", "--json"], ["verify", "whole", "going"], ["show", "whole"], ["stats"]),
    *(["stats", "--json"], ["trash"], ["trash", "--json"], ["config"], ["man"], ["--help"]),
    ["export", "whole", "--to", "markdown"],
)


@pytest.mark.parametrize("words", READING, ids=" ".join)
def test_what_only_reads_does_not_care(capsys: Capsys, place: Place, words: list[str]) -> None:
    before = content(place.folder)
    with place.without_room():
        ended = here(capsys, *words, "--saves", str(place.folder))
    assert (ended.status, ended.err) == (0, "") and ended.out
    assert content(place.folder) == before


WRITING = (
    ["repair", "going", "-o", "{}/new.ludo"],
    ["simulate", "dolce-vita", "--bots", "random", "--games", "2", "--out", "{}"],
    ["--plain", "play", "dolce-vita", "--bots", "random"],
    ["export", "whole", "--to", "html", "-o", "{}/page.html"],
)


@pytest.mark.parametrize("words", WRITING, ids=" ".join)
def test_what_cannot_be_written_is_one_line_and_leaves_nothing_half_done(
    capsys: Capsys, monkeypatch: pytest.MonkeyPatch, place: Place, words: list[str]
) -> None:
    before = content(place.folder)
    monkeypatch.setattr(sys, "stdin", StringIO("1\n" * 9))
    with place.without_room():
        asked = [word.replace("{}", str(place.folder)) for word in words]
        ended = here(capsys, *asked, "--saves", str(place.folder))
        message = ended.failed(FAILED)
        assert place.why.casefold() in message.casefold() or "cannot be written" in message
    assert content(place.folder) == before


def test_the_trash_works_on_a_full_disk_and_refuses_on_a_read_only_one(
    capsys: Capsys, place: Place
) -> None:
    """On a full disk the trash is needed to make room."""
    saves = ("--saves", str(place.folder))
    with place.without_room():
        back = here(capsys, "trash", "restore", "old", *saves)
        if place.why == READ_ONLY:
            emptied = here(capsys, "trash", "empty", "--yes", *saves)
            for ended in back, emptied:
                assert READ_ONLY.casefold() in ended.failed(FAILED).casefold()
            assert len(trashed(place.folder)) == 1
            return
        assert back.status == 0 and (place.folder / "old.ludo").exists()
        discard(place.folder / "old.ludo")
        assert here(capsys, "trash", "empty", "--yes", *saves).status == 0
    assert trashed(place.folder) == []


def test_line_by_line_a_move_that_finds_no_room_is_asked_again_and_nothing_is_lost(
    capsys: Capsys, monkeypatch: pytest.MonkeyPatch, place: Place
) -> None:
    path = place.folder / "going.ludo"
    before = load(path).journal.actions
    monkeypatch.setattr(sys, "stdin", StringIO("1 A\n2 B\n3 C\n4 D\n5 E\n6 F\n" * 9))
    with place.without_room():
        ended = here(capsys, "--plain", "resume", "going", "--saves", str(place.folder))
    assert place.why.casefold() in " ".join((ended.out + ended.err).split()).casefold()
    report = verify(path)
    assert report.status == "unfinished"
    assert load(path).journal.actions[: len(before)] == before
    assert not list(place.folder.rglob("*.lock"))


@pytest.mark.slow
def test_on_the_screen_the_game_goes_on_once_there_is_room_again(tmp_path: Path) -> None:
    path = saved_game(tmp_path / "game.ludo", steps=30)
    before = path.read_bytes()
    no_room = ["bash", "-c", 'ulimit -S -f 0; exec "$@"', "-", *PROGRAM]
    words = ("resume", str(path), "--saves", str(tmp_path), "--lang", "en")
    with Terminal(*words, program=no_room) as terminal:
        terminal.shows("disk is full")
        assert path.read_bytes() == before
        unlimited = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
        resource.prlimit(terminal._child.pid, resource.RLIMIT_FSIZE, unlimited)
        terminal.press("r")
        terminal.until(lambda _: path.stat().st_size > len(before))
        terminal.press("\x11")
        assert terminal.ended() == 0
    assert verify(path).status == "unfinished" and list(tmp_path.iterdir()) == [path]
