"""The robots of Dolce Vita by level. Each gets a View, never a State, and keeps nothing between
calls."""

from functools import partial
from typing import Final

from engine.character import Character
from engine.dolce_vita.actions import DolceVitaAction
from engine.dolce_vita.bots.easy import easy
from engine.dolce_vita.bots.hard import hard
from engine.dolce_vita.bots.normal import normal
from engine.dolce_vita.legal import legal
from engine.dolce_vita.views import DolceVitaView
from engine.game import Bot
from engine.random_bot import random_bot

BOTS: Final[dict[str, Bot[DolceVitaView, DolceVitaAction]]] = {
    "random": random_bot(legal),
    "easy": easy,
    "normal": normal,
    "hard": hard,
}


def cast(character: Character) -> dict[str, Bot[DolceVitaView, DolceVitaAction]]:
    """Return the robots with a character: it shows where `normal` hardly prefers one thing."""
    return {**BOTS, "normal": partial(normal, character=character)}
