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
"""The most cards left to a seat that takes a trick for their number to be told."""


def again(both: Both) -> Reason | None:
    """Return the reason that a later play of the seat takes this trick after the better action;
    None if it does not. It is "again-out" if the last cards mostly follow, else "again-back" after
    a play and "again" after a pass. It is "again-some" or "again-with" if the cards vary."""
    found, instead = ([_retakes(one) for one in side] for side in (both.well, both.badly))
    cards = mostly(found, instead)
    if cards is None:
        return _again_out(both) or _back_with_some(both)
    told = [one for one, with_ in zip(both.well, found, strict=True) if cards in with_]
    last = sum(one.then is not None and one.then.cards == one.rest for one in told)
    back = "again-back" if isinstance(both.best, Play) else "again"
    return Reason("again-out" if most(last, told) else back, facts_of(cards))


def _back_with_some(both: Both) -> Reason | None:
    """Return the reason that the seat takes this trick back after the better play with varying
    cards: those used most often, and Jesters with them. None if it mostly does not, or if the
    better action is no play."""
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
    """Return the reason that a later play of the seat takes this trick and its last cards follow,
    after the better action only; None if it is not so. The trick itself may be taken after both
    actions."""
    found, instead = (
        [_retakes(one) if one.then and one.then.cards == one.rest else frozenset() for one in side]
        for side in (both.well, both.badly)
    )
    cards = mostly(found, instead)
    return Reason("again-out", facts_of(cards)) if cards is not None else None


def _retakes(course: Course) -> frozenset[Cards]:
    """Return the cards with which the seat takes the trick by a later play without a Jester; empty
    if it does not."""
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
    """Return the reason that a play mostly loses the trick; None if it does not. "beaten" names the
    seat that mostly takes it, and its usual rank. It is "beaten-surely" if that is the only rival,
    whose cards are known (`alone`), and always takes it with that rank. If no seat mostly does,
    "beaten-by" names the usual rank, "beaten-only" the only one."""
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
    """Return the reason that names who takes the trick after a pass; None if there is nothing to
    tell. "lets" names the seat that mostly does; "others" the most frequent taker, if the better
    play takes the trick clearly more often than the seat does after its pass. Endings tell that the
    taker is "out", after whom the seat may be "last", or leads with "few" cards left. If the taker
    was out before, "leads-next" names who leads then."""
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
