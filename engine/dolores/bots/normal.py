"""The level `normal`: weighs every outcome by what it does to its own chance and the others'."""

from collections.abc import Callable
from random import Random
from typing import Final

from engine.character import NEUTRAL, Character
from engine.dolores import phases
from engine.dolores.actions import DoloresAction
from engine.dolores.bots import bottle_choices, card_choices, gesture_choices
from engine.dolores.bots.analysis import Analysis, Depth, Prospects, Sample
from engine.dolores.bots.goods_value import Evaluator
from engine.dolores.bots.talk import claimed
from engine.dolores.views import DoloresView
from engine.game import Enough

DEPTH: Final = Depth(futures=16, worlds=5, draws=4)


def normal(
    view: DoloresView, rng: Random, enough: Enough, character: Character = NEUTRAL
) -> DoloresAction:
    """Choose by one evaluator with a few futures, whatever `enough` says."""
    analysis = Analysis(Sample(view, rng, DEPTH), Evaluator(view, rng, DEPTH.futures))
    if view.phase == phases.LANTERN:
        return bottle_choices.lantern(view)[0]
    if view.phase == phases.CLAIMS:
        return claimed(view, character, rng)
    if view.phase == phases.GESTURES and analysis.which >= 0:
        return gesture_choices.gesture(analysis, character)
    return max(WEIGHED[view.phase](analysis), key=lambda prospect: prospect.worth).action


WEIGHED: Final[dict[str, Callable[[Analysis], Prospects]]] = {
    phases.LOOKOUT: bottle_choices.lookout,
    phases.BOTTLES: bottle_choices.bottle,
    phases.GESTURES: gesture_choices.bet,
    phases.KEEP: gesture_choices.keep,
    phases.MIX_UP: bottle_choices.mix_up,
    phases.TAKE: card_choices.take,
    phases.PICK: card_choices.pick,
    phases.NAME: card_choices.name,
    phases.THEFT: card_choices.steal,
}
"""By phase, how a thinking robot weighs what it may do; at the gestures, as a watcher."""
