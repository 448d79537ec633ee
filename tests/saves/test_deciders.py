"""Who decides may change during a game, and the save says so."""

from pathlib import Path

import pytest

from saves.problems import SaveError
from saves.reading import load
from saves.records import Decider
from saves.writing import LiveGame
from tests.saves.games import begun_game, moves
from tests.saves.stranger import bodies


def test_it_is_written_who_decides_before_he_does_and_only_then(tmp_path: Path) -> None:
    path = tmp_path / "a.ludo"
    with begun_game(path, 1) as game:
        first = moves()[1].seat
        game.decides(first, "normal")
        game.decides(first, "human")
        game.decides(first, "easy")
        for action in moves()[1:7]:
            game.table.submit(action)
        stood_in = dict(game.stood_in)
        game.table.take_back(0, {0})
        assert game.content() == path.read_bytes()
    records = bodies(path.read_bytes())[1:]
    assert records[1:3] == [
        {"is": "by", "seat": first, "by": "easy"},
        {"is": "act", "action": records[2]["action"]},
    ]
    assert [each["is"] for each in records].count("by") == 1
    mine = [step for step, action in enumerate(moves()[:7]) if action.seat == first]
    assert stood_in == dict.fromkeys(mine, "easy")
    saved = load(path)
    kept = {step: by for step, by in stood_in.items() if step < len(saved.journal)}
    assert saved.stood_in == kept and saved.history.by[first] == "easy"


def test_who_goes_on_with_a_save_decides_as_its_first_line_says(tmp_path: Path) -> None:
    path = tmp_path / "a.ludo"
    with begun_game(path, 1) as game:
        game.decides(0, "easy")
        for action in moves()[1:4]:
            game.table.submit(action)
    with LiveGame.resume(path) as game:
        for action in moves()[4:7]:
            game.table.submit(action)
    by = [each for each in bodies(path.read_bytes()) if each.get("is") == "by"]
    assert [each["by"] for each in by] == ["easy", "human"]
    saved = load(path)
    steps = [step for step, action in enumerate(moves()[:7]) if action.seat == 0]
    assert [saved.stood_in.get(step) for step in steps] == ["easy", None]


def test_nobody_decides_at_a_seat_that_is_not_there(tmp_path: Path) -> None:
    with begun_game(tmp_path / "a.ludo") as game:
        history = game._history
        with pytest.raises(SaveError, match="bad-record"):
            history.take(Decider(3, "easy"))
