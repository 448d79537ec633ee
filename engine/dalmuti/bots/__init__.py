"""The robots of Der Große Dalmuti by level. They choose from a View and keep nothing."""

from functools import partial

from engine.character import Character
from engine.dalmuti.actions import DalmutiAction
from engine.dalmuti.bots.easy import easy
from engine.dalmuti.bots.hard import hard
from engine.dalmuti.bots.normal import normal
from engine.dalmuti.legal import legal
from engine.dalmuti.views import DalmutiView
from engine.game import Bot
from engine.random_bot import random_bot

BOTS: dict[str, Bot[DalmutiView, DalmutiAction]] = {
    "random": random_bot(legal),
    "easy": easy,
    "normal": normal,
    "hard": hard,
}


def cast(character: Character) -> dict[str, Bot[DalmutiView, DalmutiAction]]:
    """Return the robots with a character: it shows where `normal` hardly prefers one thing."""
    return {**BOTS, "normal": partial(normal, character=character)}
