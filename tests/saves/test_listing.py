"""The list of saves: quick, and a broken save is listed as broken."""

import os
from pathlib import Path

import pytest

from saves.chain import START, frames
from saves.header import Player, encode_header
from saves.listing import inspect, last_unfinished, list_saves
from saves.problems import SaveError
from saves.writing import LiveGame
from tests.saves.games import begun_game, eventful, finished, header, moves


def put(folder: Path, name: str, data: bytes, age: int) -> Path:
    path = folder / name
    path.write_bytes(data)
    os.utime(path, ns=(1_000_000_000 - age, 1_000_000_000 - age))
    return path


def test_no_folder_no_saves(tmp_path: Path) -> None:
    assert list_saves(tmp_path / "none") == []
    assert last_unfinished(tmp_path / "none") is None
    assert list_saves(tmp_path) == []


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(SaveError, match="not-a-folder"):
        list_saves(tmp_path / "file")
    with pytest.raises(SaveError, match="not-a-folder"):
        begun_game(tmp_path / "file" / "game.ludo")
    with pytest.raises(SaveError, match="not-a-folder"):
        begun_game(tmp_path / "file" / "deeper" / "game.ludo")


def test_saves_are_listed_newest_first_and_others_not_at_all(tmp_path: Path) -> None:
    put(tmp_path, "b.ludo", finished(), 2)
    put(tmp_path, "a.ludo", eventful(), 3)
    put(tmp_path, "c.ludo", eventful(), 1)
    put(tmp_path, "c.ludo.damaged", b"", 0)
    put(tmp_path, "c.ludo.lock", b"", 0)
    put(tmp_path, "notes.txt", b"", 0)
    found = list_saves(tmp_path)
    assert [info.path.name for info in found] == ["c.ludo", "b.ludo", "a.ludo"]
    assert [info.finished for info in found] == [False, True, False]
    assert [info.records for info in found] == [13, len(moves()) + 1, 13]
    assert all(info.header == header() and info.problem is None for info in found)
    done = found[1]
    assert done.end is not None and len(done.end.scores) == 3
    assert done.size == len(finished())
    newest = last_unfinished(tmp_path)
    assert newest is not None and newest.path.name == "c.ludo"


def test_broken_saves_are_listed_as_broken(tmp_path: Path) -> None:
    put(tmp_path, "torn.ludo", finished()[:-5], 0)
    put(tmp_path, "header.ludo", b"X" + finished(), 1)
    put(tmp_path, "empty.ludo", b"", 2)
    put(tmp_path, "newer.ludo", frames(START, [b'{"ludo":2}'])[0], 3)
    lines = finished().splitlines(keepends=True)
    put(tmp_path, "last.ludo", b"".join(lines[:-2]) + lines[-1], 4)
    put(tmp_path, "tail.ludo", eventful() + b"\n", 5)
    (tmp_path / "folder.ludo").mkdir()
    os.utime(tmp_path / "folder.ludo", ns=(0, 0))
    problems = {info.path.stem: info.problem.code for info in list_saves(tmp_path) if info.problem}
    assert problems == {
        "torn": "torn",
        "header": "not-a-save",
        "empty": "torn",
        "newer": "newer-format",
        "last": "damaged",
        "tail": "damaged",
        "folder": "not-a-file",
    }


def test_a_link_to_nothing_is_not_listed_and_one_to_nonsense_is_broken(tmp_path: Path) -> None:
    (tmp_path / "none.ludo").symlink_to(tmp_path / "gone")
    (tmp_path / "folder").write_bytes(b"")
    (tmp_path / "under.ludo").symlink_to(tmp_path / "folder" / "file.ludo")
    (info,) = list_saves(tmp_path)
    assert isinstance(info.problem, SaveError) and info.problem.code == "not-a-folder"


def test_a_torn_save_is_offered_to_be_continued_and_a_broken_one_is_not(tmp_path: Path) -> None:
    torn = put(tmp_path, "torn.ludo", eventful()[:-5], 1)
    put(tmp_path, "broken.ludo", b"", 0)
    info = last_unfinished(tmp_path)
    assert info is not None and info.path == torn
    assert info.records == 12


def test_a_save_in_use_says_by_whom_and_is_not_offered(tmp_path: Path) -> None:
    path = tmp_path / "game.ludo"
    with begun_game(path, 3):
        (info,) = list_saves(tmp_path)
        assert info.in_use is not None and info.in_use.pid == os.getpid()
        assert last_unfinished(tmp_path) is None
    (info,) = list_saves(tmp_path)
    assert info.in_use is None
    assert last_unfinished(tmp_path) == info


def test_a_finished_save_with_notes_behind_is_finished(tmp_path: Path) -> None:
    path = tmp_path / "game.ludo"
    with begun_game(path, len(moves())) as game:
        for _ in range(3):
            game.note(1, "x" * 1000)
        info = inspect(path)
        assert info is not None and info.finished
        for _ in range(150):  # more than the part of the file that is looked at
            game.note(1, "x" * 1000)
    info = inspect(path)
    assert info is not None and info.finished and info.problem is None
    assert info.records == len(moves()) + 154


def test_a_save_with_nothing_but_a_header_is_listed(tmp_path: Path) -> None:
    begun_game(tmp_path / "game.ludo").close()
    (info,) = list_saves(tmp_path)
    assert (info.records, info.finished, info.problem) == (0, False, None)


def test_the_list_folds_no_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def folded(*_: object) -> None:
        raise AssertionError

    put(tmp_path, "a.ludo", finished(), 0)
    put(tmp_path, "b.ludo", eventful(), 1)
    monkeypatch.setattr("saves.reading.History", folded)
    assert len(list_saves(tmp_path)) == 2


def test_hostile_names_are_clean_in_the_list(tmp_path: Path) -> None:
    """A program that does not clean wrote this header."""
    body = encode_header(header()).replace(b"Anna", rb"\u001b[2J\u202eAnna")
    put(tmp_path, "a.ludo", frames(START, [body])[0], 0)
    (info,) = list_saves(tmp_path)
    assert info.header is not None
    assert info.header.players[0] == Player("[2JAnna", "human")
    LiveGame.resume(info.path).close()
    assert info.path.read_bytes() == frames(START, [body])[0]
