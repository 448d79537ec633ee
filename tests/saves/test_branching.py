"""A new save from a step of another."""

from pathlib import Path

import pytest

from engine.game import Illegal
from saves.branching import branch
from saves.header import Parent, Player
from saves.problems import SaveError
from saves.reading import load
from tests.saves.games import begun_game, finished, header, moves

LATER = "2026-11-22T09:00:00Z"


@pytest.fixture
def parent(tmp_path: Path) -> Path:
    path = tmp_path / "parent.ludo"
    path.write_bytes(finished())
    return path


@pytest.mark.parametrize("step", [0, 1, 40, len(moves())])
def test_a_branch_has_the_first_steps_and_names_its_parent(parent: Path, step: int) -> None:
    path = parent.with_name("branch.ludo")
    with branch(load(parent), step, path, LATER, "0.2.0") as game:
        assert game.journal.actions == list(moves()[:step])
    saved = load(path)
    assert saved.loss is None
    assert saved.header.parent == Parent("parent.ludo", step)
    assert saved.header.begun == LATER
    assert saved.header.program == "0.2.0"
    assert saved.header.players == header().players
    assert saved.seed == "seed"
    assert parent.read_bytes() == finished()


def test_a_branch_may_have_other_players_and_moves_tried_already(parent: Path) -> None:
    players = [Player(name, "human") for name in "ABC"]
    path = parent.with_name("branch.ludo")
    with branch(load(parent), 3, path, LATER, "0.2.0", players, moves()[3:6]) as game:
        assert game.header.humans == {0, 1, 2}
        assert game.journal.actions == list(moves()[:6])
        game.table.submit(moves()[6])
    assert load(path).journal.actions == list(moves()[:7])


def test_a_game_being_played_can_be_branched(tmp_path: Path) -> None:
    with begun_game(tmp_path / "live.ludo", 5) as live:
        with branch(live, 2, tmp_path / "branch.ludo", LATER, "0.2.0") as game:
            assert game.header.parent == Parent("live.ludo", 2)
        live.table.submit(moves()[5])


def test_an_impossible_branch_leaves_nothing(parent: Path) -> None:
    path = parent.with_name("branch.ludo")
    for step in (-1, len(moves()) + 1):
        with pytest.raises(SaveError, match="no-such-step"):
            branch(load(parent), step, path, LATER, "0.2.0")
    with pytest.raises(Illegal):
        branch(load(parent), 3, path, LATER, "0.2.0", then=moves()[7:8])
    with pytest.raises(SaveError, match="wrong-seats"):
        branch(load(parent), 3, path, LATER, "0.2.0", players=[Player("A", "human")])
    assert not path.exists()
    with pytest.raises(SaveError, match="exists"):
        branch(load(parent), 3, parent, LATER, "0.2.0")
