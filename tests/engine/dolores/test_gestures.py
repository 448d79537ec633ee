"""DO13 to DO16: talk, secret gestures, Ruse, and Embrouille."""

from itertools import permutations

import pytest

from engine.dolores import DOLORES
from engine.dolores.actions import Announce, Bet, Commit, Keep, Pass, Play, Reveal, Settle
from engine.dolores.cards import (
    CONFLIT,
    EMBROUILLE,
    ESQUIVE,
    GESTURES,
    PAIRS,
    PARI,
    PARTAGE,
    RUSE,
    Gesture,
)
from engine.dolores.gestures import ANNOUNCEMENTS
from engine.dolores.phases import GESTURES as GESTURING
from engine.dolores.phases import KEEP, MIX_UP, PICK, REVEAL, SETTLE
from engine.dolores.state import CHOSEN, NO_BET, NO_RECORD, NOBODY, Record
from engine.dolores.views import Chosen
from engine.game import DEALER, EVERYONE, Illegal, Seat
from tests.engine.dolores.positions import (
    A,
    B,
    C,
    D,
    legal,
    owned,
    play,
    sharing,
    show,
    table,
)

BOTH = PARTAGE | CONFLIT


def test_DO13_a_sharer_announces_as_often_as_he_likes_and_is_not_bound() -> None:
    state = sharing(table())
    for gesture in (PARTAGE, PARTAGE, CONFLIT, ESQUIVE):
        state = play(state, Announce(A, gesture), Announce(B, PARTAGE))
    assert state.sharing.said == (ESQUIVE, PARTAGE)
    assert {Commit(A, gesture) for gesture in GESTURES} <= set(legal(state, A))
    for seat in (A, B, C, EVERYONE):
        assert DOLORES.seen(state, Announce(A, CONFLIT), seat) == Announce(A, CONFLIT)
        assert DOLORES.view(state, seat).sharing.said == (ESQUIVE, PARTAGE)


def test_DO13_the_talk_has_an_end_so_that_the_game_has() -> None:
    state = sharing(table())
    for _ in range(ANNOUNCEMENTS):
        state = play(state, Announce(A, PARTAGE))
    assert set(legal(state, A)) == {Commit(A, gesture) for gesture in GESTURES}
    assert Announce(B, PARTAGE) in legal(state, B)
    with pytest.raises(Illegal, match=r"dolores\.said-enough"):
        play(state, Announce(A, PARTAGE))


def test_DO13_one_may_announce_until_one_has_committed() -> None:
    state = play(sharing(table()), Commit(A, PARTAGE))
    with pytest.raises(Illegal, match="not-your-turn"):
        play(state, Announce(A, CONFLIT))
    assert play(state, Announce(B, CONFLIT)).sharing.said == (0, CONFLIT)


def test_DO13_watchers_neither_announce_nor_commit() -> None:
    state = sharing(table(bottles={C: [PARI]}))
    for action in (Announce(C, PARTAGE), Commit(C, PARTAGE)):
        with pytest.raises(Illegal, match=r"dolores\.only-watching"):
            play(state, action)
    with pytest.raises(Illegal, match="not-your-turn"):
        play(sharing(table()), Announce(C, PARTAGE))


def test_DO14_the_gestures_are_simultaneous_in_any_order() -> None:
    state = sharing(table(4, donor=D, bottles={B: [PARI]}))
    assert set(state.waiting) == {D, A, B}
    ends = set()
    choices: list[Commit | Bet] = [Commit(D, ESQUIVE), Commit(A, PARTAGE), Bet(B, CONFLIT, CONFLIT)]
    for order in permutations(choices):
        after = state
        for action in order:
            assert action.seat in after.waiting
            after = play(after, action)
            assert action.seat not in after.waiting
        assert (after.phase, after.waiting) == (REVEAL, (DEALER,))
        ends.add(after)
    assert len(ends) == 1


@pytest.mark.parametrize("gesture", GESTURES)
def test_DO14_a_gesture_is_secret_until_both_are_in_and_revealed(gesture: int) -> None:
    before = sharing(table())
    action = Commit(B, gesture)
    state = play(before, action)
    assert DOLORES.seen(before, action, B) == DOLORES.seen(before, action, EVERYONE) == action
    assert DOLORES.seen(before, action, A) == DOLORES.seen(before, action, C) == Chosen(B)
    assert DOLORES.view(state, A).sharing.hands == (0, CHOSEN)
    assert DOLORES.view(state, C).sharing.hands == (0, CHOSEN)
    assert DOLORES.view(state, B).sharing.hands == (0, gesture)
    state = play(state, Commit(A, CONFLIT))
    assert DOLORES.view(state, A).sharing.hands == (CONFLIT, CHOSEN)
    assert DOLORES.view(state, C).sharing.hands == (CHOSEN, CHOSEN)
    assert DOLORES.view(state, EVERYONE).sharing.hands == (CONFLIT, gesture)
    assert all(DOLORES.reveals(state, Reveal(), seat) for seat in (A, B, C))
    state = play(state, Reveal())
    assert DOLORES.view(state, C).sharing.hands == (CONFLIT, gesture)


def test_DO14_a_gesture_once_committed_stands() -> None:
    state = play(sharing(table()), Commit(A, PARTAGE))
    with pytest.raises(Illegal, match="not-your-turn"):
        play(state, Commit(A, CONFLIT))


@pytest.mark.parametrize("seat", [A, B])
def test_DO14_only_with_ruse_two_different_gestures(seat: Seat) -> None:
    without, with_ruse = sharing(table()), sharing(table(bottles={seat: [RUSE]}))
    for pair in PAIRS:
        assert Commit(seat, pair) in legal(with_ruse, seat)
        assert Commit(seat, pair) not in legal(without, seat)
        with pytest.raises(Illegal, match=r"dolores\.not-held"):
            play(without, Commit(seat, pair))
        with pytest.raises(Illegal, match=r"dolores\.not-held"):
            play(with_ruse, Commit(1 - seat, pair))
    for strange in (0, 7, 8, -1):
        with pytest.raises(Illegal, match=r"dolores\.no-such-gesture"):
            play(with_ruse, Commit(seat, strange))


def test_DO14_ruse_is_spent_when_the_hands_are_shown_and_not_otherwise() -> None:
    state = play(sharing(table(bottles={A: [RUSE]})), Commit(A, BOTH))
    assert owned(state, A) == [RUSE]
    assert DOLORES.view(state, B).sharing.hands == (CHOSEN, 0)
    state = play(state, Commit(B, PARTAGE), Reveal())
    assert (owned(state, A), state.discard) == ([], (RUSE,))
    kept = show(sharing(table(bottles={A: [RUSE]})), PARTAGE, PARTAGE)
    assert owned(kept, A) == [RUSE]


def test_DO14_the_watcher_with_pari_bets_or_does_not_in_secret() -> None:
    state = sharing(table(bottles={C: [PARI]}))
    assert state.waiting == (A, B, C)
    assert set(legal(state, C)) == {*(Bet(C, d, n) for d in GESTURES for n in GESTURES), Pass(C)}
    for action, bet in ((Bet(C, CONFLIT, ESQUIVE), CONFLIT + 8 * ESQUIVE), (Pass(C), NO_BET)):
        after = play(state, action)
        for seat in (A, B):
            assert DOLORES.seen(state, action, seat) == Chosen(C)
            assert DOLORES.view(after, seat).sharing.bet == CHOSEN
        assert DOLORES.view(after, C).sharing.bet == DOLORES.view(after, EVERYONE).sharing.bet
        assert DOLORES.view(after, C).sharing.bet == bet
        assert owned(after, C) == [PARI]
        shown = play(after, Commit(A, PARTAGE), Commit(B, PARTAGE), Reveal())
        assert DOLORES.view(shown, A).sharing.bet == bet
        assert owned(shown, C) == ([] if bet != NO_BET else [PARI])


@pytest.mark.parametrize("holder", [A, B])
def test_DO14_a_sharer_cannot_bet(holder: Seat) -> None:
    state = sharing(table(bottles={holder: [PARI]}))
    assert state.waiting == (A, B)
    for action in (Bet(holder, PARTAGE, PARTAGE), Pass(holder)):
        with pytest.raises(Illegal, match=r"dolores\.must-commit"):
            play(state, action)


def test_DO14_a_bet_names_two_gestures() -> None:
    state = sharing(table(bottles={C: [PARI]}))
    for donor, other in ((3, 1), (1, 3), (0, 1), (1, 5)):
        with pytest.raises(Illegal, match=r"dolores\.no-such-gesture"):
            play(state, Bet(C, Gesture(donor), Gesture(other)))


@pytest.mark.parametrize("pair", PAIRS)
@pytest.mark.parametrize("seat", [A, B])
def test_DO15_after_the_reveal_ruse_keeps_one_of_its_two(pair: int, seat: Seat) -> None:
    state = sharing(table(bottles={seat: [RUSE]}))
    state = show(state, *((pair, CONFLIT) if seat == A else (CONFLIT, pair)))
    assert (state.phase, state.waiting) == (KEEP, (seat,))
    for watcher in (A, B, C):
        assert DOLORES.view(state, watcher).sharing.hands[seat] == pair
    kept = [gesture for gesture in GESTURES if gesture & pair]
    assert legal(state, seat) == [Keep(seat, gesture) for gesture in kept]
    for gesture in kept:
        assert play(state, Keep(seat, gesture)).sharing.hands[seat] == gesture
    for gesture in ({*GESTURES} - {*kept}) | {Gesture(pair)}:
        with pytest.raises(Illegal, match=r"dolores\.not-committed"):
            play(state, Keep(seat, gesture))


def test_DO15_without_ruse_the_gestures_are_final_when_revealed() -> None:
    assert show(sharing(table()), PARTAGE, CONFLIT).phase == SETTLE
    assert show(sharing(table()), PARTAGE, ESQUIVE).phase == PICK


@pytest.mark.parametrize("holder", [A, B, C])
def test_DO16_any_holder_may_cancel_the_gestures(holder: Seat) -> None:
    state = sharing(table(bottles={holder: [EMBROUILLE]}))
    cards = state.sharing.cards
    state = play(state, Announce(A, PARTAGE))
    state = show(state, CONFLIT, PARTAGE)
    assert (state.phase, state.waiting) == (MIX_UP, (holder,))
    assert legal(state, holder) == [Play(holder, EMBROUILLE), Pass(holder)]
    assert play(state, Pass(holder)).phase == SETTLE
    again = play(state, Play(holder, EMBROUILLE))
    assert (again.phase, again.waiting, again.discard) == (GESTURING, (A, B), (EMBROUILLE,))
    assert again.sharing.cards == cards
    assert (again.sharing.said, again.sharing.words) == ((0, 0), (0, 0))
    assert DOLORES.view(again, C).sharing.hands == (0, 0)
    again = show(again, PARTAGE, PARTAGE)
    assert again.phase == SETTLE
    assert owned(play(again, Settle()), A)[:2] == [11, 73]


def test_DO16_embrouille_after_ruse_the_ruse_still_works() -> None:
    state = show(sharing(table(bottles={A: [RUSE], C: [EMBROUILLE]})), BOTH, CONFLIT)
    state = play(state, Keep(A, PARTAGE))
    assert state.phase == MIX_UP
    state = play(state, Play(C, EMBROUILLE))
    assert state.discard == (RUSE, EMBROUILLE)
    assert Commit(A, ESQUIVE | CONFLIT) in legal(state, A)
    with pytest.raises(Illegal, match=r"dolores\.not-held"):
        play(state, Commit(B, BOTH))
    state = show(state, ESQUIVE | CONFLIT, PARTAGE)
    assert state.phase == KEEP
    assert state.discard == (RUSE, EMBROUILLE)
    state = play(state, Keep(A, ESQUIVE))
    assert (state.phase, state.waiting) == (PICK, (A,))


def test_DO16_embrouille_after_a_bet_the_bet_is_made_anew() -> None:
    state = sharing(table(bottles={C: [PARI], A: [EMBROUILLE]}))
    state = show(play(state, Bet(C, PARTAGE, PARTAGE)), PARTAGE, PARTAGE)
    state = play(state, Play(A, EMBROUILLE))
    assert state.discard == (PARI, EMBROUILLE)
    assert set(state.waiting) == {A, B, C}
    assert state.sharing.bet == 0
    assert play(state, Bet(C, CONFLIT, PARTAGE)).waiting == (A, B)
    assert show(play(state, Pass(C)), PARTAGE, PARTAGE).phase == SETTLE


def test_DO16_a_ruse_or_pari_kept_back_can_be_spent_in_the_repeated_round() -> None:
    state = sharing(table(bottles={A: [EMBROUILLE], B: [RUSE], C: [PARI]}))
    state = show(play(state, Pass(C)), PARTAGE, PARTAGE)
    state = play(state, Play(A, EMBROUILLE))
    state = show(play(state, Bet(C, PARTAGE, CONFLIT)), PARTAGE, BOTH)
    assert state.phase == KEEP
    assert state.discard == (EMBROUILLE, PARI, RUSE)


def test_DO16_in_the_next_split_a_spent_ruse_works_no_more() -> None:
    state = play(show(sharing(table(bottles={B: [RUSE]})), CONFLIT, BOTH), Keep(B, CONFLIT))
    state = sharing(play(state, Settle()), (12, 22, 33, 41))
    assert (state.donor, state.sharing.ruse) == (B, NOBODY)
    assert Commit(B, BOTH) not in legal(state, B)


def test_DO13_words_kept_and_broken_are_remembered_when_the_gestures_are_known() -> None:
    state = play(sharing(table()), Announce(A, CONFLIT), Announce(A, PARTAGE))
    state = play(state, Announce(B, ESQUIVE), Commit(A, PARTAGE), Commit(B, CONFLIT))
    assert state.records == (NO_RECORD,) * 3
    state = play(state, Reveal())
    assert state.records == (
        Record(1, 0, (1, 0, 0), PARTAGE),
        Record(0, 1, (0, 1, 0), CONFLIT),
        NO_RECORD,
    )
    state = show(sharing(play(state, Settle()), (12, 22, 33, 41)), CONFLIT, ESQUIVE)
    assert state.records[B] == Record(0, 1, (0, 2, 0), CONFLIT)
    assert state.records[C] == Record(0, 0, (0, 0, 1), ESQUIVE)


def test_DO13_with_ruse_the_word_is_kept_or_broken_by_the_gesture_kept() -> None:
    state = play(sharing(table(bottles={A: [RUSE]})), Announce(A, PARTAGE))
    state = show(state, BOTH, PARTAGE)
    assert state.records[A] == NO_RECORD
    assert play(state, Keep(A, PARTAGE)).records[A] == Record(1, 0, (1, 0, 0), PARTAGE)
    assert play(state, Keep(A, CONFLIT)).records[A] == Record(0, 1, (0, 1, 0), CONFLIT)


def test_DO13_gestures_that_embrouille_cancels_are_remembered_too() -> None:
    state = play(sharing(table(bottles={C: [EMBROUILLE]})), Announce(A, PARTAGE))
    state = play(show(state, CONFLIT, PARTAGE), Play(C, EMBROUILLE))
    state = show(state, PARTAGE, PARTAGE)
    assert state.records[A] == Record(0, 1, (1, 1, 0), PARTAGE)
