"""Paths as people type, paste and drop them."""

import os
from pathlib import Path

import pytest

from tui.session import paths
from tui.session.paths import completed, dropped, path_of


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder with saves, a folder, a hidden save and a file of another kind."""
    for name in (
        "anna.ludo",
        "anne.ludo",
        "bruno.ludo",
        ".hidden.ludo",
        "anna.txt",
        "my game.ludo",
    ):
        (tmp_path / name).touch()
    (tmp_path / "deals").mkdir()
    return tmp_path


def test_a_path_is_completed_as_far_as_it_can_only_go_on(folder: Path) -> None:
    def told(typed: str) -> tuple[str, list[str]]:
        whole, names = completed(f"{folder}/{typed}")
        return whole.removeprefix(f"{folder}/"), names

    assert told("b") == ("bruno.ludo", [])
    assert told("a") == ("ann", ["anna.ludo", "anne.ludo"])
    assert told("de") == (f"deals{os.sep}", [])
    assert told(".h") == (".hidden.ludo", [])
    assert told("") == (
        *("", ["anna.ludo", "anne.ludo", "bruno.ludo", f"deals{os.sep}", "my game.ludo"]),
    )
    assert told("x") == ("x", [])
    assert completed(f"{folder}/anna", ".txt")[0] == f"{folder}/anna.txt"


def test_of_a_large_folder_only_so_many_entries_are_looked_at(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "MOST", 3)
    assert len(completed(f"{folder}/")[1]) <= 3


@pytest.mark.parametrize(
    ("typed", "path"),
    [
        (" /a/b.ludo ", "/a/b.ludo"),
        ("'/a/b c.ludo'", "/a/b c.ludo"),
        ('"/a/b"', "/a/b"),
        ("'/a/b", "'/a/b"),
        ("'/a/b\"", "'/a/b\""),
        ("'", "'"),
        ("''", ""),
        ("/a/b\\ c.ludo", "/a/b c.ludo"),
        ("/a/b\\ c 'd", "/a/b\\ c 'd"),
        ("file:///a/b%20c.ludo", "/a/b c.ludo"),
        ("~nobody-at-all/x", "~nobody-at-all/x"),
    ],
)
def test_a_path_is_read_as_it_was_meant(typed: str, path: str) -> None:
    assert path_of(typed) == Path(path)


def test_a_backslash_that_is_in_the_name_stays(tmp_path: Path) -> None:
    file = tmp_path / "a\\ b.ludo"
    file.touch()
    assert path_of(str(file)) == file
    assert path_of("~/a") == Path.home() / "a"


def test_what_is_dropped_is_one_file_or_several_but_nothing_else(folder: Path) -> None:
    anna, mine = folder / "anna.ludo", folder / "my game.ludo"
    assert dropped(str(mine)) == [mine]
    assert dropped(f"'{mine}' {anna}") == [mine, anna]
    assert dropped(f"{anna} {folder}/none.ludo") == dropped(f"{anna} '") == []
    assert dropped(str(folder)) == [] == dropped("")
