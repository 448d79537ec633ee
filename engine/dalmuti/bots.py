"""The robots of Der Große Dalmuti by level."""

from engine.bots.simple import random_bot
from engine.dalmuti.actions import DalmutiAction
from engine.dalmuti.rules import legal
from engine.dalmuti.state import DalmutiView
from engine.frame import Bot

BOTS: dict[str, Bot[DalmutiView, DalmutiAction]] = {"random": random_bot(legal)}
