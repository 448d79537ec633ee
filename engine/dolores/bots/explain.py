"""What a review says of a mistake: what speaks for the better action, and what came of this one."""

from collections.abc import Sequence
from itertools import takewhile
from random import Random
from typing import Final

from msgspec.structs import replace

from engine.dolores.actions import (
    Announce,
    Bet,
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
from engine.dolores.bots.analysis import Analysis
from engine.dolores.bots.because import because
from engine.dolores.bots.effects import COSTLY, SHARED, effect
from engine.dolores.bots.gesture_choices import bet, likely
from engine.dolores.bots.hard import EVALUATORS, NOTABLE, TRIFLE, Talk, imagined
from engine.dolores.bots.reasons import BESIDE, EITHER, GESTURE, OUTCOME, POINTS, known
from engine.dolores.cards import (
    EMBROUILLE,
    EMPTY,
    ESQUIVE,
    FACE_DOWN,
    FIRST_BOTTLE,
    GESTURES,
    TYPES,
    kind,
    with_card,
    with_cards,
)
from engine.dolores.payoffs import gained, missed_least, payoff, payoffs, shared
from engine.dolores.phases import GESTURES as GESTURING
from engine.dolores.phases import LOOKOUT
from engine.dolores.score import score
from engine.dolores.settling import handed_out
from engine.dolores.state import holder, neighbour, side, with_seat
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

WEIGHTY: Final = 1 / 3
"""What part of the heaviest difference another must weigh to be told instead of it."""

TOLD: Final = 2
"""So many gestures of the other are told at most."""

Said = tuple[Reason | None, Reason | None]

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


def of_gestures(talk: Talk, analysis: Analysis, best: int, taken: int) -> Said:
    """What both gestures lead to against that of the other in which most of the difference lies,
    and against a second one in which much of it does: who takes which cards, and what that brings
    both, mostly by which collection, if points show the difference: one's own, else the other's.
    Otherwise the chances to win that they give there. Why the other likely makes it, and that a
    bottle of the seat can undo it, is told with it."""
    which, met = talk.which, talk.now(analysis).met
    choices, pays = analysis.duel.choices[which], analysis.duel.payoffs[which]
    mine = [choices.index(each) for each in (best, taken)]
    differences = zip(met, *(pays[each] for each in mine), strict=True)
    weights = [chance * (one - two) for chance, one, two in differences]
    order = sorted(range(len(weights)), key=lambda each: -weights[each])
    least = max(WEIGHTY * max(weights), TRIFLE)
    told = [spot for spot in order if weights[spot] >= least][:TOLD]
    # With a Ruse, which of its two gestures counts is chosen after all are shown.
    single = [max(mine) < len(GESTURES) > spot for spot in range(len(met))]
    table, results, view = payoffs(analysis.view), analysis.duel.results, analysis.view
    pairs = list[tuple[Reason, Reason]]()
    for spot in takewhile(single.__getitem__, told):
        cells = [table[spot][each] if which else table[each][spot] for each in mine]
        facts = [
            {
                "mine": each,
                "points": cell[which],
                "theirs": cell[1 - which],
                **_mostly_by(view, which, each, GESTURES[spot]),
            }
            for each, cell in zip((best, taken), cells, strict=True)
        ]
        if all(cell.sure for cell in cells) and _better(*facts):
            why, came = _said("outcome", talk.of_the_other(spot, met), *facts)
            if facts[0]["points"] == facts[1]["points"]:
                why = _denies(why, facts[1]["theirs"])
            why = replace(why, facts=why.facts | because(view, 1 - which, spot))
            undone = holder(view, EMBROUILLE) == view.seat
            pairs.append((why, replace(came, code="outcome-undone") if undone else came))
    for spot in told if not pairs else ():
        ends = [results[spot][each] if which else results[each][spot] for each in mine]
        chances = [round(100 * min(max(end[analysis.seat], 0.0), 1.0)) for end in ends]
        if chances[0] > chances[1]:
            own = [{"mine": each} if single[spot] else {} for each in (best, taken)]
            facts = [one | {"chance": each} for one, each in zip(own, chances, strict=True)]
            code = "chances" if single[spot] else "hopes"
            why, came = _said(code, talk.of_the_other(spot, met), *facts)
            basis = because(view, 1 - which, spot) if single[spot] else {}
            pairs.append((replace(why, facts=why.facts | basis), came))
    whys, cames = zip(*pairs, strict=True) if pairs else ((), ())
    return together(whys), together(cames)


def _better(best: dict[str, int], taken: dict[str, int]) -> bool:
    """Whether points tell why: more for oneself, or else fewer for the other."""
    own, less = best["points"], taken["points"]
    return own > less or (own == less and taken["theirs"] > best["theirs"])


def _denies(why: Reason, instead: int) -> Reason:
    """The same of a gesture whose points for the seat are those of the other one: only what it
    brings the other sharer, and would `instead`."""
    told = {name: fact for name, fact in why.facts.items() if name not in ("points", "kind", "how")}
    return Reason("denies", told | {"instead": instead})


def _mostly_by(view: DoloresView, which: int, mine: int, theirs: int) -> dict[str, int]:
    """The type of the cards, or of the collection given up, that most of what two gestures change
    in a sharer's score comes from, 0 if that is not one; and how it costs points or brings them by
    others, as the place in COSTLY and SHARED from 1 on, 0 if it does neither."""
    if mine == theirs == ESQUIVE:
        return {"kind": missed_least(view.goods[view.seat]), "how": 0}
    goods = (view.goods[view.donor], view.goods[neighbour(view)])
    cards = shared(goods, view.sharing.cards, (theirs, mine) if which else (mine, theirs))[which]
    own, change = goods[which], gained(goods[which], cards)
    owed = {
        each: change - gained(own, tuple(card for card in cards if kind(card) != each))
        for each in {*map(kind, cards)}
    }
    half = [each for each, part in owed.items() if change and 2 * part / change >= 1]
    if len(half) != 1:
        return {"kind": 0, "how": 0}
    how, told = effect(own, with_cards(own, cards), half[0], change > 0), (*COSTLY, *SHARED)
    return {"kind": half[0], "how": 1 + told.index(how) if how in told else 0}


def _said(
    code: str, met: dict[str, int], best: dict[str, int], taken: dict[str, int]
) -> tuple[Reason, Reason]:
    """The same of both; how likely the gesture of the other is, once."""
    return Reason(code, met | best), Reason(code, {name: met[name] for name in GESTURE} | taken)


def of_words(talk: Talk, analysis: Analysis, best: DoloresAction, taken: DoloresAction) -> Said:
    """Which gesture that suits the seat the better word, or silence, makes likelier, and which that
    does not the word taken does."""
    if not talk.open or not isinstance(taken, Announce):
        return None, None
    better = talk.line(analysis, best.gesture if isinstance(best, Announce) else 0).met
    worse = talk.line(analysis, taken.gesture).met
    pays = analysis.duel.payoffs[talk.which]
    spots = range(len(GESTURES))
    suits = [max(row[spot] for row in pays) for spot in spots]
    up = [spot for spot in spots if better[spot] - worse[spot] >= NOTABLE]
    down = [spot for spot in spots if worse[spot] - better[spot] >= NOTABLE]
    why = came = None
    if up:
        why = talk.likelier("persuades", max(up, key=suits.__getitem__), better, worse)
    if down:
        came = talk.likelier("provokes", min(down, key=suits.__getitem__), worse, better)
    return why, came


def of_bets(analysis: Analysis, best: DoloresAction, taken: DoloresAction) -> Said:
    """How likely the gestures are that were bet on, or better had been."""
    chances = likely(analysis)
    one, two = (
        round(100 * chances[each.donor, each.neighbour]) if isinstance(each, Bet) else None
        for each in (best, taken)
    )
    return (
        None if one is None or one <= (two or 0) else Reason("likely", {"percent": one}),
        None if two is None or two >= (one or 100) else Reason("unlikely", {"percent": two}),
    )


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
