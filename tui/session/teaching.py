"""Explanations of events at a table that are new to the player: once an evening, on two
evenings."""

from collections.abc import Collection
from typing import Any, Final

from engine.account import Moment
from tui.render.face import Face
from tui.render.scene import Scene
from tui.render.topics import explained, first_sentence
from tui.settings import Settings
from tui.words import Wording
from tui.words.spans import NO_BREAK, Line, Span, line, wrap

UNDERSTOOD: Final = 2
"""On how many evenings an event is explained."""


def due(settings: Settings, tonight: Collection[str], name: str) -> bool:
    """Return True if an event is to be explained now; `tonight` holds the names explained this
    evening."""
    if settings.explain != "first":
        return settings.explain == "always"
    return name not in tonight and settings.told.split().count(name) < UNDERSTOOD


def name_of(face: Face[Any, Any], moment: Moment) -> str:
    """Return the name under which the settings count the explanations of a step; "" for steps that
    need none, and for the viewer's own."""
    topic = face.event(moment) if moment.before is not None else None
    if topic is None or moment.action.seat == moment.view.seat:
        return ""
    return f"{face.game}.{topic[0]}"


def taught(face: Face[Any, Any], moment: Moment, scene: Scene) -> Scene:
    """Return the scene of a step, with the explanation of the step as a note in its last frame.
    What this frame counts or lets fly is seen first, because the note may lie over it."""
    topic = face.event(moment)
    assert topic is not None
    told = explained(face, moment, topic)
    last = scene[-1]
    seen = scene if last.counted is not None or last.flights else scene[:-1]
    note = (told.title, first_sentence(told.words))
    return (*seen, last._replace(flights=(), counted=None, topic=topic, note=note))


def note_lines(
    say: Wording, note: tuple[Line, ...], key: str, cells: int, whole: bool
) -> list[Line]:
    """Return the lines of an explanation with the key to more, at most `cells` wide, and as few as
    possible if it has the `whole` width; [] without an explanation."""
    if not note:
        return []
    title, words = note
    more = Span(say("teach.more", key=key).replace(" ", NO_BREAK), "dim")
    head = tuple(span._replace(roles=span.roles or "title") for span in title)
    if whole:
        return wrap(line(*head, "  ", *words, "  ", more), cells)
    return [head, *wrap(words, cells), (more,)]
