"""Which of several actions is best, and by how much another falls short of it."""

from collections.abc import Sequence
from math import inf, sqrt
from random import Random
from typing import Any

import pytest

from engine.arena.average import student
from engine.weighing import DOUBT, Weighing, difference


def always(worths: Sequence[float]) -> Weighing[Any]:
    """Return a weighing of actions, each of which brings its worth in every try."""
    actions: Sequence[Any] = range(len(worths))
    return Weighing[Any](lambda some: [worths[n] for n in some], actions, lambda _: False)


def test_a_choice_leaves_only_if_more_than_chance_holds_it_back() -> None:
    luck = Random(5)
    worths = {"best": 0.6, "close": 0.59, "taken": 0.3, "bad": 0.2}

    def once(actions: Any) -> Any:
        shared = luck.random()
        return [worths[each] * shared + 0.1 * luck.random() for each in actions]

    race = Weighing[Any](once, list(worths), lambda _: False)
    race.race(kept=2, tries=200)
    assert [race.actions[one] for one in race.running] == ["best", "close", "taken"]
    assert race.best in (0, 1) and race.lacking(2).mean > 0.1


def test_what_an_action_brought_is_the_mean_of_its_tries() -> None:
    found = iter([[0.2, 0.5], [0.4, 0.9]])
    race = Weighing[Any](lambda _: next(found), ["one", "other"], lambda _: False)
    race.run(2)
    assert [race.mean(one) for one in (0, 1)] == pytest.approx([0.3, 0.7])
    assert race.lacking(0).mean == pytest.approx(0.4) and race.best == 1


@pytest.mark.parametrize(
    ("number", "left"), [(2, [0]), (3, [0, 1]), (4, [0, 1]), (5, [0, 1, 2]), (8, [0, 1, 2, 3])]
)
def test_the_worse_half_leaves_and_of_an_odd_number_the_smaller_half(
    number: int, left: list[int]
) -> None:
    race = always([1 - n / 10 for n in range(number)])
    race.run(20)
    race.halve(kept=0)
    assert race.running == left


def test_the_one_that_is_kept_stays_however_far_behind() -> None:
    race = always([0.9, 0.8, 0.5, 0.1])
    race.race(kept=3, tries=40)
    assert race.running == [0, 1, 3]
    assert [len(results) for results in race.results] == [40, 40, 20, 40]


def test_from_the_second_try_on_it_is_asked_whether_they_are_enough() -> None:
    asked = []

    def enough(done: int) -> bool:
        asked.append(done)
        return done >= 4

    race = Weighing[Any](lambda _: [0.5], ["only"], enough)
    race.run(10)
    assert race.done == 4 and asked == [2, 3, 4]


def test_a_single_try_tells_nothing_of_its_error() -> None:
    assert difference([0.5], [0.1]).margin == inf
    assert 0 < difference([0.5, 0.5], [0.1, 0.1]).margin < inf
    mean, margin = difference([1.0, 0.0] * 50, [0.5] * 100)
    assert mean == 0 and margin == pytest.approx(0.1, rel=0.05)


def test_the_margin_is_that_of_the_mean() -> None:
    mean, margin = difference([1, 0], [0, 0])
    assert mean == 0.5 and margin == pytest.approx(student(1) * sqrt((0.5 + DOUBT) / 2))
    mean, margin = difference([1, 0, 0.5], [0, 0, 0])
    assert mean == 0.5 and margin == pytest.approx(student(2) * sqrt((0.5 + DOUBT) / 6))
