"""The reasons of hints are true by the rules, on positions whose reason is known."""

from random import Random
from typing import Any

import pytest

from engine.arena import play_out
from engine.chance import dice
from engine.dalmuti import DALMUTI
from engine.dalmuti.actions import DalmutiAction, Pass, Play
from engine.dalmuti.bots.counting import unseen
from engine.dalmuti.bots.reasons import reason as dalmuti_reason
from engine.dalmuti.cards import counts
from engine.dalmuti.legal import legal
from engine.dalmuti.state import State
from engine.dolce_vita import DOLCE_VITA
from engine.dolce_vita.actions import Place
from engine.dolce_vita.award import forecast
from engine.dolce_vita.rules import apply
from engine.dolce_vita.state import State as DolceVitaState
from engine.dolores import DOLORES
from engine.dolores.actions import Announce, Commit
from engine.game import DEALER, Game, Reason, Setup
from engine.journal import Journal
from tests.engine.dalmuti.tables import J, after, lay, playing


def tried(times: int) -> Any:
    return lambda done: done >= times


def positions(game: Game[Any, Any, Any], seats: int, seed: str) -> Journal[Any, Any, Any]:
    return play_out(game, Setup(seats, game.options()), [game.bots["random"]] * seats, seed)


def taken(state: DolceVitaState, column: int) -> list[tuple[int, int]]:
    """Who takes what from a column, as things stand."""
    return [(take.seat, take.taken) for take in forecast(state)[column].takes]


@pytest.mark.parametrize("seed", ["one", "two", "three", "four"])
def test_what_a_placement_takes_it_takes_and_the_answer_named_takes_it_away(seed: str) -> None:
    assert DOLCE_VITA.advise is not None
    journal = positions(DOLCE_VITA, 3, seed)
    found = set()
    for step in range(3, len(journal), 5):
        state = journal.states[step]
        if state.turn == DEALER:
            continue
        first = DOLCE_VITA.advise(
            DOLCE_VITA.view(state, state.turn), dice(seed, step, 0), tried(60)
        )
        why, place = first[0].why, first[0].action
        assert isinstance(place, Place)
        assert all(each.why is None for each in first[1:])
        if why is None:
            continue
        found.add(why.code)
        if why.code in ("takes", "unless"):
            after, win = apply(state, place), (place.seat, why.facts["object"])
            assert win in taken(after, place.column)
        if why.code == "unless":
            assert after.turn == why.facts["seat"]
            answer = Place(after.turn, why.facts["card"], place.column)
            assert win not in taken(apply(after, answer), place.column)
        if why.code == "keeps":
            assert place.card < why.facts["card"]
    assert found


OTHERS = {1: (5, 5, 9), 2: (6, 8, 8), 3: (10, 10, 11)}


def of(state: State, action: DalmutiAction, second: DalmutiAction | None = None) -> Reason | None:
    seat = state.table.waiting[0]
    return dalmuti_reason(DALMUTI.view(state, seat), action, second, lambda: state)


def test_of_a_play_it_is_said_that_it_ends_the_hand_or_that_nobody_can_beat_it() -> None:
    best = of(playing({0: (1, 7, 7), **OTHERS}, (0, 1, 2, 3)), lay(0, 1))
    last = of(playing({0: (7, 7), **OTHERS}, (0, 1, 2, 3)), lay(0, 7, 7))
    assert (best, last) == (Reason("unbeatable"), Reason("out"))


def test_of_a_play_it_is_said_how_often_it_takes_the_trick_where_that_is_often() -> None:
    """Nobody holds three of a kind here, and a single 11 is beaten by all."""
    table = playing({0: (4, 4, 4, 11, 12), **OTHERS}, (0, 1, 2, 3))
    assert of(table, lay(0, 4, 4, 4)) == Reason("wins", {"tenths": 10})
    assert of(table, lay(0, 12)) == Reason("sheds", {"rank": 12, "number": 1})
    assert of(table, lay(0, 11)) is None


def test_of_a_pass_it_is_said_what_it_keeps() -> None:
    table = playing({0: (9, 9, 12), **OTHERS, 1: (7, 7, 7, J, 12)}, (0, 1, 2, 3))
    top = after(table, lay(0, 9, 9))
    assert of(top, Pass(1), lay(1, 7, 7)) == Reason("keeps-group", {"rank": 7, "number": 3})
    assert of(top, Pass(1), lay(1, 7, J)) == Reason("keeps-jester", {"number": 1})


def test_nobody_is_said_to_be_unable_who_can() -> None:
    """In random positions the others hold nothing that beats what is called unbeatable."""
    journal = positions(DALMUTI, 4, "hands")
    seen = 0
    for state in journal.states[:400]:
        if state.table.stage != "play":
            continue
        view = DALMUTI.view(state, state.table.waiting[0])
        for play in [each for each in legal(view) if isinstance(each, Play)][:3]:
            why = of(state, play)
            if why is None or why.code != "unbeatable":
                continue
            seen += 1
            cards, others = play.count + play.jesters, counts(unseen(view))
            assert all(
                not held or held + others[-1] < cards for held in others[: min(play.rank, 13) - 1]
            )
    assert seen


def test_a_gesture_is_chosen_against_what_the_other_will_likely_do() -> None:
    assert DOLORES.advise is not None
    journal = positions(DOLORES, 2, "wreck")
    state = next(each for each in journal.states if each.phase == "gestures")
    seat = state.waiting[0]
    first = DOLORES.advise(DOLORES.view(state, seat), Random(3), tried(2))[0]
    assert isinstance(first.action, Commit | Announce) and first.why is not None
    facts = first.why.facts
    assert facts["seat"] == 1 - seat and facts["gesture"] in (1, 2, 4)
    assert 34 <= facts["percent"] <= 100 or first.why.code == "persuades"
