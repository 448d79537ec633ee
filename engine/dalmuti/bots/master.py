"""The bot of level `master`: `hard` with more time, who reads every move of the others."""

from random import Random
from typing import Final

from engine.dalmuti.actions import DalmutiAction
from engine.dalmuti.bots.belief import closely
from engine.dalmuti.bots.hard import candidates, raced
from engine.dalmuti.bots.worlds import FRESH, Worlds
from engine.dalmuti.views import DalmutiView
from engine.game import Enough

PLAYOUTS: Final = 1200
"""How many hands are played out for one decision at full strength."""


def master(view: DalmutiView, rng: Random, enough: Enough) -> DalmutiAction:
    """Choose what looks best after playing every choice out. `enough` is asked after every world
    about the number of playouts."""
    choices = candidates(view, rng)
    if len(choices) == 1:
        return choices[0]
    worlds = Worlds(view, rng, FRESH, closely)
    return raced(choices, worlds, PLAYOUTS, enough)[0].action
