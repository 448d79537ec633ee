"""The robots of Dolorès by level."""

from engine.bots.simple import random_bot
from engine.dolores.actions import DoloresAction
from engine.dolores.legal import legal
from engine.dolores.state import DoloresView
from engine.frame import Bot

BOTS: dict[str, Bot[DoloresView, DoloresAction]] = {"random": random_bot(legal)}
