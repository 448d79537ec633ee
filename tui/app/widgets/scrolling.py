"""Scrolling by lines: the top line, and the bar that shows where it is."""

from tui.render.glyphs import Glyphs
from tui.words.spans import Line, Span, fit, line


def kept_in_sight(top: int, cursor: int, room: int, total: int) -> int:
    """Return the top line that keeps the cursor in sight and leaves no line of the room unused.

    >>> kept_in_sight(0, 12, 5, 20), kept_in_sight(18, 18, 5, 20)
    (8, 15)
    """
    top = min(max(top, cursor - room + 1), cursor)
    return max(min(top, total - room), 0)


def with_bar(lines: list[Line], top: int, total: int, width: int, glyphs: Glyphs) -> list[Line]:
    """Return the lines in sight with a bar at their right end, if others are out of sight.

    `lines` are `width` - 2 cells wide, or cut to it.
    """
    room = len(lines)
    if total <= room or width < 3:
        return lines
    size = max(room * room // total, 1)
    start = (room - size) * top // (total - room)
    rows = []
    for y, spans in enumerate(lines):
        on = start <= y < start + size
        sign = Span(glyphs.bar, "dim") if on else Span(glyphs.vertical, "faint")
        rows.append(line(*fit(spans, width - 2, glyphs.ellipsis), " ", sign))
    return rows
