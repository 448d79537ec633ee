"""A card that goes where it goes: from one place of the picture to another, in a blink.

A place is found by what the spans of a row stand for, so that it is right in every layout. Nothing
waits for a flight: it is drawn over the table, which stands as it will be.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from tui.words.spans import Line, width

TICKS: Final = 7
"""The places at which a card is seen on its way."""

TICK: Final = 0.03
"""Seconds between two of them."""

Point = tuple[int, int]
"""A column and a row."""


class Place(NamedTuple):
    """The middle of what stands for `what`; in the row that holds `row`, if that is given, else in
    the lowest row before `above`, else in the first."""

    what: object
    row: object = None
    above: object = None


class Flight(NamedTuple):
    """What flies from where to where."""

    text: str
    roles: str
    start: Place
    goal: Place


def found(lines: Sequence[Line], place: Place) -> Point | None:
    """Where a place is in the picture, if it is there."""
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


def path(lines: Sequence[Line], flight: Flight) -> list[Point]:
    """The points of a flight in the picture; none when it has no start or goal there."""
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
