"""The robots of Dolce Vita: legal, the same again, and in order of strength."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.arena import forever, play_out
from engine.chance import dice
from engine.dolce_vita import DOLCE_VITA
from engine.dolce_vita.actions import Place
from engine.dolce_vita.choosing import prospect
from engine.dolce_vita.state import DolceVitaView
from engine.frame import DEALER, LEVELS, Setup
from engine.journal import Journal


def position(seats: int, seed: str, steps: int) -> DolceVitaView:
    """What a player to place sees after so many steps of random play."""
    journal = Journal(DOLCE_VITA, Setup(seats, DOLCE_VITA.options()))
    while True:
        seat = DOLCE_VITA.to_act(journal.state)[0]
        rng = dice(seed, len(journal), seat)
        if seat == DEALER:
            journal.append(DOLCE_VITA.deal(journal.state, rng))
            continue
        view = DOLCE_VITA.view(journal.state, seat)
        last = view.round == view.rounds and sum(map(int.bit_count, view.hands)) == seats + 1
        if len(journal) >= steps or last:
            return view
        journal.append(DOLCE_VITA.bots["random"](view, rng, forever))


def test_the_levels_are_named_weakest_first() -> None:
    assert list(DOLCE_VITA.bots) == [level for level in LEVELS if level in DOLCE_VITA.bots]
    assert list(DOLCE_VITA.bots)[:3] == ["random", "easy", "normal"]


@pytest.mark.parametrize("level", ["random", "easy", "normal"])
@given(seats=st.integers(3, 5), seed=st.text(max_size=5), steps=st.integers(0, 140))
def test_every_choice_is_legal_and_comes_again(
    level: str, seats: int, seed: str, steps: int
) -> None:
    view = position(seats, seed, steps)
    bot = DOLCE_VITA.bots[level]
    chosen = bot(view, dice(seed, steps, view.seat), forever)
    assert chosen in DOLCE_VITA.legal(view)
    assert bot(view, dice(seed, steps, view.seat), forever) == chosen


def shares(better: str, worse: str, seats: int, games: int) -> float:
    """How many times its fair share of victories one robot wins among others."""
    won = 0.0
    for game in range(games):
        bots = [DOLCE_VITA.bots[worse]] * seats
        bots[game % seats] = DOLCE_VITA.bots[better]
        setup = Setup(seats, DOLCE_VITA.options())
        outcome = DOLCE_VITA.outcome(play_out(DOLCE_VITA, setup, bots, f"order {game}").state)
        assert outcome is not None
        if outcome.places[game % seats] == 1:
            won += 1 / outcome.places.count(1)
    return won * seats / games


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_each_level_beats_the_one_below(seats: int) -> None:
    assert shares("easy", "random", seats, 40) > 1.5
    assert shares("normal", "easy", seats, 40) > 1.5


def test_the_beginner_takes_the_best_object_in_sight() -> None:
    view = position(3, "x", 1)
    best = max(range(7), key=lambda column: view.columns[column][0] % 10)
    chosen = DOLCE_VITA.bots["easy"](view, dice("x", 1, 0), forever)
    assert isinstance(chosen, Place)
    assert view.columns[chosen.column][0] % 10 >= view.columns[best][0] % 10 - 1


def test_a_prospect_is_a_share_of_the_victory() -> None:
    none = (0,) * 7
    goods = ((7, 7, 0, 0, 0, 0, 0), none, none)
    money = ((0, 0), (2, 1), (0, 0))
    parts = [prospect(goods, money, seat, 0) for seat in range(3)]
    assert sum(parts) == pytest.approx(1)
    assert parts[0] > 0.99 > parts[1] > parts[2]
    # A lead in goods is worth less with rounds to come than it is at the end; money keeps.
    assert prospect(goods, money, 0, 3) < prospect(goods, money, 0, 1) < parts[0]
