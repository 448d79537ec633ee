"""The statements on a game, for tests of their truth: its rulings, and its lessons with the moments
they are about."""

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import msgspec

import engine
from engine.game import Game, Setup
from engine.journal import Journal
from engine.registry import game_named
from tui.games.lesson import Lesson
from tui.games.registry import guide_for

RULING = re.compile(r"\b[A-Z]{2}[1-9]\d?\b")


@cache
def rulings(game: str) -> frozenset[str]:
    """Return the rulings that the engine of a game names."""
    folder = Path(engine.__path__[0]) / game.replace("-", "_")
    return frozenset(
        name
        for file in folder.rglob("*.py")
        for name in RULING.findall(file.read_text(encoding="utf-8"))
    )


def options(game: str) -> frozenset[str]:
    """Return the names of a game's options."""
    return frozenset(field.name for field in msgspec.structs.fields(game_named(game).options))


class Told(NamedTuple):
    """The moment of a lesson: the states so far, of which the person sees the last, and the move it
    asks for, None if it only tells."""

    game: Game[Any, Any, Any]
    states: tuple[Any, ...]
    action: Any

    @property
    def state(self) -> Any:
        """Return the state on the table."""
        return self.states[-1]

    @property
    def legal(self) -> list[Any]:
        """Return the legal actions of the person."""
        return list(self.game.legal(self.game.view(self.state, 0)))

    def after(self, action: Any) -> Any:
        """Return the state that another action would lead to."""
        return self.game.apply(self.state, action)


class Claim(NamedTuple):
    """The claim of a lesson: the rulings it tells, and a check that it is true."""

    rulings: str
    holds: Callable[[Told], bool]


Claims = Mapping[str, Claim]
"""The claims by the last part of the lesson's key, in the order of the lessons."""


def claims(game: str) -> Claims:
    """Return the claims of a game's lessons: from `claims.py` in the folder of its tests."""
    found: Claims = _file(game).CLAIMS
    return found


def prompts(game: str) -> Mapping[str, str]:
    """Return the rulings and options that prompts tell, by pattern of their keys: from the same
    `claims.py`."""
    found: Mapping[str, str] = _file(game).PROMPTS
    return found


def _file(game: str) -> ModuleType:
    return import_module(f"tests.tui.games.{game.replace('-', '_')}.claims")


def told(game: str) -> Iterator[tuple[str, Told]]:
    """Yield every lesson of a game, with the last part of its key."""
    rules, guide = game_named(game), guide_for(game)
    journal: Journal[Any, Any, Any] = Journal(rules, Setup(guide.seats, guide.options))
    for step in guide.steps:
        action = step.action if isinstance(step, Lesson) else step
        if isinstance(step, Lesson):
            yield step.key.rpartition(".")[2], Told(rules, tuple(journal.states), action)
        if action is not None:
            journal.append(action)
