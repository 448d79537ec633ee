"""What players of Dolce Vita may remark on: a card that takes much from somebody; an award that was
close, hard fought, dear or cheap, or a great gain; and between rounds who is far ahead, or how
close it is."""

from collections.abc import Sequence
from typing import Final

from engine.dolce_vita.actions import Award, Gather, Place
from engine.dolce_vita.award import Take, verdict_on
from engine.dolce_vita.cards import CATEGORIES, COLUMNS, TOTAL, Object, category, value
from engine.dolce_vita.score import fortune
from engine.dolce_vita.views import DolceVitaView
from engine.game import Seat
from tui.render.company import Company
from tui.render.remarks import RETORT, SHRUG, Occasion, grudging, hot, known
from tui.words.speech import Noun

MUCH: Final = 3
"""How much must be lost to hurt, in units of 100,000: by a narrow second place, or by a forced
exchange."""

FELT: Final = 4
"""How much must be lost by a card of another to be felt, in units of 100,000."""

GREAT: Final = 5
"""How much something must be worth to be regretted, or to be exulted at by the bold, in units of
100,000."""

GREATEST: Final = 7
"""How much a gain must be worth before others remark on it."""

LATE: Final = 2
"""With fewer cards in hand a player cannot answer any more: the last is never placed."""

EARNEST: Final = 4
"""The points laid under a column from which its object is meant in earnest."""

FOUGHT: Final = 9
"""The points laid under a column from which it was fought for."""

TIGHT: Final = 3
"""How far apart fortunes are at most where it is close, in units of 100,000."""

LITTLE: Final = 2
"""The most points laid under a column with which something is won cheaply."""

FAR: Final = 7
"""How much more than everybody else a fortune must be to be far ahead, in units of 100,000."""


def occasions(
    company: Company, before: DolceVitaView, action: Place | Award | Gather, after: DolceVitaView
) -> list[Occasion]:
    """Return who may remark on a placement, an award or the beginning of another round."""
    if isinstance(action, Place):
        return placed(company, before, action, after) or duelled(action, after)
    return awarded(company, before, action) if isinstance(action, Award) else ahead(after)


def placed(
    company: Company, before: DolceVitaView, action: Place, after: DolceVitaView
) -> list[Occasion]:
    """Return who may remark on a placement that takes much, as the cards lie, from a player who
    cannot answer it any more: who loses most by it, the vengeful surely if nobody gets it, then who
    placed the card; or that takes very much from one who meant it in earnest and can still answer,
    who alone speaks."""
    column, robber = action.column, action.seat
    was, now = (verdict_on(each, column) for each in (before, after))
    had, left = ({take.seat: take.gain for take in each.takes} for each in (was, now))
    lost = {seat: gain - left.get(seat, 0) for seat, gain in had.items() if seat != robber}
    victim = max(lost, key=lost.__getitem__, default=robber)
    if lost.get(victim, 0) < FELT:
        return []
    ties = victim in now.struck
    when = known(before.round, robber, action.card, column)
    if before.hands[victim].bit_count() >= LATE:
        earnest = lost[victim] >= GREATEST and TOTAL[before.bids[column][victim]] >= EARNEST
        defied = Occasion(victim, "dolce-vita.defied", when, whom=robber, once=True)
        return [defied] if earnest else []
    if ties:
        sure = grudging(company, victim)
        return [
            Occasion(victim, "dolce-vita.tied", when, whom=robber, sure=sure),
            Occasion(robber, "dolce-vita.tying", when, glad=True, whom=victim),
        ]
    thing = _noun(next(take.taken for take in was.takes if take.seat == victim))
    return [
        Occasion(victim, "dolce-vita.passed", when, False, robber, answer=SHRUG, thing=thing),
        Occasion(robber, "dolce-vita.passing", when, True, victim, answer=RETORT, thing=thing),
    ]


def duelled(action: Place, after: DolceVitaView) -> list[Occasion]:
    """Return who may remark on a fight for a column that goes on, of each fighter once in a game:
    all who have no part in it."""
    seat, column = action.seat, action.column
    laid = [TOTAL[cards] for cards in after.bids[column]]
    second = sorted(laid)[-2]
    if laid[seat] < FOUGHT or second < FOUGHT:
        return []
    when = known(after.round, column)
    watching = [each for each, total in enumerate(laid) if total < second]
    return [Occasion(each, "dolce-vita.duel", when, True, seat, once=True) for each in watching]


def awarded(company: Company, before: DolceVitaView, action: Award) -> list[Occasion]:
    """Return who may remark on an award: who must give back very much, or is vengeful and must give
    back much, most of all; who lost it by one or after a hard fight, then who won it so; others on
    who gave back very much; who gave back much; others on a fight for little; who takes something
    dear where two tie for it, and who tied; who wins something dear with a 1 or a 2, others on the
    1; and who gains most, if it is much, or others if a person does."""
    column, verdict = action.column, verdict_on(before, action.column)
    when = known(before.round, column, before.goods)
    given = spoilt(before, column)
    returned = {take.seat: _noun(take.returned) for take in verdict.takes}
    hurt = [
        Occasion(seat, "dolce-vita.spoilt", when, sure=sure, thing=returned[seat])
        for seat, lost in given
        for sure in [lost >= GREAT or grudging(company, seat)]
    ]
    found = [each for each in hurt if each.sure]
    robots = dict(company.voices)
    lost = outbid(before, column)
    if lost is not None:
        winner, loser = (take.seat for take in verdict.takes[:2])
        loses, wins = ("missed", "snatched") if lost == 1 else ("outbid", "fought")
        answer = SHRUG if lost == 1 else ""  # who fought as hard has nothing to excuse
        thing = _noun(verdict.takes[0].taken)
        sure = lost == 1 and value(verdict.takes[0].taken) >= GREAT
        lost_it = Occasion(loser, f"dolce-vita.{loses}", when, False, winner, sure, answer, thing)
        won_it = Occasion(winner, f"dolce-vita.{wins}", when, True, loser, False, RETORT, thing)
        found += [lost_it, won_it]
    for victim, cost in given:
        much = GREAT if victim in robots else FELT
        others = [seat for seat in robots if seat != victim and cost >= much]
        found += [Occasion(seat, "dolce-vita.pitied", when, True, victim) for seat in others]
    found += [each for each in hurt if not each.sure]
    found += _folly(before, column, [*robots], when)
    found += _contested(before, column, when)
    most = max((take.gain for take in verdict.takes), default=0)
    for take in verdict.takes:
        won, thing = take.seat, _noun(take.taken)
        if not keeps(before, column, take):
            continue
        others = [seat for seat in robots if seat != won]
        if take.total <= LITTLE and take.gain >= GREAT:
            about = "cheap" if take.total == 1 else "bargain"
            great = take.gain >= GREATEST
            found.append(Occasion(won, f"dolce-vita.{about}", when, True, sure=great, thing=thing))
            if take.total == 1:
                found += [Occasion(seat, "dolce-vita.let-go", when, whom=won) for seat in others]
        if take.gain != most:
            continue
        if won not in robots and most >= GREATEST:
            envied = Occasion(won, "dolce-vita.envied", when, whom=won, thing=thing)
            found += [envied._replace(seat=seat) for seat in others]
        elif won in robots and most >= (GREAT if hot(robots[won], glad=True) else GREATEST):
            boast = Occasion(won, "dolce-vita.gained", when, glad=True, thing=thing)
            found.append(boast._replace(sure=most > GREAT and hot(robots[won], glad=True)))
    return found


def _contested(before: DolceVitaView, column: int, when: int) -> list[Occasion]:
    """Return who may remark on a tie for something dear: who takes it because two who laid more tie
    for it, if they gain much, and who tied."""
    if not any(value(first) >= GREAT for first in before.columns[column][:1]):
        return []
    verdict, found = verdict_on(before, column), list[Occasion]()
    first = next(iter(verdict.takes), None)
    if first and first.gain >= MUCH and keeps(before, column, first):
        laid = before.bids[column]
        if any(TOTAL[laid[seat]] > first.total for seat in verdict.struck):
            found.append(Occasion(first.seat, "dolce-vita.third", when, True))
    return found + [
        Occasion(seat, "dolce-vita.tied", when, whom=other) for seat, other in tied(before, column)
    ]


def _folly(before: DolceVitaView, column: int, robots: Sequence[Seat], when: int) -> list[Occasion]:
    """Return who may remark on two who fought for a column that is worth little: all others."""
    takes, objects = verdict_on(before, column).takes, before.columns[column]
    if len(takes) < 2 or not objects or value(objects[0]) >= MUCH:
        return []
    first, second = takes[:2]
    if second.total < FOUGHT - 1:
        return []
    watching = [seat for seat in robots if seat not in (first.seat, second.seat)]
    return [Occasion(seat, "dolce-vita.folly", when, whom=first.seat) for seat in watching]


def _noun(obj: Object) -> Noun:
    """Return an object by its category alone, as people say it."""
    return Noun(f"dv.name.{category(obj)}")


def ahead(view: DolceVitaView) -> list[Occasion]:
    """Return who may remark on one who is far ahead as another round begins: everybody else; or on
    how close it is before the last one, all."""
    fortunes = [*map(fortune, view.goods, view.money)]
    second, most = sorted(fortunes)[-2:]
    when = known(view.round, view.goods, view.money)
    if view.round == view.rounds and most - min(fortunes) <= TIGHT:
        return [Occasion(seat, "dolce-vita.tight", when) for seat in range(len(fortunes))]
    if most - second < FAR:
        return []
    leader = fortunes.index(most)
    others = [seat for seat in range(len(fortunes)) if seat != leader]
    return [Occasion(seat, "dolce-vita.ahead", when, whom=leader) for seat in others]


def outbid(before: DolceVitaView, column: int) -> int | None:
    """Return by how many points the second lost a column, by one or after having fought for it, if
    that cost them much; else None. Who would have had to give back something better has lost
    nothing."""
    takes = verdict_on(before, column).takes
    if len(takes) < 2 or not takes[0].taken:
        return None
    first, second = takes[:2]
    kind = first.taken // 10
    owned = before.goods[second.seat][kind - 1] if kind in CATEGORIES else 0
    lost, points = value(first.taken) - owned - second.gain, first.total - second.total
    return points if lost >= MUCH and (points == 1 or second.total >= FOUGHT) else None


def keeps(before: DolceVitaView, column: int, take: Take) -> bool:
    """Return whether an award is not exchanged in a later column of the round again."""
    kind = take.taken // 10
    return kind not in CATEGORIES or not any(
        later.seat == take.seat and later.taken // 10 == kind
        for following in range(column + 1, COLUMNS)
        for later in verdict_on(before, following).takes
    )


def tied(before: DolceVitaView, column: int) -> list[tuple[Seat, Seat]]:
    """Return who ties at a column, each with another who has laid as much."""
    laid = [TOTAL[mask] for mask in before.bids[column]]
    return [
        (seat, next(each for each, sum_ in enumerate(laid) if each != seat and sum_ == laid[seat]))
        for seat in verdict_on(before, column).struck
    ]


def spoilt(before: DolceVitaView, column: int) -> list[tuple[Seat, int]]:
    """Return who must give back much more than a column brings them, and how much they lose, for
    good: no column of this round that is still to be judged brings as much of that kind again."""
    later = [
        (take.seat, take.taken // 10, value(take.taken))
        for column in range(column + 1, COLUMNS)
        for take in verdict_on(before, column).takes
    ]
    return [
        (take.seat, lost)
        for take in verdict_on(before, column).takes
        if take.returned
        and (lost := -take.gain) >= MUCH
        and not any(
            (seat, kind) == (take.seat, take.returned // 10) and worth >= value(take.returned)
            for seat, kind, worth in later
        )
    ]
