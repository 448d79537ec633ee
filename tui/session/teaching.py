"""What somebody does is explained to who has not seen it before: once an evening, until it has been
told on two evenings."""

from collections.abc import Collection
from typing import Any, Final

from engine.account import Moment
from tui.render.face import Face
from tui.render.scene import Scene
from tui.render.topics import explained, first_sentence
from tui.settings import Settings

UNDERSTOOD: Final = 2
"""On how many evenings it is explained."""


def due(settings: Settings, tonight: Collection[str], name: str) -> bool:
    """Return whether something is to be explained now; `tonight` is what has been already."""
    if settings.explain != "first":
        return settings.explain == "always"
    return name not in tonight and settings.told.split().count(name) < UNDERSTOOD


def name_of(face: Face[Any, Any], moment: Moment) -> str:
    """Return the name under which it is kept that a step was explained; "" for one of every day,
    and for one's own."""
    topic = face.event(moment) if moment.before is not None else None
    if topic is None or moment.action.seat == moment.view.seat:
        return ""
    return f"{face.game}.{topic[0]}"


def taught(face: Face[Any, Any], moment: Moment, scene: Scene) -> Scene:
    """Return the scene of a step with the sentence on what it is an example of, in its last
    frame."""
    topic = face.event(moment)
    assert topic is not None
    told = explained(face, moment, topic)
    return (
        *scene[:-1],
        scene[-1]._replace(topic=topic, note=(told.title, first_sentence(told.words))),
    )
