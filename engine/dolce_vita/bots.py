"""The robots of Dolce Vita by level, weakest first."""

from engine.bots.simple import random_bot
from engine.dolce_vita.actions import DolceVitaAction
from engine.dolce_vita.choosing import easy, normal
from engine.dolce_vita.rules import legal
from engine.dolce_vita.state import DolceVitaView
from engine.frame import Bot

BOTS: dict[str, Bot[DolceVitaView, DolceVitaAction]] = {
    "random": random_bot(legal),
    "easy": easy,
    "normal": normal,
}
