"""The places of a table: what a sentence speaks of is lit; what a lesson points at is marked."""

from collections.abc import Collection, Iterable
from typing import Final

from tui.words.spans import Line, Span, marked

Target = tuple[str, int]
"""A place of the table, by its kind and number: a seat, a column, the pile."""

Place = tuple[str, *tuple[int, ...]]
"""A part of the table by the beginning of its targets: one column, or every column."""

FACES: Final = ("chip-", "card", "cursor", "losing")
"""The beginnings of the roles that colour the ground under their text."""


def places(said: Line) -> frozenset[Target]:
    """Return the places that a sentence speaks of: the targets of its spans."""
    return frozenset(span.target for span in said if isinstance(span.target, tuple))


def sitting(lit: frozenset[Target]) -> frozenset[Target]:
    """Return the players among some places."""
    return frozenset(place for place in lit if place[0] == "seat")


def placed(said: Line) -> Line:
    """Return a sentence in which every player's name targets the seat, so that it is lit. The wide
    blanks of columns become one."""
    spans: list[Span] = []
    for span in said:
        seat = next((role[5:] for role in span.roles.split() if role.startswith("seat-")), None)
        if seat is not None:
            span = span._replace(text=span.text.rstrip(), target=("seat", int(seat)))
        elif spans and spans[-1].target is not None and span.text.startswith("  "):
            span = span._replace(text=f" {span.text.lstrip()}")
        spans.append(span)
    return tuple(spans)


def at(place: Place, spans: Line) -> Line:
    """Return the words with a part of the table as their target."""
    return tuple(span._replace(target=place) for span in spans)


def lighted(lines: Iterable[Line], lit: frozenset[Target]) -> list[Line]:
    """Return the lines with some places lit."""
    return [
        tuple(marked((span,), "lit")[0] if span.target in lit else span for span in spans)
        if lit
        else spans
        for spans in lines
    ]


def pointed(lines: list[Line], at: Collection[Place]) -> list[Line]:
    """Return the lines with everything marked whose target begins with one of the places."""
    if not at:
        return lines
    return [
        tuple(_marked_out(span) if shows(span, at) else span for span in spans) for spans in lines
    ]


def _marked_out(span: Span) -> Span:
    """Return a span marked as a place to look at. The face of a card is marked as by the cursor,
    because its ink is made for its own ground."""
    face = any(role.startswith(FACES) for role in span.roles.split())
    mark = "cursor" if face else "pointed" if span.text.strip() else "lit"
    return marked((span,), mark)[0]


def shows(span: Span, at: Collection[Place]) -> bool:
    """Return whether a span is part of one of the places."""
    target = span.target
    return isinstance(target, tuple) and any(target[: len(place)] == place for place in at)
