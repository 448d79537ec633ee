"""Saves of every released format are loaded for ever, to the same game, result and last state."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from engine.registry import GAMES
from saves.header import FORMAT
from saves.reading import load
from saves.verify import verify
from saves.writing import LiveGame
from tests.saves.make_golden import EXPECTED, GOLDEN, description
from tests.saves.stranger import bodies, score_again, stated

ROOT = Path(__file__).parents[2]
WRITTEN = json.loads(EXPECTED.read_text("utf-8"))
FINISHED = [name for name, each in WRITTEN.items() if each["outcome"]]


def test_every_golden_save_has_its_expectation() -> None:
    assert {path.name for path in GOLDEN.glob("*.ludo")} == set(WRITTEN)


@pytest.mark.parametrize("name", WRITTEN)
def test_a_golden_save_is_what_it_was(name: str) -> None:
    assert description(GOLDEN / name) == WRITTEN[name]
    status = "complete" if name in FINISHED else "unfinished"
    assert verify(GOLDEN / name).status == status


@pytest.mark.parametrize("seed", ["1", "4711"])
def test_the_order_of_sets_has_no_part_in_a_game(seed: str) -> None:
    """Another hash seed, in a process of its own, comes to the same last states."""
    code = (
        "from tests.saves.make_golden import GOLDEN, description\n"
        "for path in sorted(GOLDEN.glob('*.ludo')): print(description(path)['state'])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == [WRITTEN[name]["state"] for name in sorted(WRITTEN)]


@pytest.mark.parametrize("name", FINISHED)
def test_a_stranger_scores_a_golden_save(name: str) -> None:
    data = (GOLDEN / name).read_bytes()
    found = score_again(data)
    assert found == stated(data)
    assert found.state == WRITTEN[name]["state"]
    assert found.scores == WRITTEN[name]["outcome"]["scores"]


@pytest.mark.parametrize("name", WRITTEN)
def test_a_golden_save_can_be_gone_on_with(name: str, tmp_path: Path) -> None:
    path = tmp_path / name
    shutil.copy(GOLDEN / name, path)
    with LiveGame.resume(path) as game:
        assert game.kept is None or WRITTEN[name]["format"] < FORMAT
        game.note(0, "years later")
    saved = load(path)
    assert saved.loss is None and saved.notes[0].text == "years later"


@pytest.mark.parametrize("game", GAMES)
def test_the_golden_saves_hold_all_that_a_save_can_but_variations(game: str) -> None:
    """The golden saves hold every kind of record but variations, every option at two values, a
    stand-in, a parent, and an unfinished game."""
    mine = {name: each for name, each in WRITTEN.items() if each["header"]["game"] == game}
    kinds = {
        record.get("is") for name in mine for record in bodies((GOLDEN / name).read_bytes())[1:]
    }
    assert kinds == {"act", "back", "by", "note", "end"}
    assert any(each["take_backs"] for each in mine.values())
    assert any(each["stood_in"] for each in mine.values())
    assert any(each["notes"] for each in mine.values())
    assert any(each["header"]["parent"] for each in mine.values())
    assert any(not each["outcome"] for each in mine.values())
    headers = [each["header"] for each in mine.values()]
    for option in headers[0]["options"]:
        if option != "simple":  # a simple game of Dolorès lies among the samples
            assert len({str(header["options"][option]) for header in headers}) > 1, option
