"""A monkey at the program: it ends only when asked, logs no crash, keeps every save sound, leaves
no process, and does not grow."""

from pathlib import Path

import pytest

from tests.tui.cli.monkey import SITUATIONS, Monkey, Told

EVENTS = 2_500
"""The events of one part, which takes half a minute on an idle machine."""

PARTS = 40
"""The parts of every situation: a hundred thousand events in all."""

GROWN = 25_000
"""The KiB by which the program may grow in a part: modules loaded late, texts and pictures kept."""


def flat(told: Told) -> None:
    """Check that the program's resources at the home screen do not grow."""
    print(told)
    first, last = told.samples[0], told.samples[-1]
    assert last.memory <= first.memory + GROWN, told.samples


@pytest.mark.parametrize("situation", SITUATIONS)
def test_a_monkey_for_a_moment(tmp_path: Path, situation: str) -> None:
    flat(Monkey(situation, 0, tmp_path).live(150))


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("seed", range(1, PARTS + 1))
@pytest.mark.parametrize("situation", SITUATIONS)
def test_a_monkey_for_four_hundred_thousand_events(
    tmp_path: Path, situation: str, seed: int
) -> None:
    """The seed stands in the name of the test."""
    flat(Monkey(situation, seed, tmp_path).live(EVENTS))
