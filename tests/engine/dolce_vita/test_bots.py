"""The robots of Dolce Vita: legal, reproducible, and in order of strength."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.arena import forever, play_out
from engine.chance import dice
from engine.dolce_vita import DOLCE_VITA
from engine.dolce_vita.actions import DolceVitaAction, Place
from engine.dolce_vita.bots.beginner import beginner
from engine.dolce_vita.bots.value import shares, values
from engine.dolce_vita.cards import value
from engine.dolce_vita.views import DolceVitaView
from engine.game import LEVELS, Bot, Enough, Setup
from tests.engine.dolce_vita.positions import position

Robot = Bot[DolceVitaView, DolceVitaAction]


def few(iterations: int) -> bool:
    """Return whether a searching robot has looked enough, after ten iterations."""
    return iterations >= 10


def test_it_has_a_robot_of_every_level() -> None:
    assert tuple(DOLCE_VITA.bots) == LEVELS


@pytest.mark.parametrize("level", DOLCE_VITA.bots)
@given(seats=st.integers(3, 5), seed=st.text(max_size=5), steps=st.integers(0, 200))
def test_every_choice_is_legal_and_comes_again(
    level: str, seats: int, seed: str, steps: int
) -> None:
    view = position(seats, seed, steps)
    bot = DOLCE_VITA.bots[level]
    chosen = bot(view, dice(seed, steps, view.seat), few)
    assert chosen in DOLCE_VITA.legal(view)
    assert bot(view, dice(seed, steps, view.seat), few) == chosen


def short(iterations: int) -> Robot:
    """Return the searching robot, stopped after `iterations` iterations."""

    def robot(view: DolceVitaView, rng: Random, enough: Enough) -> DolceVitaAction:
        return DOLCE_VITA.bots["master"](view, rng, lambda done: done >= iterations)

    return robot


def won(better: Robot, worse: Robot, seats: int, games: int) -> float:
    """Return how many times its fair share of victories one robot wins among others. It sits at
    each seat in turn on the same deals."""
    parts = 0.0
    for game in range(games):
        bots = [worse] * seats
        bots[game % seats] = better
        setup = Setup(seats, DOLCE_VITA.options())
        journal = play_out(DOLCE_VITA, setup, bots, f"order {game // seats}")
        outcome = DOLCE_VITA.outcome(journal.state)
        assert outcome is not None
        if outcome.places[game % seats] == 1:
            parts += 1 / outcome.places.count(1)
    return parts * seats / games


@pytest.mark.parametrize(
    "seats", [3, *(pytest.param(each, marks=pytest.mark.slow) for each in (4, 5))]
)
def test_each_level_beats_the_one_below(seats: int) -> None:
    bots = DOLCE_VITA.bots
    assert won(bots["novice"], bots["random"], seats, 20) > 2
    assert won(bots["normal"], bots["novice"], seats, 20) > 2


def test_the_searching_robot_beats_the_level_below_though_kept_short() -> None:
    assert won(short(30), DOLCE_VITA.bots["normal"], 4, 12) > 1.8


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_searching_robot_beats_the_level_below_by_far(seats: int) -> None:
    assert won(short(100), DOLCE_VITA.bots["normal"], seats, 8 * seats) > 1.5


def test_the_beginner_takes_the_best_object_in_sight() -> None:
    view = position(3, "y", 1)
    *_, second, best = sorted(worths := [value(column[0]) for column in view.columns])
    assert second == best - 1
    for luck in range(20):
        chosen = beginner(view, dice("y", luck, 0), forever)
        assert isinstance(chosen, Place)
        assert worths[chosen.column] == best


def test_a_prospect_is_a_share_of_the_victory() -> None:
    none = (0,) * 7
    owned = ((7, 7, 0, 0, 0, 0, 0), none, none), ((0, 0), (2, 1), (0, 0))
    parts = values(owned, 0)
    assert sum(parts) == pytest.approx(1)
    assert parts[0] > 0.99 > parts[1] > parts[2]
    # A lead in goods is worth less with rounds to come, because goods may still be lost.
    assert values(owned, 3)[0] < values(owned, 1)[0] < parts[0]


def test_DV15_the_richest_share_the_victory() -> None:
    assert shares((((7, 5), (7, 7), (7, 4)), ((0, 1), (0, 0), (1, 0)))) == (0.5, 0.5, 0)
