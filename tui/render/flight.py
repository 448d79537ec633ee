"""Cards that fly from one place of the picture to another.

A place is found by the targets of spans, so that it is right in every layout. Nothing waits for a
flight: the card is drawn over the table, which shows the end already.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from tui.words.spans import Line, Topic, width

TICKS: Final = 7
"""The number of points at which a card is shown on its way."""

TICK: Final = 0.03
"""Seconds between two points."""

Point = tuple[int, int]
"""A column and a row."""


class Place(NamedTuple):
    """The middle of the span whose target is `what`, in the row that holds the target `row`.
    Without `row`, it is in the lowest row above the target `above`; without that, in the first row.
    Where the picture has a part with the topic `pictured`, it is the middle of that part instead.
    """

    what: object
    row: object = None
    above: object = None
    pictured: Topic | None = None


class Flight(NamedTuple):
    """A text that flies from one place to another."""

    text: str
    roles: str
    start: Place
    goal: Place


def found(lines: Sequence[Line], place: Place) -> Point | None:
    """Return the point of a place in the picture; None if it is not there."""
    if place.pictured is not None and (middle := _middle(lines, place.pictured)) is not None:
        return middle
    rows = list(enumerate(lines))
    if place.row is not None:
        rows = [(y, spans) for y, spans in rows if any(s.target == place.row for s in spans)]
    elif place.above is not None:
        below = (y for y, spans in rows if any(s.target == place.above for s in spans))
        rows = rows[: next(below, 0)][::-1]
    for y, spans in rows:
        x = 0
        for span in spans:
            if span.target == place.what:
                return x + width(span.text) // 2, y
            x += width(span.text)
    return None


def _middle(lines: Sequence[Line], topic: Topic) -> Point | None:
    """Return the middle of the picture of a topic, in the middle one of its rows."""
    rows: dict[int, list[int]] = {}
    for y, spans in enumerate(lines):
        x = 0
        for span in spans:
            if span.topic == topic:
                rows.setdefault(y, []).extend((x, x + width(span.text)))
            x += width(span.text)
    if not rows:
        return None
    y = list(rows)[len(rows) // 2]
    return (min(rows[y]) + max(rows[y])) // 2, y


def path(lines: Sequence[Line], flight: Flight) -> list[Point]:
    """Return the points of a flight in the picture; [] if its start or goal is not there or both
    are equal."""
    start, goal = found(lines, flight.start), found(lines, flight.goal)
    if start is None or goal is None or start == goal:
        return []
    parts = [step / (TICKS - 1) for step in range(TICKS)]
    return [
        (
            round(start[0] + (goal[0] - start[0]) * part),
            round(start[1] + (goal[1] - start[1]) * part),
        )
        for part in parts
    ]
