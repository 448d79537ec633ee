"""The list of saves: quick, and a broken save is listed as broken."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO

import pytest

from engine.dolce_vita import DOLCE_VITA
from saves.chain import LINE_LIMIT, START, frame, frames, stated_check
from saves.header import Player, encode_header
from saves.listing import inspect, last_unfinished, list_saves
from saves.problems import Loss, SaveError
from saves.reading import load
from saves.records import Act, Note, encode
from saves.writing import LiveGame
from tests.saves.games import begun_game, eventful, finished, header, moves, with_end


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
    put(tmp_path, "newer.ludo", frames(START, [b'{"ludo":9}'])[0], 3)
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
    assert isinstance(info.problem, Loss) and info.problem == Loss("torn", 14, 1)


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


def test_a_save_with_nothing_but_a_header_is_listed(tmp_path: Path) -> None:
    begun_game(tmp_path / "game.ludo").close()
    (info,) = list_saves(tmp_path)
    assert (info.finished, info.problem) == (False, None)


def test_the_list_folds_no_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def folded(*_: object) -> None:
        raise AssertionError

    put(tmp_path, "a.ludo", finished(), 0)
    put(tmp_path, "b.ludo", eventful(), 1)
    monkeypatch.setattr("saves.reading.History", folded)
    assert len(list_saves(tmp_path)) == 2


@pytest.mark.parametrize(
    "changed",
    [
        {"scores": ()},
        {"places": ()},
        {"scores": (1, 2)},
        {"scores": (1, 2, 3, 4)},
        {"places": (1, 2, 3, 4), "scores": (1, 2, 3, 4)},
        {"places": (1, 2, 99)},
    ],
    ids=str,
)
def test_an_end_that_the_players_cannot_have_come_to_is_a_damaged_save(
    tmp_path: Path, changed: dict[str, object]
) -> None:
    put(tmp_path, "good.ludo", finished(), 0)
    put(tmp_path, "bad.ludo", with_end(**changed), 1)
    good, bad = list_saves(tmp_path)
    assert good.finished and good.problem is None
    assert not bad.finished and bad.problem == load(bad.path).loss
    assert isinstance(bad.problem, Loss) and bad.problem.code == "other-end"


def noted(data: bytes, *lengths: int) -> bytes:
    """Return a good save followed by notes whose texts have these lengths."""
    rows = data.splitlines(keepends=True)
    texts = [encode(DOLCE_VITA, Note(1, "x" * length, "")) for length in lengths]
    return data + frames(stated_check(rows[-1]), texts)[0]


@pytest.mark.parametrize("piece", [1, 20, 100, 1000, 8 * 1024])
@pytest.mark.parametrize("lengths", [(), (5,), (900, 1, 1999), (1,) * 40, (2000,) * 12])
def test_the_end_is_found_behind_any_notes_whatever_is_read_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, piece: int, lengths: tuple[int, ...]
) -> None:
    monkeypatch.setattr("saves.listing.PIECE", piece)
    monkeypatch.setattr("saves.listing.LARGE_PIECE", piece)
    monkeypatch.setattr("saves.listing.load", None)
    put(tmp_path, "whole.ludo", noted(finished(), *lengths), 0)
    put(tmp_path, "going.ludo", noted(eventful(), *lengths), 1)
    put(tmp_path, "torn.ludo", noted(eventful(), *lengths)[:-1], 2)
    put(tmp_path, "begun.ludo", noted(finished().splitlines(keepends=True)[0], *lengths), 3)
    whole, going, torn, begun = list_saves(tmp_path)
    assert whole.finished and whole.problem is None
    assert not going.finished and going.problem is None
    assert torn.problem == Loss("torn", 14 + len(lengths), 1)
    assert not begun.finished and begun.problem is None


def test_lines_as_long_as_can_be_are_passed_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("saves.listing.LARGE_PIECE", LINE_LIMIT + 1000)
    data = finished()
    body = b'{"is":"note","step":1,"text":"%b"}' % (b"x" * (LINE_LIMIT - 200))
    long = data + frames(stated_check(data.splitlines()[-1]), [body] * 4)[0]
    put(tmp_path, "a.ludo", noted(long, *[2000] * 6), 0)
    (info,) = list_saves(tmp_path)
    assert info.finished and info.problem is None


class Counted:
    """A file that counts the bytes read from it."""

    def __init__(self, file: BinaryIO) -> None:
        self.file, self.bytes = file, 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self.file, name)

    def read(self, size: int = -1) -> bytes:
        data = self.file.read(size)
        self.bytes += len(data)
        return data


def test_of_a_long_save_little_is_read_and_none_is_folded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files: list[Counted] = []

    @contextmanager
    def opened(path: Path) -> Iterator[Counted]:
        with path.open("rb") as file:
            files.append(Counted(file))
            yield files[-1]

    monkeypatch.setattr("saves.listing.load", None)
    monkeypatch.setattr("saves.listing.opened", opened)
    notes = noted(eventful(), *[2000] * 2000)
    act = encode(DOLCE_VITA, Act(moves()[6]))
    put(tmp_path, "a.ludo", notes + frame(stated_check(notes.splitlines()[-1]), act)[0], 0)
    put(tmp_path, "b.ludo", noted(finished(), *[2000] * 2000), 1)
    put(tmp_path, "c.ludo", notes + b"junk\n", 2)
    long, whole, bad = list_saves(tmp_path)
    assert long.problem is None and files[0].bytes < 10_000 < long.size
    assert whole.finished and whole.problem is None
    assert files[1].bytes < whole.size + 10_000
    assert bad.problem == Loss("damaged", 2015, 1)


def test_hostile_names_are_clean_in_the_list(tmp_path: Path) -> None:
    """A program that does not clean wrote this header."""
    body = encode_header(header()).replace(b"Anna", rb"\u001b[2J\u202eAnna")
    put(tmp_path, "a.ludo", frames(START, [body])[0], 0)
    (info,) = list_saves(tmp_path)
    assert info.header is not None
    assert info.header.players[0] == Player("[2JAnna", "human")
    LiveGame.resume(info.path).close()
    assert info.path.read_bytes() == frames(START, [body])[0]
