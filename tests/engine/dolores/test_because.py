"""Why a gesture of the other sharer is likely, as far as the table shows it."""

from random import Random

import pytest
from msgspec.structs import replace

from engine.arena import play_out
from engine.dolores import DOLORES
from engine.dolores.bots.because import (
    ANSWERS,
    HABIT,
    KEPT,
    PAYS,
    PROMISED,
    PROMISES,
    UNKNOWN,
    because,
    grounds,
)
from engine.dolores.bots.hard import EVALUATORS, Talk, imagined
from engine.dolores.cards import CONFLIT, GESTURES, PARTAGE
from engine.dolores.payoffs import payoffs
from engine.dolores.state import NO_RECORD, Record, with_seat
from engine.game import Setup
from engine.handicap import tried
from tests.engine.dolores.positions import A, B, sharing, table


@pytest.mark.parametrize(
    ("record", "word", "told"),
    [
        (Record(3, 1, (2, 4, 0), CONFLIT), CONFLIT, (KEPT, 3, 4)),
        (Record(0, 0, (4, 0, 0), PARTAGE), CONFLIT, (PROMISED, 0, 0)),
        (Record(1, 3, (0, 4, 2), CONFLIT), CONFLIT, (UNKNOWN, 0, 0)),
        (Record(0, 0, (2, 4, 0), CONFLIT), 0, (UNKNOWN, 0, 0)),
    ],
)
def test_why_a_gesture_of_the_other_is_likely(
    record: Record, word: int, told: tuple[int, int, int]
) -> None:
    """The reason counts what B said and how often that was true, not what B did before. A fight
    does not pay whatever comes, because it brings nothing against a fight."""
    start = sharing(table(2, goods={A: (71, 72), B: (61, 62)}), (71, 73, 71, 71))
    said_so = replace(start.sharing, said=(0, word))
    records = with_seat(start.records, B, record)
    view = DOLORES.view(replace(start, records=records, sharing=said_so), A)
    basis, times, of = told
    assert because(view, 1, 1) == {"basis": basis, "times": times, "of": of, "against": 0}


def test_that_a_gesture_pays_whatever_comes() -> None:
    """In a game of `normal` robots, such a gesture brings B at least as much as any other, against
    each gesture of A."""
    journal = play_out(DOLORES, Setup(2, DOLORES.options()), [DOLORES.bots["normal"]] * 2, "pays")
    found = 0
    for state in journal.states:
        if state.phase != "gestures":
            continue
        bare = replace(state, records=(NO_RECORD, NO_RECORD))
        view = DOLORES.view(replace(bare, sharing=replace(state.sharing, said=(0, 0))), A)
        which = int(state.donor == A)
        for spot in range(3):
            if because(view, which, spot)["basis"] != PAYS:
                continue
            found += 1
            rows = payoffs(view)
            for mine in range(3):
                gains = [
                    (rows[mine][each] if which else rows[each][mine])[which] for each in range(3)
                ]
                assert gains[spot] == max(gains)
    assert found


def test_against_what_a_likely_gesture_of_the_other_is_good() -> None:
    """B may win all by a fight against a share, and one card by a dodge against a fight; a gesture
    that is hardly made needs no reason."""
    state = sharing(table(2, goods={A: (71, 72), B: (61, 62)}), (61, 63, 61, 61))
    talk = Talk(DOLORES.view(state, A))
    analysis = imagined(talk.view, Random(1), tried(2), EVALUATORS, talk.listen)
    gains = [[row[each].neighbour for row in payoffs(talk.view)] for each in range(3)]
    told = [grounds(analysis, 1, spot, 0.9) for spot in range(3)]
    for spot, each in enumerate(told):
        if each["basis"] not in (ANSWERS, PROMISES):
            continue
        for mine, gesture in enumerate(GESTURES):
            if not each["against"] & gesture:
                continue
            pays = analysis.duel.payoffs[1]
            assert pays[spot][mine] == max(row[mine] for row in pays[:3])
            if each["basis"] == ANSWERS:
                assert gains[spot][mine] > max(gains[n][mine] for n in range(3) if n != spot)
    assert told[1]["basis"] == ANSWERS and told[1]["against"] & PARTAGE
    assert told[2]["basis"] == ANSWERS and told[2]["against"] & CONFLIT
    assert grounds(analysis, 1, 1, 0.2)["basis"] == UNKNOWN


@pytest.mark.parametrize(
    ("shown", "basis"), [((0, 2, 0), ANSWERS), ((1, 3, 2), ANSWERS), ((1, 4, 1), HABIT)]
)
def test_that_a_gesture_was_mostly_shown_so_far(shown: tuple[int, int, int], basis: int) -> None:
    """A habit is a gesture shown at least three times, and in two of three cases."""
    state = sharing(table(2, goods={A: (71, 72), B: (61, 62)}), (61, 63, 61, 61))
    records = with_seat(state.records, B, Record(0, 0, shown, CONFLIT))
    talk = Talk(DOLORES.view(replace(state, records=records), A))
    analysis = imagined(talk.view, Random(1), tried(2), EVALUATORS, talk.listen)
    assert grounds(analysis, 1, 1, 0.9)["basis"] == basis
