"""The things on a table that can be asked about: where each lies on the screen."""

import re
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from textual.errors import NoWidget
from textual.geometry import Offset, Region

from tui.app.widgets.analysis import AnalysisPanel
from tui.app.widgets.bars import Headline
from tui.app.widgets.standings import Standings
from tui.render.face import Face
from tui.render.topics import topic_of
from tui.widgets.board import Board
from tui.widgets.canvas import Canvas, Cells
from tui.words.spans import Line, Topic, width

FILLED: Final = re.compile(r"\b(chip|card|back|deep)\b")
"""The roles of spans with a ground of their own, such as a card."""


class Spot(NamedTuple):
    """A thing on the screen: what shows it, its topic, its cells there, and the region that they
    take on the screen. `picked` is True for what the player has picked."""

    canvas: Canvas
    topic: Topic
    cells: frozenset[Cells]
    region: Region
    picked: bool

    def holds(self, at: Offset) -> bool:
        """Return True if a cell of the screen belongs to the thing."""
        top = self.canvas.region.offset
        return any(
            at.y == top.y + row and top.x + start <= at.x < top.x + end
            for row, start, end in self.cells
        )

    def away(self, at: Offset) -> int:
        """Return the distance of a cell of the screen from the thing, in cells; a line counts as
        two."""
        x = max(self.region.x - at.x, at.x - self.region.right + 1, 0)
        return x + 2 * max(self.region.y - at.y, at.y - self.region.bottom + 1, 0)


def spots_on(face: Face[Any, Any], board: Board) -> list[Spot]:
    """Return the things that the top line, the board, the standings and the panel of a review show,
    in the order of reading."""
    assert board.moment is not None
    found: list[Spot] = []
    for kind in (Headline, Board, Standings, AnalysisPanel):
        for canvas in board.screen.query(kind):
            try:
                top = board.screen.find_widget(canvas).region.offset
            except NoWidget:  # it is hidden
                continue
            found += _of(canvas, face, board.moment.view, top)
    return sorted(found, key=lambda spot: (spot.region.y, spot.region.x))


def _of(canvas: Canvas, face: Face[Any, Any], view: Any, top: Offset) -> Iterator[Spot]:
    groups: dict[Topic, list[set[Cells]]] = {}
    picked: set[Cells] = set()
    for row, spans in enumerate(canvas.lines):
        for topic, start, end, cursor in _runs(face, view, spans):
            run = (row, start, end)
            near = [each for each in groups.get(topic, []) if any(_touch(run, it) for it in each)]
            apart = [each for each in groups.get(topic, []) if each not in near]
            groups[topic] = [*apart, {run}.union(*near)]
            if cursor:
                picked.add(run)
    for topic, parts in groups.items():
        for cells in parts:
            left, right = min(start for _, start, _ in cells), max(end for _, _, end in cells)
            rows = [row for row, _, _ in cells]
            size = (right - left, max(rows) - min(rows) + 1)
            region = Region(top.x + left, top.y + min(rows), *size)
            yield Spot(canvas, topic, frozenset(cells), region, not picked.isdisjoint(cells))


def _runs(face: Face[Any, Any], view: Any, spans: Line) -> Iterator[tuple[Topic, int, int, bool]]:
    """Yield the topic of everything in a line that shows something, its cells, and whether it is
    picked. Spans of one topic with at most a blank between them are one."""
    x = 0
    last: tuple[Topic, int, int, bool] | None = None
    for span in spans:
        cells, text = width(span.text), span.text
        # The blank cells of a drawn card belong to it, those around plain words to nothing.
        filled = span.topic is not None and FILLED.search(span.roles) is not None
        if text.strip() or (filled and cells):
            start = x if filled else x + cells - width(text.lstrip())
            end = x + cells if filled else x + width(text.rstrip())
            run = (topic_of(face, view, span), start, end, "cursor" in span.roles.split())
            if last is not None and last[0] == run[0] and start - last[2] <= 1:
                run = (run[0], last[1], end, last[3] or run[3])
            elif last is not None:
                yield last
            last = run
        x += cells
    if last is not None:
        yield last


def _touch(one: Cells, other: Cells) -> bool:
    (row, start, end), (line, first, last) = one, other
    return abs(row - line) <= 1 and start <= last + 1 and first <= end + 1
