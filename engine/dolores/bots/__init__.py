"""The robots of Dolorès by level. Each gets a View, never a State, and keeps nothing between
calls."""

from functools import partial
from typing import Final

from engine.character import NEUTRAL, Character
from engine.dolores.actions import DoloresAction
from engine.dolores.bots.hard import hard
from engine.dolores.bots.normal import normal
from engine.dolores.bots.novice import novice
from engine.dolores.legal import legal
from engine.dolores.views import DoloresView
from engine.game import Bot
from engine.handicap import lapsing
from engine.random_bot import random_bot


def cast(character: Character) -> dict[str, Bot[DoloresView, DoloresAction]]:
    """Return the robots with a character."""
    beginner = partial(novice, character=character)
    usual = partial(normal, character=character)
    searching = partial(hard, character=character)
    return {
        "random": random_bot(legal),
        "novice": beginner,
        "easy": lapsing(usual, beginner, 0.25),
        "normal": usual,
        "strong": lapsing(searching, usual, 0.7),
        "hard": lapsing(searching, usual, 0.35),
        "master": partial(searching, evaluators=24),
    }


BOTS: Final = cast(NEUTRAL)
