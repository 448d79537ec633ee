"""The facts that the suite of the contract needs of a game, and its demands on every action."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from engine.game import Game, Illegal, Seat, Setup
from tests.engine.journeys import Journey, Plan

CLOSE_LOOKS = 12
"""The most steps of a game that get an expensive look."""


@dataclass(frozen=True, kw_only=True)
class Contract:
    """The facts that the suite needs of a game."""

    game: Game[Any, Any, Any]
    options: SearchStrategy[Any]
    """Options to play with; keep the games they make short."""
    cards: Callable[[Any], Hashable]
    """All cards of a state, wherever they lie, in a form that does not depend on where; None while
    none are dealt. The same in all states of a game."""
    bound: Callable[[Setup], int]
    """The most actions of a random game."""
    others: SearchStrategy[Any] = field(default_factory=st.nothing)
    """More actions of the union, legal or not; those that the types allow and those legal at other
    moments of the game are tried anyway."""
    shuffle_unknown: Callable[[Any, Seat, Random], Any] | None = None
    """The state with all changed that the seat cannot know. By default this is a guess from its
    view. A guess keeps to whatever the view shows, and cannot catch a view that shows too much. So
    a game with secrets makes its own from the state."""
    examples: int = 30
    """The number of random games in each test."""

    def travel(self, plan: Plan) -> Journey:
        """Play a plan to its end and return the game."""
        return Journey(self.game, plan, self.bound(plan.setup))

    def shuffled(self, state: Any, seat: Seat, rng: Random) -> Any:
        """Return a state, another one if possible, that the seat cannot tell from this one."""
        if self.shuffle_unknown:
            return self.shuffle_unknown(state, seat, rng)
        return self.game.guess(self.game.view(state, seat), rng)


def written(thing: Any) -> bytes:
    """Return a value as text, to see whether it changes."""
    return msgspec.json.encode(thing)


def accepted(contract: Contract, state: Any, action: Any) -> bool:
    """Return whether `apply` takes an action.

    Check that the state stays as it was, and that an accepted action loses no card. A refusal
    carries a code of the game or "not-your-turn".
    """
    before = written(state)
    try:
        after = contract.game.apply(state, action)
    except Illegal as refusal:
        own = refusal.code.startswith(f"{contract.game.name}.")
        assert own or refusal.code == "not-your-turn", refusal.code
        assert all(isinstance(fact, int | str) for fact in refusal.facts.values())
        return False
    finally:
        assert written(state) == before, f"{action} changed the state it was applied to"
    had, has = contract.cards(state), contract.cards(after)
    assert had is None or has is None or had == has, action
    return True
