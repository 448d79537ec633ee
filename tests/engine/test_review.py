"""Judging decisions: a better one is found, with no more knowledge than the seat had."""

import dataclasses
from random import Random
from typing import Any

import msgspec
import pytest

from engine.arena import play_out
from engine.chance import dice
from engine.dolce_vita import DOLCE_VITA
from engine.game import DEALER, Prospect, Setup
from engine.random_bot import random_bot
from engine.registry import GAMES, game_named
from engine.review import decided, judge
from tests.engine.toy import WHISPERS


def some(iterations: int) -> bool:
    return iterations >= 20


def test_the_cost_is_what_the_best_was_worth_more() -> None:
    journal = play_out(DOLCE_VITA, Setup(3, DOLCE_VITA.options()), [_first] * 3, "cost")
    state, action = journal.states[1], journal.actions[1]
    view = DOLCE_VITA.view(state, action.seat)
    legal = DOLCE_VITA.legal(view)

    def advise(*_: Any) -> tuple[Prospect[Any], ...]:
        return Prospect(legal[3], 0.6, 9), Prospect(action, 0.4, 5), Prospect(legal[2], 0.1, 2)

    game = _advised(advise)
    verdict = judge(game, view, action, Random(1), some)
    assert verdict is not None and verdict.choices[0].action == legal[3]
    assert verdict.choices[verdict.taken].action == action
    assert verdict.cost == pytest.approx(0.2)
    best = judge(game, view, legal[3], Random(1), some)
    assert best is not None and best.cost == 0
    left_out = judge(game, view, legal[-1], Random(1), some)
    assert left_out is not None and left_out.cost == pytest.approx(0.5)


def _first(view: Any, rng: Random, enough: Any) -> Any:
    return DOLCE_VITA.legal(view)[0]


def _advised(advise: Any) -> Any:
    return dataclasses.replace(DOLCE_VITA, advise=advise)


def test_the_dealer_is_not_judged_nor_who_had_no_choice() -> None:
    journal = play_out(DOLCE_VITA, Setup(3, DOLCE_VITA.options()), [_first] * 3, "forced")

    def advise(view: Any, *_: Any) -> tuple[Prospect[Any], ...]:
        legal = DOLCE_VITA.legal(view)
        assert len(legal) > 1
        return tuple(Prospect(each, 0.5, 1) for each in legal)

    for state, action in zip(journal.states, journal.actions, strict=False):
        view = DOLCE_VITA.view(state, action.seat)
        free = action.seat != DEALER and len(DOLCE_VITA.legal(view))
        verdict = judge(_advised(advise), view, action, Random(1), some)
        assert (verdict is not None) == (free > 1)


def test_a_game_that_cannot_advise_is_not_judged() -> None:
    journal = play_out(
        WHISPERS, Setup(3, WHISPERS.options()), [random_bot(WHISPERS.legal)] * 3, "x"
    )
    for step in range(1, len(journal) + 1):
        assert judge(WHISPERS, *decided(journal, step), Random(1), some) is None


@pytest.mark.parametrize("name", GAMES)
def test_every_game_judges_a_whole_game_of_random_players(name: str) -> None:
    game = game_named(name)
    seats = game.seats[1]
    journal = play_out(game, Setup(seats, game.options()), [game.bots["random"]] * seats, "r")
    judged, costly = 0, 0
    steps = range(len(journal))[:: max(len(journal) // 40, 1)]
    for step in steps:
        view, action = decided(journal, step + 1)
        verdict = judge(game, view, action, dice("r", step, 0), some)
        if verdict is not None:
            judged += 1
            costly += verdict.cost > 0.01
            assert all(0 <= each.worth <= 1 for each in verdict.choices)
            best = verdict.choices[0].action
            assert best in game.legal(view)
            msgspec.json.decode(msgspec.json.encode(best), type=game.actions)
    assert judged > 3 and costly
