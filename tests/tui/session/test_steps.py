"""The landmarks of an account: chapters, decisions, turns."""

import pytest

from engine.account import Account
from engine.dalmuti.actions import Collect, Deal, Revolution, Score, Sweep
from engine.dalmuti.state import Options
from engine.game import DEALER, EVERYONE, Seat
from tests.tui import wreckers
from tests.tui.games.dalmuti.tables import face, journey, steps_of
from tui.games.dolores.chronicle import begins_sharing
from tui.session.steps import Steps, following, preceding

SEATS = 5
PERSPECTIVES = (*range(SEATS), EVERYONE)


@pytest.mark.parametrize("seat", PERSPECTIVES)
def test_hands_and_tricks_of_dalmuti_from_every_seat_and_open(seat: Seat) -> None:
    journal = journey(SEATS, "b", Options(hands=3))
    account = Account(journal, seat)
    steps = Steps(account, face("en", SEATS))
    begins = {account.step(number): chapter.level for number, chapter in steps.chapters.items()}
    assert [step for step, level in begins.items() if level == 0] == steps_of(journal, Deal)
    tricks = steps_of(journal, Collect, Sweep, Revolution)
    assert [step for step, level in begins.items() if level == 1] == tricks


@pytest.mark.parametrize("seat", [0, 1, 2, EVERYONE])
def test_splits_of_dolores_from_every_seat_and_open(seat: Seat) -> None:
    journal = wreckers.journey(3, "3")
    account = Account(journal, seat)
    steps = Steps(account, wreckers.face())
    begins = [
        step
        for step, action in enumerate(journal.actions, 1)
        if begins_sharing(action, journal.game.view(journal.states[step], EVERYONE))
    ]
    assert [account.step(number) for number in steps.chapters] == begins


@pytest.mark.parametrize("seat", PERSPECTIVES)
def test_decisions_are_those_of_who_looks(seat: Seat) -> None:
    journal = journey(SEATS, "b", Options(hands=2))
    account = Account(journal, seat)
    steps = Steps(account, face("en", SEATS))
    own = [
        step
        for step, action in enumerate(journal.actions, 1)
        if action.seat == seat or (seat == EVERYONE and action.seat != DEALER)
    ]
    assert [account.step(number) for number in steps.decisions] == own


def test_the_game_turns_when_somebody_else_has_the_most_points() -> None:
    journal = journey(SEATS, "b", Options(hands=6))
    account = Account(journal, 0)
    steps = Steps(account, face("en", SEATS))
    turns = [account.step(number) for number in steps.turns]
    assert set(turns) <= set(steps_of(journal, Score, Revolution))
    first = steps_of(journal, Score)[0]
    assert first in turns  # before it nobody led


def test_no_game_turns_before_there_is_a_lead() -> None:
    for seed in "1234":
        account = Account(wreckers.journey(3, seed), EVERYONE)
        assert 1 not in Steps(account, wreckers.face()).turns  # the deal


def test_the_next_and_the_last_of_some_numbers() -> None:
    numbers = [3, 5, 9]
    assert [following(numbers, at, 99) for at in (0, 3, 4, 9)] == [3, 5, 5, 99]
    assert [preceding(numbers, at, 0) for at in (0, 3, 4, 99)] == [0, 0, 3, 9]
