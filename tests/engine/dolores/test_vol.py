"""DO19 to DO21: bottles won, Vol, and the donor's role."""

import pytest

from engine.dolores import DOLORES
from engine.dolores.actions import (
    Bet,
    Discard,
    Draw,
    HandOn,
    Lapse,
    Name,
    Pass,
    Pick,
    Play,
    Settle,
    Steal,
    Take,
)
from engine.dolores.cards import (
    CONFLIT,
    CONVOI,
    ESQUIVE,
    LANTERNE,
    PARI,
    PARTAGE,
    REMOUS,
    VOL,
    Kind,
    Slot,
)
from engine.dolores.phases import BOTTLES, HAND_ON, LANTERN, LAPSE, THEFT
from engine.dolores.state import State
from engine.game import DEALER, Illegal, Seat
from tests.engine.dolores.positions import A, B, C, legal, owned, play, sharing, show, table

LOOT = (VOL, 42, 73, 11)
"""Vol and lace 2 to the neighbour, gold 3 and weapons 1 to the donor."""


def ready(**bottles: list[int]) -> State:
    """Return a state with a Vol in the split, in which everybody owns goods."""
    held = {{"a": A, "b": B, "c": C}[seat]: cards for seat, cards in bottles.items()}
    return sharing(table(goods={A: [12], B: [21], C: [31, 31, 33]}, bottles=held), LOOT)


def test_DO19_a_bottle_won_may_be_used_from_the_next_moment_on() -> None:
    state = sharing(table(), (LANTERNE, CONVOI, 73, REMOUS))
    state = play(show(state, PARTAGE, PARTAGE), Settle())
    assert (owned(state, A), owned(state, B)) == ([73, REMOUS], [LANTERNE, CONVOI])
    state = play(state, HandOn())
    assert (state.phase, state.waiting, state.donor) == (LANTERN, (B,), B)
    state = play(state, Play(B, LANTERNE), Draw((12, 22, 32, 42)), Pass(B))
    assert (state.phase, state.waiting) == (BOTTLES, (B,))
    state = play(state, Pass(B))
    assert state.waiting == (A,)
    assert LANTERNE in state.discard


def test_DO20_vol_acts_after_the_cards_have_been_handed_out() -> None:
    state = show(ready(), PARTAGE, PARTAGE)
    state = play(state, Settle())
    assert (state.phase, state.waiting) == (THEFT, (B,))
    assert set(legal(state, B)) == {
        Steal(B, A, 11),
        Steal(B, A, 12),
        Steal(B, A, 73),
        Steal(B, C, 31),
        Steal(B, C, 33),
    }
    state = play(state, Steal(B, A, 73))
    assert (owned(state, A), owned(state, B)) == ([11, 12], [21, 42, 73])
    assert (state.discard, state.phase, state.waiting) == ((VOL,), HAND_ON, (DEALER,))


def test_DO20_one_of_equal_cards_is_stolen() -> None:
    state = play(show(ready(), PARTAGE, PARTAGE), Settle(), Steal(B, C, 31))
    assert (owned(state, B), owned(state, C)) == ([21, 31, 42], [31, 33])


def test_DO20_a_vol_won_by_esquive_acts_after_the_other_has_his_cards() -> None:
    state = play(show(ready(), ESQUIVE, CONFLIT), Pick(A, Slot(3)))
    assert owned(state, A) == [12, VOL]
    assert state.phase != THEFT
    state = play(state, Settle())
    assert (state.phase, state.waiting) == (THEFT, (A,))
    assert Steal(A, B, 73) in legal(state, A)
    state = play(state, Steal(A, B, 73))
    assert (owned(state, A), owned(state, B)) == ([12, 73], [11, 21, 42])


def test_DO20_a_vol_taken_by_a_bet_acts_last_of_all() -> None:
    state = play(ready(c=[PARI]), Bet(C, ESQUIVE, ESQUIVE))
    state = play(show(state, ESQUIVE, ESQUIVE), Take(C, (Slot(3),)), Settle())
    assert state.waiting == (A, B)
    state = play(state, Name(A, Kind(1)), Name(B, Kind(2)), Discard())
    assert (state.phase, state.waiting) == (LAPSE, (DEALER,))
    state = play(state, Lapse())
    assert state.discard[-1] == VOL
    assert state.phase == HAND_ON


def test_DO20_a_discarded_vol_does_nothing() -> None:
    state = play(show(ready(), CONFLIT, CONFLIT), Settle())
    assert state.phase == HAND_ON
    assert VOL in state.discard


def test_DO20_vol_lapses_if_nobody_else_owns_goods() -> None:
    state = sharing(table(goods={B: [21]}), LOOT)
    state = play(show(state, PARTAGE, CONFLIT), Settle())
    assert (state.phase, state.waiting) == (LAPSE, (DEALER,))
    assert owned(state, B) == [11, 21, 42, 73, VOL]
    state = play(state, Lapse())
    assert (owned(state, B), state.discard) == ([11, 21, 42, 73], (VOL,))
    assert state.phase == HAND_ON


@pytest.mark.parametrize(
    ("theft", "code"),
    [
        (Steal(B, B, 21), "no-such-victim"),
        (Steal(B, 3, 21), "no-such-victim"),
        (Steal(B, -1, 21), "no-such-victim"),
        (Steal(B, C, 32), "not-owned"),
        (Steal(B, A, 31), "not-owned"),
        (Steal(B, A, VOL), "not-owned"),
        (Steal(B, A, 14), "not-owned"),
    ],
)
def test_DO20_a_goods_card_of_one_other_player(theft: Steal, code: str) -> None:
    state = play(show(ready(), PARTAGE, PARTAGE), Settle())
    with pytest.raises(Illegal, match=rf"dolores\.{code}"):
        play(state, theft)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_DO21_the_donors_role_goes_to_the_left(seats: int) -> None:
    state, donors = table(seats), []
    for cards in (
        (11, 12, 21, 22),
        (31, 32, 41, 42),
        (51, 52, 61, 62),
        (71, 72, 33, 43),
        (11,) * 4,
    ):
        state = sharing(state, cards)
        donors.append(state.donor)
        sharers = state.waiting
        assert sharers == (state.donor, (state.donor + 1) % seats)
        state = play(show(state, CONFLIT, CONFLIT), Settle())
    assert donors == [turn % seats for turn in range(5)]


@pytest.mark.parametrize("seat", [A, B, C])
def test_DO21_the_dealer_alone_hands_the_role_on(seat: Seat) -> None:
    state = play(show(sharing(table()), CONFLIT, CONFLIT), Settle())
    assert legal(state, seat) == []
    assert DOLORES.to_act(state) == (DEALER,)
    with pytest.raises(Illegal, match=r"dolores\.not-now"):
        play(state, Settle())
