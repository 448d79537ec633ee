"""What a review says of a mistake: what speaks for the better action, and what came of this one."""

from random import Random
from typing import Final

from engine.dolores.actions import Commit, DoloresAction, Keep, Name, Pass, Play
from engine.dolores.bots.at_once import both_at_once, goods_after
from engine.dolores.bots.effects import COSTLY, KINDS
from engine.dolores.bots.explain_bets import of_bets
from engine.dolores.bots.explain_cards import Pair, of_points, of_theft, plainly
from engine.dolores.bots.explain_gestures import of_gestures, of_words
from engine.dolores.bots.explain_now import more_now
from engine.dolores.bots.final_points import of_goods
from engine.dolores.bots.gesture_choices import bet, keep
from engine.dolores.bots.hard import EVALUATORS, Talk, imagined
from engine.dolores.bots.reasons import (
    BESIDE,
    BOTTLE_CARDS,
    CHANGE,
    COURSE,
    EITHER,
    GESTURE,
    NEAR,
    NOW,
    OUTCOME,
    OWN_END,
    PICKED,
    POINTS,
    PRIZE,
    SUM,
    WORTHS,
    Said,
    known,
)
from engine.dolores.cards import GESTURES, GOODS, TYPES
from engine.dolores.phases import GESTURES as GESTURING
from engine.dolores.phases import LOOKOUT
from engine.dolores.score import score
from engine.dolores.state import side
from engine.dolores.views import DoloresView
from engine.game import Enough, Facts, Reason, Seat
from engine.reasons import PERCENT, SEATS, apart, together

CONSEQUENCES: Final[Facts] = {
    "outcome": {**GESTURE, **OUTCOME},
    "outcome-undone": {**GESTURE, **OUTCOME},
    "chances": {**GESTURE, "mine": GESTURES, **PICKED, "chance": PERCENT},
    "chances-undone": {**GESTURE, "mine": GESTURES, **PICKED, "chance": PERCENT},
    "course": COURSE,
    "feeds": {"seat": SEATS, "kind": TYPES, "before": WORTHS, "after": WORTHS},
    "forfeits": {"kind": TYPES, "worth": WORTHS},
    "yields-bottle": {"seat": SEATS, "card": BOTTLE_CARDS},
    "hopes": {**EITHER, "chance": PERCENT},
    "trick-keeps": {"held": GESTURES},
    "ends-less": {**NOW, "kinds": (0, *KINDS), **OWN_END},
    "now": NOW,
    "now-last": {**NOW, "seat": SEATS, "own": SUM, "total": SUM},
    "now-leaves": {"seat": SEATS, "theirs": CHANGE, "instead": CHANGE},
    "provokes": {**GESTURE, "percent": PERCENT, "before": PERCENT},
    "unlikely": {"percent": PERCENT},
    "prize": PRIZE,
    "spends": {},
    "keeps-bet": {},
    "points": {"points": POINTS},
    "starts": {"kind": TYPES, "points": POINTS},
    "nothing": {},
    "costs": {"points": POINTS},
    **BESIDE,
    **{code: {"kind": TYPES, "points": POINTS} for code in COSTLY},
    "robbed": {"seat": SEATS, "card": GOODS, "points": CHANGE, "theirs": CHANGE},
    "robs-other": {"seat": SEATS, "owner": SEATS, "card": GOODS, "theirs": CHANGE},
    "gives-up-most": {"worth": WORTHS},
    "ends": {"seat": SEATS},
    "delays": {},
}
"""By code, the facts of what may be said to come of an action, with their possible values."""

LATER: Final = ("grows", "gives-up", "bottle")
"""Codes of reasons that tell by themselves that an action is better later."""


def explain(
    view: DoloresView, best: DoloresAction, taken: DoloresAction, rng: Random, enough: Enough
) -> Said:
    """Return what speaks for the better action, and what comes of the one taken. Gestures are
    compared by what they meet, words by what they make likelier, bets by their chance. All else is
    compared by what lies open, or else by the points in the end. Of a gesture kept of a Ruse it is
    also told that it brings more now, if the points do not speak for the better one."""
    if view.phase == GESTURING:
        if side(view, view.seat) < 0:
            return of_bets(imagined(view, rng, enough, EVALUATORS, bet), best, taken)
        talk = Talk(view)
        analysis = imagined(view, rng, enough, EVALUATORS, talk.listen)
        if isinstance(best, Commit) and isinstance(taken, Commit):
            return of_gestures(talk, analysis, best.gestures, taken.gestures)
        return of_words(talk, analysis, best, taken)
    stolen = of_theft(view, best, taken)
    if stolen is not None:
        return stolen
    change, instead = both_at_once(view, best, taken)
    if change is not None and instead is not None:
        why, came = of_points(view, Pair(best, taken, change, instead))
        if why is None and isinstance(best, Keep) and isinstance(taken, Keep):
            analysis = imagined(view, rng, enough, EVALUATORS, keep)
            both, which = (best.gesture, taken.gesture), side(view, view.seat)
            came = more_now(analysis, which, both, view.sharing.hands[1 - which])
        hardly = isinstance(best, Name) and change.own - instead.own <= NEAR
        if not hardly and (plainly(view, change, instead) or (why and why.code in LATER)):
            return why, came
        if change.seat != instead.seat:
            return why, came
        end = _in_the_end(view, best, taken, change.seat, rng, enough)
        return together([*apart(why), *apart(end)]), came
    why = known(view, best)
    return None if why == known(view, taken) else why, _of_dawn(view, taken)


def _in_the_end(
    view: DoloresView,
    best: DoloresAction,
    taken: DoloresAction,
    other: Seat,
    rng: Random,
    enough: Enough,
) -> Reason | None:
    """Return what the seat and the other sharer, or the victim of both thefts, have in the end with
    the cards of either action; None where that cannot be told, or does not show the better one."""
    goods, instead = (goods_after(view, action) for action in (best, taken))
    if goods is None or instead is None:
        return None
    analysis = imagined(view, rng, enough, EVALUATORS, lambda each: each.evaluator)
    return of_goods(analysis, other, goods, instead)


def _of_dawn(view: DoloresView, taken: DoloresAction) -> Reason | None:
    """Return the reason that the game ends at Dawn while another leads, or goes on though the seat
    leads alone (DO10); None if it is not so."""
    if view.phase != LOOKOUT:
        return None
    scores = [score(goods) for goods in view.goods]
    most = max(scores)
    if isinstance(taken, Pass) and scores[view.seat] < most:
        return Reason("ends", {"seat": scores.index(most)})
    alone = scores[view.seat] == most and scores.count(most) == 1
    return Reason("delays") if isinstance(taken, Play) and alone else None
