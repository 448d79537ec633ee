"""What a thinking robot makes of one view: a judge, the stakes, the duel of the sharers."""

from functools import cached_property
from random import Random
from typing import Final, NamedTuple

from engine.dolores.bots.duel import Duel, faith
from engine.dolores.bots.prospects import Judge
from engine.dolores.bots.stakes import Cards, Stakes, worlds
from engine.dolores.state import NOBODY, DoloresView, side


class Depth(NamedTuple):
    """How hard a robot thinks."""

    futures: int
    """Futures drawn to judge goods by."""
    worlds: int
    """Ways looked at in which cards may lie in the dark."""
    draws: int
    """Draws tried for a Convoi or a Reflux."""


GAIN: Final = 0.015
"""By how much a bottle must raise its owner's share of the victory to be played early on."""


class Mind:
    """One decision. What is dear is made when it is first asked for."""

    def __init__(self, view: DoloresView, rng: Random, judge: Judge, depth: Depth) -> None:
        self.view, self.rng, self.judge, self.depth = view, rng, judge, depth
        self.seat, self.which = view.seat, side(view, view.seat)
        self.stakes = Stakes(view, judge)
        self.price = GAIN * self.stakes.later

    @cached_property
    def worlds(self) -> list[Cards]:
        """The ways the cards of the sharing may lie."""
        looker = self.view.sharing.looker
        credence = faith(self.view.records[looker]) if looker != NOBODY else 0.0
        return worlds(self.view, credence, self.depth.worlds, self.rng)

    @cached_property
    def duel(self) -> Duel:
        """The gestures over the cards as they lie."""
        return self.over(self.worlds)

    def over(self, lying: list[Cards]) -> Duel:
        """The gestures over other cards."""
        return Duel(self.view, self.stakes.cells(lying), self.price)
