"""`show` and `saves` tell which game branched from which, and from which step."""

import json
from pathlib import Path

import pytest

from engine.account import Account
from saves.branching import branch
from saves.reading import load
from tests.tui.cli.running import here, saved_game
from tui.words import LANGUAGES, Language

Capsys = pytest.CaptureFixture[str]

WHEN = "2026-11-22T12:00:00Z"


def went_on(parent: Path, step: int, name: str, more: int = 0) -> Path:
    """Save a branch of a game from a step, with `more` of the next steps of that game, and return
    its path."""
    saved, child = load(parent), parent.with_name(name)
    then = saved.journal.actions[step : step + more]
    branch(saved, step, child, WHEN, "0", then=then).close()
    return child


def state_in(capsys: Capsys, path: Path, *words: str) -> str:
    """Return the last column of `saves` for a save: how it stands, and its branches."""
    rows = here(capsys, *words, "saves", "--saves", str(path.parent)).out.splitlines()
    (row,) = (row for row in rows if row.startswith(f"{path.name} "))
    return row.replace("\N{NO-BREAK SPACE}", " ").rpartition("  ")[2]


def test_show_tells_of_every_branch_where_it_began(capsys: Capsys, tmp_path: Path) -> None:
    parent = saved_game(tmp_path / "game.ludo")
    for step, name in ((30, "b.ludo"), (12, "a.ludo"), (50, "c.ludo")):
        went_on(parent, step, name)
    told = here(capsys, "show", str(parent), "--step", "30", "--seat", "all").out
    assert [line.lstrip("┳ ") for line in told.splitlines() if "branch" in line] == [
        "branch from this step: b.ludo",
        "branch from step 12: a.ludo",
        "branch from step 50: c.ludo",
    ]


def test_show_tells_of_a_branch_from_which_game_and_step_it_went_on(
    capsys: Capsys, tmp_path: Path
) -> None:
    child = went_on(saved_game(tmp_path / "game.ludo"), 30, "other.ludo", more=10)
    told = here(capsys, "show", str(child), "--step", "30", "--seat", "1").out
    assert "branched from game.ludo" in told and "at step" not in told
    told = here(capsys, "show", str(child), "--seat", "all").out
    assert "branched from game.ludo at step 30" in told


def test_saves_tells_of_both_where_one_branched_from_the_other(
    capsys: Capsys, tmp_path: Path
) -> None:
    parent = saved_game(tmp_path / "game.ludo")
    children = [went_on(parent, *each) for each in ((30, "b.ludo"), (12, "a.ludo"))]
    saved_game(tmp_path / "alone.ludo", seed="another")
    assert state_in(capsys, children[0]).endswith(", branched from game.ludo at step 30")
    told = state_in(capsys, parent)
    assert told.endswith(", branches: a.ludo from step 12 and b.ludo from step 30")
    assert "branch" not in state_in(capsys, tmp_path / "alone.ludo")
    found = json.loads(here(capsys, "saves", "--json", "--saves", str(tmp_path)).out)
    kin = {Path(each["file"]).name: (each["parent"], each["branches"]) for each in found}
    assert kin == {
        "game.ludo": (None, [{"file": "a.ludo", "step": 12}, {"file": "b.ludo", "step": 30}]),
        "b.ludo": ({"file": "game.ludo", "step": 30}, []),
        "a.ludo": ({"file": "game.ludo", "step": 12}, []),
        "alone.ludo": (None, []),
    }


def test_a_game_that_was_renamed_keeps_its_branches(capsys: Capsys, tmp_path: Path) -> None:
    parent = saved_game(tmp_path / "game.ludo")
    child = went_on(parent, 30, "other.ludo")
    renamed = parent.rename(tmp_path / "new.ludo")
    assert state_in(capsys, child).endswith(", branched from new.ludo at step 30")
    assert state_in(capsys, renamed).endswith(", branch: other.ludo from step 30")
    renamed.unlink()
    assert state_in(capsys, child).endswith(", branched from game.ludo at step 30")


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_say_so_in_every_language(capsys: Capsys, tmp_path: Path, language: Language) -> None:
    parent = saved_game(tmp_path / "game.ludo")
    child = went_on(parent, 30, "other.ludo")
    words = {
        "en": ("branched from game.ludo at step 30", "branch: other.ludo from step 30"),
        "de": ("Zweig von game.ludo ab Schritt 30", "Zweig: other.ludo ab Schritt 30"),
        "fr": ("branche de game.ludo, depuis l’étape 30", "branche : other.ludo (étape 30)"),
    }[language]
    for path, told in zip((child, parent), words, strict=True):
        assert state_in(capsys, path, "--lang", language).endswith(f", {told}")


def test_of_a_game_that_goes_on_a_step_is_the_one_its_player_knows(
    capsys: Capsys, tmp_path: Path
) -> None:
    """The first seat did not see this step, at which somebody declined a revolution."""
    step, names = 10, ("Anna", "Bruno", "Chiara", "Dario")
    whole = saved_game(tmp_path / "whole.ludo", *names, game="dalmuti", seed="23")
    known = Account(load(whole).journal.branch(step), 0).last
    assert known == step - 1
    parent = tmp_path / "game.ludo"
    saved_game(parent, *names, game="dalmuti", seed="23", steps=40)
    whole.unlink()
    child = went_on(parent, step, "other.ludo", more=4)
    assert state_in(capsys, child).endswith(f", branched from game.ludo at step {known}")
    assert state_in(capsys, parent).endswith(f", branch: other.ludo from step {known}")
    told = here(capsys, "show", str(parent)).out
    assert f"branch from step {known}: other.ludo" in told


def test_while_several_people_hold_cards_no_step_is_told(capsys: Capsys, tmp_path: Path) -> None:
    path = saved_game(tmp_path / "game.ludo", game="dolores", steps=20)
    saved = load(path)
    people = tuple(player.__class__(player.name, "human") for player in saved.header.players)
    child = tmp_path / "other.ludo"
    branch(saved, 10, child, WHEN, "0", people).close()
    assert state_in(capsys, child).endswith(", branched from game.ludo")
