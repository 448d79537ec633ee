"""The robots of Dolorès by level. Each gets a View, never a State, and keeps nothing between
calls."""

from typing import Final

from engine.bots.simple import random_bot
from engine.dolores.actions import DoloresAction
from engine.dolores.bots.easy import easy
from engine.dolores.bots.hard import hard
from engine.dolores.bots.normal import normal
from engine.dolores.legal import legal
from engine.dolores.state import DoloresView
from engine.frame import Bot

BOTS: Final[dict[str, Bot[DoloresView, DoloresAction]]] = {
    "random": random_bot(legal),
    "easy": easy,
    "normal": normal,
    "hard": hard,
}
