"""The award of a column: DV8 to DV13 and the examples of the rule sheet."""

import pytest
from msgspec.structs import replace

from engine.dolce_vita import DOLCE_VITA
from engine.dolce_vita.cards import (
    BOAT,
    CAR,
    HOLIDAY,
    HORSE,
    HOUSE,
    JEWEL,
    NUMBERS,
    WATCH,
    Object,
    cards_in,
)
from engine.dolce_vita.state import State
from engine.game import DEALER
from tests.engine.dolce_vita.positions import (
    BLACK,
    BLUE,
    GREEN,
    ONE,
    RED,
    TWO,
    YELLOW,
    award,
    card,
    judging,
    mask,
    owned,
)

A, B, C, D, E = (card(kind, 5) for kind in (HOUSE, CAR, BOAT, HORSE, JEWEL))
"""Five goods of five categories, for columns where only the order matters."""


def everything(state: State) -> list[list[Object]]:
    """Return by seat the objects before each player."""
    return [owned(state, seat) for seat in range(len(state.hands))]


def test_DV8_the_total_of_a_players_cards_counts_not_the_highest_card() -> None:
    state = award(judging((A, B, C), {RED: (6,), YELLOW: (3, 4), GREEN: (1, 2)}))
    assert everything(state) == [[B], [A], [C]]


def test_DV8_who_has_no_card_there_takes_no_part() -> None:
    state = award(judging((A, B, C), {YELLOW: (1,)}))
    assert everything(state) == [[], [A], []]
    assert state.columns[0] == (B, C)


def test_DV8_only_the_cards_under_the_column_count() -> None:
    elsewhere = judging((A, B), {RED: (1,), YELLOW: (2,)})
    bids = (*elsewhere.bids[:5], (mask((6, 5)), 0, 0), elsewhere.bids[6])
    state = award(replace(elsewhere, bids=bids))
    assert everything(state) == [[B], [A], []]


def test_DV9_two_tied_are_struck_and_the_others_ranked_without_them() -> None:
    state = award(judging((A, B, C), {RED: (5,), YELLOW: (4,), GREEN: (2, 3), BLUE: (1,)}, seats=4))
    assert everything(state) == [[], [A], [], [B]]
    assert state.columns[0] == (C,)


def test_DV9_three_tied_are_all_struck() -> None:
    state = award(judging((A, B), {RED: (6,), YELLOW: (1, 5), GREEN: (2, 4), BLUE: (3,)}, seats=4))
    assert everything(state) == [[], [], [], [A]]
    assert [cards_in(hand) for hand in state.hands[:3]] == [NUMBERS] * 3
    assert state.bids[0] == (0, 0, 0, mask((3,)))


def test_DV9_two_pairs_are_struck_at_once() -> None:
    cards = {RED: (3,), YELLOW: (1, 2), GREEN: (4,), BLUE: (1, 3), BLACK: (1,)}
    state = award(judging((A, B), cards, seats=5))
    assert everything(state) == [[], [], [], [], [A]]


def test_DV9_two_at_the_bottom_of_the_ranking_are_struck_too() -> None:
    state = award(judging((A, B, C), {RED: (2,), YELLOW: (6,), GREEN: (2,)}))
    assert everything(state) == [[], [A], []]


def test_DV9_the_tied_take_their_cards_back_at_once_and_the_others_do_not() -> None:
    state = award(judging((A,), {RED: (1, 4), YELLOW: (5,), GREEN: (6,)}))
    assert cards_in(state.hands[RED]) == cards_in(state.hands[YELLOW]) == NUMBERS
    assert cards_in(state.hands[GREEN]) == (1, 2, 3, 4, 5)
    assert state.bids[0] == (0, 0, mask((6,)))


def test_DV9_cards_under_other_columns_stay_there() -> None:
    before = judging((A,), {RED: (4,), YELLOW: (4,)}, at=0)
    bids = (before.bids[0], (mask((5,)), mask((6,)), 0), *before.bids[2:])
    hands = (mask((1, 2, 3, 6)), mask((1, 2, 3, 5)), before.hands[2])
    state = award(replace(before, bids=bids, hands=hands))
    assert [cards_in(hand) for hand in state.hands[:2]] == [(1, 2, 3, 4, 6), (1, 2, 3, 4, 5)]
    assert state.bids[1] == bids[1]


def test_DV9_those_without_cards_are_not_tied_with_each_other() -> None:
    state = award(judging((A,), {GREEN: (1,)}, seats=5))
    assert everything(state)[GREEN] == [A]


def test_DV10_the_objects_go_from_the_bottom_by_falling_totals() -> None:
    cards = {RED: (2,), YELLOW: (1,), GREEN: (6, 5), BLUE: (6,), BLACK: (3,)}
    state = award(judging((A, B, C, D, E, ONE), cards, seats=5))
    assert everything(state) == [[D], [E], [A], [B], [C]]
    assert state.columns[0] == (ONE,)


def test_DV10_who_finds_no_object_left_gets_nothing() -> None:
    state = award(judging((A, B), {RED: (1,), YELLOW: (6,), GREEN: (3,), BLUE: (2,)}, seats=4))
    assert everything(state) == [[], [A], [B], []]
    assert state.columns[0] == ()
    assert cards_in(state.bids[0][BLUE]) == (2,)


def test_DV10_the_struck_leave_their_object_to_the_next() -> None:
    state = award(judging((A,), {RED: (6,), YELLOW: (6,), GREEN: (1,)}))
    assert everything(state) == [[], [], [A]]


def test_DV11_an_untouched_column_turns_its_bottom_object_to_the_top() -> None:
    state = award(judging((A, B, C), {}))
    assert state.columns[0] == (B, C, A)
    assert everything(state) == [[], [], []]


def test_DV11_a_single_object_stays_where_it_is() -> None:
    assert award(judging((A,), {})).columns[0] == (A,)


@pytest.mark.parametrize(
    "cards",
    [
        {RED: (3,), YELLOW: (3,)},
        {RED: (3,), YELLOW: (1, 2), GREEN: (3,)},
        {RED: (3,), YELLOW: (1, 2), GREEN: (6,), BLUE: (2, 4)},
    ],
)
def test_DV11_a_column_on_which_everybody_tied_stays_as_it_is(
    cards: dict[int, tuple[int, ...]],
) -> None:
    state = award(judging((A, B, C), cards, seats=4))
    assert state.columns[0] == (A, B, C)
    assert everything(state) == [[]] * 4
    assert [cards_in(hand) for hand in state.hands] == [NUMBERS] * 4


def test_DV11_one_card_is_enough_to_keep_a_column_from_turning() -> None:
    state = award(judging((A, B, C), {BLUE: (1,)}, seats=4))
    assert state.columns[0] == (B, C)


def test_DV12_a_better_good_of_an_owned_category_is_exchanged() -> None:
    state = award(judging((card(BOAT, 6), A), {RED: (1,)}, {RED: (card(BOAT, 2),)}))
    assert owned(state, RED) == [card(BOAT, 6)]
    assert state.columns[0] == (A, card(BOAT, 2))


def test_DV12_a_worse_one_is_exchanged_too() -> None:
    state = award(judging((card(BOAT, 2), A), {RED: (1,)}, {RED: (card(BOAT, 6), B)}))
    assert owned(state, RED) == [B, card(BOAT, 2)]
    assert state.columns[0] == (A, card(BOAT, 6))


def test_DV12_a_good_of_a_new_category_is_kept_beside_the_others() -> None:
    state = award(judging((card(BOAT, 2), A), {RED: (1,)}, {RED: (card(CAR, 6), TWO)}))
    assert owned(state, RED) == [card(CAR, 6), card(BOAT, 2), TWO]
    assert state.columns[0] == (A,)


def test_DV12_what_another_owns_is_no_reason_to_exchange() -> None:
    state = award(judging((card(CAR, 1),), {RED: (1,)}, {YELLOW: (card(CAR, 7),)}))
    assert everything(state) == [[card(CAR, 1)], [card(CAR, 7)], []]


def test_DV12_the_old_one_is_on_top_before_the_next_player_takes() -> None:
    state = award(judging((card(CAR, 7), A, B), {RED: (6,), YELLOW: (5,)}, {RED: (card(CAR, 4),)}))
    assert everything(state) == [[card(CAR, 7)], [A], []]
    assert state.columns[0] == (B, card(CAR, 4))


def test_DV12_in_a_short_column_a_later_player_receives_what_was_given_back() -> None:
    state = award(judging((card(CAR, 7),), {RED: (6,), YELLOW: (5,)}, {RED: (card(CAR, 4),)}))
    assert everything(state) == [[card(CAR, 7)], [card(CAR, 4)], []]
    assert state.columns[0] == ()


def test_DV12_one_exchange_can_follow_from_another() -> None:
    cards = {RED: (6,), YELLOW: (5,), GREEN: (4,)}
    before = {RED: (card(CAR, 4),), YELLOW: (card(CAR, 2),)}
    state = award(judging((card(CAR, 7),), cards, before))
    assert everything(state) == [[card(CAR, 7)], [card(CAR, 4)], [card(CAR, 2)]]
    assert state.columns[0] == ()


def test_DV12_what_is_won_on_one_column_is_exchanged_on_the_next() -> None:
    before = judging((card(WATCH, 7),), {RED: (1,)}, at=0)
    columns = (before.columns[0], (card(WATCH, 1), A), *before.columns[2:])
    bids = (before.bids[0], (mask((2,)), 0, 0), *before.bids[2:])
    state = award(award(replace(before, columns=columns, bids=bids)))
    assert owned(state, RED) == [card(WATCH, 1)]
    assert state.columns[1] == (A, card(WATCH, 7))


def test_DV13_money_is_kept_beside_money() -> None:
    state = award(judging((ONE, A), {RED: (1,)}, {RED: (ONE, TWO)}))
    assert owned(state, RED) == [ONE, ONE, TWO]
    assert state.columns[0] == (A,)


def test_DV13_money_is_unlimited() -> None:
    all_money = (ONE,) * 9 + (TWO,) * 7
    state = award(judging((TWO, A), {RED: (1,)}, {RED: all_money}))
    assert owned(state, RED) == [*all_money, TWO]
    assert state.columns[0] == (A,)


def test_DV_E1_the_left_column_of_the_rule_sheet() -> None:
    """The totals are Red 3, Yellow 3, Green 4 and Blue 1."""
    column = (card(JEWEL, 2), card(HOUSE, 3), card(HOLIDAY, 1))
    cards = {RED: (3,), YELLOW: (1, 2), GREEN: (4,), BLUE: (1,)}
    state = award(judging(column, cards, seats=4))
    assert everything(state) == [[], [], [card(JEWEL, 2)], [card(HOUSE, 3)]]
    assert cards_in(state.hands[RED]) == cards_in(state.hands[YELLOW]) == NUMBERS
    assert state.bids[0] == (0, 0, mask((4,)), mask((1,)))
    assert state.columns[0] == (card(HOLIDAY, 1),)


def test_DV_E2_the_right_column_of_the_rule_sheet() -> None:
    """Red comes before Yellow, and Yellow before Green. The column has a watch of 400,000 and two
    money cards of 100,000."""
    cards = {RED: (6,), YELLOW: (5,), GREEN: (2,)}
    state = award(judging((card(WATCH, 4), ONE, ONE), cards, seats=4))
    assert everything(state) == [[card(WATCH, 4)], [ONE], [ONE], []]
    assert state.columns[0] == ()


def test_DV_E3_the_car_of_the_rule_sheet() -> None:
    """Green owns the car of 400,000 and takes that of 700,000."""
    state = award(judging((card(CAR, 7), A, D), {GREEN: (5,)}, {GREEN: (card(CAR, 4),)}))
    assert owned(state, GREEN) == [card(CAR, 7)]
    assert state.columns[0] == (A, D, card(CAR, 4))


def test_DV8_to_DV13_no_column_but_the_judged_one_changes() -> None:
    before = judging((A, B), {RED: (1,), YELLOW: (1,), GREEN: (2,)}, at=3)
    after = award(before)
    for column in (0, 1, 2, 4, 5, 6):
        assert after.columns[column] == before.columns[column]
        assert after.bids[column] == before.bids[column]
    assert after.awarded == 4
    assert DOLCE_VITA.to_act(after) == (DEALER,)
