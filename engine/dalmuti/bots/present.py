"""What becomes of the present trick after an action: who takes it, and who leads then."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from engine.dalmuti.actions import Play
from engine.dalmuti.bots.course import Both, Cards, Course, group, jesters
from engine.dalmuti.bots.later import facts_of
from engine.dalmuti.bots.often import happens, mostly
from engine.dalmuti.bots.reasons import CLEARLY, most, won
from engine.dalmuti.cards import JESTER, Rank, finest, size
from engine.game import Reason, Seat

FEW: Final = 4
"""So few cards in the hand of who takes a trick are told."""


def again(both: Both) -> Reason | None:
    """Return the reason that a later play of the seat takes this trick after the better action,
    perhaps so that its last cards follow, or "back" after a play that was beaten, and with "some"
    cards where it is now these, now those; None if it does not."""
    found, instead = ([_retakes(one) for one in side] for side in (both.well, both.badly))
    cards = mostly(found, instead)
    if cards is None:
        return _again_out(both) or _back_with_some(both)
    told = [one for one, with_ in zip(both.well, found, strict=True) if cards in with_]
    last = sum(one.then is not None and one.then.cards == one.rest for one in told)
    back = "again-back" if isinstance(both.best, Play) else "again"
    return Reason("again-out" if most(last, told) else back, facts_of(cards))


def _back_with_some(both: Both) -> Reason | None:
    """Return the reason that the seat takes this trick back with one or the other of its cards,
    and with which most often, perhaps together with Jesters; None if it does not, or did not lose
    it by a play."""
    taken, instead = ([one.again for one in side] for side in (both.well, both.badly))
    if not isinstance(both.best, Play) or not happens([*map(bool, taken)], [*map(bool, instead)]):
        return None
    laid = [top.cards for top in taken if top is not None and finest(top.cards) != JESTER]
    if not laid:
        return None
    (cards, held), _ = Counter((group(each), jesters(each)) for each in laid).most_common(1)[0]
    if held:
        return Reason("again-with", facts_of(cards) | {"jesters": held})
    return Reason("again-some", facts_of(cards))


def _again_out(both: Both) -> Reason | None:
    """Return the reason that the last cards follow where a later play of the seat takes this trick,
    though it does so after both actions; None if they do not."""
    found, instead = (
        [_retakes(one) if one.then and one.then.cards == one.rest else frozenset() for one in side]
        for side in (both.well, both.badly)
    )
    cards = mostly(found, instead)
    return Reason("again-out", facts_of(cards)) if cards is not None else None


def _retakes(course: Course) -> frozenset[Cards]:
    """Return with which cards the seat takes the trick by a later play, if it needs no Jester."""
    top = course.again
    return frozenset([group(top.cards)] if top is not None and not jesters(top.cards) else [])


def leads_anyway(both: Both) -> Reason | None:
    """Return the reason that the one who takes the trick after a pass is mostly out, so that the
    seat leads next; None if it is not so."""
    seat = both.view.seat
    takers = Counter(
        one.top.seat
        for one in both.well
        if one.top.seat != seat and one.then is not None and one.then.seat == seat
    )
    ((taker, times),) = takers.most_common(1) or [(seat, 0)]
    return Reason("leads-anyway", {"seat": taker}) if most(times, both.well) else None


def beaten(play: Play, badly: Sequence[Course], alone: bool = False) -> Reason | None:
    """Return the reason that names who mostly takes the trick from a play, and with which rank;
    who surely does, where only they are left and so their cards are known ("alone"); else the rank
    with which somebody does most often, or the only one. None unless it is mostly taken from the
    play."""
    lost = [one.top for one in badly if one.top.seat != play.seat]
    if not most(len(lost), badly):
        return None
    taker, times = _commonest([top.seat for top in lost])
    named = most(times, badly)
    ranks = [finest(top.cards) for top in lost if not named or top.seat == taker]
    if named:
        sure = alone and times == len(badly) and len({*ranks}) == 1
        return Reason("beaten-surely" if sure else "beaten", {"seat": taker, **_with(play, ranks)})
    return Reason("beaten-by" if len({*ranks}) > 1 else "beaten-only", _with(play, ranks))


def _with(play: Play, ranks: Sequence[Rank]) -> dict[str, int]:
    """Return the facts of the cards with which, most often, a play is beaten."""
    return facts_of((Rank(_commonest(ranks)[0]), play.count + play.jesters))


def passed(both: Both) -> Reason | None:
    """Return the reason that names who mostly takes the trick that the seat has left to others, or
    who does so most often if the better play takes it clearly more often than the seat itself then:
    they are out, after whom the seat may be last, or lead, perhaps with few cards left. Where they
    were out before, it names who leads then. None if there is nothing to tell."""
    best, badly = both.best, both.badly
    lost = [one for one in badly if one.top.seat != both.view.seat]
    if not lost:
        return None
    taker, times = _commonest([one.top.seat for one in lost])
    code = "lets"
    if not most(times, badly):
        own = won(best, both.draw) if isinstance(best, Play) else 0
        if own < round(10 - 10 * len(lost) / len(badly)) + CLEARLY:
            return None
        code = "others"
    told = [one for one in lost if one.top.seat == taker]
    if not both.view.table.sizes[taker]:  # They went out with what lies there.
        leader, _ = _commonest([one.then.seat for one in told if one.then] or [both.view.seat])
        return Reason("leads-next", {"seat": leader}) if leader != both.view.seat else None
    leads = [one for one in told if one.then is not None and one.then.seat == taker]
    if 2 * len(leads) < len(told):
        last = code == "lets" and happens(_lasts(badly), _lasts(both.well))
        return Reason(f"{code}-out-last" if last else f"{code}-out", {"seat": taker})
    left, _ = _commonest([_left(both, one, taker) for one in leads])
    if left <= FEW:
        return Reason(f"{code}-few", {"seat": taker, "number": left})
    return Reason(code, {"seat": taker})


def _lasts(courses: Sequence[Course]) -> list[bool]:
    """Return by world whether the seat goes out last of all."""
    return [one.order[-1] == one.seat for one in courses]


def _left(both: Both, course: Course, taker: Seat) -> int:
    """Return how many cards the one who takes the trick has then."""
    trick = course.tricks[0][1:]
    return both.view.table.sizes[taker] - sum(
        size(laid.cards) for laid in trick if laid.seat == taker
    )


def _commonest(found: Sequence[int]) -> tuple[int, int]:
    """Return what is found most often, and how often."""
    ((one, times),) = Counter(found).most_common(1)
    return one, times
