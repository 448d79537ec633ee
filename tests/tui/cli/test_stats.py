"""`stats`: what a script is told of a player's games."""

import json
from pathlib import Path

import pytest

from saves.reading import load
from tests.tui.cli.running import here, saved_game


def test_json_tells_every_game_and_sums_them_by_the_seat_played_from_1(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    paths = [
        saved_game(tmp_path / "1.ludo", "Anna", "Bruno", "Chiara", seed="1"),
        saved_game(tmp_path / "2.ludo", "Bruno", "Chiara", "Anna", seed="2", human=2),
    ]
    expected = []
    for path, seat in zip(paths, (0, 2), strict=True):
        end = load(path).outcome
        assert end is not None
        expected.append((seat + 1, end.places[seat], end.scores[seat]))
    ended = here(capsys, "stats", "--json", "--saves", str(tmp_path))
    (found,) = json.loads(ended.out)["games"]
    told = {each["file"]: (each["seat"], each["place"], each["score"]) for each in found["course"]}
    assert [told[str(path)] for path in paths] == expected
    sums = [(each["seat"], each["mean_place"], each["best_score"]) for each in found["by"]["seat"]]
    assert sums == expected
