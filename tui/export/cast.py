"""The whole game as an asciinema recording (asciicast, version 2): the scenes of the table, one
event a frame."""

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
"""The lines of the table."""
TOLD: Final = 5
"""The lines of the log under the table."""
SECONDS: Final = 0.7
"""The seconds of one beat."""
LEAST: Final = 0.35
"""The least seconds that a frame rests."""
LONGEST: Final = 4.0


def as_cast(story: Story, paint: Paint) -> str:
    """Return the recording: a header and the events, one JSON value a line. Only changed lines are
    drawn."""
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
    """Yield each frame with the number of its step, and the lines told with it. The lines of a step
    come with its last frame."""
    yield 0, [], story.face.still(story.account.moment(0))
    for entry in story.entries():
        *before, last = entry.scene
        yield from ((entry.number, [], frame) for frame in before)
        yield entry.number, [*entry.lines, *entry.notes], last


def _changes(before: Sequence[str], after: Sequence[str]) -> str:
    """Return the escape codes that turn one screen into another."""
    old = [*before, *[""] * (len(after) - len(before))]
    return "".join(
        f"\x1b[{row};1H{line}"
        for row, (was, line) in enumerate(zip(old, after, strict=True), 1)
        if was != line
    )
