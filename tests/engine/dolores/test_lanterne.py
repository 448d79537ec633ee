"""A split in the dark, whose cards one player sees and makes claims about: DO8, DO11."""

from random import Random

import pytest

from engine.dolores import DOLORES
from engine.dolores.actions import Claim, Draw, HandOn, Lay, Pass, Pick, Play, Settle
from engine.dolores.cards import (
    AUBE,
    CONFLIT,
    CONVOI,
    ESQUIVE,
    FACE_DOWN,
    FACES,
    LANTERNE,
    PARTAGE,
    REFLUX,
    REMOUS,
    Slot,
)
from engine.dolores.phases import BOTTLES, CLAIMS, DRAW, GESTURES, LANTERN
from engine.dolores.state import NOBODY, State
from engine.dolores.views import DrawnDark
from engine.game import DEALER, EVERYONE, Illegal, Seat
from tests.engine.dolores.positions import (
    FOUR,
    TWO,
    A,
    B,
    C,
    legal,
    owned,
    play,
    show,
    table,
)

DARK = (FACE_DOWN, FACE_DOWN, 0, FACE_DOWN, FACE_DOWN, 0)


def dark(looker: Seat = C, **bottles: int) -> State:
    """Return a state with four cards face down about which the looker may speak; C holds the other
    bottles."""
    held: dict[Seat, list[int]] = {looker: [LANTERNE]}
    held.setdefault(C, []).extend(bottles.values())
    return play(table(bottles=held), HandOn(), Play(looker, LANTERNE), Draw(FOUR))


def known(state: State, seat: Seat) -> tuple[int, ...]:
    """Return the cards of the split as a seat sees them."""
    return DOLORES.view(state, seat).sharing.cards


@pytest.mark.parametrize("seat", [A, B, C])
def test_DO8_any_holder_is_asked_before_the_cards_are_dealt(seat: Seat) -> None:
    state = play(table(bottles={seat: [LANTERNE]}), HandOn())
    assert (state.phase, state.waiting) == (LANTERN, (seat,))
    assert legal(state, seat) == [Play(seat, LANTERNE), Pass(seat)]
    lit = play(state, Pass(seat), Draw(FOUR))
    assert owned(lit, seat) == [LANTERNE]
    assert known(lit, A) == known(lit, C) == (73, 11, 0, 21, 42, 0)
    unlit = play(state, Play(seat, LANTERNE))
    assert (unlit.phase, unlit.waiting) == (DRAW, (DEALER,))
    assert (owned(unlit, seat), unlit.discard[-1]) == ([], LANTERNE)


def test_DO8_nobody_is_asked_who_does_not_hold_it() -> None:
    state = play(table(), HandOn())
    assert (state.phase, state.waiting) == (DRAW, (DEALER,))
    state = play(table(bottles={B: [LANTERNE]}), HandOn())
    with pytest.raises(Illegal, match="not-your-turn"):
        play(state, Play(A, LANTERNE))
    with pytest.raises(Illegal, match=r"dolores\.not-this-bottle"):
        play(state, Play(B, CONVOI))


@pytest.mark.parametrize("looker", [A, B, C])
def test_DO11_only_the_looker_sees_the_cards(looker: Seat) -> None:
    state = dark(looker)
    for seat in (A, B, C):
        assert known(state, seat) == ((73, 11, 0, 21, 42, 0) if seat == looker else DARK)
    assert known(state, EVERYONE) == state.sharing.cards == (73, 11, 0, 21, 42, 0)


def test_DO11_to_the_others_the_cards_are_among_the_unseen() -> None:
    state = dark()
    assert DOLORES.view(state, C).unseen == state.unseen
    assert DOLORES.view(state, A).unseen == tuple(sorted([*state.unseen, *FOUR]))


def test_DO11_the_draw_is_masked_in_the_others_journals() -> None:
    state = play(table(bottles={C: [LANTERNE]}), HandOn(), Play(C, LANTERNE))
    action = Draw(FOUR)
    assert DOLORES.seen(state, action, A) == DrawnDark((FACE_DOWN,) * 4)
    assert DOLORES.seen(state, action, C) == DOLORES.seen(state, action, EVERYONE) == action
    late = play(table(bottles={C: [LANTERNE]}, deck=[*FOUR, AUBE]), HandOn(), Play(C, LANTERNE))
    assert DOLORES.seen(late, Draw((21, AUBE)), B) == DrawnDark((FACE_DOWN, AUBE))


def test_DO11_the_looker_says_of_each_card_what_he_likes_or_nothing() -> None:
    state = dark()
    assert (state.phase, state.waiting) == (CLAIMS, (C,))
    anything = {Claim(C, Slot(slot), card) for slot in (0, 1, 3, 4) for card in FACES}
    assert set(legal(state, C)) == {*anything, Pass(C)}
    state = play(state, Claim(C, Slot(3), 21), Claim(C, Slot(0), LANTERNE))
    assert set(legal(state, C)) == {a for a in anything if a.slot in (1, 4)} | {Pass(C)}
    state = play(state, Pass(C))
    assert (state.phase, state.waiting) == (GESTURES, (A, B))
    for seat in (A, B, C, EVERYONE):
        assert DOLORES.view(state, seat).sharing.claims == (LANTERNE, 0, 0, 21, 0, 0)


def test_DO11_a_claim_of_every_card_needs_no_pass() -> None:
    claims = [Claim(C, Slot(slot), 11) for slot in (0, 1, 3, 4)]
    assert play(dark(), *claims).phase == GESTURES


@pytest.mark.parametrize(
    ("claim", "code"),
    [
        (Claim(C, Slot(2), 11), "no-card-to-claim"),
        (Claim(C, Slot(3), 11), "no-card-to-claim"),
        (Claim(C, Slot(0), AUBE), "no-such-card"),
        (Claim(C, Slot(0), 14), "no-such-card"),
    ],
)
def test_DO11_a_claim_is_of_a_card_face_down_once_and_names_a_card(claim: Claim, code: str) -> None:
    with pytest.raises(Illegal, match=rf"dolores\.{code}"):
        play(dark(), Claim(C, Slot(3), 12), claim)


def test_DO11_the_cards_show_their_faces_when_won_or_discarded() -> None:
    said = (Claim(C, Slot(0), 31), Claim(C, Slot(1), 32), Claim(C, Slot(3), 33))
    state = show(play(dark(), *said, Pass(C)), PARTAGE, ESQUIVE)
    assert known(state, B) == DARK
    assert legal(state, B) == [Pick(B, Slot(slot)) for slot in (0, 1, 3, 4)]
    action = Pick(B, Slot(0))
    assert DOLORES.reveals(state, action, A)
    assert not DOLORES.reveals(state, action, C)
    state = play(state, action)
    assert owned(state, B) == [73]
    assert known(state, A) == known(state, B) == (0, FACE_DOWN, 0, FACE_DOWN, FACE_DOWN, 0)
    assert state.sharing.claims == (0, 32, 0, 33, 0, 0)
    assert DOLORES.reveals(state, Settle(), A)
    state = play(state, Settle())
    assert owned(state, A) == [11]
    assert sorted(state.discard[-2:]) == [21, 42]
    assert state.sharing.claims == (0,) * 6
    assert DOLORES.view(state, B).unseen == state.unseen


def test_DO11_the_next_split_is_lit_again() -> None:
    state = play(show(play(dark(), Claim(C, Slot(0), 12), Pass(C)), CONFLIT, CONFLIT), Settle())
    assert state.sharing.claims == (0,) * 6
    state = play(state, HandOn())
    assert state.sharing.looker == NOBODY
    assert known(play(state, Draw((12, 22, 32, 43))), A) == (32, 43, 0, 12, 22, 0)


def test_DO11_cards_of_a_convoi_lie_face_down_too_and_are_spoken_of() -> None:
    state = play(dark(convoi=CONVOI), Claim(C, Slot(0), 12), Pass(C), Play(C, CONVOI), Draw(TWO))
    assert known(state, A) == known(state, B) == (FACE_DOWN,) * 6
    assert known(state, C) == (73, 11, 51, 21, 42, 32)
    assert state.phase == CLAIMS
    assert {a.slot for a in legal(state, C) if isinstance(a, Claim)} == {1, 2, 3, 4, 5}


def test_DO11_reflux_after_convoi_under_the_lantern() -> None:
    state = dark(convoi=CONVOI, reflux=REFLUX)
    state = play(state, Claim(C, Slot(0), 12), Pass(C), Play(C, CONVOI), Draw(TWO), Pass(C))
    assert state.phase == BOTTLES
    assert DOLORES.reveals(state, Play(C, REFLUX), A)
    assert not DOLORES.reveals(state, Play(C, REFLUX), C)
    state = play(state, Play(C, REFLUX))
    assert sorted(state.discard[-7:-1]) == sorted([*FOUR, *TWO])
    state = play(state, Draw((12, 22, 33, 41)))
    assert known(state, A) == DARK
    assert known(state, C) == (33, 41, 0, 12, 22, 0)
    assert state.sharing.claims == (0,) * 6
    assert state.phase == CLAIMS


@pytest.mark.parametrize("looker", [A, C])
def test_DO11_remous_moves_cards_unseen_with_what_was_said_of_them(looker: Seat) -> None:
    state = play(dark(looker, remous=REMOUS), Claim(looker, Slot(3), 33), Pass(looker))
    state = play(state, Lay(C, (Slot(1), Slot(3))))
    assert state.sharing.cards == (11, 21, 0, 73, 42, 0)
    assert state.sharing.claims == (0, 33, 0, 0, 0, 0)
    assert known(state, B) == DARK
    assert DOLORES.view(state, B).sharing.laid == (1, 3)
    assert not DOLORES.reveals(state, Lay(C, (Slot(1), Slot(3))), B)


def test_DO11_a_guess_puts_any_unseen_cards_in_the_dark_but_never_aube() -> None:
    held = {C: [LANTERNE]}
    deck = [11, 12, 21, 22, 31, 32, 82, 83, AUBE]
    state = play(table(bottles=held, deck=deck), HandOn(), Play(C, LANTERNE))
    state = play(state, Draw((11, 82, 21, 22)))
    view = DOLORES.view(state, A)
    met = set()
    for seed in range(300):
        guess = DOLORES.guess(view, Random(seed))
        assert DOLORES.view(guess, A) == view
        met |= {card for card in guess.sharing.cards if card}
        bottles = [card for card in guess.sharing.cards if card > 80]
        assert len(bottles) <= 2
    assert AUBE not in met
    assert met >= {11, 12, 21, 22, 31, 32, 82, 83}
    assert DOLORES.guess(DOLORES.view(state, C), Random(0)) == state


def test_DO4_in_the_simple_game_no_window_opens() -> None:
    state = play(table(simple=True), HandOn())
    assert (state.phase, state.waiting) == (DRAW, (DEALER,))
    state = play(state, Draw(FOUR))
    assert (state.phase, state.waiting) == (GESTURES, (A, B))
