"""DV1 to DV5: the objects, the number cards, the layout, the rounds, who begins."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.dolce_vita import DOLCE_VITA
from engine.dolce_vita.actions import Deal
from engine.dolce_vita.cards import (
    CATEGORIES,
    GOODS,
    MONEY,
    MONEY_CARDS,
    UNIT,
    cards_in,
    category,
    objects,
    value,
)
from engine.dolce_vita.state import Options, State
from engine.game import DEALER, EVERYONE, Setup
from engine.journal import Journal
from tests.engine.dolce_vita.positions import LAYOUT, ONE, TWO, dealt, next_round, play_round


def shuffle(seed: int, seats: int = 3, options: Options | None = None) -> State:
    """Return the table after a deal by chance."""
    start = DOLCE_VITA.start(Setup(seats, options or Options()))
    return DOLCE_VITA.apply(start, DOLCE_VITA.deal(start, Random(seed)))


def test_DV1_the_goods_are_seven_values_in_each_of_seven_categories() -> None:
    assert sorted((category(good), value(good) * UNIT) for good in GOODS) == [
        (kind, hundreds * 100_000) for kind in CATEGORIES for hundreds in range(1, 8)
    ]


def test_DV1_the_money_is_nine_times_100000_and_eight_times_200000() -> None:
    money = [obj for obj in objects(Options().hundreds) if category(obj) == MONEY]
    assert Counter(value(obj) * UNIT for obj in money) == {100_000: 9, 200_000: 8}
    assert len(objects(Options().hundreds)) == 66


@pytest.mark.parametrize("hundreds", [0, 5, 17])
def test_DV1_the_split_of_the_money_is_an_option(hundreds: int) -> None:
    most: Counter[int] = Counter()
    for seed in range(40):
        columns = shuffle(seed, options=Options(hundreds=hundreds)).columns
        most |= Counter(obj for column in columns for obj in column if category(obj) == MONEY)
    # Three objects are out, so over many deals all of a kind are seen, and never more.
    assert most == Counter({ONE: hundreds, TWO: MONEY_CARDS - hundreds})


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_DV2_everybody_starts_with_the_cards_1_to_6(seats: int) -> None:
    hands = dealt(seats).hands
    assert [cards_in(hand) for hand in hands] == [(1, 2, 3, 4, 5, 6)] * seats


def test_DV2_hands_lie_open_to_everybody() -> None:
    state = DOLCE_VITA.apply(dealt(), DOLCE_VITA.legal(DOLCE_VITA.view(dealt(), 0))[0])
    for seat in (0, 1, 2, EVERYONE):
        assert DOLCE_VITA.view(state, seat).hands == state.hands


@given(st.integers(0, 2**32), st.sampled_from(DOLCE_VITA.seats), st.integers(0, MONEY_CARDS))
def test_DV3_63_of_the_66_objects_lie_in_7_columns_of_9(
    seed: int, seats: int, hundreds: int
) -> None:
    state = shuffle(seed, seats, Options(hundreds=hundreds))
    assert [len(column) for column in state.columns] == [9] * 7
    laid = Counter(obj for column in state.columns for obj in column)
    assert laid <= Counter(objects(hundreds))
    assert laid.total() == 63


def test_DV3_the_layout_is_by_chance() -> None:
    bottoms = {shuffle(seed).columns[0][0] for seed in range(300)}
    assert len(bottoms) > 40
    left_out = Counter[int]()
    for seed in range(300):
        laid = Counter(obj for column in shuffle(seed).columns for obj in column)
        left_out += Counter(objects(9)) - laid
    assert len(left_out) > 40


def test_DV3_the_three_objects_out_of_the_game_are_shown_to_nobody() -> None:
    state = dealt()
    laid = sorted(obj for column in LAYOUT for obj in column)
    for seat in (0, EVERYONE):
        view = DOLCE_VITA.view(state, seat)
        assert sorted(obj for column in view.columns for obj in column) == laid
        assert not any(any(goods) for goods in view.goods + view.money)


def test_DV3_only_the_deal_shows_what_was_hidden_and_everybody_sees_everything() -> None:
    journal = Journal(DOLCE_VITA, Setup(3, Options()), [Deal(LAYOUT, 0)])
    play_round(journal)
    next_round(journal)
    for seat in (0, 1, 2, EVERYONE):
        for step, action in enumerate(journal.actions):
            assert DOLCE_VITA.reveals(journal.states[step], action, seat) == (step == 0)
        assert journal.masked(seat) == journal.actions


@pytest.mark.parametrize(("seats", "rounds"), [(3, 6), (4, 4), (5, 5)])
def test_DV4_the_number_of_rounds_follows_from_the_number_of_players(
    seats: int, rounds: int
) -> None:
    journal = Journal(DOLCE_VITA, Setup(seats, Options()), [Deal(LAYOUT, 0)])
    for round in range(1, rounds + 1):
        assert (journal.state.round, journal.state.rounds) == (round, rounds)
        play_round(journal)
        if round < rounds:
            assert DOLCE_VITA.to_act(journal.state) == (DEALER,)
            next_round(journal)
    assert DOLCE_VITA.to_act(journal.state) == ()


def test_DV5_seat_1_begins() -> None:
    assert {shuffle(seed).first for seed in range(50)} == {0}
    assert DOLCE_VITA.to_act(shuffle(0)) == (0,)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_DV5_or_anyone_when_the_option_says_random(seats: int) -> None:
    options = Options(first="random")
    beginners = [shuffle(seed, seats, options) for seed in range(100)]
    assert {state.first for state in beginners} == set(range(seats))
    assert all(DOLCE_VITA.to_act(state) == (state.first,) for state in beginners)


@pytest.mark.parametrize(("seats", "first"), [(3, 0), (3, 2), (4, 3), (5, 1), (5, 4)])
def test_DV5_each_round_the_first_player_is_one_seat_further(seats: int, first: int) -> None:
    options = Options(first="random")
    journal = Journal(DOLCE_VITA, Setup(seats, options), [Deal(LAYOUT, first)])
    for round in range(journal.state.rounds):
        expected = (first + round) % seats
        assert journal.state.first == expected
        assert DOLCE_VITA.to_act(journal.state) == (expected,)
        play_round(journal)
        if round < journal.state.rounds - 1:
            next_round(journal)
