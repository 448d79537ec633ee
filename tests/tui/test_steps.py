"""The steps of a game as a seat learnt of them: numbers, chapters, decisions, turns."""

import pytest

from engine.dalmuti.actions import Collect, Deal, Decline, Revolution, Score, Sweep
from engine.dalmuti.state import Options, to_act
from engine.game import DEALER, EVERYONE, Seat
from tests.tui import wreckers
from tests.tui.dalmuti_tables import face, journey, steps_of
from tui.games.dolores.telling import begins_sharing
from tui.session.steps import Steps, following, preceding

SEATS = 5
PERSPECTIVES = (*range(SEATS), EVERYONE)


@pytest.mark.parametrize("seat", PERSPECTIVES)
def test_hands_and_tricks_of_dalmuti_from_every_seat_and_open(seat: Seat) -> None:
    journal = journey(SEATS, "b", Options(hands=3))
    steps = Steps(journal, face("en", SEATS), seat)
    begins = {steps.step(number): chapter.level for number, chapter in steps.chapters.items()}
    assert [step for step, level in begins.items() if level == 0] == steps_of(journal, Deal)
    tricks = steps_of(journal, Collect, Sweep, Revolution)
    assert [step for step, level in begins.items() if level == 1] == tricks


@pytest.mark.parametrize("seat", [0, 1, 2, EVERYONE])
def test_sharings_of_dolores_from_every_seat_and_open(seat: Seat) -> None:
    journal = wreckers.journey(3, "3")
    steps = Steps(journal, wreckers.face(), seat)
    begins = [
        step
        for step, action in enumerate(journal.actions, 1)
        if begins_sharing(action, journal.game.view(journal.states[step], EVERYONE))
    ]
    assert [steps.step(number) for number in steps.chapters] == begins


@pytest.mark.parametrize("seat", PERSPECTIVES)
def test_decisions_are_those_of_who_looks(seat: Seat) -> None:
    journal = journey(SEATS, "b", Options(hands=2))
    steps = Steps(journal, face("en", SEATS), seat)
    own = [
        step
        for step, action in enumerate(journal.actions, 1)
        if action.seat == seat or (seat == EVERYONE and action.seat != DEALER)
    ]
    assert [steps.step(number) for number in steps.decisions] == own


def test_what_a_seat_never_learnt_of_takes_no_number() -> None:
    for seed in (f"{n}" for n in range(200)):
        journal = journey(SEATS, seed, Options(hands=3))
        declined = steps_of(journal, Decline)
        if declined:
            break
    step = declined[0]
    asked = journal.actions[step - 1].seat
    other = next(seat for seat in range(SEATS) if seat != asked)
    assert asked in to_act(journal.states[step - 1])
    theirs = Steps(journal, face("en", SEATS), other)
    assert theirs.step(theirs.number(step)) == step - 1
    assert theirs.last < Steps(journal, face("en", SEATS), asked).last
    assert [theirs.step(n) for n in range(theirs.last + 1)] == sorted(
        {theirs.step(n) for n in range(theirs.last + 1)}
    )


def test_the_game_turns_when_somebody_else_has_the_most_points() -> None:
    journal = journey(SEATS, "b", Options(hands=6))
    steps = Steps(journal, face("en", SEATS), 0)
    turns = [steps.step(number) for number in steps.turns]
    assert set(turns) <= set(steps_of(journal, Score, Revolution))
    first = steps_of(journal, Score)[0]
    assert first in turns  # before it nobody led


def test_the_next_and_the_last_of_some_numbers() -> None:
    numbers = [3, 5, 9]
    assert [following(numbers, at, 99) for at in (0, 3, 4, 9)] == [3, 5, 5, 99]
    assert [preceding(numbers, at, 0) for at in (0, 3, 4, 99)] == [0, 0, 3, 9]
