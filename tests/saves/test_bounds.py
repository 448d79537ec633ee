"""Files made to do harm are refused before they are read or decoded."""

import tracemalloc
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path

import pytest

from saves.chain import SIZE_LIMIT, START, unframe
from saves.listing import inspect
from saves.problems import SaveError
from saves.reading import load
from saves.verify import verify
from saves.writing import LiveGame
from tests.saves.games import begun_game, eventful, moves

ENOUGH = 4_000_000
"""The most bytes of memory, far less than the 100 MB of the file."""


@contextmanager
def little_memory() -> Iterator[None]:
    tracemalloc.start()
    try:
        yield
        assert tracemalloc.get_traced_memory()[1] < ENOUGH
    finally:
        tracemalloc.stop()


def checked(body: bytes) -> bytes:
    """Return a line to follow the eventful save, with the right check."""
    check = START
    for line in eventful().splitlines(keepends=True):
        _, check = unframe(check, line)
    digest = blake2b(check + body, digest_size=8).hexdigest()
    return b'["%b",%b]\n' % (digest.encode(), body)


def test_a_file_of_100_MB_is_refused_unread(tmp_path: Path) -> None:
    path = tmp_path / "huge.ludo"
    path.write_bytes(eventful())
    with path.open("r+b") as file:
        file.truncate(100_000_000)
    with little_memory():
        with pytest.raises(SaveError) as caught:
            load(path)
        assert caught.value.code == "too-large"
        assert caught.value.facts == {"size": 100_000_000, "limit": SIZE_LIMIT}
        assert verify(path).status == "unreadable"
        info = inspect(path)
        assert info is not None and info.header is None


def test_the_largest_file_is_read_a_line_at_a_time(tmp_path: Path) -> None:
    """A power cut may leave zeros behind a file, here 60 MB of them."""
    path = tmp_path / "zeros.ludo"
    path.write_bytes(eventful())
    with path.open("r+b") as file:
        file.truncate(60_000_000)
    with little_memory():
        saved = load(path)
        assert saved.loss is not None and saved.loss.code == "line-too-long"
        assert saved.journal.actions == list(moves()[:6])
        inspect(path)


def test_a_line_of_1_MB_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "long.ludo"
    path.write_bytes(eventful() + checked(b'"%b"' % (b"x" * 1_000_000)))
    with little_memory():
        saved = load(path)
        assert saved.loss is not None
        assert (saved.loss.code, saved.loss.line, saved.loss.lost) == ("line-too-long", 15, 1)
    path.write_bytes(b'["%b"]\n' % (b"x" * 1_000_000))
    with little_memory(), pytest.raises(SaveError, match="line-too-long"):
        load(path)


@pytest.mark.parametrize("brackets", [30_000, 100_000])
@pytest.mark.parametrize("bracket", [b"[", b'{"a":'])
def test_nested_brackets_are_refused(tmp_path: Path, bracket: bytes, brackets: int) -> None:
    path = tmp_path / "deep.ludo"
    path.write_bytes(eventful() + checked(bracket * brackets))
    with little_memory():
        saved = load(path)
        assert saved.loss is not None
        assert saved.loss.code in ("too-deep", "line-too-long")
        assert saved.records == 13
    path.write_bytes(bracket * brackets + b"\n")
    with little_memory(), pytest.raises(SaveError):
        load(path)


def test_no_game_is_written_that_is_too_large_to_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "full.ludo"
    with begun_game(path, 3) as game:
        monkeypatch.setattr("saves.appending.SIZE_LIMIT", path.stat().st_size + 10)
        before = path.read_bytes()
        with pytest.raises(SaveError, match="too-large") as caught:
            game.table.submit(moves()[3])
        size = caught.value.facts["size"]
        assert len(game.journal) == 3
        assert path.read_bytes() == before
        monkeypatch.undo()
        game.table.submit(moves()[3])
        assert path.stat().st_size == size
    with LiveGame.resume(path) as game:
        assert game.journal.actions == list(moves()[:4])
