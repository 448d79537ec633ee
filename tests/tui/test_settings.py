"""The file of settings: its defaults, and what becomes of a damaged one."""

import os
from pathlib import Path

import pytest

from themes.strict import MOST_BYTES
from tui.settings import (
    Settings,
    keys_path,
    read_settings,
    settings_path,
    themes_path,
    write_settings,
)


def test_who_sets_nothing_is_asked_little_and_told_much() -> None:
    usual = Settings()
    on = ("motion", "automatic", "remarks", "goals")
    off = ("by_game", "ascii", "confirm")
    assert all(getattr(usual, name) is True for name in on)
    assert all(getattr(usual, name) is False for name in off)


def test_settings_are_read_as_they_were_written(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "settings.toml"
    assert read_settings(path) == (Settings(), None)
    own = Settings(language="fr", name='Zoé "Z"', motion=False, confirm=True)
    for settings in (own, Settings()):
        write_settings(path, settings)
        assert read_settings(path) == (settings, None)
    assert [each.name for each in path.parent.iterdir()] == ["settings.toml"]


def test_a_pipe_in_the_way_of_the_new_file_is_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    os.mkfifo(tmp_path / "settings.toml.new")
    write_settings(path, Settings(confirm=True))
    assert read_settings(path)[0].confirm


def test_one_wrong_setting_takes_its_default_and_the_old_file_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    content = 'confirm = true\nspeed = "sluggish"\nfrob = 1\n'
    path.write_text(content)
    settings, fault = read_settings(path)
    assert settings == Settings(confirm=True) and fault is not None
    assert [(each.code, each.line) for each in fault.errors] == [("value", 2), ("unknown", 3)]
    assert (fault.some, fault.kept) == (True, "settings.toml.damaged-1")
    assert (tmp_path / "settings.toml.damaged-1").read_text() == content
    assert read_settings(path) == (settings, None)


def test_every_damaged_file_is_kept_until_there_are_too_many(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    for number in range(1, 100):
        path.write_text("?")
        settings, fault = read_settings(path)
        assert fault is not None and settings == Settings() and not fault.some
        assert fault.kept == f"settings.toml.damaged-{number}" and not path.exists()
    path.write_text("?")
    settings, fault = read_settings(path)
    assert fault is not None and fault.kept is None and path.read_text() == "?"
    path.write_text("frob = 1")
    settings, fault = read_settings(path)
    assert fault is not None and (fault.kept, fault.some) == (None, True)
    assert path.read_text() == "frob = 1"


@pytest.mark.parametrize(("more", "code"), [(0, None), (1, "large")])
def test_a_file_may_be_of_a_certain_size(tmp_path: Path, more: int, code: str | None) -> None:
    path = tmp_path / "settings.toml"
    path.write_bytes(b"#" * (MOST_BYTES + more))
    _, fault = read_settings(path)
    assert (fault and fault.errors[0].code) == code


def test_what_is_no_file_or_cannot_be_read_stays_where_it_is(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.symlink_to(path)
    _, fault = read_settings(path)
    assert fault is not None and fault.kept is None and path.is_symlink() and not fault.some
    assert fault.errors[0].code == "unreadable"
    path.unlink()
    os.mkfifo(path)
    _, fault = read_settings(path)
    assert fault is not None and fault.errors[0].code == "not-a-file" and path.exists()


def test_themes_and_keys_lie_beside_the_settings() -> None:
    folder = settings_path().parent
    assert themes_path().parent == keys_path().parent == folder and folder.name == "ludotheque"
