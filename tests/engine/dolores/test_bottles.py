"""The bottles Convoi, Reflux and Remous (DO12), and the order of the questions about them."""

from itertools import combinations

import pytest

from engine.dolores.actions import Commit, Draw, Lay, Pass, Play, Settle
from engine.dolores.cards import (
    AUBE,
    CONFLIT,
    CONVOI,
    EMBROUILLE,
    GUETTEUR,
    LANTERNE,
    PARI,
    PARTAGE,
    REFLUX,
    REMOUS,
    RUSE,
    Slot,
)
from engine.dolores.phases import BOTTLES, DRAW, GESTURES
from engine.dolores.state import State
from engine.game import DEALER, Illegal, Seat
from tests.engine.dolores.positions import (
    FOUR,
    TWO,
    A,
    B,
    C,
    D,
    legal,
    lying,
    play,
    sharing,
    show,
    table,
)


def asked(state: State) -> list[Seat]:
    """Return the seats that are asked in turn if all pass."""
    found = []
    while state.phase == BOTTLES:
        (seat,) = state.waiting
        found.append(seat)
        state = play(state, Pass(seat))
    assert state.phase == GESTURES
    return found


def test_DO12_convoi_adds_one_card_to_each_side() -> None:
    state = play(sharing(table(bottles={C: [CONVOI]})), Play(C, CONVOI))
    assert (state.phase, state.waiting, state.discard[-1]) == (DRAW, (DEALER,), CONVOI)
    with pytest.raises(Illegal, match=r"dolores\.impossible-draw"):
        play(state, Draw((32,)))
    state = play(state, Draw(TWO))
    assert state.sharing.cards == (73, 11, 51, 21, 42, 32)
    assert state.phase == GESTURES


@pytest.mark.parametrize("convoi", [False, True])
def test_DO12_reflux_discards_the_cards_and_four_new_ones_come(convoi: bool) -> None:
    state = sharing(table(bottles={A: [CONVOI], B: [REFLUX]}))
    state = play(state, Play(A, CONVOI), Draw(TWO)) if convoi else play(state, Pass(A))
    before = lying(state)
    state = play(state, Play(B, REFLUX))
    assert lying(state) == []
    assert sorted(state.discard[-len(before) - 1 :]) == [*before, REFLUX]
    state = play(state, Draw((12, 22, 33, 41)))
    assert state.sharing.cards == (33, 41, 0, 12, 22, 0)


def test_DO12_convoi_after_reflux_makes_six_again() -> None:
    state = sharing(table(bottles={A: [CONVOI], B: [REFLUX]}))
    state = play(state, Pass(A), Play(B, REFLUX), Draw((12, 22, 33, 41)))
    assert state.waiting == (A,)
    state = play(state, Play(A, CONVOI), Draw(TWO))
    assert state.sharing.cards == (33, 41, 51, 12, 22, 32)


@pytest.mark.parametrize(("cards", "size"), [(FOUR, 2), (FOUR + TWO, 3)])
def test_DO12_remous_lays_the_cards_anew_with_the_same_number_on_each_side(
    cards: tuple[int, ...], size: int
) -> None:
    state = sharing(table(bottles={C: [REMOUS], A: [CONVOI]}))
    state = play(state, Play(A, CONVOI), Draw(TWO)) if size == 3 else play(state, Pass(A))
    slots = [slot for slot, card in enumerate(state.sharing.cards) if card]
    ways = [action for action in legal(state, C) if isinstance(action, Lay)]
    assert ways == [Lay(C, tuple(map(Slot, way))) for way in combinations(slots, size)]
    for way in ways:
        after = play(state, way)
        donors = {state.sharing.cards[slot] for slot in way.slots}
        assert set(after.sharing.cards[:3]) - {0} == donors
        assert set(after.sharing.cards[3:]) - {0} == set(cards) - donors
        assert after.discard[-1] == REMOUS


@pytest.mark.parametrize(
    ("slots", "code"),
    [
        ((0,), "sides-keep-size"),
        ((0, 1, 3), "sides-keep-size"),
        ((0, 2), "no-card-there"),
        ((1, 0), "no-card-there"),
        ((0, 0), "no-card-there"),
        ((0, 6), "no-card-there"),
    ],
)
def test_DO12_remous_refuses_what_is_no_new_layout(slots: tuple[int, ...], code: str) -> None:
    with pytest.raises(Illegal, match=rf"dolores\.{code}"):
        play(sharing(table(bottles={C: [REMOUS]})), Lay(C, tuple(map(Slot, slots))))


def test_DO12_remous_is_for_its_holder() -> None:
    state = sharing(table(bottles={C: [CONVOI], B: [REMOUS]}))
    with pytest.raises(Illegal, match=r"dolores\.not-held"):
        play(state, Pass(B), Lay(C, (Slot(0), Slot(1))))
    with pytest.raises(Illegal, match=r"dolores\.not-held"):
        play(state, Play(B, CONVOI))


@pytest.mark.parametrize("donor", [A, B, C, D])
def test_DO12_the_holders_are_asked_in_seat_order_from_the_donor(donor: Seat) -> None:
    state = sharing(table(4, donor=donor, bottles={A: [REMOUS], B: [REFLUX], D: [CONVOI]}))
    order = [(donor + place) % 4 for place in range(4)]
    assert asked(state) == [seat for seat in order if seat != C]


def test_DO12_every_card_played_asks_all_again_from_the_donor() -> None:
    state = sharing(table(4, bottles={A: [REMOUS], B: [REFLUX], D: [CONVOI]}))
    state = play(state, Pass(A), Pass(B), Play(D, CONVOI), Draw(TWO))
    assert asked(state) == [A, B]
    state = play(state, Pass(A), Play(B, REFLUX), Draw((12, 22, 33, 41)))
    assert asked(state) == [A]
    assert play(state, Lay(A, (Slot(0), Slot(3)))).phase == GESTURES


def test_DO12_reflux_after_remous_leaves_nothing_of_the_layout() -> None:
    state = play(sharing(table(bottles={C: [REMOUS, REFLUX]})), Lay(C, (Slot(0), Slot(3))))
    assert (state.sharing.cards, state.sharing.laid) == ((73, 21, 0, 11, 42, 0), (0, 3))
    state = play(state, Play(C, REFLUX), Draw((12, 22, 33, 41)))
    assert (state.sharing.cards, state.sharing.laid) == ((33, 41, 0, 12, 22, 0), ())


def test_DO12_one_holder_of_two_is_asked_again_for_the_other() -> None:
    state = sharing(table(bottles={C: [REMOUS, CONVOI]}))
    assert {type(action) for action in legal(state, C)} == {Lay, Play, Pass}
    state = play(state, Lay(C, (Slot(0), Slot(3))))
    assert legal(state, C) == [Play(C, CONVOI), Pass(C)]


@pytest.mark.parametrize(
    ("left", "playable"), [(1, {REMOUS}), (2, {REMOUS, CONVOI}), (3, {REMOUS, CONVOI}), (4, None)]
)
def test_DO12_convoi_needs_two_cards_in_the_deck_and_reflux_four(
    left: int, playable: set[int] | None
) -> None:
    deck = [*FOUR, *(12, 22, 33)[: left - 1], AUBE]
    state = sharing(table(bottles={A: [REFLUX], B: [CONVOI], C: [REMOUS]}, deck=deck))
    assert state.left == left
    holders = {REFLUX: A, CONVOI: B, REMOUS: C}
    playable = playable or set(holders)
    assert asked(state) == sorted(holders[bottle] for bottle in playable)
    everything = sharing(table(bottles={A: [REFLUX, CONVOI, REMOUS]}, deck=deck))
    for bottle in {REFLUX, CONVOI} - playable:
        with pytest.raises(Illegal, match=r"dolores\.deck-too-short"):
            play(everything, Play(A, bottle))


def test_DO12_who_cannot_play_his_card_is_not_asked() -> None:
    state = sharing(table(bottles={A: [REFLUX], B: [CONVOI]}, deck=[*FOUR, AUBE]))
    assert (state.phase, state.waiting) == (GESTURES, (A, B))


def test_DO12_other_bottles_open_no_window() -> None:
    held = {A: [RUSE], B: [EMBROUILLE], C: [PARI, GUETTEUR, LANTERNE]}
    state = sharing(table(bottles=held))
    assert state.phase == GESTURES


def test_DO12_after_the_gestures_have_begun_it_is_too_late() -> None:
    state = play(sharing(table(bottles={A: [CONVOI]})), Pass(A))
    with pytest.raises(Illegal, match=r"dolores\.not-now"):
        play(state, Lay(A, (Slot(0), Slot(1))))
    with pytest.raises(Illegal, match=r"dolores\.not-now"):
        play(state, Play(A, CONVOI))
    assert play(state, Commit(A, PARTAGE)).waiting == (B,)


def test_DO12_a_bottle_passed_over_can_be_played_in_a_later_split_and_a_played_one_not() -> None:
    state = play(sharing(table(bottles={A: [CONVOI], B: [REMOUS]})), Play(A, CONVOI), Draw(TWO))
    state = play(show(play(state, Pass(B)), CONFLIT, CONFLIT), Settle())
    assert asked(sharing(state, (12, 22, 33, 41))) == [B]
