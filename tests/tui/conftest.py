"""Games that begin in a test have one seed, unless the test names another.

A seed draws the names of the robots and the cards, and whoever begins a game without one gets a new
seed: what is shown would be another thing every time.
"""

from typing import Final

import pytest

from tui.session.new_game import new_seed

USUAL = "705e000011"
"""A seed that draws the first name of every game."""

BEGIN: Final = ("session.new_game", "session.draft", "cli.play", "cli.series")
"""The modules that draw seeds."""


@pytest.fixture(scope="session", autouse=True)
def usual_seed() -> None:
    """Let all that begins games draw this seed."""
    monkey = pytest.MonkeyPatch()
    for begins in BEGIN:
        monkey.setattr(f"tui.{begins}.new_seed", lambda: USUAL)


@pytest.fixture
def new_seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a test draw seeds as the program does."""
    for begins in BEGIN:
        monkeypatch.setattr(f"tui.{begins}.new_seed", new_seed)
