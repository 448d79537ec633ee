"""A code that a phone reads, in half blocks: two of its rows in a line of text."""

from functools import cache

from tui.words.spans import Line, Span

QUIET = 2
"""Light cells around it, by which a phone finds it."""

HALVES = {(False, False): " ", (False, True): "▄", (True, False): "▀", (True, True): "█"}
"""What is drawn for two modules above each other, where True is dark."""


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
