"""A monkey at the program: it ends only when asked, logs no crash, keeps every save sound, leaves
no process, and does not grow."""

from pathlib import Path

import pytest

from tests.tui.cli.monkey import AROUND, SITUATIONS, TABLES, Monkey, Told

EVENTS = 5_000
"""The events of one part, which takes twenty seconds on an idle processor."""

PARTS = dict.fromkeys(TABLES, 60) | {AROUND: 20}
"""The parts of each situation: 300,000 events a game, 100,000 on the screens around the games."""

GROWN = 90_000
"""The KiB by which the program may grow in a part: modules loaded late (47,000, of which those of
tables on the net are 19,000), then states of games, texts and pictures kept. The most seen in 200
parts is 79,000; three times as many events add nothing."""


def flat(told: Told) -> None:
    """Print the report, and check that the program's memory at the home screen has grown by no more
    than GROWN."""
    print(told)
    first, last = told.samples[0], told.samples[-1]
    assert last.memory <= first.memory + GROWN, told.samples


@pytest.mark.parametrize("situation", SITUATIONS)
def test_a_monkey_for_a_moment(tmp_path: Path, situation: str) -> None:
    flat(Monkey(situation, 0, tmp_path).live(150))


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize(
    ("situation", "seed"),
    [(each, seed) for each in SITUATIONS for seed in range(1, PARTS[each] + 1)],
)
def test_a_monkey_for_a_million_events(tmp_path: Path, situation: str, seed: int) -> None:
    """The seed stands in the name of the test, so that a failure can be repeated."""
    flat(Monkey(situation, seed, tmp_path).live(EVENTS))
