"""How long a table rests, in beats: the one law for the screen, the recording and the measure of
waiting. What needs no reading takes no time."""

from typing import Any, Final, Literal

from engine.account import Moment
from tui.render.face import Face
from tui.render.scene import Frame, Scene

Rest = Literal["play", "fast", "end"]

RESTS: Final[dict[Rest, float]] = {"play": 1.0, "fast": 0.15, "end": 0.0}
"""By setting, how much of its time a step is worth to who has nothing more to decide."""

DEALING: Final = 0.5
"""The beats before the dealer acts."""

UNASKED: Final = 0.5
"""The beats before what needs no decision is done, where nothing is said of it."""

OWN: Final = 1.0
"""How many beats less the table rests on one's own move."""


def paced(face: Face[Any, Any], moment: Moment, rest: Rest = "fast") -> Scene:
    """The scene of a step, quicker if whoever looks on has nothing more to decide: of what happens
    to him and of the end of a part it is told in full."""
    scene = face.scene(moment)
    if moment.before is None or not (face.idle(moment.before) and face.idle(moment.view)):
        return scene
    worth = RESTS[rest]
    # Who goes out meanwhile is told, unless all is to be over at once.
    return tuple(
        frame._replace(weight=frame.weight * worth, more=frame.more if worth else 0.0)
        for frame in scene
    )


def unasked(face: Face[Any, Any], moment: Moment, action: Any) -> Frame | None:
    """What is shown before something is done without asking, to nobody but whom it spares; None
    where nothing is to be said."""
    said = face.unasked(moment.view, action)
    return Frame(moment, said, said) if said else None
