"""DV14 and DV15: between rounds, and the end."""

from random import Random

import pytest
from msgspec.structs import replace

from engine.dolce_vita import DOLCE_VITA
from engine.dolce_vita.actions import Award, Deal, Gather
from engine.dolce_vita.cards import (
    BOAT,
    CAR,
    COLUMNS,
    HORSE,
    HOUSE,
    JEWEL,
    NUMBERS,
    WATCH,
    Column,
    Object,
    cards_in,
)
from engine.dolce_vita.state import Options
from engine.game import DEALER, Outcome, Seat, Setup
from engine.journal import Journal
from tests.engine.dolce_vita.positions import (
    BLUE,
    GREEN,
    LAYOUT,
    ONE,
    RED,
    TWO,
    YELLOW,
    award,
    card,
    judging,
    next_round,
    play_round,
)


def test_DV14_the_columns_are_judged_from_left_to_right() -> None:
    journal = Journal(DOLCE_VITA, Setup(3, Options()), [Deal(LAYOUT, 0)])
    play_round(journal)
    journal.rewind(1 + 3 * 5)
    for column in range(COLUMNS):
        action = DOLCE_VITA.deal(journal.state, Random(column))
        assert action == Award(Column(column))
        journal.append(action)
    assert DOLCE_VITA.deal(journal.state, Random(0)) == Gather()


def test_DV14_then_everybody_takes_all_cards_back_and_the_next_round_begins() -> None:
    journal = Journal(DOLCE_VITA, Setup(4, Options()), [Deal(LAYOUT, 0)])
    play_round(journal)
    assert DOLCE_VITA.to_act(journal.state) == (DEALER,)
    before = journal.state
    next_round(journal)
    after = journal.state
    assert [cards_in(hand) for hand in after.hands] == [NUMBERS] * 4
    assert not any(any(row) for row in after.bids)
    assert (after.round, after.awarded) == (2, 0)
    assert DOLCE_VITA.to_act(after) == (1,)
    assert (after.columns, after.goods, after.money) == (
        before.columns,
        before.goods,
        before.money,
    )


def test_DV14_columns_are_not_filled_up_again() -> None:
    journal = Journal(DOLCE_VITA, Setup(3, Options()), [Deal(LAYOUT, 0)])
    for _ in range(2):
        play_round(journal)
        next_round(journal)
    # In both rounds everybody tied under column 0, and each of the other six turned once.
    assert journal.state.columns[0] == LAYOUT[0]
    assert journal.state.columns[1:] == tuple(c[2:] + c[:2] for c in LAYOUT[1:])


def end(owned: dict[Seat, tuple[Object, ...]], seats: int = 3) -> Outcome:
    """Return the outcome after the last award of the last round, which gives nothing to anybody."""
    last = judging((), {}, owned, seats=seats, at=6)
    last = replace(last, round=last.rounds)
    assert DOLCE_VITA.outcome(last) is None
    outcome = DOLCE_VITA.outcome(award(last))
    assert outcome is not None
    return outcome


def test_DV15_the_highest_sum_of_goods_and_money_wins() -> None:
    outcome = end(
        {
            RED: (card(HOUSE, 7), card(CAR, 7)),
            YELLOW: (card(WATCH, 1), TWO, TWO, ONE),
            GREEN: (card(BOAT, 6), card(JEWEL, 5), ONE, ONE, TWO),
        }
    )
    assert outcome == Outcome(places=(2, 3, 1), scores=(14, 6, 15), reason="rounds")


def test_DV15_equal_sums_share_the_victory() -> None:
    outcome = end(
        {
            RED: (card(HOUSE, 3),),
            YELLOW: (card(WATCH, 5), ONE),
            GREEN: (card(BOAT, 4), TWO),
            BLUE: (ONE, ONE),
        },
        seats=4,
    )
    assert outcome == Outcome(places=(3, 1, 1, 4), scores=(3, 6, 6, 2), reason="rounds")


def test_DV15_who_owns_nothing_has_nothing() -> None:
    assert end({RED: (ONE,)}).scores == (1, 0, 0)
    assert end({}).places == (1, 1, 1)


def test_DV15_the_last_award_counts() -> None:
    last = judging((card(HORSE, 7),), {YELLOW: (1,)}, {RED: (card(HOUSE, 6),)}, round=6, at=6)
    outcome = DOLCE_VITA.outcome(award(last))
    assert outcome == Outcome(places=(2, 1, 3), scores=(6, 7, 0), reason="rounds")


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_DV15_the_game_is_over_after_the_seventh_column_of_the_last_round(seats: int) -> None:
    journal = Journal(DOLCE_VITA, Setup(seats, Options()), [Deal(LAYOUT, 0)])
    for _ in range(journal.state.rounds - 1):
        play_round(journal)
        next_round(journal)
    play_round(journal)
    assert DOLCE_VITA.to_act(journal.state) == ()
    assert DOLCE_VITA.outcome(journal.state) is not None
    assert all(DOLCE_VITA.outcome(state) is None for state in journal.states[:-1])
