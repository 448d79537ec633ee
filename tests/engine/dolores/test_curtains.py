"""People at one keyboard: the screen is handed over less often than they decide."""

from collections import Counter

import pytest

from engine.chance import dice, pick
from engine.conductor import NOBODY, Ask, Conductor, Cue, Deal, Hand, Look, Over, Think
from engine.dolores import DOLORES
from engine.dolores.actions import Announce, Commit, DoloresAction, Draw, HandOn, Pass, Play
from engine.dolores.cards import LANTERNE, Gesture
from engine.dolores.phases import GESTURES
from engine.dolores.views import DoloresView
from engine.game import Seat, Setup
from engine.journal import Journal
from engine.table import Table
from tests.engine.dolores.positions import FOUR, A, B, C, play, table


def played(players: int, people: set[Seat], seed: int) -> tuple[int, int]:
    """Play a game of people who share a keyboard. Return how often the keyboard was handed over,
    and how often the people decided."""
    journal = Journal(DOLORES, Setup(players, DOLORES.options()))
    conductor = Conductor(Table(journal, str(seed)), [people])
    curtains = decisions = 0
    chosen: Counter[Seat] = Counter()
    """How often each was handed the keyboard to choose, since the dealer's last action."""

    def wish(cue: Ask | Think) -> DoloresAction:
        view, rng = DOLORES.view(journal.state, cue.seat), dice(str(seed), len(journal), cue.seat)
        action = DOLORES.bots["random"](view, rng, bool)
        if isinstance(cue, Think) or cue.aloud is not False:
            return action
        return pick([each for each in DOLORES.legal(view) if type(each) is not Announce], rng)

    while not isinstance(cue := conductor.cues[0], Over):
        match cue:
            case Deal():
                conductor.deal()
                chosen.clear()
            case Hand(station, seat):
                curtains += 1
                chosen[seat] += journal.state.phase == GESTURES
                assert chosen[seat] < 2, "one curtain a person for each secret choice"
                conductor.arrived(station, seat)
            case Look(station, _):
                conductor.done_looking(station)
            case Think() | Ask():
                acted = conductor.act(wish(cue))
                decisions += acted and isinstance(cue, Ask)
    return curtains, decisions


@pytest.mark.parametrize(
    ("players", "people"), [(2, {0, 1}), (3, {0, 1}), (3, {0, 1, 2}), (4, {0, 1, 2, 3})]
)
def test_there_are_fewer_curtains_than_decisions(players: int, people: set[Seat]) -> None:
    for seed in range(4):
        curtains, decisions = played(players, people, seed)
        assert curtains < decisions


def test_one_person_against_robots_needs_no_curtain_though_others_look_on() -> None:
    journal = Journal(DOLORES, Setup(3, DOLORES.options(simple=True)))
    conductor = Conductor(Table(journal, "s"), [{0, 2}])
    while not isinstance(cue := conductor.cues[0], Ask):
        assert isinstance(cue, Deal | Think)
        if isinstance(cue, Deal):
            conductor.deal()
        else:
            conductor.act(Commit(cue.seat, 1))
    view = conductor.table.view(cue.seat)
    assert isinstance(view, DoloresView) and cue.openly
    assert conductor.at(0) not in (0, 2)


def test_who_chooses_beside_a_robot_may_say_a_word_or_choose() -> None:
    """Only A knows the cards that a Lanterne showed, so that nobody may look on."""
    journal = Journal(DOLORES, Setup(3, DOLORES.options()))
    lit = play(table(3, bottles={A: [LANTERNE]}), HandOn(), Play(A, LANTERNE), Draw(FOUR), Pass(A))
    journal.states[-1] = lit
    conductor = Conductor(Table(journal, "s"), [{A, C}])
    assert not conductor.act(Commit(B, 1)), "what a robot wants waits until the people have chosen"
    conductor.arrived(0, A)
    assert conductor.cues == (Ask(0, A),)


def test_two_who_share_talk_openly_until_neither_has_a_word_and_then_choose_in_secret() -> None:
    journal = Journal(DOLORES, Setup(2, DOLORES.options(simple=True)))
    conductor = Conductor(Table(journal, "s"), [{0, 1}])
    while not isinstance(cue := conductor.cues[0], Ask):
        conductor.deal()
    one, two = journal.state.waiting

    def word(seat: Seat) -> Ask:
        return Ask(0, seat, openly=True, aloud=True)

    def wanted() -> tuple[Cue, ...]:
        return conductor.cues

    assert cue == word(one) and conductor.at(0) == NOBODY
    assert not conductor.act(Commit(one, 1)), "nothing said, and nothing chosen"
    assert wanted() == (word(two),)
    assert conductor.act(Announce(two, Gesture(2)))
    assert wanted() == (word(one),), "a word may be answered"
    assert not conductor.act(Pass(one))
    assert wanted() == (word(two),)
    assert not conductor.act(Pass(two))
    for seat in (one, two):
        assert wanted() == (Hand(0, seat),)
        conductor.arrived(0, seat)
        assert wanted() == (Ask(0, seat, aloud=False),)
        assert conductor.act(Commit(seat, 1))
    assert isinstance(conductor.cues[0], Deal)


def test_robots_talk_before_either_chooses_and_each_may_answer_a_word() -> None:
    journal = Journal(DOLORES, Setup(3, DOLORES.options(simple=True)))
    conductor = Conductor(Table(journal, "s"), [])
    while not (isinstance(cue := conductor.cues[0], Think) and cue.aloud):
        assert isinstance(cue, Deal)
        conductor.deal()
    one, two = journal.state.waiting
    thought = []
    for action, counts in (
        (Commit(one, 1), False),
        (Announce(two, Gesture(2)), True),
        (Commit(one, 1), False),
        (Commit(two, 1), False),
        (Commit(one, 1), True),
        (Commit(two, 1), True),
    ):
        (cue,) = conductor.cues
        assert isinstance(cue, Think)
        thought.append((cue.seat, cue.aloud))
        assert conductor.act(action) == counts
    assert thought == [
        (one, True),
        (two, True),
        (one, True),
        (two, True),
        (one, False),
        (two, False),
    ]
