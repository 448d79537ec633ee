"""Who will win the match: the points so far, the hand, the hands to come."""

from math import sqrt
from random import Random
from statistics import NormalDist

import pytest
from msgspec.structs import replace

from engine.arena import play_out
from engine.dalmuti import DALMUTI
from engine.dalmuti.bots.victory import victory
from engine.dalmuti.score import beaten
from engine.dalmuti.views import DalmutiView
from engine.game import EVERYONE, Setup

SEATS = 5


def views(hands: int) -> list[DalmutiView]:
    """Return the view of EVERYONE, all hands open, at every step of a match of random robots."""
    bots = [DALMUTI.bots["random"]] * SEATS
    journal = play_out(DALMUTI, Setup(SEATS, DALMUTI.options(hands=hands)), bots, "match")
    return [DALMUTI.view(state, EVERYONE) for state in journal.states]


EVEN = (0.5,) * SEATS


def test_at_the_end_it_is_the_result() -> None:
    last = views(2)[-1]
    won = victory(last, EVEN)
    points = [sum(each) for each in zip(*last.match.points, strict=True)]
    best = max(points)
    assert won == tuple((each == best) / points.count(best) for each in points)


def test_who_cannot_win_any_more_has_no_chance() -> None:
    """A player who could not catch up in the last hand was once given a chance of 3%."""
    met = 0
    for view in views(2):
        lost = beaten(view.match, view.table)
        won = victory(view, EVEN)
        assert sum(won) == pytest.approx(1)
        if view.table.stage != "over":
            assert all(not won[seat] for seat in lost)
            met += bool(lost)
    assert met


def test_before_anything_has_happened_all_are_equal() -> None:
    assert victory(views(3)[0], EVEN) == pytest.approx((1 / SEATS,) * SEATS)


@pytest.mark.parametrize("hands", [1, 4])
def test_whatever_is_expected_the_chances_are_chances(hands: int) -> None:
    rng = Random(1)
    for view in views(hands)[::7]:
        for shares in ((0.0, 0.25, 0.5, 0.75, 1.0), tuple(rng.random() for _ in range(SEATS))):
            won = victory(view, shares)
            assert sum(won) == pytest.approx(1) and all(0 <= each <= 1 for each in won)


def test_a_better_hand_and_more_points_are_better_chances() -> None:
    view = views(3)[0]
    won = victory(view, (0.9, 0.6, 0.5, 0.3, 0.2))
    assert list(won) == sorted(won, reverse=True)
    ahead = replace(view, match=replace(view.match, hand=3, points=((4, 0, 1, 2, 3),) * 2))
    behind = victory(ahead, (0.1, 0.9, 0.5, 0.5, 0.5))
    assert behind[0] > behind[1]
    assert victory(ahead, EVEN)[0] > 0.7


def test_of_two_that_are_left_the_chances_are_those_of_the_normal_distribution() -> None:
    """The points of the two differ by d, with deviations s and t; all others are far behind. A
    normal variable is below d / sqrt(s² + t²) with the probability that the first of the two
    wins."""
    view = views(1)[0]
    for share in (0.5, 0.6, 0.8):
        shares = (share, 0.5, -9.0, -9.0, -9.0)
        doubts = [0.36 * each * (1 - each) for each in shares[:2]]
        apart = NormalDist(0, sqrt(sum(doubts)))
        expected = apart.cdf(share - 0.5)
        assert victory(view, shares)[:2] == pytest.approx((expected, 1 - expected), abs=0.02)


def test_a_hand_whose_points_are_known_is_in_no_doubt() -> None:
    view = views(1)[0]
    settled = replace(view, table=replace(view.table, stage="score"))
    assert victory(settled, (0.6, 0.5, 0.5, 0.5, 0.4))[0] == pytest.approx(1, abs=0.01)
    assert victory(view, (0.6, 0.5, 0.5, 0.5, 0.4))[0] < 0.5
