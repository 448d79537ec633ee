"""Games that a person begins in a test meet the first robots of the card, unless it names a seed.

A seed draws the names of the robots, and whoever begins a game without one gets a new seed: what is
shown would be another thing every time.
"""

import pytest

USUAL = "705e000011"
"""A seed that draws the first name of every game."""


@pytest.fixture(scope="session", autouse=True)
def usual_robots() -> None:
    """Let the form and `play` draw this seed."""
    monkey = pytest.MonkeyPatch()
    for begins in ("tui.session.draft", "tui.cli.play"):
        monkey.setattr(f"{begins}.new_seed", lambda: USUAL)
