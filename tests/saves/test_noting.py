"""Notes on games that are over or left: kept in the file, replaced and removed, with nothing else
changed."""

from collections.abc import Callable
from pathlib import Path

import pytest

from saves.noting import note
from saves.problems import SaveError
from saves.reading import load
from saves.records import TEXT_LIMIT, Note
from saves.verify import verify
from saves.writing import LiveGame
from tests.tui.screens import finished, unfinished


@pytest.mark.parametrize("save", [finished, unfinished])
def test_a_note_is_a_line_more_and_the_last_of_a_step_counts(
    save: Callable[[Path], Path], tmp_path: Path
) -> None:
    path = save(tmp_path)
    before, saved = path.read_bytes(), load(path)
    status = verify(path).status
    note(saved, 7, "bold\x1b[31m\nand right", "!")
    note(saved, 9, "", "??")
    note(saved, 7, "bold, too bold", "?")
    assert saved.notes == {7: Note(7, "bold, too bold", "?"), 9: Note(9, "", "??")}
    assert load(path).notes == saved.notes
    assert path.read_bytes().startswith(before)
    note(saved, 7, "")
    assert load(path).notes == saved.notes == {9: Note(9, "", "??")}
    assert verify(path).status == status
    assert load(path).journal.actions == saved.journal.actions


def test_what_a_terminal_might_obey_is_not_kept(tmp_path: Path) -> None:
    saved = load(finished(tmp_path))
    note(saved, 3, "a\x1b]52;c;x\x07\u202eb\nc\n\n")
    assert load(saved.path).notes[3].text == saved.notes[3].text == "a]52;c;xb\nc"


def test_a_note_too_long_or_on_no_step_is_refused_and_nothing_changes(tmp_path: Path) -> None:
    saved = load(finished(tmp_path))
    before = saved.path.read_bytes()
    with pytest.raises(SaveError, match="note-too-long"):
        note(saved, 3, "x" * (TEXT_LIMIT + 1))
    with pytest.raises(SaveError, match="no-such-step"):
        note(saved, len(saved.journal) + 1, "x")
    assert saved.path.read_bytes() == before and not saved.notes


def test_a_save_that_is_played_or_damaged_takes_no_note(tmp_path: Path) -> None:
    path = unfinished(tmp_path)
    saved = load(path)
    with LiveGame.resume(path), pytest.raises(SaveError, match="in-use"):
        note(saved, 3, "x")
    path.write_bytes(path.read_bytes()[:-4])
    before = path.read_bytes()
    with pytest.raises(SaveError, match="torn"):
        note(load(path), 3, "x")
    assert path.read_bytes() == before and list(tmp_path.glob("*.damaged")) == []
