"""Every byte of a save may be the last, every bit may turn, every line may go astray.

What is then read is the game that was played, up to the damage, and never another one.
"""

from pathlib import Path

import pytest

from saves.disk import Disk
from saves.problems import SaveError
from saves.reading import load
from saves.verify import verify
from saves.writing import LiveGame
from tests.saves.games import finished, header_in, moves, readable, varied
from tests.saves.make_golden import GOLDEN


class HastyDisk(Disk):
    """A disk that is not waited for, because what is in the file matters here, not what a power cut
    leaves."""

    def fsync(self, fd: int) -> None:
        pass


HASTY = HastyDisk()
SHORT = varied()
WHOLE = finished()
WHOLES = {
    "dolce-vita": WHOLE,
    "dolores": (GOLDEN / "2-dolores-unfinished.ludo").read_bytes(),
    "dalmuti": (GOLDEN / "2-dalmuti-unfinished.ludo").read_bytes(),
}
"""A save of each game; those of Dolorès and Dalmuti are unfinished, with undos and notes."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.ludo"


def good_lines(data: bytes, original: bytes) -> int:
    """Return how many lines at the start are those of the original."""
    count = 0
    lines = data.splitlines(keepends=True)
    for line, was in zip(lines, original.splitlines(keepends=True), strict=False):
        if line != was:
            break
        count += 1
    return count


def examine(path: Path, data: bytes, original: bytes, histories: list[list[object]]) -> None:
    """Check that `data` is read up to the damage done to `original`.

    `histories` has the actions after 0, 1, 2 ... records of the original.
    """
    path.unlink(missing_ok=True)  # because some file systems write slowly over a file
    path.write_bytes(data)
    good = good_lines(data, original)
    if good == 0:
        with pytest.raises(SaveError) as caught:
            load(path)
        assert caught.value.facts["line"] == 1
        return
    saved = load(path)
    assert saved.header == header_in(original)
    assert saved.records == good - 1
    assert saved.journal.actions == histories[good - 1]
    if saved.loss is None:
        assert original.startswith(data) and data.endswith(b"\n")
    else:
        assert saved.loss.line == good + 1
        assert saved.loss.lost >= 1


def cut(path: Path, data: bytes, sizes: range) -> None:
    histories = readable(data)
    for size in sizes:
        examine(path, data[:size], data, histories)


def test_a_short_save_cut_at_every_byte(path: Path) -> None:
    cut(path, SHORT, range(len(SHORT)))


def test_the_end_of_a_whole_game_cut_at_every_byte(path: Path) -> None:
    cut(path, WHOLE, range(len(WHOLE) - 400, len(WHOLE)))


@pytest.mark.slow
@pytest.mark.parametrize("part", range(8))
@pytest.mark.parametrize("name", WHOLES)
def test_a_whole_save_cut_at_every_byte(path: Path, name: str, part: int) -> None:
    cut(path, WHOLES[name], range(part, len(WHOLES[name]), 8))


def test_cut_at_every_byte_and_played_on(path: Path) -> None:
    """A torn save is recovered and played on from its last whole line, and the damaged file is
    kept."""
    histories = readable(SHORT)
    header_size = SHORT.index(b"\n") + 1
    for size in range(header_size, len(SHORT)):
        path.unlink(missing_ok=True)
        path.write_bytes(SHORT[:size])
        with LiveGame.resume(path, HASTY) as game:
            good = SHORT[:size].count(b"\n")
            played = histories[good - 1]
            assert game.journal.actions == played
            if SHORT[:size].endswith(b"\n"):
                assert game.kept is None
            else:
                assert game.kept is not None
                assert game.kept.read_bytes() == SHORT[:size]
                game.kept.unlink()
            action = moves()[len(played)]
            game.table.submit(action)
        saved = load(path)
        assert saved.loss is None
        assert saved.journal.actions == [*played, action]
        assert saved.records == good


def test_cut_in_the_header_leaves_the_file_alone(path: Path) -> None:
    for size in range(SHORT.index(b"\n") + 1):
        path.unlink(missing_ok=True)
        path.write_bytes(SHORT[:size])
        with pytest.raises(SaveError, match=r"torn|not-a-save"):
            LiveGame.resume(path)
        assert path.read_bytes() == SHORT[:size]
        assert list(path.parent.iterdir()) == [path]


def flip(path: Path, data: bytes, bits: range) -> None:
    """Turn these bits of every byte, one at a time."""
    histories = readable(data)
    for place in range(len(data)):
        for bit in bits:
            turned = bytearray(data)
            turned[place] ^= 1 << bit
            examine(path, bytes(turned), data, histories)


def test_every_bit_of_a_short_save_flipped(path: Path) -> None:
    flip(path, SHORT, range(8))


@pytest.mark.slow
@pytest.mark.parametrize("bit", range(8))
@pytest.mark.parametrize("name", WHOLES)
def test_every_bit_of_a_whole_save_flipped(path: Path, name: str, bit: int) -> None:
    flip(path, WHOLES[name], range(bit, bit + 1))


def test_a_line_dropped_doubled_or_swapped(path: Path) -> None:
    lines, histories = WHOLE.splitlines(keepends=True), readable(WHOLE)
    for i in range(len(lines)):
        dropped = lines[:i] + lines[i + 1 :]
        doubled = lines[: i + 1] + lines[i:]
        swapped = [*lines[:i], *lines[i : i + 2][::-1], *lines[i + 2 :]]
        for changed in (dropped, doubled, swapped):
            if changed != lines:
                examine(path, b"".join(changed), WHOLE, histories)
                assert verify(path).status in ("damaged", "torn", "unreadable")


def test_a_line_spliced_from_another_game(path: Path) -> None:
    lines, histories = WHOLE.splitlines(keepends=True), readable(WHOLE)
    others = finished("other").splitlines(keepends=True)
    for i in range(1, len(lines)):
        other = others[min(i, len(others) - 1)]
        replaced = [*lines[:i], other, *lines[i + 1 :]]
        inserted = [*lines[:i], other, *lines[i:]]
        exchanged = lines[:i] + others[i:]
        for changed in (replaced, inserted, exchanged):
            examine(path, b"".join(changed), WHOLE, histories)
            assert verify(path).status == "damaged"


def test_garbage_behind_a_save(path: Path) -> None:
    histories = readable(SHORT)
    for tail in (b"\n", b"\x00" * 4096, b"\xff", b"[]\n", b"null\n" * 1000, SHORT):
        examine(path, SHORT + tail, SHORT, histories)
        with LiveGame.resume(path) as game:
            assert game.kept is not None and game.kept.read_bytes() == SHORT + tail
        assert path.read_bytes() == SHORT


def test_each_damaged_original_is_kept_once(path: Path) -> None:
    for tail in (b"one", b"two"):
        for _ in range(2):
            path.write_bytes(SHORT + tail)
            LiveGame.resume(path).close()
    kept = {file.name: file.read_bytes() for file in path.parent.iterdir()}
    assert kept == {
        "game.ludo": SHORT,
        "game.ludo.damaged": SHORT + b"one",
        "game.ludo.damaged-2": SHORT + b"two",
    }
