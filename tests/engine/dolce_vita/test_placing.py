"""DV6 and DV7: one card at a time, clockwise, anywhere, until everybody holds one."""

import pytest
from msgspec.structs import replace

from engine.dolce_vita import DOLCE_VITA
from engine.dolce_vita.actions import Award, Place
from engine.dolce_vita.cards import COLUMNS, HORSE, NUMBERS, Column, cards_in
from engine.dolce_vita.state import Options
from engine.game import DEALER
from tests.engine.dolce_vita.positions import (
    BLUE,
    GREEN,
    LAYOUT,
    RED,
    YELLOW,
    award,
    card,
    dealt,
    judging,
    mask,
    owned,
)


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("first", [0, 2])
def test_DV6_clockwise_one_card_each_until_each_holds_one(seats: int, first: int) -> None:
    state = dealt(seats, Options(first="random"), first)
    turns = []
    while (acting := DOLCE_VITA.to_act(state)) != (DEALER,):
        (seat,) = acting
        turns.append(seat)
        before = cards_in(state.hands[seat])
        state = DOLCE_VITA.apply(state, DOLCE_VITA.legal(DOLCE_VITA.view(state, seat))[-1])
        assert len(cards_in(state.hands[seat])) == len(before) - 1
    assert turns == [(first + turn) % seats for turn in range(5 * seats)]
    assert [len(cards_in(hand)) for hand in state.hands] == [1] * seats


def test_DV6_a_card_moves_from_the_hand_to_its_column_and_nothing_else_does() -> None:
    before = dealt()
    after = DOLCE_VITA.apply(before, Place(0, 4, Column(2)))
    assert [cards_in(hand) for hand in after.hands] == [(1, 2, 3, 5, 6), NUMBERS, NUMBERS]
    assert [[cards_in(bid) for bid in row] for row in after.bids] == [
        [(4,) if (column, seat) == (2, 0) else () for seat in range(3)] for column in range(7)
    ]
    assert (after.columns, after.goods, after.money) == (
        before.columns,
        before.goods,
        before.money,
    )


def test_DV6_any_card_of_the_hand_may_go_under_any_column() -> None:
    state = dealt()
    for number in (2, 6):
        for seat in range(3):
            state = DOLCE_VITA.apply(state, Place(seat, number, Column(1)))
    assert set(DOLCE_VITA.legal(DOLCE_VITA.view(state, 0))) == {
        Place(0, number, Column(column)) for number in (1, 3, 4, 5) for column in range(COLUMNS)
    }


def test_DV6_all_five_cards_may_go_under_one_column() -> None:
    state = dealt()
    for number in (6, 5, 4, 3, 2):
        for seat in range(3):
            state = DOLCE_VITA.apply(state, Place(seat, number, Column(6)))
    assert state.bids[6] == (mask((2, 3, 4, 5, 6)),) * 3
    assert [cards_in(hand) for hand in state.hands] == [(1,)] * 3


def test_DV6_the_last_card_cannot_be_placed() -> None:
    state = dealt()
    for number in (1, 2, 3, 4, 5):
        for seat in range(3):
            state = DOLCE_VITA.apply(state, Place(seat, number, Column(0)))
    assert DOLCE_VITA.to_act(state) == (DEALER,)
    assert not any(len(DOLCE_VITA.legal(DOLCE_VITA.view(state, seat))) for seat in range(3))


def test_DV7_a_column_without_objects_takes_cards() -> None:
    state = replace(dealt(), columns=(*LAYOUT[:3], (), *LAYOUT[4:]))
    assert Place(0, 5, Column(3)) in DOLCE_VITA.legal(DOLCE_VITA.view(state, 0))
    assert DOLCE_VITA.apply(state, Place(0, 5, Column(3))).bids[3] == (mask((5,)), 0, 0)


def test_DV7_nobody_gets_anything_from_a_column_without_objects() -> None:
    state = award(judging((), {RED: (6,), GREEN: (1, 2)}, {RED: (card(HORSE, 3),)}))
    assert [owned(state, seat) for seat in range(3)] == [[card(HORSE, 3)], [], []]
    assert state.columns[0] == ()
    assert DOLCE_VITA.to_act(state) == (DEALER,)


def test_DV7_ties_on_a_column_without_objects_are_struck_all_the_same() -> None:
    state = award(judging((), {RED: (6,), YELLOW: (2, 4), BLUE: (1,)}, seats=4))
    assert state.bids[0] == (0, 0, 0, mask((1,)))
    assert cards_in(state.hands[RED]) == cards_in(state.hands[YELLOW]) == NUMBERS


def test_DV7_an_untouched_column_without_objects_stays_empty() -> None:
    state = award(judging((), {}))
    assert state.columns[0] == ()
    assert DOLCE_VITA.apply(state, Award(Column(1))).awarded == 2
