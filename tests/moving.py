"""A recording as a moving picture that GitHub shows: `python -m tests.moving FILE.cast PICTURE.svg
[SECONDS]`, of the first seconds.

The picture is an SVG of terminal rows. Each row that was ever shown stands in it once, and each
frame names its rows; the style sheet shows one frame after the other, for ever. Nothing is loaded
from elsewhere and nothing is run.
"""

import json
import sys
from collections.abc import Iterator
from html import escape
from itertools import groupby
from pathlib import Path
from typing import Final, NamedTuple

import pyte
from pyte.screens import Char

CELL: Final = 8.4
LINE: Final = 18
"""The width and the height of a cell, in pixels."""

FRAME: Final = 0.4
"""The seconds that a frame is shown at least: what came in between is not seen."""

SECONDS: Final = 22.0

LAST: Final = 2.0
"""The seconds that the last frame rests."""

GROUND: Final = {"default": "#0b1216"}
INK: Final = {"default": "#dde6e4"}


class Frame(NamedTuple):
    """A picture of the terminal, from a moment on."""

    at: float
    rows: tuple[str, ...]
    """The rows as SVG."""


def colour(named: str, usual: dict[str, str]) -> str:
    """Return a colour of the terminal as SVG writes it."""
    return usual.get(named) or f"#{named}"


def drawn(row: list[Char]) -> str:
    """Return a row of the terminal as SVG: its grounds, then its letters."""
    grounds: list[tuple[int, str, int]] = []
    letters, at = list[str](), 0
    for (fore, back, bold), cells in groupby(row, look):
        text = "".join(each.data for each in cells)
        wide = len(text)
        x, w = round(at * CELL), round((at + wide) * CELL) - round(at * CELL)
        if grounds and grounds[-1][1] == back:
            grounds[-1] = grounds[-1][0], back, x + w
        else:
            grounds.append((x, back, x + w))
        if text.strip():
            said = escape(text).replace(" ", "\u00a0")  # browsers join other spaces
            weight = ' font-weight="bold"' if bold else ""
            letters.append(
                f'<text x="{x}" y="13" textLength="{w}" fill="{fore}"{weight}>{said}</text>'
            )
        at += wide
    under = (
        f'<rect x="{x}" width="{end - x}" height="{LINE}" fill="{fill}"/>'
        for x, fill, end in grounds
    )
    return "".join([*under, *letters])


def look(char: Char) -> tuple[str, str, bool]:
    """Return the colours of a cell, and whether it is bold."""
    fore, back = colour(char.fg, INK), colour(char.bg, GROUND)
    return (back, fore, char.bold) if char.reverse else (fore, back, char.bold)


def frames(cast: Path, seconds: float) -> Iterator[Frame]:
    """Yield the frames of a recording, each different from the one before."""
    head, *events = map(json.loads, cast.read_text("utf-8").splitlines())
    screen = pyte.Screen(head["width"], head["height"])
    stream = pyte.Stream(screen)
    before: tuple[str, ...] = ()
    for number, (at, _, written) in enumerate(events):
        stream.feed(written)
        later = events[number + 1][0] if number + 1 < len(events) else at + FRAME
        if later > seconds:
            return
        if later - at < FRAME:
            continue
        rows = [[screen.buffer[y][x] for x in range(screen.columns)] for y in range(screen.lines)]
        found = tuple(map(drawn, rows))
        if found != before:
            yield Frame(at, found)
        before = found


def picture(found: list[Frame], width: int, height: int, title: str) -> str:
    """Return frames as one moving picture."""
    known = list(dict.fromkeys(row for frame in found for row in frame.rows))
    start, end = found[0].at, found[-1].at + LAST
    lasting = end - start
    styles, shown = [], []
    for number, frame in enumerate(found):
        until = found[number + 1].at if number + 1 < len(found) else end
        a, b = (100 * (moment - start) / lasting for moment in (frame.at, until))
        styles.append(
            f"@keyframes f{number}{{0%,{a:.2f}%{{opacity:{int(not number)}}}"
            f"{a + 0.01:.2f}%,{b:.2f}%{{opacity:1}}{min(b + 0.01, 100):.2f}%,100%{{opacity:0}}}}"
            f"#f{number}{{opacity:0;animation:f{number} {lasting:.1f}s step-end infinite}}"
        )
        uses = "".join(
            f'<use href="#r{known.index(row)}" y="{y * LINE}"/>' for y, row in enumerate(frame.rows)
        )
        shown.append(f'<g id="f{number}">{uses}</g>')
    rows = "".join(f'<g id="r{number}">{row}</g>' for number, row in enumerate(known))
    wide, high = round(width * CELL), height * LINE
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" '
        f'font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="14">'
        f"<title>{escape(title)}</title><style>{''.join(styles)}</style>"
        f"<defs>{rows}</defs>{''.join(shown)}</svg>\n"
    )


def main(cast: str, target: str, seconds: str = "") -> None:
    """Write a recording as a moving picture."""
    path = Path(cast)
    head = json.loads(path.read_text("utf-8").partition("\n")[0])
    found = list(frames(path, float(seconds or SECONDS)))
    title = head.get("title", path.stem)
    Path(target).write_text(picture(found, head["width"], head["height"], title), "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
