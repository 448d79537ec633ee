"""Leading, beating, passing, going out: DA8, DA9, DA10, DA-E2 to DA-E5."""

import pytest

from engine.dalmuti import DALMUTI
from engine.dalmuti.actions import Pass, Play, Score, Sweep
from engine.dalmuti.cards import Rank
from engine.dalmuti.state import State, passed
from engine.game import DEALER
from tests.engine.dalmuti.tables import (
    J,
    after,
    dealt,
    hand,
    lay,
    passes,
    playing,
    plays,
    refused,
    taxed,
)

A, C, S, D, N = range(5)
ORDER = (S, N, C, A, D)
"""The players of the examples in the social order to which DA-E1 comes."""


def swept(state: State) -> State:
    """Return the state after the end of a trick, once its cards are swept."""
    assert DALMUTI.to_act(state) == (DEALER,)
    assert DALMUTI.deal(state, None) == Sweep()  # type: ignore[arg-type]
    return after(state, Sweep())


def test_DA_E2_nobody_beats_the_lead_and_the_leader_leads_again() -> None:
    state = playing(
        {S: (11, 11, 11, 11, 5), N: (10, 10), C: (9, 9, 9), A: (1, 2), D: (J, 4, 4)}, ORDER
    )
    state = after(state, lay(S, 11, 11, 11, 11), *passes(N, C, A, D))
    state = swept(state)
    assert DALMUTI.to_act(state) == (S,)
    assert state.table.top is None


def test_DA_E3_the_last_to_play_leads_and_who_passed_may_play_again() -> None:
    state = playing(
        {
            S: (12, 12, 12, 6, 6, J, 1),
            N: (10, 10, 10, 1),
            C: (9, 9, 9, 4, 4, 4, 2),
            A: (8, 8, 8, 5, 5, 5, 1),
            D: (7, 7, 7, 3),
        },
        ORDER,
    )
    state = after(state, lay(S, 12, 12, 12), lay(N, 10, 10, 10), Pass(C), lay(A, 8, 8, 8))
    assert DALMUTI.to_act(state) == (D,)
    state = after(state, Pass(D), lay(S, 6, 6, J), Pass(N))
    assert DALMUTI.to_act(state) == (C,)
    assert (4, 4, 4) in plays(state)
    state = after(state, Pass(C), lay(A, 5, 5, 5))
    assert passed(state.table) == ()
    state = after(state, *passes(D, S, N))
    assert passed(state.table) == (D, S, N)
    state = swept(after(state, Pass(C)))
    assert DALMUTI.to_act(state) == (A,)
    (trick,) = state.table.tricks
    assert [move.seat for move in trick] == [S, N, C, A, D, S, N, C, A, D, S, N, C]


def test_DA_E4_a_jester_alone_does_not_beat_a_single_card() -> None:
    state = playing(
        {S: (8, 5), N: (2, 7), C: (J, 10), A: (9, 4), D: (3, 3)},
        ORDER,
        leader=A,
    )
    state = after(state, lay(A, 9), Pass(D), lay(S, 8), lay(N, 2))
    assert DALMUTI.to_act(state) == (C,)
    assert plays(state) == {()}
    assert refused(state, lay(C, J)).code == "dalmuti.not-better"
    state = swept(after(state, *passes(C, A, D, S)))
    assert DALMUTI.to_act(state) == (N,)


def test_DA_E5_of_five_nines_four_may_beat_four_stonecutters() -> None:
    state = playing(
        {S: (11, 11, 11, 11, 5), N: (9, 9, 9, 9, 9), C: (1, 1), A: (1, 2), D: (4, 4)}, ORDER
    )
    state = after(state, lay(S, 11, 11, 11, 11))
    assert plays(state) == {(), (9, 9, 9, 9)}
    refusal = refused(state, lay(N, 9, 9, 9, 9, 9))
    assert (refusal.code, refusal.facts) == ("dalmuti.other-count", {"cards": 4})
    assert hand(after(state, lay(N, 9, 9, 9, 9)), N) == [9]


def test_DA8_the_greater_dalmuti_leads_the_first_trick() -> None:
    state = taxed(dealt({}, (2, 3, 1, 0))).state
    assert (state.table.stage, DALMUTI.to_act(state)) == ("play", (2,))


def test_DA8_the_leader_plays_any_number_of_cards_of_one_rank() -> None:
    state = playing({0: (3, 3, 3, 5, J), 1: (1,), 2: (1,), 3: (1,)}, range(4))
    threes = {(3,) * count + jester for count in (1, 2, 3) for jester in ((), (J,))}
    assert plays(state) == threes | {(5,), (5, J), (J,)}


def test_DA8_the_leader_may_not_pass() -> None:
    state = playing({0: (3, 5), 1: (1, 1), 2: (1,), 3: (1,)}, range(4))
    assert refused(state, Pass(0)).code == "dalmuti.leader-must-play"
    state = after(state, lay(0, 5), lay(1, 1), *passes(2, 3, 0), Sweep())
    assert refused(state, Pass(1)).code == "dalmuti.leader-must-play"


@pytest.mark.parametrize(
    ("cards", "code"),
    [
        ((8,), "dalmuti.other-count"),
        ((7, 7, 7), "dalmuti.other-count"),
        ((8, 8), "dalmuti.not-better"),
        ((9, 9), "dalmuti.not-better"),
        ((6, 6), "dalmuti.not-in-hand"),
        ((7, J, J), "dalmuti.not-in-hand"),
    ],
)
def test_DA9_as_many_cards_of_a_strictly_better_rank(cards: tuple[int, ...], code: str) -> None:
    state = playing({0: (8, 8), 1: (6, 7, 7, 7, 8, 8, 9, 9, J), 2: (1,), 3: (1,)}, range(4))
    state = after(state, lay(0, 8, 8))
    assert refused(state, lay(1, *cards)).code == code
    assert plays(state) == {(7, 7), (7, J), (6, J), ()}


def test_DA9_a_pass_does_not_lock_out() -> None:
    state = playing({0: (9, 2), 1: (3, 8), 2: (5, 7), 3: (6, 10)}, range(4))
    state = after(state, lay(0, 9), Pass(1), lay(2, 7), *passes(3, 0))
    assert DALMUTI.to_act(state) == (1,)
    assert plays(after(state)) == {(3,), ()}
    assert DALMUTI.to_act(after(state, lay(1, 3))) == (2,)


def test_DA9_the_trick_ends_when_all_others_have_passed_in_a_row() -> None:
    state = playing({0: (9, 2), 1: (3, 8), 2: (5, 7), 3: (6, 10)}, range(4))
    state = after(state, lay(0, 9), *passes(1, 2), lay(3, 6))
    for seat in (0, 1, 2):
        assert DALMUTI.to_act(state) == (seat,)
        state = after(state, Pass(seat))
    assert state.table.trick[-3:] == passes(0, 1, 2)
    assert DALMUTI.to_act(swept(state)) == (3,)


def test_DA10_who_is_out_is_not_asked_any_more() -> None:
    state = playing({0: (9,), 1: (3, 8), 2: (5, 7), 3: (6, 10)}, range(4))
    state = after(state, lay(0, 9), Pass(1), lay(2, 7), Pass(3))
    assert state.table.out == (0,)
    assert DALMUTI.to_act(state) == (1,)
    assert not DALMUTI.legal(DALMUTI.view(state, 0))


def test_DA10_if_nobody_beats_the_last_cards_the_left_neighbour_leads() -> None:
    state = playing({0: (9,), 1: (3, 8), 2: (5, 7), 3: (6, 10)}, (3, 0, 2, 1))
    state = after(state, lay(3, 10), lay(0, 9), *passes(2, 1))
    assert DALMUTI.to_act(state) == (3,)
    state = swept(after(state, Pass(3)))
    assert DALMUTI.to_act(state) == (2,)


def test_DA10_the_next_to_the_left_who_still_has_cards_leads() -> None:
    state = playing({0: (9,), 1: (8,), 2: (7,), 3: (6, 10), 4: (1, 5)}, (0, 1, 2, 3, 4))
    state = after(state, lay(0, 9), lay(1, 8), lay(2, 7), *passes(3, 4))
    assert state.table.out == (0, 1, 2)
    assert DALMUTI.to_act(swept(state)) == (3,)


def test_DA10_if_the_last_cards_are_beaten_the_one_who_beat_them_leads() -> None:
    state = playing({0: (9,), 1: (3, 8), 2: (5, 7), 3: (6, 10)}, range(4))
    state = after(state, lay(0, 9), Pass(1), Pass(2), lay(3, 6), *passes(1, 2))
    assert DALMUTI.to_act(swept(state)) == (3,)


def test_DA10_who_beat_the_last_cards_may_be_beaten_in_turn() -> None:
    state = playing({0: (9,), 1: (3, 8), 2: (5, 7), 3: (6, 10)}, range(4))
    state = after(state, lay(0, 9), lay(1, 8), lay(2, 7), Pass(3), lay(1, 3))
    # Seat 1 goes out with its last card, so that seat 2, the next on its left, is to act.
    assert state.table.out == (0, 1)
    state = after(state, Pass(2))
    assert DALMUTI.to_act(state) == (3,)
    assert DALMUTI.to_act(swept(after(state, Pass(3)))) == (2,)


def test_a_trick_is_taken_away_when_it_is_over_and_not_before() -> None:
    state = playing({0: (9, 2), 1: (3, 8), 2: (5, 7), 3: (6, 10)}, range(4))
    assert refused(state, Sweep()).code == "dalmuti.not-now"
    state = after(state, lay(0, 9), *passes(1, 2, 3))
    assert refused(state, Pass(0)).code == "dalmuti.not-now"
    assert refused(state, lay(0, 2)).code == "dalmuti.not-now"
    assert refused(state, Score()).code == "dalmuti.not-now"
    assert after(state, Sweep()).table.trick == ()


@pytest.mark.parametrize(
    "play",
    [
        Play(0, Rank(0), 1, 0),
        Play(0, Rank(-1), 1, 0),
        Play(0, Rank(14), 1, 0),
        Play(0, Rank(9), 0, 0),
        Play(0, Rank(9), 0, 1),  # a Jester alone is 13, not 9
        Play(0, Rank(9), -1, 2),
        Play(0, Rank(9), 1, -1),
        Play(0, J, 0, 0),
        Play(0, J, 1, 0),
        Play(0, J, 1, 1),
        Play(0, J, -1, 2),
    ],
)
def test_DA2_plays_that_are_none(play: Play) -> None:
    state = playing({0: (9, 9, J, J), 1: (3, 8), 2: (5, 7), 3: (6, 10)}, range(4))
    assert refused(state, play).code == "dalmuti.no-such-play"


def test_the_cards_of_others_are_seen_when_they_are_played() -> None:
    state = playing({0: (9, 2), 1: (3, 8), 2: (5, 7), 3: (6, 10)}, range(4))
    for seat in range(4):
        assert DALMUTI.seen(state, lay(0, 9), seat) == lay(0, 9)
        assert DALMUTI.reveals(state, lay(0, 9), seat) == (seat != 0)
    state = after(state, lay(0, 9))
    assert not any(DALMUTI.reveals(state, Pass(1), seat) for seat in range(4))
    state = after(state, *passes(1, 2, 3))
    assert not any(DALMUTI.reveals(state, Sweep(), seat) for seat in range(4))


@pytest.mark.parametrize("seat", [0, 2, 3, 4, -1, -2])
def test_only_whose_turn_it_is_plays_or_passes(seat: int) -> None:
    state = playing({0: (9, 2), 1: (3, 8), 2: (5, 7), 3: (6, 10)}, range(4))
    state = after(state, lay(0, 9))
    refusal = refused(state, Pass(seat))
    assert (refusal.code, refusal.facts) == ("not-your-turn", {"seat": seat})
    assert refused(state, Play(seat, Rank(3), 1, 0)).code == "not-your-turn"
