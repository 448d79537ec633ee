"""The games by name."""

import subprocess
import sys

import pytest

from engine.game import LEVELS, Setup
from engine.registry import GAMES, game_named


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_found_under_its_own_name(name: str) -> None:
    game = game_named(name)
    assert game.name == name
    assert game is game_named(name)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_starts_with_default_options_at_every_number_of_seats(name: str) -> None:
    game = game_named(name)
    assert len(game.seats) > 0
    for seats in game.seats:
        state = game.start(Setup(seats, game.options()))
        assert game.to_act(state)
        assert game.outcome(state) is None


@pytest.mark.parametrize("name", GAMES)
def test_a_game_names_its_robots_by_level_weakest_first(name: str) -> None:
    levels = list(game_named(name).bots)
    assert levels == [level for level in LEVELS if level in levels]
    assert levels[0] == "random"


@pytest.mark.parametrize("name", ["", "Dolce-Vita", "dolce_vita", "whist"])
def test_other_names_are_no_games(name: str) -> None:
    with pytest.raises(KeyError):
        game_named(name)


def test_a_game_is_imported_when_it_is_asked_for() -> None:
    homes = {module for module, _ in GAMES.values()}
    look = "import sys, engine.registry; print(*sys.modules)"
    found = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True)
    loaded = set(found.stdout.split())
    assert "engine.registry" in loaded
    assert not loaded & homes
