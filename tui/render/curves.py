"""The chances of players over a game, as lines in braille: two by four dots a cell."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final, NamedTuple

from engine.game import Seat
from tui.render.company import Company
from tui.words.spans import Line, Span, joined, line, right

FEW: Final = 3
"""The most players whose lines are all drawn. At a larger table only two are, because more would be
a tangle."""

AXIS: Final = 5
"""The cells of the scale at the left."""

ENDS: Final = 4
"""The cells at the right, for the signs of the players."""

DOTS: Final = ((0x01, 0x02, 0x04, 0x40), (0x08, 0x10, 0x20, 0x80))
"""The bits of the dots in a cell of braille, by column and row."""


class Course(NamedTuple):
    """The shares, from 0 to 1, that each seat could expect of the game or of a part of it, at some
    steps from `first` to `last`.

    `points` are the steps in ascending order, each with one share for each seat.
    """

    points: Sequence[tuple[int, Sequence[float]]]
    first: int
    last: int


Ink = list[list[tuple[int, Seat]]]
"""The cells of some lines, row by row: the braille dots of a cell, and the seat in whose colour
they are; (0, -1) for an empty cell."""


def drawn(shares: Sequence[float], own: Seat, everybody: bool = False) -> tuple[Seat, ...]:
    """Return the seats whose lines are drawn, the boldest first: `own`, then the others, or at a
    large table the best of the others alone unless `everybody` is wanted."""
    others = sorted((seat for seat in range(len(shares)) if seat != own), key=lambda s: -shares[s])
    return own, *(others if everybody or len(shares) <= FEW else others[:1])


def ink(course: Course, seats: Sequence[Seat], across: int, height: int) -> Ink:
    """Return the lines of `seats` in `height` rows of `across` cells. The line of the first seat is
    thick and lies on top."""
    cells: Ink = [[(0, -1)] * across for _ in range(height)]
    places = _places(course, 2 * across)
    for seat in reversed(seats):
        before: int | None = None
        for column, place in enumerate(places):
            if place is None:
                before = None
                continue
            at, part = place
            left = course.points[at][1][seat]
            share = left + (course.points[at + 1][1][seat] - left) * part if part else left
            row = _dots_down(share, height)
            top, low = (row, row) if before is None else (min(before, row), max(before, row))
            if seat == seats[0]:  # a thick line
                low = min(low + 1, 4 * height - 1)
            for dot in range(top, low + 1):
                line_, down = divmod(dot, 4)
                bits = cells[line_][column // 2][0] | DOTS[column % 2][down]
                cells[line_][column // 2] = (bits, seat)
            before = row
    return cells


def _places(course: Course, columns: int) -> list[tuple[int, float] | None]:
    """Return for each column of dots the index of the last point at or before it, and how far it is
    on the way to the next point, from 0 to 1. None for a column outside the points."""
    numbers = [number for number, _ in course.points]
    length = max(course.last - course.first, 1)
    found: list[tuple[int, float] | None] = []
    at = 0
    for column in range(columns):
        number = course.first + length * column / max(columns - 1, 1)
        while at + 1 < len(numbers) and numbers[at + 1] <= number:
            at += 1
        if not numbers or number < numbers[0] or number > numbers[-1]:
            found.append(None)
        elif at + 1 == len(numbers):
            found.append((at, 0.0))
        else:
            found.append((at, (number - numbers[at]) / (numbers[at + 1] - numbers[at])))
    return found


def curves(
    company: Company, course: Course, seats: Sequence[Seat], lines: Ink, here: int
) -> list[Line]:
    """Return the lines with a scale at the left, the players' signs at the right, and the column of
    the step `here` lit."""
    glyphs = company.glyphs
    height, across = len(lines), len(lines[0])
    column = round((here - course.first) / max(course.last - course.first, 1) * (across - 1))
    ends = _ends(course, seats, height)
    rows = []
    for row, cells in enumerate(lines):
        spans = []
        for at, (bits, seat) in enumerate(cells):
            if bits:
                text = glyphs.seats[seat] if glyphs.dots == " " else chr(ord(glyphs.dots) + bits)
                roles = f"seat-{seat}" + (" lit" if at == column else "")
            else:
                text, roles = (glyphs.vertical, "here") if at == column else (" ", "")
            spans.append(Span(text, roles))
        scale = {0: "100", height // 2: "50", height - 1: "0"}.get(row, "")
        axis = Span(right(scale, AXIS - 1) + glyphs.vertical, "faint")
        signs = [Span(glyphs.seats[seat], f"seat-{seat}") for seat in ends[row]][: ENDS - 1]
        rows.append(line(axis, *_merged(spans), " ", *signs))
    return rows


def _merged(spans: Iterable[Span]) -> list[Span]:
    """Return the spans with neighbours of the same roles joined into one."""
    groups = groupby(spans, key=lambda span: span.roles)
    return [Span("".join(span.text for span in group), roles) for roles, group in groups]


def _ends(course: Course, seats: Sequence[Seat], height: int) -> list[list[Seat]]:
    """Return by row the seats whose signs stand there, the best first. A sign stands in the row
    where the line ends, or if that is full in the nearest one that is not."""
    rows: list[list[Seat]] = [[] for _ in range(height)]
    if not course.points:
        return rows
    last = course.points[-1][1]
    for seat in sorted(seats, key=lambda seat: -last[seat]):
        row = _dots_down(last[seat], height) // 4
        free = [n for n in range(height) if len(rows[n]) < ENDS - 1]
        rows[min(free or [row], key=lambda n: abs(n - row))].append(seat)
    return rows


def _dots_down(share: float, height: int) -> int:
    """Return how many dots a share is below the top of `height` rows."""
    return round((1 - share) * (4 * height - 1))


def signed(company: Company, shares: Sequence[float], seats: Sequence[Seat]) -> Line:
    """Return the shares of some seats in percent, side by side, each with the player's sign."""
    each = (company.say("hint.share", share=round(100 * shares[seat])) for seat in seats)
    parts = [
        line(company.shape(seat), f" {share}") for seat, share in zip(seats, each, strict=True)
    ]
    return joined(parts, "  ")


def bars(
    company: Company, shares: Sequence[float], seats: Sequence[Seat], cells: int
) -> list[Line]:
    """Return a row for each of some seats: the player, the share in percent, and a bar."""
    glyphs = company.glyphs
    rows = []
    for seat in seats:
        who = company.column(seat)
        share = company.say("hint.share", share=round(100 * shares[seat]))
        room = max(cells - len("".join(span.text for span in who)) - 9, 0)
        halves = round(2 * room * shares[seat])
        bar = glyphs.bar * (halves // 2) + glyphs.half * (halves % 2)
        rows.append(line(*who, right(share, 6), "  ", Span(bar, f"seat-{seat}")))
    return rows
