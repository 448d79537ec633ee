"""A lesson with the moment it speaks of, for tests of what it says."""

from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from typing import Any, NamedTuple

from engine.game import Game, Setup
from engine.journal import Journal
from engine.registry import game_named
from tui.games.lesson import Lesson
from tui.games.registry import guide_for


class Told(NamedTuple):
    """The states so far, the last one is what the person sees, and the move that the lesson asks
    for, None if it only tells."""

    game: Game[Any, Any, Any]
    states: tuple[Any, ...]
    action: Any

    @property
    def state(self) -> Any:
        """What is on the table."""
        return self.states[-1]

    @property
    def legal(self) -> list[Any]:
        """What the person might do."""
        return list(self.game.legal(self.game.view(self.state, 0)))

    def after(self, action: Any) -> Any:
        """The state that another action would lead to."""
        return self.game.apply(self.state, action)


class Claim(NamedTuple):
    """What a lesson says: the rulings it tells, and whether it is so."""

    rulings: str
    holds: Callable[[Told], bool]


Claims = Mapping[str, Claim]
"""By the last part of the lesson's key, in the order of the lessons."""


def claims(game: str) -> Claims:
    """What the lessons of a game say: `claims.py` in the folder of its tests."""
    module = import_module(f"tests.tui.games.{game.replace('-', '_')}.claims")
    found: Claims = module.CLAIMS
    return found


def told(game: str) -> Iterator[tuple[str, Told]]:
    """Every lesson of a game with its key's last part."""
    rules, guide = game_named(game), guide_for(game)
    journal: Journal[Any, Any, Any] = Journal(rules, Setup(guide.seats, guide.options))
    for step in guide.steps:
        action = step.action if isinstance(step, Lesson) else step
        if isinstance(step, Lesson):
            yield step.key.rpartition(".")[2], Told(rules, tuple(journal.states), action)
        if action is not None:
            journal.append(action)
