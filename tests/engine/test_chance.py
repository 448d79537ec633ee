"""Chance: the same on every machine, equally likely results, one source for each step."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.chance import dealers, dice, pick, shuffled
from engine.game import Setup
from engine.journal import Journal
from tests.engine.toy import WHISPERS


class Fixed(Random):
    """Dice that always show one number and can do nothing else."""

    def __init__(self, number: float) -> None:
        self.number = number

    def random(self) -> float:
        return self.number

    def getrandbits(self, k: int) -> int:
        raise AssertionError("only random() is the same on every Python")


def test_the_numbers_are_those_of_every_machine() -> None:
    rng = dice("la dolce vita", 7, -1)
    numbers = [0.6415178298056723, 0.4543224016164463, 0.0801074895316144]
    assert [rng.random() for _ in numbers] == numbers
    deck = shuffled(range(10), dice("la dolce vita", 7, -1))
    assert deck == [8, 3, 2, 5, 9, 1, 7, 0, 4, 6]


def test_the_deals_of_a_day_are_those_of_every_machine() -> None:
    journal = Journal(WHISPERS, Setup(2, WHISPERS.options()))
    deck = shuffled(range(10), dealers("day-2026-11-22", journal))
    assert deck == [9, 5, 6, 7, 2, 3, 4, 0, 1, 8]


def test_every_step_seat_and_seed_has_a_source_of_its_own() -> None:
    places = [
        (seed, step, seat)
        for seed in ("a", "b", "a/1")
        for step in (0, 1, 11)
        for seat in (-1, 0, 1)
    ]
    assert len({dice(*place).random() for place in places}) == len(places)
    assert all(dice(*place).random() == dice(*place).random() for place in places)


@pytest.mark.parametrize("number", [0.0, 0.5, 1 - 2**-53])
@pytest.mark.parametrize("count", [1, 2, 3, 64, 66, 80])
def test_pick_stays_within_the_things_whatever_the_dice_show(number: float, count: int) -> None:
    assert pick(range(count), Fixed(number)) == int(number * count)
    assert sorted(shuffled(range(count), Fixed(number))) == list(range(count))


def test_pick_takes_each_thing_equally_often() -> None:
    rng = Random(1)
    counts = Counter(pick("abcd", rng) for _ in range(8000))
    assert set(counts) == set("abcd")
    assert all(1850 < count < 2150 for count in counts.values())


def test_a_shuffle_makes_each_order_equally_often() -> None:
    rng = Random(1)
    counts = Counter(tuple(shuffled("abc", rng)) for _ in range(6000))
    assert len(counts) == 6
    assert all(880 < count < 1120 for count in counts.values())


@given(st.lists(st.integers()), st.integers())
def test_a_shuffle_keeps_every_thing_and_leaves_the_old_order_alone(
    things: list[int], seed: int
) -> None:
    before = list(things)
    assert Counter(shuffled(things, Random(seed))) == Counter(before)
    assert things == before
