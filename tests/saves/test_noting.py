"""Notes on games that are over or left, and moves tried in them: kept in the file, replaced and
removed, with nothing else changed."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from engine.game import DEALER, Illegal
from saves.chain import frames
from saves.listing import inspect
from saves.noting import note, vary
from saves.problems import SaveError
from saves.reading import SavedGame, load
from saves.records import MOST_TRIED, TEXT_LIMIT, Note, Variation
from saves.verify import verify
from saves.writing import LiveGame
from tests.saves.games import begun_game
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


def tried(saved: SavedGame, step: int, moves: int = 3) -> Variation[Any]:
    """Return a variation of so many moves from a step, drawn by chance."""
    journal, rng = saved.journal.branch(step), Random(step)
    game = journal.game
    while len(journal) < step + moves:
        seat = next(iter(game.to_act(journal.state)))
        random, view = game.bots["random"], game.view(journal.state, seat)
        dealt = seat == DEALER
        journal.append(game.deal(journal.state, rng) if dealt else random(view, rng, bool))
    return Variation(step, tuple(journal.actions[step:]), True)


@pytest.mark.parametrize("save", [finished, unfinished])
def test_moves_tried_are_a_line_more_that_changes_nothing_of_the_game(
    save: Callable[[Path], Path], tmp_path: Path
) -> None:
    path = save(tmp_path)
    saved, status = load(path), verify(path).status
    before, one, other = path.read_bytes(), tried(saved, 7), tried(saved, 9, 1)
    for each in (one, other, one):
        vary(saved, each)
    assert load(path).variations == saved.variations == [other, one]
    assert path.read_bytes().startswith(before) and verify(path).status == status
    assert load(path).journal.actions == saved.journal.actions
    info = inspect(path)
    assert info is not None and info.end == saved.end
    vary(saved, replace(one, kept=False))
    assert load(path).variations == saved.variations == [other]


def test_moves_tried_from_what_is_undone_are_forgotten(tmp_path: Path) -> None:
    path = tmp_path / "game.ludo"
    with begun_game(path, 6) as live:
        early, late = (Variation(step, (live.journal.actions[step],), True) for step in (1, 4))
        for each in (early, late):
            live.vary(each)
        seat = live.journal.actions[3].seat
        live.took_back(3, seat)
        assert live.variations == [early]
    assert load(path).variations == [early]


def test_moves_that_nobody_could_play_are_refused_in_the_file_and_when_kept(
    tmp_path: Path,
) -> None:
    saved = load(finished(tmp_path))
    whole = saved.path.read_bytes()
    good = tried(saved, 7)
    turned = replace(good, actions=good.actions[::-1])
    far = replace(good, step=len(saved.journal) + 1)
    late = replace(good, step=len(saved.journal))
    endless = replace(good, actions=good.actions * MOST_TRIED)
    for bad, kept_out, line in (
        (turned, Illegal, "illegal"),
        (late, Illegal, "illegal"),
        (far, SaveError, "no-such-step"),
        (endless, SaveError, "bad-record"),
        (replace(good, actions=()), SaveError, "bad-record"),
    ):
        with pytest.raises(kept_out):
            vary(saved, bad)
        assert saved.path.read_bytes() == whole and not saved.variations
        body = msgspec.json.encode(bad)
        saved.path.write_bytes(whole + frames(saved.check, [body])[0])
        report = verify(saved.path)
        assert (report.status, report.code, report.steps) == ("damaged", line, len(saved.journal))
        saved.path.write_bytes(whole)
