"""A monkey at the program: no end but those asked for, no crash logged, every save sound, no
process left, memory and handles flat."""

from pathlib import Path

import pytest

from tests.tui.cli.monkey import SITUATIONS, Monkey, Told

EVENTS = 2_500
"""In one part, which takes half a minute on a quiet machine."""

PARTS = 40
"""Of every situation: a hundred thousand events."""

GROWN = 25_000
"""KiB that the program may take in more in a part: what is loaded late, texts and pictures kept."""


def flat(told: Told) -> None:
    """What the program holds at the home screen does not grow."""
    print(told)
    first, last = told.samples[0], told.samples[-1]
    assert last.handles <= first.handles, told.samples
    assert last.memory <= first.memory + GROWN, told.samples


@pytest.mark.parametrize("situation", SITUATIONS)
def test_a_monkey_for_a_moment(tmp_path: Path, situation: str) -> None:
    flat(Monkey(situation, 0, tmp_path).live(150))


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("seed", range(1, PARTS + 1))
@pytest.mark.parametrize("situation", SITUATIONS)
def test_a_monkey_for_four_hundred_thousand_events(
    tmp_path: Path, situation: str, seed: int
) -> None:
    """The seed stands in the name of the test."""
    flat(Monkey(situation, seed, tmp_path).live(EVENTS))
