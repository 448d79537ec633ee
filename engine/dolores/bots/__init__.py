"""The robots of Dolorès by level. Each gets a View, never a State, and keeps nothing between
calls."""

from typing import Final

from engine.dolores.actions import DoloresAction
from engine.dolores.bots.easy import easy
from engine.dolores.bots.hard import hard
from engine.dolores.bots.normal import normal
from engine.dolores.legal import legal
from engine.dolores.views import DoloresView
from engine.game import Bot
from engine.random_bot import random_bot

BOTS: Final[dict[str, Bot[DoloresView, DoloresAction]]] = {
    "random": random_bot(legal),
    "easy": easy,
    "normal": normal,
    "hard": hard,
}
