"""A table: whose decision is due, the dealer's dice, submitting, and undo."""

import pytest

from engine.dalmuti import DALMUTI
from engine.dalmuti.actions import Pass
from engine.dolce_vita import DOLCE_VITA
from engine.dolce_vita.actions import Award, DolceVitaAction, Place
from engine.dolce_vita.cards import Column
from engine.dolce_vita.state import Options as DolceVitaOptions
from engine.dolce_vita.state import State
from engine.dolce_vita.views import DolceVitaView
from engine.game import DEALER, Illegal, Outcome, Setup
from engine.journal import Journal
from engine.table import Table
from tests.engine import toy
from tests.engine.dalmuti.tables import lay, playing
from tests.engine.toy import WHISPERS, Answer, Begin, Give, Lift, Show

WhispersTable = Table[toy.State, toy.WhispersView, toy.WhispersAction]

GAME = (
    Give((2, 5, 1, 3, 4)),
    Answer(1, 1),
    Begin(),
    Show(2, 3),
    Show(0, 1),
    Show(1, 2),
    Lift(),
)


def whispers(steps: int = 0, seed: str = "seed") -> WhispersTable:
    """Return a table of three players after the first steps of GAME."""
    return Table(Journal(WHISPERS, Setup(3, toy.Options()), GAME[:steps]), seed)


def dolce_vita() -> Table[State, DolceVitaView, DolceVitaAction]:
    """Return a table of three players after the deal."""
    table = Table(Journal(DOLCE_VITA, Setup(3, DolceVitaOptions())), "seed")
    table.submit(table.deal())
    return table


def test_the_table_tells_who_must_decide() -> None:
    acting = [whispers(steps).to_act for steps in range(len(GAME) + 1)]
    assert acting == [(DEALER,), (1,), (DEALER,), (0, 1, 2), (0, 1), (1,), (DEALER,), ()]


def test_the_outcome_is_there_when_nobody_must_decide() -> None:
    assert whispers(len(GAME) - 1).outcome is None
    assert whispers(len(GAME)).outcome == Outcome((3, 1, 2), (3, 14, 4), "lifted")


def test_a_view_is_the_seats() -> None:
    table = whispers(5)
    assert table.view(0) == WHISPERS.view(table.journal.state, 0)
    assert table.view(0).deck == (2, 0, 0, 0, 0)
    assert table.view(0).shown == (1, 0, 9)


def test_the_dealers_action_is_made_and_not_yet_submitted() -> None:
    table = whispers()
    action = table.deal()
    assert len(table.journal) == 0
    table.submit(action)
    assert table.journal.actions == [action]


def test_the_same_seed_meets_the_same_cards_also_after_a_take_back() -> None:
    table = whispers()
    first = table.deal()
    table.submit(first)
    table.journal.rewind(0)
    assert table.deal() == first == whispers().deal()


def test_other_seeds_meet_other_cards() -> None:
    assert len({whispers(seed=f"{n}").deal() for n in range(50)}) > 20


@pytest.mark.parametrize("action", [Show(2, 1), Begin(), Lift(), Show(3, 1), Answer(-2, 1)])
def test_who_is_not_to_act_cannot_submit(action: toy.WhispersAction) -> None:
    table = whispers(4)
    with pytest.raises(Illegal) as refusal:
        table.submit(action)
    assert (refusal.value.code, refusal.value.facts) == ("not-your-turn", {"seat": action.seat})
    assert len(table.journal) == 4


def test_what_the_rules_refuse_is_not_taken_in() -> None:
    table = whispers(4)
    with pytest.raises(Illegal, match=r"whispers\.not-now"):
        table.submit(Show(0, 7))
    assert len(table.journal) == 4


def test_the_last_decision_can_be_taken_back_before_and_after_others_moved() -> None:
    table = dolce_vita()
    table.submit(Place(0, 1, Column(0)))
    assert table.take_back_to(0, {0}) == 1
    table.submit(Place(1, 1, Column(0)))
    table.submit(Place(2, 1, Column(0)))
    assert table.take_back_to(0, {0}) == 1
    table.submit(Place(0, 2, Column(0)))
    assert table.take_back_to(0, {0}) == 4


def test_after_a_take_back_the_decision_before_can_be_taken_back_too() -> None:
    table = dolce_vita()
    for number in (1, 2):
        for seat in range(3):
            table.submit(Place(seat, number, Column(0)))
    for expected in (4, 1):
        step = table.take_back_to(0, {0})
        assert step == expected
        table.journal.rewind(step)
        assert table.to_act == (0,)
    assert table.take_back_to(0, {0}) is None


def test_what_could_not_be_done_otherwise_is_not_what_is_taken_back() -> None:
    """A forced pass would be made again at once, so that it is skipped. But where others play, too,
    that would tell them that the pass was no choice."""
    state = playing({0: (9, 12), 1: (10, 12), 2: (11, 12), 3: (11, 12)}, (0, 1, 2, 3))
    journal = Journal(DALMUTI, Setup(4, DALMUTI.options()))
    journal.states[:] = [state]
    table = Table(journal, "seed")
    for action in (lay(0, 9), Pass(1)):
        table.submit(action)
    assert table.take_back_to(0, {0}) == 0
    assert table.take_back_to(1, {1}) is None
    assert table.take_back_to(1, {1, 3}) == 1


def test_automatic_steps_that_show_nothing_hidden_can_be_taken_back() -> None:
    table = dolce_vita()
    for number in (1, 2, 3, 4, 5):
        for seat in range(3):
            table.submit(Place(seat, number, Column(0)))
    table.submit(Award(Column(0)))
    assert table.take_back_to(0, {0}) == 13


def test_who_has_decided_nothing_has_nothing_to_take_back() -> None:
    table = dolce_vita()
    assert table.take_back_to(0, {0}) is None
    table.submit(Place(0, 1, Column(0)))
    assert table.take_back_to(1, {1}) is None


def test_nobody_takes_back_over_the_decision_of_another_human() -> None:
    table = dolce_vita()
    table.submit(Place(0, 1, Column(0)))
    table.submit(Place(1, 1, Column(0)))
    assert table.take_back_to(0, {0, 1}) is None
    assert table.take_back(0, {0, 1}) is None and len(table.journal) == 3
    assert table.take_back_to(1, {0, 1}) == 2
    assert table.take_back_to(0, {0, 2}) == 1


def test_choices_made_at_once_can_be_taken_back_until_they_are_shown() -> None:
    assert whispers(6).take_back_to(0, {0}) == 4
    assert whispers(6).take_back_to(2, {2}) == 3
    assert whispers(7).take_back_to(0, {0}) is None


def test_what_was_hidden_from_any_human_is_not_seen_twice() -> None:
    assert whispers(6).take_back_to(0, {0, 2}) == 4
    assert whispers(7).take_back_to(1, {1, 2}) is None
    assert whispers(1).take_back_to(1, {1}) is None
