"""The status of a save, and the repaired copy of one that is damaged or torn."""

from pathlib import Path

import pytest

from saves.chain import START, frames
from saves.problems import SaveError
from saves.reading import load
from saves.verify import repair, verify
from tests.saves.games import eventful, finished, moves

LINES = finished().splitlines(keepends=True)


@pytest.mark.parametrize(
    ("data", "status", "code", "line", "records"),
    [
        (finished(), "complete", "", 0, len(moves()) + 1),
        (eventful(), "unfinished", "", 0, 13),
        (LINES[0], "unfinished", "", 0, 0),
        (finished()[:-1], "torn", "torn", len(LINES), len(moves())),
        (b"".join(LINES[:-1]), "torn", "no-end", len(LINES), len(moves())),
        (finished()[:100], "torn", "torn", 1, 0),
        (b"".join(LINES[:9] + LINES[10:]), "damaged", "damaged", 10, 8),
        (b"x" * 300, "unreadable", "not-a-save", 1, 0),
        (b'["' + b"x" * 300, "torn", "torn", 1, 0),
        (b'["' + b"x" * 300 + b"\n", "damaged", "damaged", 1, 0),
        (frames(START, [b'{"ludo":9}'])[0], "newer", "newer-format", 1, 0),
        (
            frames(START, [LINES[0][20:-2].replace(b'"rules":1', b'"rules":2')])[0],
            "newer",
            "newer-rules",
            1,
            0,
        ),
        (
            frames(START, [LINES[0][20:-2].replace(b"dolce-vita", b"belote")])[0],
            "unreadable",
            "unknown-game",
            1,
            0,
        ),
    ],
    ids=lambda value: str(value)[:30],
)
def test_verify(
    tmp_path: Path, data: bytes, status: str, code: str, line: int, records: int
) -> None:
    path = tmp_path / "game.ludo"
    path.write_bytes(data)
    report = verify(path)
    assert (report.status, report.code, report.line) == (status, code, line)
    assert report.records == records
    assert path.read_bytes() == data


def test_what_is_not_there_is_unreadable(tmp_path: Path) -> None:
    report = verify(tmp_path / "none.ludo")
    assert (report.status, report.code, report.line) == ("unreadable", "no-such-file", 0)


def test_repair_writes_the_good_part_to_a_new_file(tmp_path: Path) -> None:
    path, new = tmp_path / "game.ludo", tmp_path / "new" / "game.ludo"
    broken = b"".join(LINES[:9] + LINES[10:])
    path.write_bytes(broken)
    report = repair(path, new)
    assert (report.status, report.path, report.records) == ("unfinished", new, 8)
    assert new.read_bytes() == b"".join(LINES[:9])
    assert path.read_bytes() == broken
    assert sorted(file.name for file in new.parent.iterdir()) == ["game.ludo"]


def test_repair_makes_a_lost_end_good(tmp_path: Path) -> None:
    path, new = tmp_path / "game.ludo", tmp_path / "new.ludo"
    path.write_bytes(finished()[:-5])
    assert repair(path, new).status == "complete"
    assert new.read_bytes() == finished()


def test_repair_never_overwrites(tmp_path: Path) -> None:
    path, new = tmp_path / "game.ludo", tmp_path / "new.ludo"
    path.write_bytes(eventful())
    new.write_bytes(b"mine")
    for target in (new, path):
        with pytest.raises(SaveError, match="exists"):
            repair(path, target)
    assert new.read_bytes() == b"mine"
    assert load(path).loss is None


def test_repair_cannot_invent_a_header(tmp_path: Path) -> None:
    path = tmp_path / "game.ludo"
    path.write_bytes(b"X" + finished()[1:])
    with pytest.raises(SaveError, match="not-a-save"):
        repair(path, tmp_path / "new.ludo")
    assert not (tmp_path / "new.ludo").exists()
