"""The arena: rotated seats, shared luck, and one sample for each deal."""

from math import sqrt
from random import Random

import pytest
from msgspec.structs import replace

from engine.arena import play_out
from engine.arena.average import Average, student
from engine.arena.rotation import Result, play_deal, result, rotations, seated, unseated
from engine.arena.tally import Contrast, Tally
from engine.dalmuti import DALMUTI
from engine.dalmuti.state import Options as DalmutiOptions
from engine.game import Enough, Setup
from engine.random_bot import random_bot
from tests.engine.toy import WHISPERS, Give, Options, Show, State, WhispersAction, WhispersView

SETUP = Setup(3, Options())
CHANCE = random_bot(WHISPERS.legal)


def most(view: WhispersView, rng: Random, enough: Enough) -> WhispersAction:
    """Show as many fingers as the rules allow; be bold if asked."""
    return WHISPERS.legal(view)[-1]


def test_a_lineup_goes_round_until_it_sits_as_it_began() -> None:
    assert [rotations(names.split()) for names in ("a", "a a", "a b", "a b a b", "a a b")] == [
        *(1, 1, 2, 2, 3)
    ]
    for rotation in range(7):
        assert unseated(seated("abcd", rotation), rotation) == tuple("abcd")
    assert {seated("abc", rotation)[0] for rotation in range(3)} == set("abc")


def test_every_rotation_of_a_deal_meets_the_same_chance() -> None:
    given = []
    for rotation in range(3):
        bots = seated((most, CHANCE, CHANCE), rotation)
        deal = play_out(WHISPERS, SETUP, bots, "deal").actions[0]
        assert isinstance(deal, Give)
        given.append(deal)
    assert given[0] == given[1] == given[2]


def test_results_are_those_of_the_bot_wherever_it_sits() -> None:
    bots = (most, CHANCE, CHANCE)
    results = play_deal(WHISPERS, SETUP, ("most", "chance", "chance"), bots, "deal")
    assert len(results) == 3
    for rotation, found in enumerate(results):
        journal = play_out(WHISPERS, SETUP, seated(bots, rotation), "deal")
        seat = (3 - rotation) % 3
        outcome = WHISPERS.outcome(journal.state)
        assert outcome is not None
        assert (found.places[0], found.scores[0]) == (outcome.places[seat], outcome.scores[seat])
        assert Show(seat, 3) in journal.actions


def test_a_part_of_the_game_is_counted_where_it_ends() -> None:
    setup = Setup(4, DalmutiOptions(hands=3))
    journal = play_out(DALMUTI, setup, [DALMUTI.bots["random"]] * 4, "parts")
    parts = result(journal, 0).parts
    assert len(parts) == 3
    for places, points in zip(parts, journal.state.match.points, strict=True):
        assert [4 - place for place in places] == list(points)
    assert result(journal, 1).parts == tuple(unseated(places, 1) for places in parts)


def test_wins_are_shared_and_counted_in_times_the_fair_share() -> None:
    tally = Tally(["a", "b", "b", "b"])
    tally.add([Result((1, 1, 3, 4), (7, 7, 2, 1)), Result((2, 1, 3, 4), (5, 7, 2, 1))])
    a, b = tally.rows
    assert a.wins.value == 4 * (1 / 2 + 0) / 2
    assert b.wins.value == 4 * (1 / 2 + 1) / 2 / 3
    assert (a.place.value, a.score.value, a.counts) == (1.5, 6, [1, 1, 0, 0])
    assert b.counts == [2, 0, 2, 2]
    assert (tally.games, tally.deals) == (2, 1)


def test_ahead_of_an_opponent_counts_ties_half_and_parts_apart() -> None:
    tally = Tally(["a", "b", "b"])
    tally.add([Result((2, 2, 1), (0, 0, 0), ((1, 2, 3), (2, 1, 3)))])
    assert tally.pairs["a", "b"].game.value == (1 / 2 + 0) / 2
    assert tally.pairs["b", "a"].game.value == (1 / 2 + 1) / 2
    assert tally.pairs["a", "b"].parts.value == (1 + 1 / 2) / 2
    assert tally.pairs.keys() == {("a", "b"), ("b", "a")}


def test_equals_share_the_victories_evenly_however_they_fall() -> None:
    tally = Tally(["a", "a"])
    for number in range(5):
        tally.add(play_deal(WHISPERS, Setup(2, Options()), "aa", (CHANCE, CHANCE), str(number)))
    assert tally.rows[0].wins.value == pytest.approx(1)
    assert tally.rows[0].wins.margin == pytest.approx(0)
    assert not tally.pairs


def test_the_games_of_a_deal_are_one_sample() -> None:
    """If both games of a deal always end alike, ten deals of two games tell no more than ten
    games."""
    tally = Tally(["a", "b"])
    for number in range(10):
        won = Result((1, 2), (1, 0)) if number % 2 else Result((2, 1), (0, 1))
        tally.add([won, won])
    found = tally.pairs["a", "b"].game
    assert (found.value, found.size) == (0.5, 10)
    assert found.margin == pytest.approx(2.262 * sqrt(10 / 4 / 9 / 10), rel=0.01)


def test_what_a_deal_does_for_both_lineups_is_no_difference() -> None:
    one, other = Tally(["a", "b"]), Tally(["c", "b"])
    contrast = Contrast(one, other)
    lost, won = Result((2, 1), (0, 1)), Result((1, 2), (1, 0))
    for number in range(4):
        kind = [won, won] if number % 2 else [lost, won]
        contrast.add(kind, [kind[0], lost])
    assert (contrast.wins.value, contrast.wins.margin) == (1, 0)


def test_the_margin_is_students() -> None:
    found = Average()
    assert found.margin is None
    found.add(3)
    assert (found.value, found.margin) == (3, None)
    for number in (5, 7, 5):
        found.add(number)
    assert found.value == 5
    assert found.margin == pytest.approx(3.182 * sqrt(8 / 3 / 4), rel=0.01)


@pytest.mark.parametrize(
    ("freedom", "quantile", "within"),
    [(3, 3.182, 1e-2), (4, 2.776, 1e-2), (5, 2.571, 1e-2), (8, 2.306, 1e-2), (30, 2.042272, 1e-5)],
)
def test_the_interval_is_that_of_students_distribution(
    freedom: int, quantile: float, within: float
) -> None:
    assert student(freedom) == pytest.approx(quantile, rel=within)


def test_intervals_hold_the_truth_as_often_as_they_promise() -> None:
    rng, held = Random(5), 0
    for _ in range(1000):
        found = Average()
        for _ in range(8):
            found.add(sum(rng.random() for _ in range(4)))
        assert found.margin is not None
        held += abs(found.value - 2) <= found.margin
    assert 930 <= held <= 970


def test_a_game_without_parts_has_none() -> None:
    assert WHISPERS.part_places is None
    journal = play_out(WHISPERS, SETUP, [CHANCE] * 3, "x")
    assert result(journal, 0).parts == ()

    def over(state: State) -> tuple[int, ...] | None:
        return (3, 1, 2) if state.stage == 3 else None

    journal.game = replace(WHISPERS, part_places=over)
    assert result(journal, 0).parts == ((3, 1, 2),)
