"""The journal: the fold, every state kept, rewinding, branching, masking."""

import pytest

from engine.game import DEALER, Illegal, Setup
from engine.journal import Journal
from tests.engine import toy
from tests.engine.toy import WHISPERS, Answer, Begin, Give, Given, Lift, Options, Show, Shown

SETUP = Setup(3, Options())
ACTIONS = (
    Give((2, 5, 1, 3, 4)),
    Answer(1, 1),
    Begin(),
    Show(2, 3),
    Show(0, 1),
    Show(1, 2),
    Lift(),
)

WhispersJournal = Journal[toy.State, toy.WhispersView, toy.WhispersAction]


def whole() -> WhispersJournal:
    """Return the journal of a finished game of three players."""
    return Journal(WHISPERS, SETUP, ACTIONS)


def test_a_new_journal_holds_the_start() -> None:
    journal = Journal(WHISPERS, SETUP)
    assert len(journal) == 0
    assert journal.actions == []
    assert journal.states == [WHISPERS.start(SETUP)]
    assert journal.state == journal.states[0]


def test_every_state_is_kept_before_its_action() -> None:
    journal = whole()
    assert len(journal) == 7
    assert len(journal.states) == 8
    for step, action in enumerate(journal.actions):
        assert WHISPERS.apply(journal.states[step], action) == journal.states[step + 1]
    assert journal.state is journal.states[-1]


def test_append_gives_the_new_state() -> None:
    journal = Journal(WHISPERS, SETUP)
    assert journal.append(ACTIONS[0]) is journal.state
    assert journal.actions == [ACTIONS[0]]


def test_a_refused_action_leaves_the_journal_as_it_was() -> None:
    journal = Journal(WHISPERS, SETUP, ACTIONS[:4])
    actions, states = list(journal.actions), list(journal.states)
    with pytest.raises(Illegal):
        journal.append(Show(2, 1))
    assert (journal.actions, journal.states) == (actions, states)
    journal.append(ACTIONS[4])
    assert len(journal) == 5


def test_a_journal_with_a_refused_action_in_it_is_not_made() -> None:
    with pytest.raises(Illegal, match=r"whispers\.not-now"):
        Journal(WHISPERS, SETUP, (*ACTIONS[:2], Lift(), *ACTIONS[2:]))


@pytest.mark.parametrize("step", range(8))
def test_rewinding_forgets_what_came_after_and_can_be_played_again(step: int) -> None:
    journal = whole()
    journal.rewind(step)
    assert journal.actions == list(ACTIONS[:step])
    assert journal.states == whole().states[: step + 1]
    for action in ACTIONS[step:]:
        journal.append(action)
    assert journal.states == whole().states


@pytest.mark.parametrize("step", range(8))
def test_a_branch_shares_its_past_and_goes_its_own_way(step: int) -> None:
    journal = whole()
    twin = journal.branch(step)
    assert (twin.game, twin.setup) == (journal.game, journal.setup)
    assert all(mine is theirs for mine, theirs in zip(twin.states, journal.states, strict=False))
    assert len(twin.states) == step + 1
    twin.rewind(0)
    twin.append(Give((5, 4, 3, 2, 1)))
    assert journal.actions == list(ACTIONS)
    assert journal.states == whole().states
    journal.rewind(0)
    assert len(twin) == 1


@pytest.mark.parametrize("step", [-1, 8, 99])
def test_steps_that_are_not_there_are_refused(step: int) -> None:
    journal = whole()
    with pytest.raises(IndexError):
        journal.rewind(step)
    with pytest.raises(IndexError):
        journal.branch(step)
    assert len(journal) == 7


def test_a_masked_journal_is_what_a_seat_has_seen() -> None:
    begin, lift = Begin(), Lift()
    assert whole().masked(0) == [
        Given((2, 0, 0, 0, 0)),
        begin,
        Shown(2),
        Show(0, 1),
        Shown(1),
        lift,
    ]
    assert whole().masked(1) == [
        Given((0, 5, 0, 0, 0)),
        Answer(1, 1),
        begin,
        Shown(2),
        Shown(0),
        Show(1, 2),
        lift,
    ]


def test_the_dealers_actions_are_in_it_like_anyones() -> None:
    assert [action.seat for action in whole().actions] == [DEALER, 1, DEALER, 2, 0, 1, DEALER]
