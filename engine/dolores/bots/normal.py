"""The level `normal`: weighs every outcome by what it does to its own chance and the others'."""

from collections.abc import Callable
from random import Random
from typing import Final

from engine.dolores import phases
from engine.dolores.actions import DoloresAction
from engine.dolores.bots import bottling, gesturing, spoils
from engine.dolores.bots.mind import Depth, Mind, Scene
from engine.dolores.bots.prospects import Judge
from engine.dolores.bots.talk import claimed
from engine.dolores.state import DoloresView
from engine.frame import Enough

DEPTH: Final = Depth(futures=16, worlds=5, draws=4)


def normal(view: DoloresView, rng: Random, enough: Enough) -> DoloresAction:
    """One glance at a few futures, whatever `enough` says."""
    judge = Judge(view, rng, DEPTH.futures)
    return CHOICES[view.phase](Mind(Scene(view, rng, DEPTH), judge))


CHOICES: Final[dict[str, Callable[[Mind], DoloresAction]]] = {
    phases.LANTERN: bottling.lantern,
    phases.LOOKOUT: bottling.lookout,
    phases.CLAIMS: lambda mind: claimed(mind.view, mind.scene.rng),
    phases.BOTTLES: bottling.bottle,
    phases.GESTURES: gesturing.gesture,
    phases.KEEP: gesturing.keep,
    phases.MIX_UP: bottling.mix_up,
    phases.TAKE: spoils.take,
    phases.PICK: spoils.pick,
    phases.NAME: spoils.name,
    phases.THEFT: spoils.steal,
}
"""By phase, how a thinking robot chooses."""
