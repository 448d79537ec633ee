"""A part of the award of a column, as the table shows it while the scene is played."""

from typing import NamedTuple

from engine.dolce_vita.actions import Award
from engine.dolce_vita.award import Take, verdict_on
from engine.dolce_vita.views import DolceVitaView
from engine.game import Seat
from tui.render.face import Moment


class Awarding(NamedTuple):
    """Stands in a moment in place of the award.

    column  the column under judgement
    after   the table after the whole award
    takes   who has just taken something: all of them in the end
    left    who is still to take, in order
    """

    column: int
    after: DolceVitaView
    takes: tuple[Take, ...] = ()
    left: tuple[Take, ...] = ()


def awarding_of(moment: Moment) -> Awarding | None:
    """What an award, or a part of one, has done to its column; None for other moments."""
    if isinstance(moment.action, Awarding):
        return moment.action
    if not isinstance(moment.action, Award) or moment.before is None:
        return None
    column = moment.action.column
    return Awarding(column, moment.view, verdict_on(moment.before, column).takes)


def fresh_of(moment: Moment) -> dict[Seat, Take]:
    """What each player has just taken."""
    award = awarding_of(moment)
    return {take.seat: take for take in award.takes if take.taken} if award else {}
