"""Saves that the tests of the command line share, and that none of them writes to."""

from pathlib import Path

import pytest

from tests.tui.cli.running import saved_game


@pytest.fixture(scope="session")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the path of a finished game of Anna, a person, with the robots Bruno and Chiara."""
    return saved_game(tmp_path_factory.mktemp("finished") / "finished.ludo")


@pytest.fixture(scope="session")
def unfinished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the path of a save of the first forty steps of the game in `finished`."""
    return saved_game(tmp_path_factory.mktemp("unfinished") / "unfinished.ludo", steps=40)
