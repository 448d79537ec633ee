"""The robots of Dolce Vita by level. Each gets a View, never a State, and keeps nothing between
calls."""

from functools import partial
from typing import Final

from engine.character import NEUTRAL, Character
from engine.dolce_vita.actions import DolceVitaAction
from engine.dolce_vita.bots.beginner import beginner
from engine.dolce_vita.bots.master import master
from engine.dolce_vita.bots.normal import normal
from engine.dolce_vita.bots.search import ITERATIONS
from engine.dolce_vita.legal import legal
from engine.dolce_vita.views import DolceVitaView
from engine.game import Bot
from engine.handicap import lapsing
from engine.random_bot import random_bot

TRIES: Final = {"strong": 30, "hard": 2000, "master": ITERATIONS}
"""How many iterations of the search a decision takes, by level."""


def cast(character: Character) -> dict[str, Bot[DolceVitaView, DolceVitaAction]]:
    """Return the robots by level, with a character. It shows in `normal`, and in `easy` and
    `novice` where they play like it, where one placement is hardly preferred to another."""
    usual = partial(normal, character=character)
    return {
        "random": random_bot(legal),
        "novice": lapsing(usual, beginner, 0.9),
        "easy": lapsing(usual, beginner, 0.6),
        "normal": usual,
        "strong": partial(master, iterations=TRIES["strong"]),
        "hard": partial(master, iterations=TRIES["hard"]),
        "master": master,
    }


BOTS: Final = cast(NEUTRAL)
