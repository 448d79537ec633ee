"""The end of a hand and of the match: DA11, DA12, DA15."""

import pytest
from msgspec.structs import replace

from engine.arena import play_out
from engine.dalmuti import DALMUTI
from engine.dalmuti.actions import Deal, Score
from engine.dalmuti.cards import deck
from engine.dalmuti.score import beaten, points
from engine.dalmuti.state import Match, Options, State, totals
from engine.game import DEALER, Seat, Setup
from tests.engine.dalmuti.tables import (
    after,
    deal_of,
    hands_with,
    lay,
    passes,
    playing,
    refused,
)


def ended(options: Options | None = None) -> State:
    """Return the state at the end of a hand: seats 0, 2 and 1 went out in this order, and seat 3 is
    left."""
    order = (0, 2, 3, 1)
    state = playing({0: (9,), 1: (2,), 2: (7,), 3: (6, 10, 10)}, order, options=options)
    return after(state, lay(0, 9), lay(2, 7), *passes(3), lay(1, 2))


def test_DA11_the_hand_ends_when_one_player_is_left() -> None:
    state = ended()
    assert state.table.out == (0, 2, 1)
    assert (state.table.stage, DALMUTI.to_act(state)) == ("score", (DEALER,))
    assert DALMUTI.deal(state, None) == Score()  # type: ignore[arg-type]


def test_DA11_the_order_of_going_out_is_the_next_social_order() -> None:
    state = after(ended(), Score())
    assert state.match.order == (0, 2, 1, 3)
    assert (state.match.hand, state.table.stage) == (2, "deal")
    assert state.hands == state.table.sizes == state.table.played == (0, 0, 0, 0)
    assert refused(state, Score()).code == "dalmuti.not-now"


def test_DA11_a_new_deal_in_the_new_order() -> None:
    state = after(ended(), Score(), deal_of(hands_with({}, (0, 2, 1, 3))))
    assert DALMUTI.to_act(state) == (0, 2)
    assert sum(state.hands) == deck(4, False)


def test_DA12_who_goes_out_scores_the_players_still_holding_cards() -> None:
    assert after(ended(), Score()).match.points == ((3, 1, 2, 0),)


def scored(options: Options, order: tuple[Seat, ...], finish: tuple[Seat, ...]) -> tuple[int, ...]:
    """Return by seat the points for a hand that began in one order and ended in another."""
    match = Match(
        options=options,
        hand=1,
        order=order,
        draws=(),
        points=(),
        slip=None,
        called=None,
    )
    return points(match, finish)


def test_DA12_with_twelve_players() -> None:
    finish = (11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0)
    assert scored(Options(), tuple(range(12)), finish) == tuple(range(12))


ORDER = (0, 1, 2, 3, 4)
BASE = {0: 4, 1: 3, 2: 2, 3: 1, 4: 0}


@pytest.mark.parametrize(
    ("finish", "greater", "lesser"),
    [
        ((0, 1, 2, 3, 4), 0, 0),
        ((0, 1, 2, 4, 3), 1, 0),
        ((0, 1, 3, 2, 4), 0, 1),
        ((3, 4, 0, 1, 2), 1, 1),
        ((4, 0, 1, 3, 2), 1, 0),
        ((1, 0, 3, 4, 2), 1, 1),
    ],
)
def test_DA15_a_point_for_the_dalmuti_whose_peon_rises(
    finish: tuple[Seat, ...], greater: int, lesser: int
) -> None:
    plain = [4 - finish.index(seat) for seat in ORDER]
    assert scored(Options(), ORDER, finish) == tuple(plain)
    plain[0] += greater
    plain[1] += lesser
    assert scored(Options(philanthropy=True), ORDER, finish) == tuple(plain)


def test_DA15_after_a_greater_revolution_the_new_places_count() -> None:
    options = Options(philanthropy=True)
    assert scored(options, ORDER[::-1], (1, 0, 2, 3, 4)) == (3, 4, 2, 2, 1)


def test_DA12_the_match_ends_after_the_chosen_number_of_hands() -> None:
    journal = play_out(
        DALMUTI, Setup(5, Options(hands=3)), [DALMUTI.bots["random"]] * 5, "three hands"
    )
    assert sum(isinstance(action, Deal) for action in journal.actions) == 3
    outcome = DALMUTI.outcome(journal.state)
    assert outcome is not None and outcome.reason == "hands"
    assert outcome.scores == totals(journal.state.match)
    assert all(sum(hand) == 4 + 3 + 2 + 1 for hand in journal.state.match.points)
    assert DALMUTI.outcome(journal.states[-2]) is None
    assert refused(journal.state, Score()).code == "dalmuti.not-now"


def test_DA12_most_points_win_and_ties_share() -> None:
    state = ended(Options(hands=2))
    second = replace(state.match, hand=2, points=((0, 2, 1, 3),))
    end = after(replace(state, match=second), Score())
    outcome = DALMUTI.outcome(end)
    assert outcome is not None
    assert (outcome.scores, outcome.places) == ((3, 3, 3, 3), (1, 1, 1, 1))
    assert end.match.order == (0, 2, 1, 3)


def test_DA12_twenty_hands_of_twelve_players() -> None:
    setup = Setup(12, Options(hands=20, misdeal=True, philanthropy=True))
    journal = play_out(DALMUTI, setup, [DALMUTI.bots["random"]] * 12, "a long evening")
    assert len(journal.state.match.points) == 20
    assert DALMUTI.to_act(journal.state) == ()
    assert {sum(state.hands) + sum(state.table.played) for state in journal.states} == {
        0,
        deck(12, False),
    }


def standing(hand: int, *sums: int, out: tuple[Seat, ...] = (), gifts: bool = False) -> State:
    """Return a state in a hand, numbered from 1, of a match of five with four players, with these
    points so far."""
    state = playing(dict.fromkeys(range(4), (9,)), (0, 1, 2, 3))
    options = Options(hands=5, philanthropy=gifts)
    match = replace(state.match, options=options, hand=hand, points=(sums,))
    return replace(state, match=match, table=replace(state.table, out=out))


@pytest.mark.parametrize(
    ("state", "lost"),
    [
        (standing(1, 0, 0, 0, 0), set()),
        (standing(5, 9, 6, 5, 0), {2, 3}),
        (standing(4, 9, 6, 3, 2), {3}),
        (standing(5, 9, 6, 6, 7, out=(1,)), {2}),
        (standing(5, 9, 7, 9, 9, out=(3,)), {0, 1, 2}),
        (standing(5, 9, 6, 5, 4, gifts=True), {3}),
    ],
)
def test_who_cannot_win_any_more(state: State, lost: set[Seat]) -> None:
    assert beaten(state.match, state.table) == lost


@pytest.mark.parametrize("philanthropy", [False, True])
@pytest.mark.parametrize("seed", range(6))
def test_who_cannot_win_any_more_never_wins_and_stays_so(seed: int, philanthropy: bool) -> None:
    options = Options(hands=3, philanthropy=philanthropy)
    seats = 4 + seed
    bots = [DALMUTI.bots["random"]] * seats
    journal = play_out(DALMUTI, Setup(seats, options), bots, f"beaten/{seed}")
    lost: frozenset[Seat] = frozenset()
    for state in journal.states:
        now = beaten(state.match, state.table)
        assert lost <= now
        lost = now
    outcome = DALMUTI.outcome(journal.states[-1])
    assert outcome is not None
    assert lost == {seat for seat, place in enumerate(outcome.places) if place > 1}
