"""A game is on the disk before it is shown, and continues where it was left."""

import os
from pathlib import Path

import pytest

from engine.dolce_vita.actions import Award, Place
from engine.dolce_vita.cards import Column
from engine.game import DEALER, Illegal
from saves.problems import SaveError
from saves.reading import load
from saves.records import Note
from saves.writing import LiveGame
from tests.saves.games import begun_game, finished, header, moves


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "saves" / "game.ludo"


def test_a_game_is_written_as_it_is_played(path: Path) -> None:
    with LiveGame.create(path, header()) as game:
        assert game.table.to_act == (DEALER,)
        for count, action in enumerate(moves(), 1):
            if game.table.to_act == (DEALER,):
                assert game.table.deal() == action
            game.table.submit(action)
            if count % 10 == 0:
                assert load(path).journal.actions == list(moves()[:count])
        assert game.finished
    assert path.read_bytes() == finished()
    assert list(path.parent.iterdir()) == [path]


def test_the_folder_is_made_with_the_first_save_only(path: Path) -> None:
    with pytest.raises(SaveError, match="no-such-file"):
        LiveGame.resume(path)
    assert not path.parent.exists()
    begun_game(path).close()
    assert path.exists()


def test_a_save_is_never_overwritten(path: Path) -> None:
    begun_game(path, 3).close()
    before = path.read_bytes()
    with pytest.raises(SaveError, match="exists"):
        begun_game(path)
    assert path.read_bytes() == before
    assert list(path.parent.iterdir()) == [path]


def test_a_game_goes_on_where_it_was_left(path: Path) -> None:
    for count, action in enumerate(moves()):
        with begun_game(path) if count == 0 else LiveGame.resume(path) as game:
            assert game.journal.actions == list(moves()[:count])
            assert (game.loss, game.kept) == (None, None)
            game.table.submit(action)
    assert path.read_bytes() == finished()


def test_a_save_is_read_and_written_by_whom_the_system_allows_and_run_by_nobody(path: Path) -> None:
    os.umask(mask := os.umask(0o022))
    begun_game(path, 1).close()
    assert path.stat().st_mode & 0o777 == 0o666 & ~mask


def test_an_action_that_the_rules_refuse_is_not_written(path: Path) -> None:
    with begun_game(path, 3) as game:
        before = path.read_bytes()
        turn = game.table.to_act[0]
        with pytest.raises(Illegal, match="not-your-turn"):
            game.table.submit(Award(Column(0)))
        with pytest.raises(Illegal, match="not-your-turn"):
            game.table.submit(Place((turn + 1) % 3, 6, Column(0)))
        with pytest.raises(Illegal):
            game.table.submit(Place(turn, 6, Column(9)))
        assert path.read_bytes() == before
        assert len(game.journal) == 3


@pytest.mark.parametrize("card", [True, 2**70, "1", None, float("nan"), object()])
def test_an_action_that_could_not_be_read_back_is_refused(path: Path, card: object) -> None:
    """Constructors do not look at their arguments, and True is a card number to most code."""
    with begun_game(path, 1) as game:
        with pytest.raises(Illegal, match="not-an-action"):
            game.table.submit(Place(0, card, 0))  # type: ignore[arg-type]
        assert len(game.journal) == 1
    assert load(path).loss is None


def test_an_impossible_beginning_is_refused_and_leaves_nothing(path: Path) -> None:
    with pytest.raises(Illegal):
        LiveGame.create(path, header(), moves()[1:3])
    assert not path.parent.exists()


def test_a_move_is_taken_back_and_stays_in_the_file(path: Path) -> None:
    with begun_game(path, 4) as game:
        before = path.read_bytes()
        assert moves()[1].seat == 0
        assert game.table.take_back(0, game.header.humans) == 1
        assert game.journal.actions == list(moves()[:1])
        assert path.read_bytes().startswith(before)
        assert game.table.take_back(0, game.header.humans) is None, "not past the deal"
        other = Place(0, 6, Column(6))
        assert other != moves()[1]
        game.table.submit(other)
    saved = load(path)
    assert saved.journal.actions == [moves()[0], other]
    assert saved.take_backs == [(4, 1, 0)]
    with LiveGame.resume(path) as game:
        assert game.table.take_back(0, game.header.humans) == 1


def test_nobody_takes_back_past_another_human(path: Path) -> None:
    both = header(by=("human", "human", "random"))
    with LiveGame.create(path, both, moves()[:3]) as game:
        assert game.table.take_back(0, game.header.humans) is None
        assert game.table.take_back(1, game.header.humans) == 2


def test_a_finished_game_takes_notes_and_nothing_else(path: Path) -> None:
    with begun_game(path, len(moves())) as game:
        assert game.finished
        assert path.read_bytes() == finished()
        assert game.table.take_back(0, game.header.humans) is None
        with pytest.raises(Illegal):
            game.table.submit(moves()[-1])
        game.note(5, "well played", "!!")
    saved = load(path)
    assert saved.loss is None and saved.finished
    assert saved.notes == {5: Note(5, "well played", "!!")}


def test_notes_replace_one_another_and_go_with_the_steps_they_are_on(path: Path) -> None:
    with begun_game(path, 4) as game:
        game.note(4, "last")
        game.note(1, "first")
        game.note(1, "first\x1b[2J\nindeed\u202e", "?")
        game.note(0, "deal", "!")
        game.note(0, "")
        assert game.notes == load(path).notes
        assert game.notes == {4: Note(4, "last", ""), 1: Note(1, "first[2J\nindeed", "?")}
        game.table.take_back(0, game.header.humans)
        assert list(game.notes) == [1]
    assert list(load(path).notes) == [1]


def test_a_note_that_cannot_be_is_refused(path: Path) -> None:
    with begun_game(path, 2) as game:
        for step in (-1, 3):
            with pytest.raises(SaveError, match="no-such-step"):
                game.note(step, "x")
        with pytest.raises(SaveError) as caught:
            game.note(0, "x" * 2001)
        assert (caught.value.code, caught.value.facts) == (
            "note-too-long",
            {"length": 2001, "limit": 2000},
        )
        with pytest.raises(SaveError, match="bad-record"):
            game.note(0, "x", "!?")  # type: ignore[arg-type]
        game.note(0, "犬" * 2000)
    assert load(path).notes[0].text == "犬" * 2000


def test_a_closed_game_writes_no_more(path: Path) -> None:
    game = begun_game(path, 2)
    game.close()
    game.close()
    with pytest.raises(SaveError, match="closed"):
        game.table.submit(moves()[2])
    assert len(game.journal) == 2


def test_notes_are_written_to_a_game_that_is_over_after_it_was_closed(path: Path) -> None:
    game = begun_game(path, len(moves()))
    assert game.finished
    game.close()
    game.note(1, "later")
    game.note(1, "again")
    assert load(path).notes[1].text == game.notes[1].text == "again"
    unfinished = begun_game(path.with_name("other.ludo"), 2)
    unfinished.close()
    with pytest.raises(SaveError, match="closed"):
        unfinished.note(1, "x")


def test_a_save_that_another_program_changed_is_left_alone(path: Path) -> None:
    """Without a lock that both respect, two writers are still found out."""
    with begun_game(path, 2) as game:
        with path.open("ab") as other:
            other.write(b"something")
        before = path.read_bytes()
        for _ in range(2):
            with pytest.raises(SaveError, match="changed-elsewhere"):
                game.table.submit(moves()[2])
        assert path.read_bytes() == before
        path.write_bytes(before[:50])
        with pytest.raises(SaveError, match="changed-elsewhere"):
            game.table.submit(moves()[2])
        assert len(game.journal) == 2


def test_a_link_and_its_file_are_one_save(path: Path, tmp_path: Path) -> None:
    begun_game(path, 1).close()
    link = tmp_path / "link.ludo"
    link.symlink_to(path)
    with LiveGame.resume(link) as game:
        with pytest.raises(SaveError, match="in-use"):
            LiveGame.resume(path)
        game.table.submit(moves()[1])
    assert link.is_symlink()
    assert load(path).journal.actions == list(moves()[:2])
