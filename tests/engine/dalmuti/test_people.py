"""What robots with a character do as people at a table do; robots whose level is measured do
not."""

from collections.abc import Mapping

import pytest
from msgspec.structs import replace

from engine.chance import dice
from engine.character import NEUTRAL, Character
from engine.dalmuti import DALMUTI
from engine.dalmuti.actions import DalmutiAction, Gift, Pass, Play
from engine.dalmuti.cards import deck
from engine.dalmuti.state import State
from engine.game import Seat, bots_of
from tests.engine.dalmuti.tables import J, after, dealt, lay, playing

ORDER = (0, 1, 2, 3)


def chosen(state: State, seat: Seat, character: Character) -> DalmutiAction:
    """Return what a `normal` robot of a character does at a seat."""
    bot = bots_of(DALMUTI, character)["normal"]
    return bot(DALMUTI.view(state, seat), dice("people", 0, seat), lambda done: done > 0)


def answering(hands: Mapping[Seat, tuple[int, ...]], led: Play) -> State:
    """Return the state in which seat 1 answers a lead of seat 0, late in a hand: all other cards
    have been played."""
    state = playing(hands, ORDER)
    gone = deck(len(ORDER), False) - sum(state.hands)
    return after(replace(state, table=replace(state.table, played=(gone, 0, 0, 0))), led)


@pytest.mark.parametrize(
    ("hands", "led", "out", "neutral"),
    [
        # Nobody can beat these triples: a pair of 7s takes the trick, and the rest goes out.
        (
            {0: (9, 9, 10, 12), 1: (7, 7, 7, 9, 9, 9), 2: (5, 10, 12), 3: (4, 11, 11)},
            lay(0, 9, 9),
            lay(1, 7, 7),
            Pass(1),
        ),
        # The eights surely take the trick, and the tens go last; not the other way round.
        (
            {0: (11, 11, 9, 9), 1: (8, 8, 10, 10), 2: (12, 12, 9), 3: (9, 9, 12)},
            lay(0, 11, 11),
            lay(1, 8, 8),
            lay(1, 10, 10),
        ),
    ],
)
def test_an_answer_with_which_one_surely_goes_out_is_played(
    hands: dict[Seat, tuple[int, ...]], led: Play, out: Play, neutral: DalmutiAction
) -> None:
    state = answering(hands, led)
    assert chosen(state, 1, Character(bold=0.4)) == out
    assert chosen(state, 1, NEUTRAL) == neutral, "levels are measured without it"


def test_no_jester_is_kept_alone() -> None:
    """Two robots of an evening were left with a Jester, which alone beats nothing."""
    hands = {0: (11, 11, 11, 12), 1: (10, 10, 10, J), 2: (5, 9, 9, 9), 3: (4, 8, 8)}
    state = answering(hands, lay(0, 11, 11, 11))
    assert chosen(state, 1, NEUTRAL) == lay(1, 10, 10, 10)
    assert chosen(state, 1, Character(bold=0.6)) == lay(1, 10, 10, J)


def test_who_holds_but_one_card_is_kept_from_going_out() -> None:
    """After “Watch out, everybody!” a robot once laid an 8, and a player went out on it with the
    card paid to her as tax."""
    hands = {0: (9, 12, 12), 1: (3, 4, 5, 8, 9, 9, 9, 12, 12, 12), 2: (4,), 3: (6, 6, 7, 10)}
    state = answering(hands, lay(0, 9))
    assert chosen(state, 1, NEUTRAL) == lay(1, 8)
    assert chosen(state, 1, Character(vengeful=0.9)) in (lay(1, 3), lay(1, 4), lay(1, 5))
    free = answering({**hands, 2: (4, 5)}, lay(0, 9))
    assert chosen(free, 1, Character(vengeful=0.9)) == lay(1, 8), "nobody is that near"


@pytest.mark.parametrize(("left", "led"), [((2,), lay(0, 7, 7)), ((2, 3), lay(0, 11))])
def test_no_single_card_is_led_to_who_has_but_one(left: tuple[int, ...], led: Play) -> None:
    """A robot that held a pair once led a single card, on which a player went out."""
    held = {0: (7, 7, 8, 10, 11), 1: left, 2: (4, 4, 5), 3: (5, 6, 9)}
    state = playing(held, ORDER)
    assert chosen(state, 0, Character(bold=0.4)) == led
    assert chosen(state, 0, NEUTRAL) == lay(0, 11), "levels are measured without it"


def test_no_good_single_card_is_given_for_a_pair_of_bad_ones() -> None:
    """A robot once gave a 5 and a 6 away and kept a pair of 12s."""
    held = (3, 5, 6, 7, 7, 8, 8, 9, 9, 10, 10, 12, 12)
    state = dealt({0: held}, (0, 1, 2, 3, 4, 5)).state
    assert chosen(state, 0, Character(bold=0.4)) == Gift(0, (12, 12))
    assert chosen(state, 0, NEUTRAL) == Gift(0, (5, 6)), "levels are measured without it"


@pytest.mark.parametrize(
    ("hand", "led", "neutral"),
    [
        # Four sevens that four sixes alone could beat, and an eight that goes last.
        ((7, 7, 7, 7, 8), lay(1, 7, 7, 7, 7), lay(1, 8)),
        # The same with one group more: a pair can still be played on somebody else's lead.
        ((7, 7, 7, 7, 8, 11, 11), lay(1, 7, 7, 7, 7), lay(1, 11, 11)),
        ((2, 7, 7, 12), lay(1, 12), lay(1, 12)),
    ],
)
def test_a_large_group_that_likely_takes_the_trick_is_led_before_the_end(
    hand: tuple[int, ...], led: Play, neutral: Play
) -> None:
    """A robot with four 7s and an 8 once led the 8, and was third."""
    hands = {0: (6, 9, 10, 12), 1: hand, 2: (6, 6, 10, 12), 3: (6, 3, 11, 12)}
    state = playing(hands, ORDER, 1)
    gone = deck(len(ORDER), False) - sum(state.hands)
    state = replace(state, table=replace(state.table, played=(gone, 0, 0, 0)))
    assert chosen(state, 1, Character()._replace(bold=0.4)) == led
    assert chosen(state, 1, NEUTRAL) == neutral


@pytest.mark.parametrize(
    ("hand", "stop"),
    [
        ((5, 5, 5, 8, 8, 8, J), lay(1, 5, 5)),
        ((5, 8, 8, 8, J), lay(1, 5, J)),
        ((5, 8, 8, 8), Pass(1)),
    ],
)
def test_who_is_about_to_lead_a_last_card_is_stopped(
    hand: tuple[int, ...], stop: DalmutiAction
) -> None:
    """A robot that could spare 5s and a Jester once let a pair of 6s pass, and then a last card."""
    hands = {0: (6, 6, 12), 1: hand, 2: (9, 10, 11, 12, 12, 12), 3: (9, 10, 11, 12, 11, 4)}
    state = answering(hands, lay(0, 6, 6))
    assert chosen(state, 1, Character(bold=0.1)) == stop
