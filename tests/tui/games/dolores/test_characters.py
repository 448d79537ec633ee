"""The robots of Dolorès by their names."""

import pytest

from tests.pacts import together
from tui.games.dolores.card import CARD


@pytest.mark.slow
def test_at_a_table_of_robots_with_names_people_share_and_throw_less_away() -> None:
    found = together("normal", [list(CARD.robots.values())[:3]] * 30)
    assert found.shared >= 0.15
    assert found.thrown < 36
