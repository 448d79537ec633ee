"""The expected results of the seats of a table."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.arena import forever, play_out
from engine.dolce_vita import DOLCE_VITA
from engine.dolce_vita.cards import BOAT, CAR, HOUSE, JEWEL
from engine.dolce_vita.state import Options, State
from engine.game import Enough, Setup
from tests.engine.dolce_vita.positions import GREEN, RED, YELLOW, award, card, dealt, judging

LAST = 6
"""The number of the last round of three players."""


def once(iterations: int) -> bool:
    """Return True, so that a single playout is made."""
    return True


def expect(state: State, enough: Enough = forever) -> tuple[float, ...]:
    """Return by seat the share of the victory that the game expects."""
    assert DOLCE_VITA.expect is not None
    return DOLCE_VITA.expect(state, Random(1), enough)


@given(seats=st.integers(3, 5), seed=st.text(max_size=5), where=st.floats(0, 1))
def test_the_shares_of_a_table_are_one_together(seats: int, seed: str, where: float) -> None:
    bots = [DOLCE_VITA.bots["random"]] * seats
    states = play_out(DOLCE_VITA, Setup(seats, Options()), bots, seed).states
    state = states[round(where * (len(states) - 1))]
    shares = expect(state, once)
    assert len(shares) == seats
    assert sum(shares) == pytest.approx(1)
    assert all(0 <= share <= 1 for share in shares)
    assert expect(state, once) == shares


def test_DV15_a_game_that_is_over_is_not_guessed() -> None:
    owned = {RED: [card(HOUSE, 5)], YELLOW: [card(CAR, 5)], GREEN: [card(BOAT, 4)]}
    state = award(judging([], {}, owned, round=LAST, at=6))
    assert DOLCE_VITA.outcome(state) is not None
    assert expect(state) == (0.5, 0.5, 0)


def test_once_the_last_cards_lie_the_winner_is_known() -> None:
    owned = {RED: [card(HOUSE, 5)], YELLOW: [card(CAR, 5)]}
    state = judging([card(JEWEL, 3)], {YELLOW: (5,), RED: (4,)}, owned, round=LAST, at=6)
    assert expect(state) == (0, 1, 0)


def test_before_the_deal_all_are_equal() -> None:
    assert expect(DOLCE_VITA.start(Setup(4, Options()))) == (0.25,) * 4


def test_who_owns_more_expects_more() -> None:
    rich = judging([card(JEWEL, 3)], {}, {GREEN: [card(CAR, 7), card(BOAT, 7)]}, round=2, at=6)
    shares = expect(award(rich))
    assert shares[GREEN] > 0.6
    assert shares[RED] == shares[YELLOW]


def test_it_asks_after_every_playout_and_obeys() -> None:
    asked: list[int] = []

    def enough(done: int) -> bool:
        asked.append(done)
        return done >= 3

    expect(dealt(), enough)
    assert asked == [1, 2, 3]
