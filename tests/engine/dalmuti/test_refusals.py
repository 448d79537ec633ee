"""The refusals of actions at the wrong moment; other refusals are tested with their rule."""

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings

from engine.dalmuti import DALMUTI
from engine.dalmuti.actions import (
    Collect,
    Deal,
    Decline,
    Draw,
    Gift,
    Pass,
    Play,
    Revolution,
    Score,
    Send,
    Show,
    Sweep,
)
from engine.dalmuti.cards import Rank
from engine.game import DEALER, Setup
from tests.engine.dalmuti.tables import deal_of, hands_with, refused, some_options
from tests.engine.journeys import Journey, Plan, plans

STAGES: dict[type, str] = {
    Draw: "draw",
    Show: "deal",
    Send: "send",
    Deal: "deal",
    Gift: "tax",
    Revolution: "tax",
    Decline: "tax",
    Collect: "tax",
    Play: "play",
    Pass: "play",
    Sweep: "sweep",
    Score: "score",
}

EVERY_KIND = (
    Draw((1, 2, 3, 4)),
    Show(Rank(9), 1),
    Send(0, 1),
    deal_of(hands_with({})),
    Gift(0, (9, 9)),
    Revolution(0),
    Decline(0),
    Collect(),
    Play(0, Rank(9), 1, 0),
    Pass(0),
    Sweep(),
    Score(),
)


@settings(max_examples=40)
@given(plan=plans(DALMUTI, some_options(2)))
def test_every_action_has_its_stage(plan: Plan) -> None:
    journey = Journey(DALMUTI, plan, 9999)
    for step in journey.spots(25):
        state = journey.states[step]
        stage = state.table.stage
        if step < len(journey.actions):
            assert STAGES[type(journey.actions[step])] == stage
        for action in EVERY_KIND:
            if STAGES[type(action)] != stage:
                refusal = refused(state, action)
                assert (refusal.code, refusal.facts) == ("dalmuti.not-now", {"stage": stage})


def test_every_kind_of_action_is_tried() -> None:
    assert {type(action) for action in EVERY_KIND} == set(STAGES) == set(DALMUTI.actions.__args__)


@pytest.mark.parametrize(
    "text",
    [
        '{"do":"play","seat":0,"rank":14,"count":1,"jesters":0}',
        '{"do":"play","seat":12,"rank":9,"count":1,"jesters":0}',
        '{"do":"play","seat":0,"rank":9,"count":13,"jesters":0}',
        '{"do":"play","seat":0,"rank":9,"count":1,"jesters":3}',
        '{"do":"play","seat":0,"rank":9,"count":1}',
        '{"do":"play","seat":-1,"rank":9,"count":1,"jesters":0}',
        '{"do":"gift","seat":0,"cards":[]}',
        '{"do":"gift","seat":0,"cards":[1,2,3]}',
        '{"do":"draw","cards":[1,2,3]}',
        '{"do":"deal","hands":[[1],[2],[3],[4]]}',
        '{"do":"sweep","seat":-1}',
        '{"do":"own-deal","hand":[0,0,0,0,0,0,0,0,0,0,0,0,0]}',
        '{"do":"some-gift","seat":0}',
    ],
)
def test_a_save_with_such_an_action_is_not_read(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=DALMUTI.actions)


def test_the_dealer_begins() -> None:
    for seats in DALMUTI.seats:
        state: Any = DALMUTI.start(Setup(seats, DALMUTI.options()))
        assert DALMUTI.to_act(state) == (DEALER,)
