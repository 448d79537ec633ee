"""The robots of Dolorès by level. Each gets a View, never a State, and keeps nothing between
calls."""

from functools import partial
from typing import Final

from engine.character import NEUTRAL, Character
from engine.dolores.actions import DoloresAction
from engine.dolores.bots.hard import EVALUATORS, ROUNDS, hard
from engine.dolores.bots.normal import normal
from engine.dolores.bots.novice import novice
from engine.dolores.legal import legal
from engine.dolores.views import DoloresView
from engine.game import Bot
from engine.handicap import lapsing
from engine.random_bot import random_bot

MASTERLY: Final = 24
"""How many evaluators `master` makes for a decision."""

TRIES: Final = {
    "strong": max(EVALUATORS, ROUNDS),
    "hard": max(EVALUATORS, ROUNDS),
    "master": MASTERLY,
}
"""By level, how many evaluators a decision makes at most; in the phases LANTERN and CLAIMS, how
many rounds of tries."""


def cast(character: Character) -> dict[str, Bot[DoloresView, DoloresAction]]:
    """Return the robots by level; all but `random` have this character."""
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
        "master": partial(searching, evaluators=MASTERLY),
    }


BOTS: Final = cast(NEUTRAL)
