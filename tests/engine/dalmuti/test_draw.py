"""The first social order: DA3, DA17, DA-E1."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.chance import dice
from engine.dalmuti import DALMUTI
from engine.dalmuti.actions import Draw
from engine.dalmuti.cards import deck, ranks
from engine.dalmuti.order import titles
from engine.dalmuti.state import Options, State
from engine.game import DEALER, Setup
from tests.engine.dalmuti.tables import J, after, refused

A, C, S, D, N = range(5)


def start(players: int, options: Options | None = None) -> State:
    """Return the state before the first draw."""
    return DALMUTI.start(Setup(players, options or Options()))


def test_DA_E1_two_draw_again_for_the_last_places() -> None:
    tied = after(start(5), Draw((12, 6, 1, 12, 2)))
    assert tied.table.stage == "draw"
    assert tied.match.order == ()
    settled = after(tied, Draw((5, 0, 0, J, 0)))
    assert settled.match.order == (S, N, C, A, D)
    assert settled.match.draws == ((12, 6, 1, 12, 2), (5, 0, 0, J, 0))
    assert DALMUTI.to_act(settled) == (DEALER,)


def test_DA3_the_best_card_takes_the_best_place() -> None:
    assert after(start(4), Draw((7, 3, 12, 1))).match.order == (3, 1, 0, 2)


def test_DA3_a_jester_is_the_worst_draw() -> None:
    assert after(start(4), Draw((12, J, 2, 1))).match.order == (3, 2, 0, 1)


def test_DA3_ties_draw_again_for_the_places_they_tie_for_and_no_others() -> None:
    tied = after(start(6), Draw((9, 4, 9, 4, J, J)))
    again = after(tied, Draw((1, 8, 2, 7, 12, 12)))
    # The 1 is better than the 7, but was drawn for the third place.
    assert refused(again, Draw((0, 0, 0, 0, 3, 0))).code == "dalmuti.impossible-draw"
    assert after(again, Draw((0, 0, 0, 0, 6, 5))).match.order == (3, 1, 0, 2, 5, 4)


@pytest.mark.parametrize(
    "cards",
    [
        (1, 2, 3),
        (1, 2, 3, 4, 5),
        (1, 1, 3, 4),  # there is only one 1
        (J, J, J, 4),
        (0, 2, 3, 4),
        (1, 2, 3, 14),
        (1, 2, 3, -1),
    ],
)
def test_DA3_draws_that_the_deck_or_the_table_does_not_allow(cards: tuple[int, ...]) -> None:
    assert refused(start(4), Draw(cards)).code == "dalmuti.impossible-draw"


def test_DA3_who_is_not_tied_does_not_draw_again() -> None:
    tied = after(start(4), Draw((5, 5, 2, 3)))
    for cards in ((1, 2, 3, 4), (1, 0, 0, 0), (1, 0, 2, 0)):
        assert refused(tied, Draw(cards)).code == "dalmuti.impossible-draw"
    settled = after(tied, Draw((4, 1, 0, 0)))
    assert settled.match.order == (2, 3, 1, 0)
    assert refused(settled, Draw((4, 1, 0, 0))).code == "dalmuti.not-now"


@given(players=st.integers(4, 12), short=st.booleans(), seed=st.integers())
def test_DA3_the_dealer_lets_draw_until_the_order_is_settled(
    players: int, short: bool, seed: int
) -> None:
    state, step = start(players, Options(short_deck=short)), 0
    while state.table.stage == "draw":
        draw = DALMUTI.deal(state, dice(str(seed), step, DEALER))
        assert isinstance(draw, Draw)
        assert set(draw.cards) <= {0, *ranks(deck(players, short))}
        state, step = after(state, draw), step + 1
    assert sorted(state.match.order) == list(range(players))
    first = state.match.draws[0]
    assert [first[seat] for seat in state.match.order] == sorted(first)


@pytest.mark.parametrize("players", range(4, 13))
def test_DA17_every_place_has_its_title(players: int) -> None:
    assert titles(players) == (
        "greater-dalmuti",
        "lesser-dalmuti",
        *["merchant"] * (players - 4),
        "lesser-peon",
        "greater-peon",
    )
