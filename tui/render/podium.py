"""The podium at the end of a game: the first three places, with their scores counted up."""

from itertools import groupby
from typing import Any, Final

from engine.game import Outcome, Seat
from tui.render.face import Face
from tui.words.spans import Line, Span, fit, line, width

STEPS: Final = 3
"""The number of places on the podium."""

HEIGHT: Final = 6
"""The number of lines that the podium takes."""

NARROWEST: Final = 14
WIDEST: Final = 24
"""The cells inside a step."""


def podium(face: Face[Any, Any], outcome: Outcome, counted: float = 1.0) -> list[Line]:
    """Return the podium as lines: first place in the middle, second at its left, third at its
    right. Players who share a place share a step.

    `counted`, from 0 to 1, is how far the scores have been counted up: the third's first, the
    winner's last. A step whose turn has not come is empty.
    """
    signs = face.company.glyphs
    order = sorted(range(len(outcome.places)), key=outcome.places.__getitem__)
    steps = [list(seats) for _, seats in groupby(order, outcome.places.__getitem__)][:STEPS]
    names = [_names(face, seats) for seats in steps]
    scores = [face.score(outcome.scores[seats[0]]) for seats in steps]
    longest = max(*map(width, names), *map(width, scores)) + 2
    inside = min(max(longest, NARROWEST), WIDEST)
    empty = line(Span(" " * inside))
    blocks = []
    for step, seats in enumerate(steps):
        part = min(max(counted * len(steps) - (len(steps) - 1 - step), 0.0), 1.0)
        if not part:
            blocks.append((empty, empty))
            continue
        points = round(outcome.scores[seats[0]] * part)
        score = Span(face.score(points), "strong" if step else "title")
        blocks.append((_centred(names[step], inside), _centred((score,), inside)))
    blocks += [(empty, empty)] * (STEPS - len(blocks))
    first, second, third = blocks
    flat, edge = signs.horizontal * inside, Span(signs.vertical, "faint")
    top_left, top_right, bottom_left, bottom_right = tuple(signs.corners)
    left_tee, right_tee = signs.tees[1], signs.tees[0]
    gap = " " * (inside + 1)
    crown = Span(signs.turned if counted >= 1 else " ", "accent")
    return [
        line(gap, " ", *_centred((crown,), inside)),
        line(gap, Span(f"{top_left}{flat}{top_right}", "faint")),
        line(
            Span(f"{top_left}{flat}{left_tee}", "faint"),
            *first[0],
            Span(f"{right_tee}{flat}{top_right}", "faint"),
        ),
        line(edge, *second[0], edge, *first[1], edge, *third[0], edge),
        line(edge, *second[1], edge, *empty, edge, *third[1], edge),
        line(
            Span(bottom_left + flat + signs.foot + flat + signs.foot + flat + bottom_right, "faint")
        ),
    ]


def _names(face: Face[Any, Any], seats: list[Seat]) -> Line:
    company = face.company
    if len(seats) == 1:
        return company.who(seats[0])
    return tuple(span for seat in seats for span in (company.shape(seat), Span(" ")))[:-1]


def _centred(words: Line, cells: int) -> Line:
    left = " " * max((cells - width(words)) // 2, 0)
    return fit(line(left, *words), cells)
