"""What a review says of a mistake: what speaks for the better action, and what came of this one."""

from collections.abc import Sequence
from random import Random
from typing import Final

from engine.dolores.actions import (
    Commit,
    DoloresAction,
    Keep,
    Name,
    Pass,
    Pick,
    Play,
    Steal,
    Take,
)
from engine.dolores.bots.effects import COSTLY, effect
from engine.dolores.bots.explain_gestures import Said, of_bets, of_gestures, of_words
from engine.dolores.bots.gesture_choices import bet
from engine.dolores.bots.hard import EVALUATORS, Talk, imagined
from engine.dolores.bots.reasons import BESIDE, EITHER, GESTURE, OUTCOME, POINTS, known
from engine.dolores.cards import (
    EMPTY,
    FACE_DOWN,
    FIRST_BOTTLE,
    GESTURES,
    TYPES,
    kind,
    with_card,
)
from engine.dolores.payoffs import gained, payoff
from engine.dolores.phases import GESTURES as GESTURING
from engine.dolores.phases import LOOKOUT
from engine.dolores.score import score
from engine.dolores.settling import handed_out
from engine.dolores.state import neighbour, side, with_seat
from engine.dolores.views import DoloresView
from engine.game import Enough, Facts, Reason
from engine.reasons import PERCENT, SEATS, together

CONSEQUENCES: Final[Facts] = {
    "outcome": {**GESTURE, **OUTCOME},
    "outcome-undone": {**GESTURE, **OUTCOME},
    "chances": {**GESTURE, "mine": GESTURES, "chance": PERCENT},
    "hopes": {**EITHER, "chance": PERCENT},
    "provokes": {**GESTURE, "percent": PERCENT, "before": PERCENT},
    "unlikely": {"percent": PERCENT},
    "points": {"points": POINTS},
    "nothing": {},
    "costs": {"points": POINTS},
    **BESIDE,
    **{code: {"kind": TYPES, "points": POINTS} for code in COSTLY},
    "leaves": {"seat": SEATS, "points": POINTS},
    "ends": {"seat": SEATS},
    "delays": {},
}
"""What may be said to come of an action."""

Change = tuple[int, int]
"""By how much an action changes the score of its seat, and of the other sharer."""


def explain(
    view: DoloresView, best: DoloresAction, taken: DoloresAction, rng: Random, enough: Enough
) -> Said:
    """Hold both actions against each other: gestures by what they meet, words by what they make
    likelier, bets by their chance, everything else by what lies open."""
    if view.phase == GESTURING:
        if side(view, view.seat) < 0:
            return of_bets(imagined(view, rng, enough, EVALUATORS, bet), best, taken)
        talk = Talk(view)
        analysis = imagined(view, rng, enough, EVALUATORS, talk.listen)
        if isinstance(best, Commit) and isinstance(taken, Commit):
            return of_gestures(talk, analysis, best.gestures, taken.gestures)
        return of_words(talk, analysis, best, taken)
    change, instead = (at_once(view, action) for action in (best, taken))
    if change is not None and instead is not None:
        why, came = of_points(view, best, taken, change, instead)
        return why or in_the_end(view, best, taken, rng, enough), came
    why = known(view, best)
    return None if why == known(view, taken) else why, _of_dawn(view, taken)


def of_points(
    view: DoloresView, best: DoloresAction, taken: DoloresAction, change: Change, instead: Change
) -> Said:
    """What two actions change at once in the points: one's own, else the other sharer's, if those
    outweigh one's own; nothing where points do not tell why. Behind it those of the one that it
    does not tell of, if they are not the same."""
    (own, theirs), (less, more) = change, instead
    other = {"seat": view.donor if side(view, view.seat) else neighbour(view)}
    if own > less:
        why = known(view, best)
        if own > 0 and (why is None or why.code == "points"):
            why = _of_collection(view, best, own) or _points(own)
        little = Reason("spares", {"points": -own}) if own else Reason("free")
        came = _of_collection(view, taken, less) if less < 0 else None
        rest = [Reason("them", other | {"theirs": each}) for each in (theirs, more)]
        return _behind(rest, why or little, came or _points(less))
    if own <= less and more > max(theirs, 0) and more - theirs > less - own:
        lowers = Reason("lowers", other | {"points": more - theirs})
        rest = [Reason("you", {"points": each}) for each in (own, less)]
        return _behind(rest, lowers, Reason("leaves", other | {"points": more}))
    robs = known(view, best) if isinstance(best, Steal) else None
    return robs if robs and robs.code == "robs" else None, None


def _behind(rest: Sequence[Reason], *said: Reason) -> Said:
    """Two reasons, each with one of the two others behind it, unless those are alike."""
    if rest[0] == rest[1]:
        return said[0], said[1]
    return together((said[0], rest[0])), together((said[1], rest[1]))


def _of_collection(view: DoloresView, action: DoloresAction, points: int) -> Reason | None:
    """Of a card that brings or costs points, what it does to its collection; None if that does not
    tell why."""
    match action:
        case Pick() if FACE_DOWN < (card := view.sharing.cards[action.slot]) < FIRST_BOTTLE:
            pass
        case Steal():
            card = action.card
        case _:
            return None
    own = view.goods[view.seat]
    code = effect(own, with_card(own, card), kind(card), points > 0)
    return Reason(code, {"kind": kind(card), "points": abs(points)}) if code else None


def in_the_end(
    view: DoloresView, best: DoloresAction, taken: DoloresAction, rng: Random, enough: Enough
) -> Reason | None:
    """How many points the seat may expect in the end with a card, if more than with the other."""
    if not (isinstance(best, Pick) and isinstance(taken, Pick)):
        return None
    cards = [view.sharing.cards[each.slot] for each in (best, taken)]
    if FACE_DOWN in cards:
        return None
    value = imagined(view, rng, enough, EVALUATORS, lambda analysis: analysis.value).value
    end, instead = (round(value.with_cards(view.seat, (card,))) for card in cards)
    return Reason("in-the-end", {"points": end, "instead": instead}) if end > instead else None


def at_once(view: DoloresView, action: DoloresAction) -> Change | None:
    """What an action changes at once, if that can be seen."""
    own, cards, hands = view.goods[view.seat], view.sharing.cards, view.sharing.hands
    which = side(view, view.seat)
    match action:
        case Name():
            return score(with_seat(own, action.kind - 1, 0)) - score(own), 0
        case Steal():
            return gained(own, (action.card,)), 0
        case Take():
            got = tuple(cards[slot] for slot in action.slots)
            return None if FACE_DOWN in got else (gained(own, got), 0)
        case Pick() if cards[action.slot] == FACE_DOWN:
            return None
        case Pick() if FACE_DOWN in cards:  # what the other gets is not known
            return gained(own, (cards[action.slot],)), 0
        case Pick():
            rest = (*cards[: action.slot], EMPTY, *cards[action.slot + 1 :])
            other = view.goods[view.donor if which else neighbour(view)]
            left = handed_out(rest, hands)[1 - which]
            return gained(own, (cards[action.slot],)), gained(other, left)
        case Keep():
            final = (hands[0], action.gesture) if which else (action.gesture, hands[1])
            goods = (view.goods[view.donor], view.goods[neighbour(view)])
            cell = payoff(goods, cards, final)
            both = cell[which], cell[1 - which]
            return (int(both[0]), int(both[1])) if cell.sure else None
    return None


def _points(points: int) -> Reason:
    """What an action changes in the score at once."""
    if not points:
        return Reason("nothing")
    return Reason("points" if points > 0 else "costs", {"points": abs(points)})


def _of_dawn(view: DoloresView, taken: DoloresAction) -> Reason | None:
    """At Dawn: that the game ends while another leads, or goes on though the seat leads."""
    if view.phase != LOOKOUT:
        return None
    scores = [score(goods) for goods in view.goods]
    most = max(scores)
    if isinstance(taken, Pass) and scores[view.seat] < most:
        return Reason("ends", {"seat": scores.index(most)})
    alone = scores[view.seat] == most and scores.count(most) == 1
    return Reason("delays") if isinstance(taken, Play) and alone else None
