"""The parts that games share: refusals, ranking, the record of a game."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.game import DEALER, EVERYONE, LEVELS, Illegal, Outcome, Setup, rank
from tests.engine.toy import WHISPERS, Options


def test_a_refusal_carries_its_code_and_facts_for_the_words_of_others() -> None:
    refusal = Illegal("dolce-vita.card-not-in-hand", card=4)
    assert (refusal.code, refusal.facts) == ("dolce-vita.card-not-in-hand", {"card": 4})
    assert str(refusal) == "dolce-vita.card-not-in-hand card=4"
    assert str(Illegal("not-your-turn")) == "not-your-turn"


@pytest.mark.parametrize(
    ("scores", "places"),
    [
        ([10, 15, 10], (2, 1, 2)),
        ([3, 3, 3], (1, 1, 1)),
        ([5, 7, 7, 1], (3, 1, 1, 4)),
        ([0, -2], (1, 2)),
        ([4], (1,)),
    ],
)
def test_equal_scores_share_a_place_and_the_next_is_left_out(
    scores: list[int], places: tuple[int, ...]
) -> None:
    assert rank(scores, "why") == Outcome(places, tuple(scores), "why")


@given(st.lists(st.integers(-50, 50), min_size=1, max_size=12))
def test_a_higher_score_is_a_better_place(scores: list[int]) -> None:
    places = rank(scores, "").places
    assert min(places) == 1
    for mine, place in zip(scores, places, strict=True):
        assert place == 1 + len([score for score in scores if score > mine])


def test_dealer_and_everyone_are_no_seats() -> None:
    assert len({DEALER, EVERYONE, *range(12)}) == 14
    assert DEALER < 0 > EVERYONE


def test_a_game_and_a_setup_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        WHISPERS.rules = 2  # type: ignore[misc]
    with pytest.raises(AttributeError):
        Setup(3, Options()).seats = 4  # type: ignore[misc]


def test_the_levels_are_named_weakest_first() -> None:
    assert LEVELS == ("random", "novice", "easy", "normal", "strong", "hard", "master")
