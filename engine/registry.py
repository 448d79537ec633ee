"""The games by name. A game is imported when it is asked for."""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from engine.game import Game

GAMES: Final = {
    "dolce-vita": ("engine.dolce_vita", "DOLCE_VITA"),
    "dolores": ("engine.dolores", "DOLORES"),
    "dalmuti": ("engine.dalmuti", "DALMUTI"),
}
"""The module and the attribute of each game, in the order in which the games are offered."""


def game_named(name: str) -> "Game[Any, Any, Any]":
    """Return the game of a name. Raises KeyError for a name that is not here."""
    module, attribute = GAMES[name]
    game: Game[Any, Any, Any] = getattr(import_module(module), attribute)
    return game
