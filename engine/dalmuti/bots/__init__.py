"""The robots of Der Große Dalmuti by level. They choose from a View and keep nothing."""

from engine.bots.simple import random_bot
from engine.dalmuti.actions import DalmutiAction
from engine.dalmuti.bots.easy import easy
from engine.dalmuti.bots.hard import hard
from engine.dalmuti.bots.normal import normal
from engine.dalmuti.rules import legal
from engine.dalmuti.state import DalmutiView
from engine.frame import Bot

BOTS: dict[str, Bot[DalmutiView, DalmutiAction]] = {
    "random": random_bot(legal),
    "easy": easy,
    "normal": normal,
    "hard": hard,
}
