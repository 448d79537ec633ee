"""Saves that the tests of the command line share; nobody writes to them."""

from pathlib import Path

import pytest

from tests.tui.cli.running import saved_game


@pytest.fixture(scope="session")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game of Anna, a person, with Bruno and Chiara."""
    return saved_game(tmp_path_factory.mktemp("finished") / "finished.ludo")


@pytest.fixture(scope="session")
def unfinished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The first forty steps of the same."""
    return saved_game(tmp_path_factory.mktemp("unfinished") / "unfinished.ludo", steps=40)
