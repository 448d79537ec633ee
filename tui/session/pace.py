"""How long a table rests, in beats: the one law for the screen, the recording and the measure of
waiting. What needs no reading takes no time."""

from typing import Any, Final, Literal

from engine.account import AnyAccount, Moment
from tui.render.face import Face
from tui.render.places import placed
from tui.render.scene import Frame, Scene
from tui.render.telling import remarked

Rest = Literal["play", "fast", "end"]

RESTS: Final[dict[Rest, float]] = {"play": 1.0, "fast": 0.12, "end": 0.0}
"""By setting, the part of its sentences' time, from 0 to 1, that a step gets if it leaves the
player at the screen nothing to decide."""

ONCE: Final = 0.8
"""The part of its time for a sentence that says why a decision is not asked for."""

AGAIN: Final = 0.15
"""The part of its time for such a sentence if a similar one was shown since the player's last
decision."""

HEARD: Final = 0.4
"""The part of its time for a robot's remark, because the remark stays in the log."""

DEALING: Final = 0.1
"""The beats before the dealer acts."""

UNASKED: Final = 0.5
"""The beats before an action that is not asked for, if nothing is said of it."""

OWN: Final = 1.0
"""How many beats less the table rests after the player's own move."""


def paced(
    face: Face[Any, Any],
    account: AnyAccount,
    number: int,
    rest: Rest = "fast",
    shared: bool = False,
) -> Scene:
    """Return the scene of a step, quicker if it leaves the player at the screen nothing to decide;
    what is to be seen besides the sentences keeps its time. With `shared` others share the screen:
    the pace tells them nothing of the player's hand."""
    scene = heard(face, account, number)
    if not face.idle(account.moment(number), shared):
        return scene
    return tuple(frame._replace(weight=frame.weight * RESTS[rest]) for frame in scene)


def heard(face: Face[Any, Any], account: AnyAccount, number: int) -> Scene:
    """Return the scene of a step with what a robot remarks on it, before the sentence that stays. A
    step that is told in one sentence leaves the remark to the chronicle, as does one for which the
    table is not to wait longer."""
    moment = account.moment(number)
    *before, last = face.scene(moment)
    aloud = before and not isinstance(moment.action, face.aside)
    words = map(placed, remarked(face, account, number)) if aloud else ()
    still = last._replace(flights=(), counted=None, weight=HEARD)
    return (*before, *(still._replace(said=each) for each in words), last)


def unasked(
    face: Face[Any, Any], moment: Moment, action: Any, shared: bool = False, again: bool = False
) -> Frame:
    """Return the frame shown before an action is done without asking. It says why it is not asked
    for, except before others. With `again` a similar reason was shown since the last decision."""
    frame = None if shared else face.unasked(moment, action)
    if frame is None:
        return face.still(moment)._replace(weight=0.0, more=UNASKED)
    return frame._replace(weight=AGAIN if again else ONCE)
