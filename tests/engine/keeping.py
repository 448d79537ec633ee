"""The checks that any game must pass: of turns, legal actions, saving, cards, and the end.

Every check takes a Journey, a whole random game.
"""

from collections.abc import Iterable
from typing import Any

import msgspec
import pytest
from msgspec import inspect

from engine.chance import pick, shuffled
from engine.game import DEALER, EVERYONE, Game, Setup, rank
from tests.engine.journeys import Journey
from tests.engine.supply import leaves, moved, near, struct_types
from tests.engine.terms import CLOSE_LOOKS, Contract, accepted, written


def check_fold(contract: Contract, journey: Journey) -> None:
    """Check that the journal's fold is the game as it was played, and that the same plan plays the
    same game."""
    assert journey.journal().states == journey.states
    assert contract.travel(journey.plan).actions == journey.actions


def check_turns(contract: Contract, journey: Journey) -> None:
    """Check the seats to act: the dealer alone or some players, and nobody once there is an
    outcome.

    A seat that is to act knows that and has actions, other seats have none, and EVERYONE never
    acts.
    """
    game = contract.game
    for state in journey.states:
        acting = game.to_act(state)
        assert acting == (DEALER,) or set(acting) <= set(journey.seats)
        assert len(set(acting)) == len(acting)
        assert (game.outcome(state) is None) == bool(acting)
        for seat in journey.seats:
            view = game.view(state, seat)
            assert view.seat == seat
            assert (seat in view.waiting) == (seat in acting)
            assert bool(len(game.legal(view))) == (seat in acting)
        everything = game.view(state, EVERYONE)
        assert everything.seat == EVERYONE
        assert set(everything.waiting) == set(acting)
        assert len(game.legal(everything)) == 0


def check_outcome(contract: Contract, journey: Journey) -> None:
    """Check that places follow from scores, and that nothing is accepted after the end."""
    game, end = contract.game, journey.states[-1]
    outcome = game.outcome(end)
    assert outcome is not None
    assert len(outcome.scores) == len(journey.seats)
    assert outcome == rank(outcome.scores, outcome.reason)
    for action in dict.fromkeys(journey.actions):
        assert not accepted(contract, end, action)


def check_legal(contract: Contract, journey: Journey) -> None:
    """Check that legal actions are a plain sequence without doubles, in a stable order, each its
    seat's own and each accepted."""
    game = contract.game
    for step in journey.spots(2 * CLOSE_LOOKS):
        state = journey.states[step]
        for seat in (seat for seat in game.to_act(state) if seat != DEALER):
            actions = game.legal(game.view(state, seat))
            listed = list(actions)
            assert len(actions) == len(listed) == len(set(listed))
            assert listed == list(game.legal(game.view(state, seat)))
            for action in listed:
                assert action.seat == seat
                assert action in actions
                assert accepted(contract, state, action), action


def check_refused(contract: Contract, journey: Journey, strangers: Iterable[Any]) -> None:
    """Check that actions that are not legal are refused: `strangers`, actions of other moments and
    seats, and almost legal ones.

    The dealer's actions are not listed, but they are refused whenever the dealer is not to act.
    """
    game = contract.game
    seats = (EVERYONE, DEALER, *journey.seats, len(journey.seats))
    spots = journey.spots(CLOSE_LOOKS)
    earlier = [action for step in spots for action in journey.actions[step : step + 1]]
    for step in spots:
        state, rng = journey.states[step], journey.dice(step)
        legal = {seat: set(game.legal(game.view(state, seat))) for seat in journey.seats}
        now = [action for seat in journey.seats for action in game.legal(game.view(state, seat))]
        supply = [*earlier, *shuffled(now, rng)[:9]]
        supply += [other for action in supply for other in near(action)]
        supply = [*strangers, *supply, *(moved(action, pick(seats, rng)) for action in supply)]
        for action in dict.fromkeys(supply):
            taken = accepted(contract, state, action)
            if "seat" in action.__struct_fields__ or game.to_act(state) != (DEALER,):
                assert taken == (action in legal.get(action.seat, ())), action


def check_dealer(contract: Contract, journey: Journey) -> None:
    """Check that the dealer's action depends on the state and the dice alone, and is accepted."""
    game = contract.game
    for step in journey.spots(2 * CLOSE_LOOKS):
        state = journey.states[step]
        if game.to_act(state) == (DEALER,):
            action = game.deal(state, journey.dice(step))
            assert action == game.deal(state, journey.dice(step))
            assert action.seat == DEALER
            assert accepted(contract, state, action)


def check_written(contract: Contract, journey: Journey) -> None:
    """Check that actions, options and views survive being written and read, and that reading is
    strict."""
    game = contract.game
    decoder = msgspec.json.Decoder(game.actions)
    for action in journey.actions:
        text = written(action)
        assert decoder.decode(text) == action
        with pytest.raises(msgspec.ValidationError):
            decoder.decode(text[:-1] + b',"extra":0}')
    options = journey.plan.setup.options
    assert msgspec.json.decode(written(options), type=game.options) == options
    for step in journey.spots(CLOSE_LOOKS):
        for seat in (*journey.seats, EVERYONE):
            view = game.view(journey.states[step], seat)
            assert msgspec.json.decode(written(view), type=game.views) == view


def check_values(contract: Contract, journey: Journey) -> None:
    """Check that states, views and actions are values: hashable, and equal when made again."""
    game = contract.game
    again = journey.journal()
    assert [hash(state) for state in again.states] == [hash(state) for state in journey.states]
    assert {*again.actions} == {*journey.actions}
    for step in journey.spots(CLOSE_LOOKS):
        state = journey.states[step]
        for seat in (*journey.seats, EVERYONE):
            view = game.view(state, seat)
            assert view == game.view(again.states[step], seat)
            assert hash(view) == hash(game.view(state, seat))


def check_cards(contract: Contract, journey: Journey) -> None:
    """Check that no card is lost and none is added."""
    found = {contract.cards(state) for state in journey.states} - {None}
    assert len(found) == 1


def check_types(game: Game[Any, Any, Any]) -> None:
    """Check the types of a game.

    The union is tagged `do` and strict, every number in it is bounded and every text one of a few;
    options are strict and have defaults; views are frozen.
    """
    for info in struct_types(game.actions):
        config = info.cls.__struct_config__
        assert config.frozen
        assert (config.tag_field, config.forbid_unknown_fields) == ("do", True)
        for leaf in leaves(info):
            assert not isinstance(leaf, inspect.StrType | inspect.FloatType | inspect.AnyType)
            if isinstance(leaf, inspect.IntType):
                assert leaf.ge is not None and leaf.le is not None, info.cls
    assert game.options.__struct_config__.forbid_unknown_fields
    for kind in (game.options, game.views, type(game.start(Setup(game.seats[0], game.options())))):
        assert kind.__struct_config__.frozen
