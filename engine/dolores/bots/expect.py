"""Each seat's expected share of the victory in a position, for looking back at a game."""

from random import Random
from typing import Final

from engine.dolores.bots.playout import play_out
from engine.dolores.bots.sharing_value import mean
from engine.dolores.state import State
from engine.game import Enough

ENOUGH: Final = 12
"""How often a position is played on by default."""


def expect(state: State, rng: Random, enough: Enough) -> tuple[float, ...]:
    """Return each seat's share of the victory: the mean over several ways to play on. Exact at the
    end. `enough` is asked after every one of them."""
    ways = [play_out(state, rng)]
    while state.waiting and len(ways) < ENOUGH and not enough(len(ways)):
        ways.append(play_out(state, rng))
    return tuple(mean(ways))
