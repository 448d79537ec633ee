"""`trash`: listed, restored, emptied after a question."""

import json
import sys
from io import StringIO
from pathlib import Path

import pytest

from saves.reading import load
from saves.trash import TRASH, discard, trashed
from tests.tui.cli.running import apart, here, saved_game
from tui.console.status import FAILED, MISUSED

Capsys = pytest.CaptureFixture[str]


class Terminal(StringIO):
    """A terminal at which somebody types an answer."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder with two games of one title and something strange in the trash, and one game
    outside it."""
    for names in ("ABC", "DEF"):
        discard(saved_game(tmp_path / "Soirée.ludo", *names))
    (tmp_path / "pipe.ludo").mkdir()
    discard(tmp_path / "pipe.ludo")
    saved_game(tmp_path / "kept.ludo")
    return tmp_path


def test_what_lies_there_is_listed_as_saves_are(capsys: Capsys, folder: Path) -> None:
    for words in (["trash"], ["trash", "list"]):
        ended = here(capsys, *words, "--saves", str(folder))
        head, *rows = ended.out.splitlines()
        assert (ended.status, ended.err) == (0, "")
        assert head.split() == ["File", "Game", "Started", "Players", "Status"]
        found = {row.split()[0]: row for row in rows}
        assert set(found) == {"Soirée.ludo", "2/Soirée.ludo", "pipe.ludo"}
        assert "A, B, C" in found["Soirée.ludo"] and "D, E, F" in found["2/Soirée.ludo"]
        assert "not an ordinary file" in found["pipe.ludo"]
    printed = json.loads(here(capsys, "trash", "--json", "--saves", str(folder)).out)
    assert {Path(each["file"]) for each in printed} == set(trashed(folder))
    assert [each["problem"] for each in printed].count("not-a-file") == 1


def test_restore_brings_back_by_name_title_or_path_one_line_each(
    capsys: Capsys, folder: Path
) -> None:
    path = str(folder / TRASH / "pipe.ludo")
    words = ["trash", "restore", "2/Soirée", "Soirée.ludo", path, "gone"]
    ended = here(capsys, *words, "--saves", str(folder))
    back = [folder / name for name in ("Soirée.ludo", "Soirée-2.ludo", "pipe.ludo")]
    assert ended.out.splitlines() == [f"{each} restored." for each in back]
    assert ended.failed(FAILED) == (
        f"{folder / TRASH / 'gone'}: there is no such file. "
        "To list the games in the trash: ludotheque trash"
    )
    assert [load(each).header.players[0].name for each in back[:2]] == ["D", "A"]
    assert here(capsys, "trash", "--saves", str(folder)).out == (
        f"The trash is empty ({folder / TRASH}).\n"
    )


@pytest.mark.parametrize("name", ["../kept.ludo", "../kept", ".", "..", "/etc/passwd"])
def test_restore_touches_nothing_outside_the_trash(capsys: Capsys, folder: Path, name: str) -> None:
    before = sorted(folder.rglob("*"))
    here(capsys, "trash", "restore", name, "--saves", str(folder)).failed(FAILED)
    assert sorted(folder.rglob("*")) == before


@pytest.mark.parametrize(("answer", "left"), [("yes\n", 0), ("O\n", 0), ("\n", 3), ("", 3)])
def test_emptying_asks_first(
    capsys: Capsys, monkeypatch: pytest.MonkeyPatch, folder: Path, answer: str, left: int
) -> None:
    monkeypatch.setattr(sys, "stdin", Terminal(answer))
    ended = here(capsys, "trash", "empty", "--saves", str(folder))
    assert ended.status == 0 and ended.out.startswith("Delete 3 games for good? [yes/no] ")
    assert ("3 games are gone for good." in ended.out) == (not left)
    assert ("Nothing was deleted." in ended.out) == bool(left)
    assert len(trashed(folder)) == left and (folder / "kept.ludo").exists()


def test_where_nobody_can_be_asked_only_yes_empties(folder: Path) -> None:
    refused = apart("trash", "empty", "--saves", str(folder))
    assert "--yes" in refused.failed(FAILED) and len(trashed(folder)) == 3
    assert apart("trash", "empty", "--yes", "--saves", str(folder)).out == (
        "3 games are gone for good.\n"
    )
    assert trashed(folder) == []
    assert "empty" in apart("trash", "empty", "--saves", str(folder)).out


def test_what_cannot_be_deleted_is_told_and_holds_up_nothing(capsys: Capsys, folder: Path) -> None:
    (folder / TRASH / "pipe.ludo" / "page").write_text("mine")
    ended = here(capsys, "trash", "empty", "--yes", "--saves", str(folder))
    assert "the folder is not empty." in ended.failed(FAILED)
    assert ended.out == "2 games are gone for good.\n"


@pytest.mark.parametrize("words", [["list", "a"], ["empty", "a"], ["restore"], ["burn"]])
def test_a_mistake_is_one_line(capsys: Capsys, words: list[str]) -> None:
    assert here(capsys, "trash", *words).failed(MISUSED)


def test_a_file_in_place_of_the_trash_is_one_line(capsys: Capsys, tmp_path: Path) -> None:
    (tmp_path / TRASH).write_text("in the way")
    for order in (["list"], ["restore", "a"], ["empty"]):
        message = here(capsys, "trash", *order, "--saves", str(tmp_path)).failed(FAILED)
        assert message == f"{tmp_path / TRASH}: there is a file where a folder should be."
