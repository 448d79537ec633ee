"""A part of a column's award, as the table shows it while the scene is played."""

from typing import NamedTuple

from engine.dolce_vita.actions import Award
from engine.dolce_vita.award import Take, verdict_on
from engine.dolce_vita.views import DolceVitaView
from engine.game import Seat
from tui.render.face import Moment


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
