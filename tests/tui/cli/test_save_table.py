"""`saves` on a terminal: the table is as wide as the terminal at most, and no word is cut."""

import shutil
import sys
from pathlib import Path

import pytest

from saves.trash import discard
from tests.tui.cli.running import here, saved_game
from tests.tui.cli.test_branches import went_on
from tui.words import LANGUAGES, Language
from tui.words.spans import broken, width

Capsys = pytest.CaptureFixture[str]

FOUR = ("Camille", "Nina", "Orso", "Paola")
SIX = ("Aliénor", "Baudouin", "Clotilde", "Dagobert", "Ermeline", "Foulques")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder with a game of four and its branch, a game of six and a file of another
    kind."""
    parent = saved_game(tmp_path / "dolce-vita-2026-11-22-120000.ludo", *FOUR)
    went_on(parent, 30, "rainy-day-with-camille.ludo", more=10)
    saved_game(tmp_path / "evening.ludo", *SIX, game="dalmuti", steps=9)
    (tmp_path / "diary.ludo").write_text("Dear diary\n")
    return tmp_path


def on_terminal(
    capsys: Capsys, monkeypatch: pytest.MonkeyPatch, columns: int, *words: str
) -> list[str]:
    """Return the lines of a command whose output is a terminal that wide."""
    with monkeypatch.context() as terminal:
        terminal.setenv("COLUMNS", str(columns))
        terminal.setattr(sys.stdout, "isatty", lambda: True)
        return here(capsys, *words).out.splitlines()


def words_in(text: str) -> list[str]:
    """Return the words of a text; a no-break space parts none."""
    return text.replace("\n", " ").replace("\N{NO-BREAK SPACE}", "_").split()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_fits_the_terminal_and_no_word_is_cut(
    capsys: Capsys, monkeypatch: pytest.MonkeyPatch, folder: Path, language: Language
) -> None:
    words = ("--lang", language, "saves", "--saves", str(folder))
    piped = here(capsys, *words).out
    assert max(map(width, piped.splitlines())) > 80
    for columns in (80, 60):
        lines = on_terminal(capsys, monkeypatch, columns, *words)
        assert max(map(width, lines)) <= columns
        assert sorted(words_in("\n".join(lines))) == sorted(words_in(piped))


def test_players_and_state_stand_in_columns_below_the_file(
    capsys: Capsys, monkeypatch: pytest.MonkeyPatch, folder: Path
) -> None:
    lines = on_terminal(capsys, monkeypatch, 80, "saves", "--saves", str(folder))
    assert lines[0].split() == ["File", "Game", "Started"]
    assert lines[1].split() == ["Players", "Status"]
    at = next(n for n, line in enumerate(lines) if line.startswith("rainy-day"))
    game = lines[at].index("Dolce Vita")
    assert game == lines[0].index("Game")
    names, state = (lines[1].index(word) for word in ("Players", "Status"))
    assert lines[at + 1][names:].startswith("Camille, Nina, Orso, Paola")
    assert lines[at + 1][state:].startswith("unfinished, branched from")
    assert lines[at + 2].startswith(" " * state)


def test_a_table_that_fits_keeps_its_lines(
    capsys: Capsys, monkeypatch: pytest.MonkeyPatch, folder: Path
) -> None:
    words = ("saves", "--saves", str(folder))
    piped = here(capsys, *words).out.splitlines()
    widest = max(map(width, piped))
    assert on_terminal(capsys, monkeypatch, widest, *words) == piped
    assert on_terminal(capsys, monkeypatch, widest - 1, *words) != piped


def test_a_name_too_long_for_the_table_stands_above_its_row(
    capsys: Capsys, monkeypatch: pytest.MonkeyPatch, folder: Path
) -> None:
    long = "a-very-long-evening-" * 4 + ".ludo"
    shutil.copy(folder / "evening.ludo", folder / long)
    lines = on_terminal(capsys, monkeypatch, 80, "saves", "--saves", str(folder))
    at = lines.index(long)
    assert lines[at + 1].index("Der Große Dalmuti") == lines[0].index("Game")
    assert [line for line in lines if width(line) > 80] == [long]


def test_deleted_saves_are_listed_alike(
    capsys: Capsys, monkeypatch: pytest.MonkeyPatch, folder: Path
) -> None:
    for path in folder.glob("*.ludo"):
        discard(path)
    lines = on_terminal(capsys, monkeypatch, 80, "trash", "--saves", str(folder))
    assert len(lines) > 4 and max(map(width, lines)) <= 80


def test_words_are_never_cut() -> None:
    assert broken("a bc def", 4) == ["a bc", "def"]
    assert broken("a\N{NO-BREAK SPACE}b c", 3) == ["a\N{NO-BREAK SPACE}b", "c"]
    assert broken("longest at last", 5) == ["longest", "at", "last"]
    assert broken("木木 木", 5) == ["木木", "木"]
    assert broken("", 5) == []
