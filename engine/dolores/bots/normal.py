"""The level `normal`: weighs every outcome by what it does to its own chance and the others'."""

from collections.abc import Callable
from random import Random
from typing import Final

from engine.character import NEUTRAL, Character
from engine.dolores import phases
from engine.dolores.actions import DoloresAction, Pass
from engine.dolores.bots import bottle_choices, card_choices, gesture_choices
from engine.dolores.bots.analysis import Analysis, Depth, Prospects, Sample
from engine.dolores.bots.at_once import at_once
from engine.dolores.bots.goods_value import Evaluator
from engine.dolores.bots.talk import claimed
from engine.dolores.views import DoloresView
from engine.game import Enough

DEPTH: Final = Depth(futures=16, worlds=5, draws=4)

CLOSE: Final = 0.05
"""The largest difference, as a share of the victory, at which so few futures cannot tell which of
two cards or collections is better. Of 650 picks and collections given up, the one that scored most
at once among those so close lost 0.007 on average, and the one that seemed best 0.008."""

AGAIN: Final = 4
"""How many other analyses weigh a bottle again that a character would play."""


def normal(
    view: DoloresView, rng: Random, enough: Enough, character: Character = NEUTRAL
) -> DoloresAction:
    """Choose by one evaluator with a few futures, whatever `enough` says."""
    analysis = _analysis(view, rng)
    if view.phase == phases.LANTERN:
        return bottle_choices.lantern(view)[0]
    if view.phase == phases.CLAIMS:
        return claimed(view, character, rng)
    if view.phase == phases.GESTURES and analysis.which >= 0:
        return gesture_choices.gesture(analysis, character)
    weighed = WEIGHED[view.phase](analysis)
    if character != NEUTRAL and view.phase in (phases.PICK, phases.NAME, phases.THEFT):
        weighed = _like_people(view, weighed)
    best = max(weighed, key=lambda prospect: prospect.worth).action
    left_alone = weighed[0].action
    if character == NEUTRAL or not isinstance(left_alone, Pass) or best == left_alone:
        return best
    return best if _gains(view, rng, best) else left_alone


def _analysis(view: DoloresView, rng: Random) -> Analysis:
    return Analysis(Sample(view, rng, DEPTH), Evaluator(view, rng, DEPTH.futures))


def _gains(view: DoloresView, rng: Random, bottle: DoloresAction) -> bool:
    """Return whether other analyses find on average, too, that playing a bottle brings more than
    keeping it. Of several ways to play one that bring nothing, chance makes one seem to gain."""
    gained = 0.0
    for _ in range(AGAIN):
        weighed = WEIGHED[view.phase](_analysis(view, rng))
        kept = weighed[0].worth
        gained += next((one.worth for one in weighed if one.action == bottle), kept) - kept
    return gained > 0


def _like_people(view: DoloresView, weighed: Prospects) -> Prospects:
    """Return those prospects within CLOSE of the best that score most at once, as people then
    choose. If for one of them that cannot be seen, return all within CLOSE."""
    top = max(prospect.worth for prospect in weighed)
    close = tuple(prospect for prospect in weighed if prospect.worth >= top - CLOSE)
    changes = [at_once(view, prospect.action) for prospect in close]
    points = [change.own for change in changes if change is not None]
    if len(points) < len(close):
        return close
    return tuple(one for one, own in zip(close, points, strict=True) if own == max(points))


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
"""By phase, the function that values what a thinking robot may do; at GESTURES only for a
watcher."""
