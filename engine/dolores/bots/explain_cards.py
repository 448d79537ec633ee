"""What a review says of cards picked, stolen or given up: what they bring at once, else what they
are good for later; and what they leave to the other sharer."""

from typing import Final, NamedTuple

from engine.dolores.actions import DoloresAction, Name, Pick, Steal
from engine.dolores.bots.at_once import Change, left, other_sharer, passed, theft
from engine.dolores.bots.effects import LOWS, TIED, effect, rises, tied
from engine.dolores.bots.reasons import NEAR, Said, known, won_facts
from engine.dolores.cards import (
    AUBE,
    FACE_DOWN,
    FIRST_BOTTLE,
    VOL,
    WORTH,
    kind,
    value,
    with_card,
)
from engine.dolores.payoffs import after_giving_up, gained
from engine.dolores.score import counting
from engine.dolores.state import with_seat
from engine.dolores.views import DoloresView
from engine.game import Reason
from engine.reasons import together

Behind = tuple[tuple[Reason, ...], tuple[Reason, ...]]
"""Reasons for the better action, and what comes of the one taken; also those told behind others."""
NONE: Final[Behind] = ((), ())


class Pair(NamedTuple):
    """The better of two actions and the one taken, with what they change at once."""

    best: DoloresAction
    taken: DoloresAction
    change: Change
    instead: Change


def of_theft(view: DoloresView, best: DoloresAction, taken: DoloresAction) -> Said | None:
    """Return what the Vol that the better pick takes can steal at once (DO20); and, if the pick
    taken leaves it to the other sharer, what they can steal with it. None instead of both for other
    actions, where cards lie face down, or if there is nothing to steal."""
    if not (isinstance(best, Pick) and isinstance(taken, Pick)):
        return None
    if view.sharing.cards[best.slot] != VOL or FACE_DOWN in view.sharing.cards:
        return None
    mine = theft(view, best, view.seat)
    if mine is None:
        return None
    facts = {"seat": mine.victim, "card": mine.card, "points": mine.gain, "theirs": mine.loss}
    return Reason("steals", facts), _robbed(view, taken) if VOL in left(view, taken) else None


def _robbed(view: DoloresView, taken: Pick) -> Reason | None:
    """Return what the other sharer can steal with the Vol that a pick leaves them: from the seat,
    or from another owner; None if nobody else has goods (DO20)."""
    thief = other_sharer(view)
    his = theft(view, taken, thief)
    if his is None:
        return None
    facts = {"seat": thief, "card": his.card, "theirs": his.gain}
    if his.victim == view.seat:
        return Reason("robbed", facts | {"points": his.loss})
    return Reason("robs-other", facts | {"owner": his.victim})


def plainly(view: DoloresView, change: Change, instead: Change) -> bool:
    """Return whether the points at once show the first of two changes to be better: it brings more,
    or between two players a larger lead over the other."""
    if len(view.goods) > 2:
        return change.own > instead.own
    return change.own - change.theirs > instead.own - instead.theirs


def of_points(view: DoloresView, both: Pair) -> Said:
    """Return what speaks for the better action, and what comes of the one taken; None for either if
    there is nothing to tell. The first of these that shows the difference is told: own points at
    once; the other's, if they outweigh one's own; what is gained for later; what the other loses.
    Behind it comes that less is given up, and the points that it does not tell. The other's points
    are told with the cards that make them."""
    change, instead = both.change, both.instead
    you, them = _you(both), _them(view, both)
    if change.own > instead.own:
        gain, loss = _gain(view, both.best, change.own), _loss(view, both.taken, instead.own)
        given_up = _later(view, both) if isinstance(both.best, Name) else NONE
        if given_up != NONE and change.own < 0 and change.own - instead.own <= NEAR:
            return _behind(given_up, them)  # a point at once is not why
        return _behind(((gain,), (loss,)), given_up, them)
    spared, later = instead.theirs - change.theirs, _later(view, both)
    if spared > instead.own - change.own or (spared > 0 and later == NONE):
        return _behind(them, you)
    if later != NONE and later[1] and later[1][0].code == "starts":
        you = (you[0], ())  # it tells the points
    return _behind(later, you, them)


def _behind(first: Behind, *more: Behind) -> Said:
    """Return the `first` reasons of two actions with `more` behind them; (None, None) if there are
    no first ones."""
    if first == NONE:
        return None, None
    one, two = (
        together([reason for told in (first, *more) for reason in told[place]]) for place in (0, 1)
    )
    return one, two


def _unless_alike(one: Reason, two: Reason) -> Behind:
    return NONE if one == two else ((one,), (two,))


def _you(both: Pair) -> Behind:
    """Return own points at once, unless there are none either way: equal ones are told, too, since
    they show that others decide."""
    one, two = (Reason("you", {"points": each.own}) for each in (both.change, both.instead))
    return ((one,), (two,)) if both.change.own or both.instead.own else NONE


def _them(view: DoloresView, both: Pair) -> Behind:
    changes, cards = (both.change, both.instead), passed(view, both.best, both.taken)
    if changes[0].seat == changes[1].seat and changes[0].theirs == changes[1].theirs:
        return NONE
    picks = (both.best, both.taken)
    one, two = (
        Reason("them", {"seat": each.seat, "theirs": each.theirs, **_due(view, pick, each, card)})
        for each, pick, card in zip(changes, picks, cards, strict=True)
    )
    return _unless_alike(one, two)


def _due(view: DoloresView, pick: DoloresAction, change: Change, only: int) -> dict[str, int]:
    """Return as facts the cards by which the other sharer's score changes: goods without which it
    would rise less, or fall less; and the card that `only` this pick gives them, if it is a bottle.
    They are none where it does not change, where cards lie face down, and of another action."""
    due = list[int]()
    if isinstance(pick, Pick) and FACE_DOWN not in view.sharing.cards:
        goods, got = view.goods[other_sharer(view)], left(view, pick)
        for each, card in enumerate(got):
            rest = (*got[:each], *got[each + 1 :])
            counts = (gained(goods, rest) - change.theirs) * change.theirs < 0
            if card == only if card >= FIRST_BOTTLE else counts:
                due.append(card)
    return won_facts(due)


def _gain(view: DoloresView, best: DoloresAction, points: int) -> Reason:
    """Return what speaks for an action that brings more points than another, or costs fewer."""
    if points > 0:
        if isinstance(best, Name) and (without := _without(view, best, points)):
            return without
        return _of_collection(view, best, points) or Reason("points", {"points": points})
    costless = known(view, best) if isinstance(best, Name) and not points else None
    return costless or _bottle(view, best) or _little(points)


def _without(view: DoloresView, best: Name, points: int) -> Reason | None:
    """Return which collections count once giving up `best` has brought points; None if a single one
    then counts as the highest."""
    own = view.goods[view.seat]
    rest = with_seat(own, best.kind - 1, 0)
    code = rises(own, rest)
    anew = tied(rest, code)
    if anew["kinds"].bit_count() > 1:
        return Reason(code, {**anew, "points": points})
    if code != LOWS:
        return None
    return Reason("lowest-then", {"kind": counting(rest)[1][0], "points": points})


def _little(points: int) -> Reason:
    return Reason("spares", {"points": -points}) if points else Reason("free")


def _loss(view: DoloresView, taken: DoloresAction, points: int) -> Reason:
    """Return what comes of an action that brings fewer points than another, or costs more."""
    if not points:
        return Reason("nothing")
    told = _of_collection(view, taken, points) if points < 0 else _starts(view, taken, points)
    return told or Reason("points" if points > 0 else "costs", {"points": abs(points)})


def _starts(view: DoloresView, action: DoloresAction, points: int) -> Reason | None:
    """Return the reason that a card of goods which brings points starts one more collection beside
    others that count as lowest; None if it does not, or if all then count as highest, too."""
    card, own = _card(view, action), view.goods[view.seat]
    if not FACE_DOWN < card < FIRST_BOTTLE or own[kind(card) - 1]:
        return None
    highest, lowest = counting(with_card(own, card))
    if kind(card) not in lowest or len(lowest) == 1 or lowest == highest:
        return None
    return Reason("starts", {"kind": kind(card), "points": points})


def _of_collection(view: DoloresView, action: DoloresAction, points: int) -> Reason | None:
    """Return what a card of goods that brings or costs points does to its collection (DO22); None
    of another card, or if that does not tell why."""
    card = _card(view, action)
    if not FACE_DOWN < card < FIRST_BOTTLE:
        return None
    before = view.goods[view.seat]
    after = with_card(before, card)
    code = effect(before, after, kind(card), points > 0)
    if code is None:
        return None
    which = tied(after, code) if code in TIED else {"kind": kind(card)}
    return Reason(code, {**which, "points": abs(points)})


def _card(view: DoloresView, action: DoloresAction) -> int:
    """Return the one card that the seat gets by an action, FACE_DOWN for none."""
    match action:
        case Pick():
            return view.sharing.cards[action.slot]
        case Steal():
            return action.card
    return FACE_DOWN


def _bottle(view: DoloresView, action: DoloresAction) -> Reason | None:
    """Return the reason that names a bottle that is picked; None of another card."""
    card = _card(view, action)
    return Reason("bottle", {"card": card}) if FIRST_BOTTLE <= card < AUBE else None


def _later(view: DoloresView, both: Pair) -> Behind:
    """Return what two actions are good for later, if that is plain: less is given up; a card of
    higher value, or on a higher collection, is picked; or a bottle. NONE if it is not plain."""
    best, taken = both.best, both.taken
    if isinstance(best, Name) and isinstance(taken, Name):
        own = view.goods[view.seat]
        one, two = (WORTH[own[each.kind - 1]] for each in (best, taken))
        dear = max(WORTH[cards] for cards in own) == two
        code = "gives-up-most" if dear else "gives-up"
        if one >= two:
            return NONE
        told = Reason("gives-up", {"worth": one}), Reason(code, {"worth": two})
        return (told[0], *_lone_low(own, best, taken), *_they_too(view)), (told[1],)
    if not (isinstance(best, Pick) and isinstance(taken, Pick)):
        return NONE
    starts = _starts(view, taken, both.instead.own) if both.instead.own > 0 else None
    worse = (starts,) if starts else _grown(view, taken)
    if bottle := _bottle(view, best):
        return (bottle,), worse
    return (_grown(view, best), worse) if _finer(view, best, taken) else NONE


def _lone_low(own: tuple[int, ...], best: Name, taken: Name) -> tuple[Reason, ...]:
    """Return the reason that only one collection counts as lowest once the better one is given up,
    where several do after the one taken; () if it is not so."""
    one, two = (counting(with_seat(own, each.kind - 1, 0)) for each in (best, taken))
    if len(one[1]) != 1 or one[0] == one[1] or len(two[1]) < 2:
        return ()
    return (Reason("lone-low", {"kind": one[1][0]}),)


def _they_too(view: DoloresView) -> tuple[Reason, ...]:
    """Return the reason that the other sharer gives up a collection as well (DO14), if that can
    bring them points; () if not."""
    other = other_sharer(view)
    theirs = after_giving_up(view.goods[other])
    return (Reason("they-too", {"seat": other, "theirs": theirs}),) if theirs > 0 else ()


def _grown(view: DoloresView, pick: Pick) -> tuple[Reason, ...]:
    """Return the reason that a card which is picked raises the worth of its collection; () for a
    bottle or a card face down."""
    card = _card(view, pick)
    if not FACE_DOWN < card < FIRST_BOTTLE:
        return ()
    worth = WORTH[view.goods[view.seat][kind(card) - 1]]
    facts = {"kind": kind(card), "before": worth, "after": worth + value(card)}
    return (Reason("grows", facts),)


def _finer(view: DoloresView, best: Pick, taken: Pick) -> bool:
    """Return whether the first of two picks is of goods, and the second is not, or is of a lower
    value, or is of the same value and makes its collection worth less."""
    one, two = _grown(view, best), _grown(view, taken)
    if not (one and two):
        return bool(one)
    facts, others = one[0].facts, two[0].facts
    added, less = (each["after"] - each["before"] for each in (facts, others))
    return (added, facts["after"]) > (less, others["after"])
