"""The folder of saves, and their names."""

from datetime import datetime
from pathlib import Path

import pytest

from saves.folder import default_folder, new_path

WHEN = datetime(2026, 11, 21, 14, 5, 59)


def test_names_are_readable_and_free(tmp_path: Path) -> None:
    names = []
    for _ in range(3):
        path = new_path(tmp_path, "dolce-vita", WHEN)
        assert path.parent == tmp_path
        path.touch()
        names.append(path.name)
    assert names == [
        "dolce-vita-2026-11-21-1405.ludo",
        "dolce-vita-2026-11-21-1405-2.ludo",
        "dolce-vita-2026-11-21-1405-3.ludo",
    ]


def test_a_name_in_a_folder_that_is_not_there_yet_makes_no_folder(tmp_path: Path) -> None:
    new_path(tmp_path / "saves", "dalmuti", WHEN)
    assert not (tmp_path / "saves").exists()


def test_the_default_folder_is_the_platforms(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    folder = default_folder()
    assert folder.name == "saves"
    assert folder.parent.name == "ludotheque"
    assert not folder.exists()
