"""`show`: the table as plain text."""

import shutil
from pathlib import Path

import pytest

from saves.reading import load
from tests.tui.cli.running import HOSTILE, apart, here, saved_game
from tui.console.status import FAILED, MISUSED
from tui.words import Wording
from tui.words.spans import width

Capsys = pytest.CaptureFixture[str]


def shown(capsys: Capsys, *words: str) -> list[str]:
    """Return the lines of `show`."""
    ended = here(capsys, "show", *words)
    assert (ended.status, ended.err) == (0, ""), ended
    return ended.out.splitlines()


def test_the_last_step_is_shown_as_the_first_person_sees_it(
    capsys: Capsys, unfinished: Path
) -> None:
    lines = shown(capsys, str(unfinished))
    assert lines[0].startswith("Dolce Vita · round ")
    assert lines[0].endswith("step 40 of 40 · seen by ■ Anna")
    assert "Anna" in lines[1] or "column" in lines[1]
    table = "\n".join(lines)
    assert all(name in table for name in ("Anna", "Bruno", "Chiara", "Fortunes", "hand"))
    assert all(width(line) <= 80 and line == line.rstrip() for line in lines)
    assert len(lines) < 30


def test_any_step_and_any_seat(capsys: Capsys, finished: Path) -> None:
    assert shown(capsys, str(finished), "--step", "0")[0].endswith("step 0 of 138 · seen by ■ Anna")
    bruno = shown(capsys, str(finished), "--step", "7", "--seat", "2")
    assert bruno[0].endswith("step 7 of 138 · seen by ● Bruno")
    assert shown(capsys, str(finished), "--step", "7", "--seat", "bruno") == bruno
    every = shown(capsys, str(finished), "--step", "7", "--seat", "all")
    assert every[0].endswith("step 7 of 138 · all hands visible")
    assert not any(line.lstrip().startswith("hand") for line in every)
    assert any(line.lstrip().startswith("hand") for line in bruno)


def test_a_game_of_robots_is_shown_open(capsys: Capsys, tmp_path: Path) -> None:
    path = saved_game(tmp_path / "robots.ludo", steps=5, human=-1)
    assert shown(capsys, str(path))[0].endswith("all hands visible")


def test_the_end_says_who_won_and_with_what(capsys: Capsys, finished: Path) -> None:
    lines = shown(capsys, str(finished))
    outcome = load(finished).outcome
    assert outcome is not None
    best = Wording("en").thousands(max(outcome.scores) * 100_000)
    assert lines[1].endswith(f"wins with {best}")
    assert any(line.startswith("1.") and line.endswith(best) for line in lines)


def test_the_width_is_the_terminals(
    capsys: Capsys, finished: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for columns, cells in (("200", 120), ("100", 100), ("40", 80), ("x", 80)):
        monkeypatch.setenv("COLUMNS", columns)
        head, *rest = shown(capsys, str(finished), "--step", "30")
        assert width(head) == cells
        assert max(map(width, rest)) <= cells


def test_plain_ascii_where_it_is_asked_for(capsys: Capsys, finished: Path) -> None:
    text = "\n".join(shown(capsys, str(finished), "--ascii"))
    assert text.isascii()
    assert "A Anna" in text


def test_plain_ascii_where_nothing_else_can_be_written(finished: Path) -> None:
    ended = apart("show", str(finished), PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert ended.status == 0
    assert ended.out.isascii() and "A Anna" in ended.out
    french = apart("show", str(finished), "--lang=fr", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert (french.status, french.err) == (0, "")


def test_french(capsys: Capsys, unfinished: Path) -> None:
    lines = shown(capsys, "--lang", "fr", str(unfinished))
    assert lines[0].startswith("Dolce Vita · tour ")
    assert lines[0].endswith("étape 40 sur 40 · vue par ■ Anna")


def test_the_good_part_of_a_torn_save_is_shown_and_the_loss_said(
    capsys: Capsys, tmp_path: Path, unfinished: Path
) -> None:
    torn = tmp_path / "torn.ludo"
    torn.write_bytes(unfinished.read_bytes()[:-5])
    ended = here(capsys, "show", str(torn))
    assert "step 39 of 39" in ended.out
    assert "line 41 stops in the middle. 1 line cannot be recovered." in ended.failed(0)


def test_what_cannot_be_shown(capsys: Capsys, tmp_path: Path, finished: Path) -> None:
    diary = tmp_path / "diary.ludo"
    diary.write_text("Dear diary\n")
    assert "not a saved game" in here(capsys, "show", str(diary)).failed(FAILED)
    missing = here(capsys, "show", "nothing").failed(FAILED)
    assert missing == "nothing: there is no such file. To list the saved games: ludotheque saves"
    assert "0\u00a0to 138" in here(capsys, "show", str(finished), "--step", "139").failed(MISUSED)
    assert "1 to 3" in here(capsys, "show", str(finished), "--seat", "Zoé").failed(MISUSED)
    for name in ("x" * 10_000, "a\x1b[2Jb", "n\nn", "../../../../nowhere/at all"):
        message = here(capsys, "show", name).failed(FAILED)
        assert all(letter.isprintable() for letter in message)


def test_a_save_is_found_by_its_name(capsys: Capsys, tmp_path: Path, unfinished: Path) -> None:
    shutil.copy(unfinished, tmp_path / "evening.ludo")
    for name in ("evening", "evening.ludo"):
        assert shown(capsys, name, "--saves", str(tmp_path)) == shown(capsys, str(unfinished))


@pytest.mark.parametrize("name", HOSTILE.values(), ids=HOSTILE)
def test_hostile_names_at_the_table(capsys: Capsys, tmp_path: Path, name: str) -> None:
    path = saved_game(tmp_path / "hostile.ludo", name, "Bruno", "Chiara", steps=9)
    text = "\n".join(shown(capsys, str(path)))
    assert all(letter.isprintable() or letter in "\n\N{NO-BREAK SPACE}" for letter in text)
