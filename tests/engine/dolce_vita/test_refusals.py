"""The refusals of the engine, their codes, and that a refusal changes nothing."""

from typing import Any

import msgspec
import pytest

from engine.dolce_vita import DOLCE_VITA
from engine.dolce_vita.actions import Award, Deal, Gather, Place
from engine.dolce_vita.cards import BOAT, CAR, HOUSE, Column, Object
from engine.dolce_vita.state import Options, State
from engine.game import DEALER, EVERYONE, Illegal, Setup
from engine.journal import Journal
from tests.engine.dolce_vita.positions import (
    LAYOUT,
    ONE,
    RED,
    TWO,
    YELLOW,
    award,
    card,
    dealt,
    judging,
    play_round,
)


def refused(state: State, action: Any) -> Illegal:
    """Return the refusal of an action, and check that the state stays as it was."""
    before = msgspec.json.encode(state)
    with pytest.raises(Illegal) as refusal:
        DOLCE_VITA.apply(state, action)
    assert msgspec.json.encode(state) == before
    return refusal.value


def empty(seats: int = 3, options: Options | None = None) -> State:
    """Return the table before the deal."""
    return DOLCE_VITA.start(Setup(seats, options or Options()))


def finished() -> State:
    """Return the state after the last award of the last round."""
    return award(judging((), {}, round=6, at=6))


@pytest.mark.parametrize("seat", [1, 2, 3, 4, DEALER, EVERYONE, 99])
def test_a_seat_that_is_not_to_act(seat: int) -> None:
    refusal = refused(dealt(), Place(seat, 1, Column(0)))
    assert (refusal.code, refusal.facts) == ("not-your-turn", {"seat": seat})


@pytest.mark.parametrize("seat", [0, DEALER])
def test_placing_before_the_deal_while_columns_are_judged_and_after_the_end(seat: int) -> None:
    for state in (empty(), judging((), {}), finished()):
        assert refused(state, Place(seat, 1, Column(0))).code == "not-your-turn"


def test_a_seat_the_table_does_not_have() -> None:
    state = dealt(3, Options(first="random"), first=2)
    assert refused(state, Place(-1, 1, Column(0))).code == "not-your-turn"
    assert refused(state, Place(5, 1, Column(0))).code == "not-your-turn"


def test_a_card_that_is_not_in_hand() -> None:
    state = dealt()
    for seat in range(3):
        state = DOLCE_VITA.apply(state, Place(seat, 4, Column(0)))
    refusal = refused(state, Place(0, 4, Column(1)))
    assert (refusal.code, refusal.facts) == ("dolce-vita.card-not-in-hand", {"card": 4})


@pytest.mark.parametrize(
    ("number", "column"), [(0, 0), (-1, 0), (7, 0), (10**9, 0), (1, -1), (1, 7), (1, 10**9)]
)
def test_cards_and_columns_that_do_not_exist(number: int, column: int) -> None:
    refusal = refused(dealt(), Place(0, number, Column(column)))
    assert refusal.code == "dolce-vita.no-such-place"
    assert refusal.facts == {"card": number, "column": column}


@pytest.mark.parametrize("action", [Deal(LAYOUT, 0), Award(Column(0)), Gather()])
def test_the_dealer_while_a_player_is_to_place(action: Any) -> None:
    refusal = refused(dealt(), action)
    assert (refusal.code, refusal.facts) == ("dolce-vita.placing", {"seat": 0})


@pytest.mark.parametrize("column", [0, 1, 3, 6, -1, 7])
def test_awards_out_of_order(column: int) -> None:
    refusal = refused(judging((), {}, at=2), Award(Column(column)))
    assert (refusal.code, refusal.facts) == ("dolce-vita.not-this-column", {"column": column})


def test_an_award_before_the_deal() -> None:
    assert refused(empty(), Award(Column(0))).code == "dolce-vita.not-this-column"


def test_an_eighth_award() -> None:
    judged = award(judging((), {}, at=6))
    assert refused(judged, Award(Column(7))).code == "dolce-vita.not-this-column"
    assert refused(judged, Award(Column(0))).code == "dolce-vita.not-this-column"


def test_a_new_round_before_the_seventh_award() -> None:
    for state in (empty(), judging((), {}), judging((), {}, at=6)):
        assert refused(state, Gather()).code == "dolce-vita.round-not-over"


def test_a_round_after_the_last() -> None:
    assert refused(finished(), Gather()).code == "dolce-vita.round-not-over"


@pytest.mark.parametrize("state", [judging((), {}), award(judging((), {}, at=6)), finished()])
def test_dealing_twice(state: State) -> None:
    assert refused(state, Deal(LAYOUT, 0)).code == "dolce-vita.dealt-already"


H1, H2 = card(HOUSE, 1), card(HOUSE, 2)


@pytest.mark.parametrize(
    "columns",
    [
        (),
        LAYOUT[:6],
        (*LAYOUT, LAYOUT[0]),
        (LAYOUT[0][:8], *LAYOUT[1:]),
        ((*LAYOUT[0], TWO), *LAYOUT[1:]),
        ((*LAYOUT[0], TWO), LAYOUT[1][:8], *LAYOUT[2:]),
        ((H2, *LAYOUT[0][1:]), *LAYOUT[1:]),  # the house 200,000 twice
        ((card(HOUSE, 8), *LAYOUT[0][1:]), *LAYOUT[1:]),
        ((card(HOUSE, 0), *LAYOUT[0][1:]), *LAYOUT[1:]),
        ((0, *LAYOUT[0][1:]), *LAYOUT[1:]),
        ((-H1, *LAYOUT[0][1:]), *LAYOUT[1:]),
        ((83, *LAYOUT[0][1:]), *LAYOUT[1:]),
        ((ONE, *LAYOUT[0][1:]), *LAYOUT[1:]),  # ten times 100,000
        ((TWO, TWO, TWO, TWO, *LAYOUT[0][4:]), *LAYOUT[1:]),  # nine times 200,000
    ],
)
def test_layouts_that_the_objects_do_not_allow(columns: tuple[tuple[Object, ...], ...]) -> None:
    assert refused(empty(), Deal(columns, 0)).code == "dolce-vita.impossible-deal"


def test_a_layout_against_the_option_on_the_money() -> None:
    assert refused(empty(options=Options(hundreds=8)), Deal(LAYOUT, 0)).code == (
        "dolce-vita.impossible-deal"
    )
    assert DOLCE_VITA.apply(empty(options=Options(hundreds=10)), Deal(LAYOUT, 0)).columns == LAYOUT


@pytest.mark.parametrize("first", [-1, 3, 4, 10**9])
def test_a_first_player_that_the_table_does_not_have(first: int) -> None:
    options = Options(first="random")
    assert refused(empty(3, options), Deal(LAYOUT, first)).code == "dolce-vita.impossible-deal"


def test_another_first_player_than_seat_1_without_the_option() -> None:
    assert refused(empty(), Deal(LAYOUT, 1)).code == "dolce-vita.impossible-deal"


def test_a_journal_stays_as_it_was() -> None:
    journal = Journal(DOLCE_VITA, Setup(3, Options()), [Deal(LAYOUT, 0)])
    play_round(journal)
    states, actions = list(journal.states), list(journal.actions)
    for action in (
        Place(RED, 1, Column(0)),
        Place(YELLOW, 6, Column(6)),
        Award(Column(0)),
        Deal(LAYOUT, 0),
    ):
        with pytest.raises(Illegal):
            journal.append(action)
    assert (journal.states, journal.actions) == (states, actions)


def test_an_exchange_is_not_a_refusal() -> None:
    before = judging((card(CAR, 1),), {RED: (1,)}, {RED: (card(CAR, 7), card(BOAT, 1))})
    assert award(before).columns[0] == (card(CAR, 7),)
