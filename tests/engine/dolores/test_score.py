"""DO22 and DO23: the highest and the lowest collections."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.dolores import DOLORES
from engine.dolores.cards import NO_GOODS, SIZE, TYPES, WORTH
from engine.dolores.phases import DAWN
from engine.dolores.score import counting, score
from tests.engine.dolores.positions import A, B, C, table

PILES = tuple(pile for pile in range(64) if pile >> 3 & 3 <= 2)
"""Every collection that the cards can make, the empty one included."""


def goods_of(*worths: int) -> tuple[int, ...]:
    """Return collections of these values by type: of 1s as far as they go, then with 2s and the
    3."""
    by_worth = {worth: pile for pile, worth in sorted(enumerate(WORTH), reverse=True)}
    piles = [by_worth[worth] for worth in worths]
    return (*piles, *NO_GOODS[len(piles) :])


@pytest.mark.parametrize(
    ("worths", "points"),
    [
        ((2, 2, 4, 5, 6), 10),
        ((2, 2, 4, 6, 6), 16),
        ((3, 3, 3), 18),
        ((5,), 10),
        ((), 0),
        ((1, 2, 3, 4, 5, 6, 7), 8),
        ((14, 1), 15),
        ((2, 2, 2, 2, 2, 2, 2), 28),
        ((4, 4, 7, 7), 22),
    ],
)
def test_DO22_highest_and_lowest_every_tie_included(worths: tuple[int, ...], points: int) -> None:
    assert score(goods_of(*worths)) == points


def test_DO22_values_count_and_not_cards() -> None:
    three_ones, a_three, two_cards = 3, 32, 8 + 1
    assert SIZE[three_ones] != SIZE[a_three]
    assert score((three_ones, a_three, two_cards, 0, 0, 0, 0)) == 18


@given(st.tuples(*[st.sampled_from(PILES)] * 7))
def test_DO22_is_the_rule_word_for_word(goods: tuple[int, ...]) -> None:
    worths = sorted(WORTH[pile] for pile in goods if pile)
    points = sum(w for w in worths if w == worths[-1]) + sum(w for w in worths if w == worths[0])
    assert score(goods) == points
    high, low = counting(goods)
    marked = [WORTH[goods[kind - 1]] for kind in (*high, *low)]
    assert sum(marked) == points
    assert set(high) | set(low) <= {kind for kind in TYPES if goods[kind - 1]}


def test_DO22_bottles_and_aube_are_worth_nothing() -> None:
    state = table(goods={A: [11, 12]}, bottles={A: [81, 90], B: [82]}, deck=[13, 21, 22, 23])
    over = replace(state, phase=DAWN, waiting=())
    outcome = DOLORES.outcome(over)
    assert outcome is not None
    assert outcome.scores == (6, 0, 0)


def test_DO23_highest_score_wins_and_equal_scores_share() -> None:
    state = table(goods={A: [12, 11], B: [23], C: [31]})
    outcome = DOLORES.outcome(replace(state, phase=DAWN, waiting=()))
    assert outcome is not None
    assert (outcome.scores, outcome.places) == ((6, 6, 2), (1, 1, 3))
    assert DOLORES.outcome(state) is None
