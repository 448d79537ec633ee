"""The robots of Dolorès by level. Each gets a View, never a State, and keeps nothing between
calls."""

from functools import partial
from typing import Final

from engine.dolores.actions import DoloresAction
from engine.dolores.bots.hard import hard
from engine.dolores.bots.normal import normal
from engine.dolores.bots.novice import novice
from engine.dolores.legal import legal
from engine.dolores.views import DoloresView
from engine.game import Bot
from engine.handicap import lapsing
from engine.random_bot import random_bot

BOTS: Final[dict[str, Bot[DoloresView, DoloresAction]]] = {
    "random": random_bot(legal),
    "novice": novice,
    "easy": lapsing(normal, novice, 0.25),
    "normal": normal,
    "strong": lapsing(hard, normal, 0.7),
    "hard": lapsing(hard, normal, 0.35),
    "master": partial(hard, evaluators=24),
}
