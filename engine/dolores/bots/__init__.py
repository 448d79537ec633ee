"""The robots of Dolorès by level. Each gets a View, never a State, and keeps nothing between
calls."""

from functools import partial
from typing import Final

from engine.character import NEUTRAL, Character
from engine.dolores.actions import DoloresAction
from engine.dolores.bots.easy import easy
from engine.dolores.bots.hard import hard
from engine.dolores.bots.normal import normal
from engine.dolores.legal import legal
from engine.dolores.views import DoloresView
from engine.game import Bot
from engine.random_bot import random_bot


def cast(character: Character) -> dict[str, Bot[DoloresView, DoloresAction]]:
    """Return the robots with a character."""
    return {
        "random": random_bot(legal),
        "easy": partial(easy, character=character),
        "normal": partial(normal, character=character),
        "hard": partial(hard, character=character),
    }


BOTS: Final = cast(NEUTRAL)
