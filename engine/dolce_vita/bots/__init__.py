"""The robots of Dolce Vita by level. Each gets a View, never a State, and keeps nothing between
calls."""

from functools import partial
from typing import Final

from engine.character import Character
from engine.dolce_vita.actions import DolceVitaAction
from engine.dolce_vita.bots.master import master
from engine.dolce_vita.bots.normal import normal
from engine.dolce_vita.bots.novice import novice
from engine.dolce_vita.legal import legal
from engine.dolce_vita.views import DolceVitaView
from engine.game import Bot
from engine.handicap import brief, lapsing
from engine.random_bot import random_bot

BOTS: Final[dict[str, Bot[DolceVitaView, DolceVitaAction]]] = {
    "random": random_bot(legal),
    "novice": novice,
    "easy": lapsing(normal, novice, 0.7),
    "normal": normal,
    "strong": brief(master, 4),
    "hard": brief(master, 60),
    "master": master,
}


def cast(character: Character) -> dict[str, Bot[DolceVitaView, DolceVitaAction]]:
    """Return the robots with a character: it shows where `normal` hardly prefers one thing."""
    return {**BOTS, "normal": partial(normal, character=character)}
