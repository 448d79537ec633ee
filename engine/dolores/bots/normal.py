"""The level `normal`: weighs every outcome by what it does to its own chance and the others'."""

from collections.abc import Callable
from random import Random
from typing import Final

from engine.dolores import phases
from engine.dolores.actions import DoloresAction
from engine.dolores.bots import bottling, gesturing, spoils
from engine.dolores.bots.mind import Depth, Mind, Prospects, Scene
from engine.dolores.bots.prospects import Judge
from engine.dolores.bots.talk import claimed
from engine.dolores.state import DoloresView
from engine.frame import Enough

DEPTH: Final = Depth(futures=16, worlds=5, draws=4)


def normal(view: DoloresView, rng: Random, enough: Enough) -> DoloresAction:
    """One glance at a few futures, whatever `enough` says."""
    mind = Mind(Scene(view, rng, DEPTH), Judge(view, rng, DEPTH.futures))
    if view.phase == phases.LANTERN:
        return bottling.lantern(view)[0]
    if view.phase == phases.CLAIMS:
        return claimed(view, rng)
    if view.phase == phases.GESTURES and mind.which >= 0:
        return gesturing.gesture(mind)
    return max(WEIGHED[view.phase](mind), key=lambda prospect: prospect.worth).action


WEIGHED: Final[dict[str, Callable[[Mind], Prospects]]] = {
    phases.LOOKOUT: bottling.lookout,
    phases.BOTTLES: bottling.bottle,
    phases.GESTURES: gesturing.bet,
    phases.KEEP: gesturing.keep,
    phases.MIX_UP: bottling.mix_up,
    phases.TAKE: spoils.take,
    phases.PICK: spoils.pick,
    phases.NAME: spoils.name,
    phases.THEFT: spoils.steal,
}
"""By phase, how a thinking robot weighs what it may do; at the gestures, as a watcher."""
