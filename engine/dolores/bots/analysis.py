"""What a thinking robot makes of one view: where cards may lie, and what that is worth."""

from functools import cached_property
from random import Random
from typing import Final, NamedTuple

from engine.chance import pick
from engine.dolores.actions import DoloresAction
from engine.dolores.bots.duel import Duel, faith
from engine.dolores.bots.goods_value import Evaluator
from engine.dolores.bots.sharing_value import SharingValue
from engine.dolores.bots.worlds import Cards, worlds
from engine.dolores.cards import AUBE, CONVOI, EMPTY, FACE_DOWN
from engine.dolores.drawing import pop_other
from engine.dolores.state import FIRST_FOUR, NOBODY, TWO_MORE, side
from engine.dolores.views import DoloresView
from engine.game import Prospect

Prospects = tuple[Prospect[DoloresAction], ...]
"""What a robot thinks of some of the actions it may take."""


class Depth(NamedTuple):
    """The depth to which a robot thinks."""

    futures: int
    """Futures drawn to value goods by."""
    worlds: int
    """Ways looked at in which cards may lie in the dark."""
    draws: int
    """Draws tried for a Convoi or a Reflux."""


GAIN: Final = 0.015
"""By how much a bottle must raise its owner's share of the victory to be played early on."""


class Sample:
    """The cards that chance may have dealt and may deal, drawn once for a decision: all evaluators
    value the same ones."""

    def __init__(self, view: DoloresView, rng: Random, depth: Depth) -> None:
        self.view, self.rng, self.depth = view, rng, depth
        self._redrawn: dict[int, list[Cards]] = {}

    @cached_property
    def worlds(self) -> list[Cards]:
        """Return the ways the cards of the sharing may lie."""
        looker = self.view.sharing.looker
        credence = faith(self.view.records[looker]) if looker != NOBODY else 0.0
        return worlds(self.view, credence, self.depth.worlds, self.rng)

    def redrawn(self, bottle: int) -> list[Cards]:
        """Return the ways the cards may lie after a Convoi or a Reflux that does not bring Aube."""
        if bottle not in self._redrawn:
            self._redrawn[bottle] = [self._redraw(bottle) for _ in range(self.depth.draws)]
        return self._redrawn[bottle]

    def _redraw(self, bottle: int) -> Cards:
        view, before = self.view, pick(self.worlds, self.rng)
        pool = list(view.unseen)
        for face, card in zip(before, view.sharing.cards, strict=True):
            if card == FACE_DOWN:
                pool.remove(face)
        left = view.left - (AUBE in pool)
        cards = list(before) if bottle == CONVOI else [EMPTY] * len(before)
        for gone, slot in enumerate(TWO_MORE if bottle == CONVOI else FIRST_FOUR):
            cards[slot] = pop_other(pool, left - gone, self.rng)
        return tuple(cards)


class Analysis:
    """The sharing as one evaluator values it over a sample. What takes long is made when it is
    first asked for."""

    def __init__(self, sample: Sample, evaluator: Evaluator) -> None:
        self.sample, self.evaluator = sample, evaluator
        self.view, self.seat = sample.view, sample.view.seat
        self.which = side(self.view, self.seat)
        self.value = SharingValue(self.view, evaluator)
        self.price = GAIN * self.value.later

    @cached_property
    def duel(self) -> Duel:
        """Return the duel of gestures over the cards as they lie."""
        return self.over(self.sample.worlds)

    def prospect(
        self, action: DoloresAction, worth: float, chance: float | None = None
    ) -> Prospect[DoloresAction]:
        """Return the prospect of an action: `worth` is the seat's expected share of the victory if
        it takes it."""
        return Prospect(action, worth, self.evaluator.size, chance)

    def over(self, lying: list[Cards]) -> Duel:
        """Return the same duel of gestures for other possible cards of the sharing."""
        return Duel(self.view, self.value.cells(lying), self.price)
