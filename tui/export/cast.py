"""The whole game as an asciinema recording (asciicast, version 2): the scenes of
the table, one event a frame."""

import json
from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import Final

from tui.export.paint import RESET, Paint
from tui.export.story import Story
from tui.render.scene import Frame
from tui.words.spans import Line, fit, wrap

WIDTH: Final = 100
TABLE: Final = 30
"""Lines of the table."""
TOLD: Final = 5
"""Lines of the chronicle under it."""
SECONDS: Final = 0.7
"""How long one beat rests."""
LEAST: Final = 0.35
"""How long any frame rests, in seconds."""
LONGEST: Final = 4.0


def as_cast(story: Story, paint: Paint) -> str:
    """A header and the events, one JSON value a line. Only lines that change are drawn."""
    header = {
        "version": 2,
        "width": WIDTH,
        "height": TABLE + TOLD,
        "timestamp": int(datetime.fromisoformat(story.saved.header.begun).timestamp()),
        "title": f"Ludothèque · {story.title}",
    }
    screen: list[str] = []
    lines = [json.dumps(header, ensure_ascii=False)]
    at = 0.0
    told: list[Line] = []
    opening = "\x1b[?25l" + paint.ink + "\x1b[2J"
    for number, entry_lines, frame in _frames(story):
        told = [*told, *(row for each in entry_lines for row in wrap(each, WIDTH - 2, 4))][-TOLD:]
        table = story.position(number, WIDTH, TABLE - 4, frame)[:TABLE]
        page = [*table, *[()] * (TABLE - len(table)), *told, *[()] * (TOLD - len(told))]
        drawn = [paint.ansi(fit(each, WIDTH)) for each in page]
        changed = _changes(screen, drawn)
        lines.append(_event(at, opening + changed))
        opening, screen = "", drawn
        at += min(max(frame.beats * SECONDS, LEAST), LONGEST)
    lines.append(_event(at + 2, RESET + "\x1b[?25h\r\n"))
    return "\n".join(lines)


def _event(at: float, written: str) -> str:
    return json.dumps([round(at, 3), "o", written], ensure_ascii=False)


def _frames(story: Story) -> Iterator[tuple[int, list[Line], Frame]]:
    """Each frame with the number of its step, and with the last of a step what is told of it."""
    yield 0, [], story.face.still(story.account.moment(0))
    for entry in story.entries():
        *before, last = entry.scene
        yield from ((entry.number, [], frame) for frame in before)
        yield entry.number, [*entry.lines, *entry.notes], last


def _changes(before: Sequence[str], after: Sequence[str]) -> str:
    """What makes one screen into the other."""
    old = [*before, *[""] * (len(after) - len(before))]
    return "".join(
        f"\x1b[{row};1H{line}"
        for row, (was, line) in enumerate(zip(old, after, strict=True), 1)
        if was != line
    )
