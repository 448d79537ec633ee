"""Two people at one keyboard play to the end, and nobody sees what only the other knows."""

import pytest

from tests.tui.cli.eavesdropper import play


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "seed", "size"),
    [("dolores", "a", (120, 40)), ("dalmuti", "e", (80, 24))],
)
def test_two_people_at_one_keyboard_see_nothing_of_each_other(
    game: str, seed: str, size: tuple[int, int]
) -> None:
    steps, looks = play(game, seed, size)
    assert looks > steps
