"""The scenes of Dolorès."""

from typing import Final

from engine.dolores.actions import Commit, HandOn, Pass, Reveal, Settle
from engine.dolores.views import Chosen
from tui.games.dolores.chronicle import tell
from tui.render.face import Company, Moment
from tui.render.scene import Frame, Scene
from tui.words.spans import BLANK

WEIGHTS: Final[dict[type, float]] = {
    Reveal: 1.5,
    Settle: 1.5,
    Pass: 0.5,
    HandOn: 0.5,
    Chosen: 0.6,
    Commit: 0.6,
}
"""How much of the time of its sentence each action is worth, where it is not all of it."""


def scene(company: Company, moment: Moment) -> Scene:
    """The frames of a step."""
    action = moment.action
    if action is None:
        return (Frame(moment),)
    told = tell(company, moment.before, action, moment.view)
    said = told[-1] if told else BLANK
    return (Frame(moment, said, weight=WEIGHTS.get(type(action), 1.0)),)
