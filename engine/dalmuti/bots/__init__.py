"""The robots of Der Große Dalmuti by level. They choose from a View and keep nothing."""

from functools import partial
from typing import Final

from engine.character import NEUTRAL, Character
from engine.dalmuti.actions import DalmutiAction
from engine.dalmuti.bots.hard import TAX_PLAYOUTS, hard
from engine.dalmuti.bots.master import PLAYOUTS, master
from engine.dalmuti.bots.normal import normal
from engine.dalmuti.bots.novice import novice
from engine.dalmuti.legal import legal
from engine.dalmuti.views import DalmutiView
from engine.game import Bot
from engine.handicap import lapsing
from engine.random_bot import random_bot

TRIES: Final = {"strong": TAX_PLAYOUTS, "hard": TAX_PLAYOUTS, "master": max(PLAYOUTS, TAX_PLAYOUTS)}
"""By level, after how many hands played out a decision ends; `strong` and `hard` play so many only
in the tax."""


def cast(character: Character) -> dict[str, Bot[DalmutiView, DalmutiAction]]:
    """Return the robots by level. The character shows in the choices of `normal`, which `easy` and
    `strong` often make too."""
    usual = partial(normal, character=character)
    return {
        "random": random_bot(legal),
        "novice": novice,
        "easy": lapsing(usual, novice, 0.4),
        "normal": usual,
        "strong": lapsing(hard, usual, 0.5),
        "hard": hard,
        "master": master,
    }


BOTS: Final = cast(NEUTRAL)
