"""The robots by name: the one place where the level that a save, a screen or a command line names
becomes a bot."""

from typing import Any

from engine.arena.playing import bounded
from engine.frame import Bot, Game
from tui.strength import Strength


def levels(game: Game[Any, Any, Any]) -> tuple[str, ...]:
    """The robots that a game has, weakest first."""
    return tuple(game.bots)


def robot(game: Game[Any, Any, Any], level: str) -> Bot[Any, Any]:
    """The robot of a level. Raises LookupError if the game has none."""
    return game.bots[level]


def contestant(game: Game[Any, Any, Any], strength: Strength) -> Bot[Any, Any]:
    """The robot of a strength, which thinks no longer than that says. Raises LookupError."""
    return bounded(robot(game, strength.level), strength.begin)
