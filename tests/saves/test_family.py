"""Which saves went on from which, also after they were renamed."""

from pathlib import Path

from saves.branching import branch
from saves.family import Branch, Family, family_of
from saves.filing import rename
from saves.reading import SavedGame, load
from tests.tui.cli.running import saved_game

NOW = "2026-11-21T12:00:00Z"


def branched(source: SavedGame, step: int, name: str) -> SavedGame:
    path = source.path.with_name(name)
    branch(source, step, path, NOW, "test").close()
    return load(path)


def family(saved: SavedGame) -> Family:
    return family_of(saved.path, saved.header)


def test_parent_and_branches_know_each_other(tmp_path: Path) -> None:
    first = load(saved_game(tmp_path / "first.ludo"))
    assert family(first) == Family()
    late, soon = branched(first, 40, "a.ludo"), branched(first, 7, "b.ludo")
    again = branched(late, 30, "again.ludo")
    assert family(first) == Family(None, (Branch(soon.path, 7), Branch(late.path, 40)))
    assert family(late) == Family(Branch(first.path, 40), (Branch(again.path, 30),))
    assert family(late).all == (Branch(first.path, 40), Branch(again.path, 30))
    assert family(first).all == family(first).children
    assert family(again) == Family(Branch(late.path, 30))


def test_a_parent_that_was_renamed_is_found_by_its_seed(tmp_path: Path) -> None:
    first = load(saved_game(tmp_path / "first.ludo"))
    child = branched(first, 7, "child.ludo")
    renamed = load(rename(first.path, "Soirée"))
    assert family(child).parent == Branch(renamed.path, 7)
    assert family(renamed).children == (Branch(child.path, 7),)


def test_another_game_under_the_name_of_the_parent_is_not_the_parent(tmp_path: Path) -> None:
    first = load(saved_game(tmp_path / "first.ludo"))
    child = branched(first, 7, "child.ludo")
    first.path.unlink()
    other = load(saved_game(first.path, seed="another"))
    assert family(child) == family(other) == Family()


def test_a_parent_that_is_gone_is_none_and_what_is_no_save_is_passed_over(tmp_path: Path) -> None:
    first = load(saved_game(tmp_path / "first.ludo"))
    child = branched(first, 7, "child.ludo")
    (tmp_path / "bad.ludo").write_text("no save")
    (tmp_path / "folder.ludo").mkdir()
    first.path.unlink()
    assert family(child) == Family()
