"""A part of a column's award, as the table shows it while the scene is played."""

from typing import Final, NamedTuple

from engine.dolce_vita.actions import Award
from engine.dolce_vita.award import Take, verdict_on
from engine.dolce_vita.cards import CATEGORIES, COLUMNS, value
from engine.dolce_vita.views import DolceVitaView
from engine.game import Seat
from tui.render.face import Moment

MUCH: Final = 3
"""How much must be lost to hurt, in units of 100,000: by a narrow second place, or by a forced
exchange."""


class Awarding(NamedTuple):
    """A part of an award. It stands in a moment in place of the action.

    column  the column that is judged
    after   the table after the whole award
    takes   the players who have just taken something: all of them at the end
    left    the players who are still to take, in order
    """

    column: int
    after: DolceVitaView
    takes: tuple[Take, ...] = ()
    left: tuple[Take, ...] = ()


def awarding_of(moment: Moment) -> Awarding | None:
    """Return what an award, or a part of one, has done to its column so far; None for other
    moments."""
    if isinstance(moment.action, Awarding):
        return moment.action
    if not isinstance(moment.action, Award) or moment.before is None:
        return None
    column = moment.action.column
    return Awarding(column, moment.view, verdict_on(moment.before, column).takes)


def fresh_of(moment: Moment) -> dict[Seat, Take]:
    """Return the takes that have just brought something, by seat."""
    award = awarding_of(moment)
    return {take.seat: take for take in award.takes if take.taken} if award else {}


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


def spoilt(before: DolceVitaView, column: int) -> list[Seat]:
    """Return who must give back much more than a column brings them, for good: no column of this
    round that is still to be judged brings as much of that kind again."""
    later = [
        (take.seat, take.taken // 10, value(take.taken))
        for column in range(column + 1, COLUMNS)
        for take in verdict_on(before, column).takes
    ]
    return [
        take.seat
        for take in verdict_on(before, column).takes
        if take.returned
        and value(take.returned) - value(take.taken) >= MUCH
        and not any(
            (seat, kind) == (take.seat, take.returned // 10) and worth >= value(take.returned)
            for seat, kind, worth in later
        )
    ]
