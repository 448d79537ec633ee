"""What players of Dolce Vita may remark on: an award that was close, or dear, or a great gain."""

from typing import Final

from engine.dolce_vita.actions import Award
from engine.dolce_vita.award import verdict_on
from engine.dolce_vita.cards import CATEGORIES, COLUMNS, TOTAL, value
from engine.dolce_vita.views import DolceVitaView
from engine.game import Seat
from tui.render.company import Company
from tui.render.remarks import Occasion, hot, known

MUCH: Final = 3
"""How much must be lost to hurt, in units of 100,000: by a narrow second place, or by a forced
exchange."""

GREAT: Final = 5
"""How much something must be worth to be regretted, or to be exulted at by the bold, in units of
100,000."""

GREATEST: Final = 7
"""How much a gain must be worth before others remark on it."""


def occasions(
    company: Company, before: DolceVitaView, action: Award, after: DolceVitaView
) -> list[Occasion]:
    """Return who may remark on an award: who lost it by one, then who won it by one, who must give
    back much, who tied for something dear, and who gains much."""
    column, verdict = action.column, verdict_on(before, action.column)
    when = known(before.round, column, before.goods)
    found = []
    missed = missed_by_one(before, column)
    if missed is not None:
        winner = verdict.takes[0].seat
        found.append(Occasion(missed, "dolce-vita.missed", when, whom=winner))
        found.append(Occasion(winner, "dolce-vita.snatched", when, glad=True, whom=missed))
    found += [
        Occasion(seat, "dolce-vita.spoilt", when, sure=lost >= GREAT)
        for seat, lost in spoilt(before, column)
    ]
    if any(value(first) >= GREAT for first in before.columns[column][:1]):
        found += [
            Occasion(seat, "dolce-vita.tied", when, whom=other)
            for seat, other in tied(before, column)
        ]
    bold = {seat for seat, character in company.voices if hot(character, glad=True)}
    return found + [
        Occasion(take.seat, "dolce-vita.gained", when, glad=True)
        for take in verdict.takes
        if value(take.taken) - value(take.returned) >= (GREAT if take.seat in bold else GREATEST)
    ]


def missed_by_one(before: DolceVitaView, column: int) -> Seat | None:
    """Return who came second at a column by one point and lost much by it; None for nobody. Who
    would have had to give back something better has lost nothing."""
    takes = verdict_on(before, column).takes
    if len(takes) < 2 or not takes[0].taken:
        return None
    first, second = takes[:2]
    kind = first.taken // 10
    owned = before.goods[second.seat][kind - 1] if kind in CATEGORIES else 0
    gained = value(second.taken) - value(second.returned)
    lost = value(first.taken) - owned - gained
    return second.seat if first.total - second.total == 1 and lost >= MUCH else None


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
        and (lost := value(take.returned) - value(take.taken)) >= MUCH
        and not any(
            (seat, kind) == (take.seat, take.returned // 10) and worth >= value(take.returned)
            for seat, kind, worth in later
        )
    ]
