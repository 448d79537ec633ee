"""`export`: which files it writes, and what it refuses."""

import errno
import os
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from tests.tui.cli.running import here, saved_game
from tui.console.status import FAILED, MISUSED
from tui.words import LANGUAGES, Language
from tui.words.catalogue import catalogue

Capsys = pytest.CaptureFixture[str]
SEEN_BY = "cli.help.seen-by"
FORMS = ("text", "markdown", "svg", "html", "cast")


@pytest.mark.parametrize("form", FORMS)
def test_every_form_is_printed_or_written(
    capsys: Capsys, tmp_path: Path, finished: Path, form: str
) -> None:
    printed = here(capsys, "export", str(finished), "--to", form)
    assert printed.status == 0 and printed.err == "" and len(printed.out) > 1000
    out = tmp_path / "out"
    written = here(capsys, "export", str(finished), "--to", form, "-o", str(out))
    assert (written.status, written.out) == (0, "")
    assert out.read_text("utf-8") == printed.out


@pytest.mark.parametrize("form", [form for form in FORMS if form != "svg"])
def test_what_robots_remarked_is_told_unless_it_is_off(
    capsys: Capsys, tmp_path: Path, finished: Path, monkeypatch: pytest.MonkeyPatch, form: str
) -> None:
    """Backslashes are left out of the comparison, because Markdown escapes signs with them."""
    remarks = [text for key, text in catalogue("en").items() if key.startswith("remark.dolce-vita")]
    told = here(capsys, "export", str(finished), "--to", form).out
    assert any(words in told.replace("\\", "") for words in remarks)
    monkeypatch.setattr("tui.cli.line.settings_path", lambda: tmp_path / "settings.toml")
    (tmp_path / "settings.toml").write_text("remarks = false\n")
    silent = here(capsys, "export", str(finished), "--to", form).out
    assert not any(words in silent.replace("\\", "") for words in remarks)


def test_nothing_is_overwritten(capsys: Capsys, tmp_path: Path, finished: Path) -> None:
    out = tmp_path / "out"
    out.write_text("mine")
    ended = here(capsys, "export", str(finished), "--to", "text", "-o", str(out))
    assert "already exists" in ended.failed(FAILED) and out.read_text() == "mine"


def test_a_full_disk_leaves_nothing_half_written(
    capsys: Capsys, tmp_path: Path, finished: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Full(StringIO):
        def flush(self) -> None:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    out = tmp_path / "out"
    opened = Path.open

    def full(path: Path, *args: Any, **options: Any) -> Any:
        if path != out:
            return opened(path, *args, **options)
        out.touch()
        return Full()

    monkeypatch.setattr(Path, "open", full)
    ended = here(capsys, "export", str(finished), "--to", "html", "-o", str(out))
    assert "cannot be written" in ended.failed(FAILED) and not out.exists()


def test_a_folder_that_is_not_there_is_said(capsys: Capsys, tmp_path: Path, finished: Path) -> None:
    out = tmp_path / "none" / "out"
    ended = here(capsys, "export", str(finished), "--to", "text", "-o", str(out))
    assert "cannot be written" in ended.failed(FAILED)


def test_a_page_without_chances_says_how_it_gets_them(
    capsys: Capsys, tmp_path: Path, finished: Path
) -> None:
    """Only a page of a finished game says so, because nothing else can have chances."""
    said = {
        form: here(capsys, "export", str(path), "--to", form, "-o", str(tmp_path / name)).err
        for form, path, name in (
            ("html", finished, "whole.html"),
            ("text", finished, "whole.txt"),
        )
    }
    assert "ludotheque review" in said["html"] and "review" not in said["text"]
    begun = saved_game(tmp_path / "open.ludo", *"ABC", steps=9)
    ended = here(capsys, "export", str(begun), "--to", "html", "-o", str(tmp_path / "open.html"))
    assert "review" not in ended.err


def test_a_step_is_for_a_picture(capsys: Capsys, finished: Path) -> None:
    ended = here(capsys, "export", str(finished), "--to", "text", "--step", "3")
    assert "--to svg" in ended.failed(MISUSED)
    first = here(capsys, "export", str(finished), "--to", "svg", "--step", "0").out
    assert first != here(capsys, "export", str(finished), "--to", "svg").out


def test_an_open_game_keeps_its_secrets(capsys: Capsys, tmp_path: Path) -> None:
    path = saved_game(tmp_path / "open.ludo", *"ABCDE", game="dalmuti", steps=9)
    ended = here(capsys, "export", str(path), "--to", "text", "--seat", "all")
    assert "only as its player does" in ended.failed(FAILED)
    assert here(capsys, "export", str(path), "--to", "text").status == 0
    assert here(capsys, "export", str(path), "--to", "text", "--seat", "2").status == FAILED


def test_without_a_seat_all_is_exported_that_may_be_seen(capsys: Capsys, tmp_path: Path) -> None:
    for steps, seat in ((None, "all"), (9, "1")):
        path = saved_game(tmp_path / f"{seat}.ludo", *"ABCDE", game="dalmuti", steps=steps)
        words = ("export", str(path), "--to", "text")
        assert here(capsys, *words).out == here(capsys, *words, "--seat", seat).out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_of_every_command_says_whose_view_is_usual(
    capsys: Capsys, language: Language
) -> None:
    """`show` and `replay` take that of the first person, `export` all hands where it may."""
    usual = {"export": "cli.help.seen-by.export", **dict.fromkeys(("show", "replay"), SEEN_BY)}
    for command, key in usual.items():
        said = " ".join(here(capsys, "--lang", language, command, "--help").out.split())
        assert " ".join(catalogue(language)[key].split()) in said, command
