"""A QR code in half blocks: two of its rows in a line of text."""

from functools import cache

from tui.online.invitations import Ways
from tui.words.spans import Line, Span

QUIET = 2
"""The light modules on each side of the code, by which a phone finds it."""

HALVES = {(False, False): " ", (False, True): "▄", (True, False): "▀", (True, True): "█"}
"""The sign for two modules above each other, where True is dark."""


def page_code(ways: Ways) -> list[Line]:
    """Return the QR code of the browser door's address; [] if that door is shut, or if other
    machines cannot reach it."""
    pages = [each.words for each in ways.invitations if each.door == "browser"]
    return qr_lines(pages[0]) if pages and ways.reach in ("near", "far") else []


@cache
def qr_lines(words: str) -> list[Line]:
    """Return the QR code of some text, two of its rows in a line; [] if the library for it is not
    installed."""
    try:
        import segno
    except ImportError:
        return []
    rows = [[bool(each) for each in row] for row in segno.make_qr(words, error="l").matrix]
    wide = len(rows[0]) + 2 * QUIET
    light = [[False] * wide for _ in range(QUIET)]
    padded = [*light, *([False] * QUIET + row + [False] * QUIET for row in rows), *light]
    if len(padded) % 2:
        padded.append([False] * wide)
    pairs = zip(padded[::2], padded[1::2], strict=True)
    return [
        (Span("".join(HALVES[each] for each in zip(*pair, strict=True)), "qr"),) for pair in pairs
    ]
