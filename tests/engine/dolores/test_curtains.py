"""People at one keyboard: the screen is handed over more seldom than somebody decides."""

import pytest

from engine.chance import dice
from engine.conductor import Ask, Conductor, Deal, Hand, Look, Over, Think
from engine.dolores import DOLORES
from engine.dolores.actions import Commit, DoloresAction
from engine.dolores.views import DoloresView
from engine.game import Seat, Setup
from engine.journal import Journal
from engine.table import Table


def played(players: int, people: set[Seat], seed: int) -> tuple[int, int]:
    """Play a game of people who share a keyboard, and return how often it was handed over, and how
    often they decided."""
    journal = Journal(DOLORES, Setup(players, DOLORES.options()))
    conductor = Conductor(Table(journal, str(seed)), [people])
    curtains = decisions = 0

    def wish(seat: Seat) -> DoloresAction:
        return DOLORES.bots["random"](
            DOLORES.view(journal.state, seat), dice(str(seed), len(journal), seat), bool
        )

    while not isinstance(cue := conductor.cues[0], Over):
        match cue:
            case Deal():
                conductor.deal()
            case Hand(station, seat):
                curtains += 1
                conductor.arrived(station, seat)
            case Look(station, _):
                conductor.done_looking(station)
            case Think(seat) | Ask(_, seat):
                decisions += isinstance(cue, Ask)
                conductor.act(wish(seat))
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
