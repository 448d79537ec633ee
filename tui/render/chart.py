"""A small line chart in text: several players' scores over the chapters of a game."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from engine.game import Seat
from tui.render.face import Company
from tui.words.spans import Line, Span, line, right

COLOURED: Final = 5
"""The most players whose lines are all coloured. At a larger table only two lines are, because more
would be a tangle."""


def chart(
    company: Company,
    series: Sequence[Sequence[int]],
    width: int,
    height: int,
    feet: Sequence[str] = (),
    bold: Seat | None = None,
    lowest: int | None = 0,
) -> list[Line]:
    """Return a line chart; [] if all values are equal, there is one point only, or no room.

    `series` holds the values of each seat, all of one length; each line ends in its player's sign.
    `feet` name the points, which are otherwise numbered from 0. If a few values have too few rows,
    the number beside the middle one is a range. The line of the seat `bold`, or
    else of the best at the end, is thick and on top. At a large table only that line and the best
    of the others are coloured. `lowest` is always in sight; None for only what the values reach.
    """
    points = len(series[0])
    top = max(max(each) for each in series)
    bottom = min(min(each) for each in series)
    bottom = bottom if lowest is None else min(lowest, bottom)
    if points < 2 or top == bottom or height < 3 or width < 12:
        return []
    rows = height - 1

    def row_of(value: float) -> int:
        return round((top - value) / (top - bottom) * (rows - 1))

    scale = dict[int, str]()
    for value in _middle(top, bottom, rows):
        alike = [each for each in (value - 1, value, value + 1) if row_of(each) == row_of(value)]
        shared = len(alike) > 1 and top - bottom < 2 * (rows - 1)
        scale[row_of(value)] = f"{alike[0]}–{alike[-1]}" if shared else str(value)
    scale |= {row_of(value): str(value) for value in (top, bottom)}
    label = max(map(len, scale.values())) + 1
    ends = Counter(row_of(each[-1]) for each in series)
    across = width - label - 1 - max(ends.values())
    cells: list[list[Span]] = [[Span(" ")] * across for _ in range(rows)]
    order = sorted(range(len(series)), key=lambda seat: (series[seat][-1], -seat))
    first = order[-1] if bold is None else bold
    order = [*(seat for seat in order if seat != first), first]
    for seat in order:
        heights = [row_of(value) for value in _between(series[seat], across)]
        coloured = len(series) <= COLOURED or seat in order[-2:]
        roles = f"seat-{seat}" if coloured else "faint"
        for row, column, stroke in _strokes(company, heights, thick=seat == first):
            cells[row][column] = Span(stroke, roles)
        # Put after the strokes and never overwritten, so that signs on the same row all show.
        cells[heights[-1]].append(Span(company.glyphs.seats[seat], roles))
    lines = []
    for row, spans in enumerate(cells):
        axis = Span(right(scale.get(row, ""), label) + company.glyphs.vertical, "faint")
        lines.append(line(axis, *spans))
    names = feet or [str(index) for index in range(points)]
    return [*lines, line(Span(" " * (label + 1) + _foot(names, across), "faint"))]


def _middle(top: int, bottom: int, rows: int) -> list[int]:
    """Return the value to be told between those of the first and of the last row, if there is one:
    near the middle, and as exactly that of its row as may be."""
    middle, step = (top + bottom) / 2, (top - bottom) / (rows - 1)
    inner = [value for value in range(bottom + 1, top) if abs(value - middle) <= max(step, 1)]

    def off(value: int) -> tuple[float, float]:
        at = (top - value) / step
        return round(abs(at - round(at)), 6), abs(value - middle)

    return [min(inner, key=off)] if inner else []


def _between(values: Sequence[int], across: int) -> Iterator[float]:
    """Yield the values at `across` columns, on straight lines between the points."""
    for column in range(across):
        at = column / (across - 1) * (len(values) - 1)
        start = min(int(at), len(values) - 2)
        yield values[start] + (values[start + 1] - values[start]) * (at - start)


def _strokes(
    company: Company, heights: Sequence[int], thick: bool
) -> Iterator[tuple[int, int, str]]:
    """Yield row, column and stroke of a line that is at row `heights[n]`, from the top, in column
    n."""
    signs = company.glyphs
    thin = signs.horizontal + signs.vertical + signs.corners
    flat, upright, top_left, top_right, bottom_left, bottom_right = tuple(
        signs.heavy if thick else thin
    )
    yield heights[0], 0, flat
    for column, (before, row) in enumerate(pairwise(heights), 1):
        if row == before:
            yield row, column, flat
            continue
        rising = row < before
        yield before, column, bottom_right if rising else top_right
        yield row, column, top_left if rising else bottom_left
        for between in range(min(row, before) + 1, max(row, before)):
            yield between, column, upright


def _foot(names: Sequence[str], across: int) -> str:
    """Return the names under their points: the first and the last always, the others where they
    fit."""
    foot = [" "] * across
    points = len(names)
    for index in (points - 1, *range(points - 1)):
        text = names[index]
        at = min(round(index / (points - 1) * (across - 1)), len(foot) - len(text))
        if not "".join(foot[max(at - 1, 0) : at + len(text) + 1]).strip():
            foot[at : at + len(text)] = text
    return "".join(foot)
