"""The checks of what a seat may know: guesses, masked journals, worlds it cannot tell apart.

Every check takes a Journey, a whole random game.
"""

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from engine.game import BYSTANDER, DEALER, EVERYONE, Game, Illegal, Seat
from tests.engine.journeys import Journey, random_action
from tests.engine.supply import struct_types
from tests.engine.terms import CLOSE_LOOKS, Contract, written


def check_guess(contract: Contract, journey: Journey) -> None:
    """Check that a guess is a state with the same view and the same cards, from which play can go
    on to an end."""
    game = contract.game
    for step in journey.spots(CLOSE_LOOKS):
        state = journey.states[step]
        for seat in (*journey.seats, EVERYONE):
            view = game.view(state, seat)
            guess = game.guess(view, journey.dice(step))
            assert guess == game.guess(view, journey.dice(step))
            assert game.view(guess, seat) == view
            assert list(game.legal(game.view(guess, seat))) == list(game.legal(view))
            assert contract.cards(guess) == contract.cards(state)
            assert (game.outcome(guess) is None) == (game.outcome(state) is None)
            if not game.secrets:
                assert guess == state
    _play_on(contract, journey, guess_at=journey.spots(4))


def _play_on(contract: Contract, journey: Journey, guess_at: Sequence[int]) -> None:
    game = contract.game
    for step in guess_at:
        rng = journey.dice(step)
        for seat in game.to_act(journey.states[step]):
            asked = EVERYONE if seat == DEALER else seat
            state = game.guess(game.view(journey.states[step], asked), rng)
            for _ in range(contract.bound(journey.plan.setup)):
                acting = game.to_act(state)
                if not acting:
                    break
                state = game.apply(state, random_action(game, state, acting, rng))
            assert game.outcome(state) is not None


def check_masked(contract: Contract, journey: Journey) -> None:
    """Check that a seat's journal holds what `seen` gives and no more. A seat sees its own actions
    as they are, and EVERYONE sees those of the players. A masked action can be written and read,
    but a save would not take it."""
    game = contract.game
    journal = journey.journal()
    decoder = msgspec.json.Decoder(game.actions)
    sights = msgspec.json.Decoder(game.sights or game.actions)
    kinds = tuple(info.cls for info in struct_types(game.actions))
    for seat in (*journey.seats, EVERYONE):
        pairs = list(zip(journey.states, journey.actions, strict=False))
        seen = [game.seen(state, action, seat) for state, action in pairs]
        assert journal.masked(seat) == [each for each in seen if each is not None]
        for (_, action), each in zip(pairs, seen, strict=True):
            if action.seat == seat or (seat == EVERYONE and action.seat != DEALER):
                assert each == action
            if each is not None:
                assert sights.decode(written(each)) == each
            if each is None or each == action:
                continue
            assert not isinstance(each, kinds)
            with pytest.raises(msgspec.ValidationError):
                decoder.decode(written(each))


def check_secrecy(contract: Contract, journey: Journey) -> None:
    """Check that a seat cannot tell the game from another that differs in what it may not know. Its
    view, its legal actions and its journal stay equal until an action reveals something to it. To a
    bystander both games look alike, too."""
    game = contract.game
    for step in journey.spots(CLOSE_LOOKS):
        for seat in journey.seats:
            state = journey.states[step]
            other = contract.shuffled(state, seat, journey.dice(step))
            assert game.view(other, BYSTANDER) == game.view(state, BYSTANDER)
            for action in journey.actions[step : step + 2 * CLOSE_LOOKS]:
                _check_alike(game, state, other, seat)
                if other == state:
                    break
                try:
                    after = game.apply(other, action)
                except Illegal:
                    assert action.seat != seat
                    break
                for each in (seat, BYSTANDER):
                    assert game.seen(other, action, each) == game.seen(state, action, each)
                revealed = game.reveals(state, action, seat)
                assert game.reveals(other, action, seat) == revealed
                if revealed:
                    break
                state, other = game.apply(state, action), after
            else:
                _check_alike(game, state, other, seat)


def _check_alike(game: Game[Any, Any, Any], state: Any, other: Any, seat: Seat) -> None:
    view, twin = game.view(state, seat), game.view(other, seat)
    assert twin == view
    assert list(game.legal(twin)) == list(game.legal(view))


def check_hidden_choices(contract: Contract, journey: Journey) -> None:
    """Check the choices of other seats that reveal nothing to a seat. What its journal cannot tell
    apart its view cannot either, and the other way round. A choice that it does not learn of leaves
    its view as it was, unless it is to act now."""
    game = contract.game
    for step in journey.spots(CLOSE_LOOKS):
        state = journey.states[step]
        for actor in (seat for seat in game.to_act(state) if seat != DEALER):
            futures = {
                action: game.apply(state, action) for action in game.legal(game.view(state, actor))
            }
            for seat in (seat for seat in journey.seats if seat != actor):
                _check_hidden(game, state, seat, futures)


def _check_hidden(
    game: Game[Any, Any, Any], state: Any, seat: Seat, futures: dict[Any, Any]
) -> None:
    by_journal, by_view = defaultdict(set), defaultdict(set)
    for action, future in futures.items():
        if game.reveals(state, action, seat):
            continue
        seen, view = game.seen(state, action, seat), game.view(future, seat)
        by_journal[seen].add(view)
        by_view[view].add((seen, future))
        if seen is None and seat not in game.to_act(future):
            assert view == game.view(state, seat), action
    assert all(len(views) == 1 for views in by_journal.values())
    for alike in by_view.values():
        # Two actions that lead to the same state have no secret to keep.
        if len({future for _, future in alike}) == len(alike):
            assert len({seen for seen, _ in alike}) == 1
