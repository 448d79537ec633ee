"""The scenes of Der Große Dalmuti."""

from typing import Final

from engine.dalmuti.actions import Collect, Draw, Pass, Play, Revolution, Score, Show, Sweep
from tui.games.dalmuti.chronicle import tell
from tui.games.dalmuti.felt import PILE
from tui.games.dalmuti.naming import brief, face_role
from tui.render.face import Company, Moment
from tui.render.flight import Flight, Place
from tui.render.scene import Frame, Scene
from tui.words.spans import BLANK

WEIGHTS: Final[dict[type, float]] = {
    Draw: 2.0,
    Show: 2.0,
    Revolution: 1.5,
    Collect: 1.5,
    Sweep: 1.0,
    Score: 4.0,
    Pass: 0.7,
}
"""How much of the time of its sentence each action is worth, where it is not all of it."""

HURRIED: Final = 0.15
"""By how much the play goes faster when whoever looks on is out of the hand."""

SHOWN_WHOLE: Final = ("draw", "deal", "over")
"""The stages in which the table itself shows all that has just happened."""


def scene(company: Company, moment: Moment) -> Scene:
    """The frames of a step."""
    action, view = moment.action, moment.view
    if action is None:
        return (Frame(moment),)
    weight = WEIGHTS.get(type(action), 1.0)
    if view.seat in view.table.out and not isinstance(action, Score):
        weight *= HURRIED
    told = tell(company, moment.before, action, view)
    said = told[-1] if told and view.table.stage not in SHOWN_WHOLE else BLANK
    flights: tuple[Flight, ...] = ()
    if isinstance(action, Play):
        text = f" {brief(company, action)} "
        flights = (Flight(text, face_role(action.rank), Place(("seat", action.seat)), Place(PILE)),)
    return (Frame(moment, said, flights=flights, weight=weight),)
