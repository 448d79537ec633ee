"""What players of Dolce Vita may remark on an award: close, hard fought, dear or cheap, or a great
gain."""

from collections.abc import Sequence
from typing import Final

from engine.dolce_vita.actions import Award
from engine.dolce_vita.award import Take, verdict_on
from engine.dolce_vita.cards import CATEGORIES, COLUMNS, TOTAL, Object, cards_in, category, value
from engine.dolce_vita.views import DolceVitaView
from engine.game import Seat
from tui.render.company import Company
from tui.render.remarks import EVEN, RETORT, SHRUG, Occasion, grudging, hot, known
from tui.words.speech import Noun

MUCH: Final = 3
"""The least loss that hurts, by a narrow second place or by a forced exchange, in units of
100,000."""

FELT: Final = 3
"""The least loss by another player's card that is felt, in units of 100,000."""

GREAT: Final = 5
"""The least worth that is regretted, or exulted at by the bold, in units of 100,000."""

GREATEST: Final = 7
"""The least gain on which others remark, in units of 100,000."""

FOUGHT: Final = 9
"""The fewest points under a column of a player who fights for it."""

LITTLE: Final = 2
"""The most points under a column that win it cheaply."""

HIGH: Final = 5
"""The lowest card that tells all at once how much its player wants an object."""


def awarded(company: Company, before: DolceVitaView, action: Award) -> list[Occasion]:
    """Return who may remark on an award, in this order:

    - players who must give back very much, and vengeful ones who must give back much;
    - the player who lost it by one point or after a hard fight, then the winner;
    - the winner, surely, who pays the second back by one point;
    - others on a robot that lost at least GREAT by giving back, or a person at least FELT;
    - other players who must give back much;
    - others on a fight for little;
    - a player who takes something dear for which others tie, and those who tie;
    - the winner of something dear with a total of 1 or 2, and others on a 1;
    - the player who gains most, if it is much, or others if that is a person;
    - others who laid a high card for something dear and come away with nothing.
    """
    column, verdict = action.column, verdict_on(before, action.column)
    when = known(before.round, column, before.goods)
    given = spoilt(before, column)
    returned = {take.seat: noun(take.returned) for take in verdict.takes}
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
        answer = SHRUG if lost == 1 else ""  # after a hard fight the winner has nothing to excuse
        thing = noun(verdict.takes[0].taken)
        sure = lost == 1 and value(verdict.takes[0].taken) >= GREAT
        lost_it = Occasion(loser, f"dolce-vita.{loses}", when, False, winner, sure, answer, thing)
        won_it = Occasion(winner, f"dolce-vita.{wins}", when, True, loser, False, RETORT, thing)
        found += [lost_it._replace(lost=loss_of(before, column)), won_it]
    else:
        found += _repaid(before, column, when)
    for victim, cost in given:
        much = GREAT if victim in robots else FELT
        others = [seat for seat in robots if seat != victim and cost >= much]
        found += [Occasion(seat, "dolce-vita.pitied", when, True, victim) for seat in others]
    found += [each for each in hurt if not each.sure]
    found += _folly(before, column, [*robots], when)
    found += _contested(before, column, when)
    most = max((take.gain for take in verdict.takes), default=0)
    for take in verdict.takes:
        won, thing = take.seat, noun(take.taken)
        if not keeps(before, column, take):
            continue
        others = [seat for seat in robots if seat != won]
        if take.total <= LITTLE and take.gain >= GREAT:
            about = "cheap" if take.total == 1 else "bargain"
            great = take.gain >= GREATEST
            found.append(Occasion(won, f"dolce-vita.{about}", when, True, sure=great, thing=thing))
            if take.total == 1 and not (great and won in robots):  # who then says so
                found += [Occasion(seat, "dolce-vita.let-go", when, whom=won) for seat in others]
        if take.gain != most:
            continue
        if won not in robots and most >= GREATEST:
            envied = Occasion(won, "dolce-vita.envied", when, whom=won, thing=thing)
            found += [envied._replace(seat=seat) for seat in others]
        elif won in robots and most >= (GREAT if hot(robots[won], glad=True) else GREATEST):
            boast = Occasion(won, "dolce-vita.gained", when, glad=True, thing=thing)
            found.append(boast._replace(sure=most > GREAT and hot(robots[won], glad=True)))
    spoken = [each.seat for each in found]
    return found + [each for each in _in_vain(before, column, when) if each.seat not in spoken]


def _in_vain(before: DolceVitaView, column: int, when: int) -> list[Occasion]:
    """Return an occasion for each player with a high card under something dear who gets nothing
    there, without a tie, once in a game for each winner."""
    verdict = verdict_on(before, column)
    if not verdict.takes or value(verdict.takes[0].taken) < GREAT:
        return []
    winner, lost = verdict.takes[0].seat, loss_of(before, column)
    served = [take.seat for take in verdict.takes if take.taken]
    return [
        Occasion(seat, "dolce-vita.in-vain", when, whom=winner, once=True, lost=lost)
        for seat, cards in enumerate(before.bids[column])
        if max(cards_in(cards), default=0) >= HIGH and seat not in (*served, *verdict.struck)
    ]


def _repaid(before: DolceVitaView, column: int, when: int) -> list[Occasion]:
    """Return the occasion of a player who wins something dear one point ahead of another to whom
    they lost a column before, though it costs that one little; [] without one."""
    takes = verdict_on(before, column).takes
    if len(takes) < 2 or takes[0].total - takes[1].total > 1 or takes[0].gain < GREAT:
        return []
    first, second = takes[:2]
    lost = ("dolce-vita.missed", "dolce-vita.outbid", "dolce-vita.passed")
    return [Occasion(first.seat, EVEN, when, True, second.seat, True, repays=lost, once=True)]


def _contested(before: DolceVitaView, column: int, when: int) -> list[Occasion]:
    """Return who may remark on a tie for something dear: a player who gains much by it because
    others with more tie, and those who tie; [] if the object is not dear."""
    if not any(value(first) >= GREAT for first in before.columns[column][:1]):
        return []
    verdict, found = verdict_on(before, column), list[Occasion]()
    first = next(iter(verdict.takes), None)
    if first and first.gain >= MUCH and keeps(before, column, first):
        laid = before.bids[column]
        if any(TOTAL[laid[seat]] > first.total for seat in verdict.struck):
            found.append(Occasion(first.seat, "dolce-vita.third", when, True))
    lost = loss_of(before, column)
    return found + [
        Occasion(seat, "dolce-vita.tied", when, whom=other, lost=lost)
        for seat, other in tied(before, column)
    ]


def _folly(before: DolceVitaView, column: int, robots: Sequence[Seat], when: int) -> list[Occasion]:
    """Return an occasion for each other robot on two players who fought for an object worth little;
    [] if they did not."""
    takes, objects = verdict_on(before, column).takes, before.columns[column]
    if len(takes) < 2 or not objects or value(objects[0]) >= MUCH:
        return []
    first, second = takes[:2]
    if second.total < FOUGHT - 1:
        return []
    watching = [seat for seat in robots if seat not in (first.seat, second.seat)]
    return [Occasion(seat, "dolce-vita.folly", when, whom=first.seat) for seat in watching]


def noun(obj: Object) -> Noun:
    """Return an object by its category alone, as people say it."""
    return Noun(f"dv.name.{category(obj)}")


def outbid(before: DolceVitaView, column: int) -> int | None:
    """Return by how many points the second player lost a column, if that was by one point or after
    a fight, and cost much; else None. A player who would have had to give back something better has
    lost nothing."""
    takes = verdict_on(before, column).takes
    if len(takes) < 2 or not takes[0].taken:
        return None
    first, second = takes[:2]
    kind = first.taken // 10
    owned = before.goods[second.seat][kind - 1] if kind in CATEGORIES else 0
    lost, points = value(first.taken) - owned - second.gain, first.total - second.total
    return points if lost >= MUCH and (points == 1 or second.total >= FOUGHT) else None


def keeps(before: DolceVitaView, column: int, take: Take) -> bool:
    """Return whether the object taken is not exchanged again in a later column of the round, as the
    cards lie."""
    kind = take.taken // 10
    return kind not in CATEGORIES or not any(
        later.seat == take.seat and later.taken // 10 == kind
        for following in range(column + 1, COLUMNS)
        for later in verdict_on(before, following).takes
    )


def tied(before: DolceVitaView, column: int) -> list[tuple[Seat, Seat]]:
    """Return the seats that tie at a column, each with another seat of the same total."""
    laid = [TOTAL[mask] for mask in before.bids[column]]
    return [
        (seat, next(each for each, sum_ in enumerate(laid) if each != seat and sum_ == laid[seat]))
        for seat in verdict_on(before, column).struck
    ]


def spoilt(before: DolceVitaView, column: int) -> list[tuple[Seat, int]]:
    """Return the seats that must give back a good worth much more than the one taken, and their
    losses in units of 100,000. Left out are seats to which a later column of this round brings a
    good of that kind worth as much again."""
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


def loss_of(before: DolceVitaView, column: int) -> int:
    """Return the number by which the loss of a column in this round is known."""
    return known(before.round, column)
