"""The lines of a save: `["<check>",<body>]` and a newline, each check depending on all lines
before.

The check of a line is taken over the check of the line before and the bytes of the body. So a
changed, dropped, doubled, swapped or borrowed line is found. It detects accidents, not forgery.
Limits are checked before anything is decoded.
"""

import re
from collections.abc import Iterable
from typing import BinaryIO, Final

from saves.digest import digest
from saves.problems import SaveError

SIZE_LIMIT: Final = 64 * 1024 * 1024
"""The largest file, in bytes. The longest match takes about one hundredth of it."""

LINE_LIMIT: Final = 64 * 1024
"""The longest line, in bytes, its newline included."""

DEPTH_LIMIT: Final = 32
"""The most brackets that may be open at once in a body."""

START: Final = b""
"""The check that line 1 follows, as no line comes before it."""

HEAD: Final = 20
"""The length of `["0123456789abcdef",`."""

_STRING: Final = re.compile(rb'"(?:[^"\\]|\\.)*"')


def frame(previous: bytes, body: bytes) -> tuple[bytes, bytes]:
    """Return the line for a body that follows the check `previous`, and the line's own check (8
    bytes). Raises SaveError `line-too-long` or `too-deep` for a line that could not be read back.
    """
    if HEAD + len(body) + len(b"]\n") > LINE_LIMIT:
        raise SaveError("line-too-long", limit=LINE_LIMIT)
    _shallow(body)
    check = digest(previous + body)
    return b'["%b",%b]\n' % (check.hex().encode(), body), check


def frames(previous: bytes, bodies: Iterable[bytes]) -> tuple[bytes, bytes]:
    """Return the lines of several bodies, joined, and the check of the last line."""
    lines = []
    for body in bodies:
        line, previous = frame(previous, body)
        lines.append(line)
    return b"".join(lines), previous


def unframe(previous: bytes, line: bytes) -> tuple[bytes, bytes]:
    """Return the body and the check of a line. Raises SaveError `damaged` or `too-deep`."""
    body = line[HEAD:-2]
    check = digest(previous + body)
    if line != b'["%b",%b]\n' % (check.hex().encode(), body):
        raise SaveError("damaged")
    _shallow(body)
    return body, check


def stated_check(line: bytes) -> bytes:
    """Return the check written in a line, not compared to its body; START if the line has none."""
    try:
        return bytes.fromhex(line[2 : HEAD - 2].decode("ascii"))
    except ValueError:
        return START


def next_line(file: BinaryIO) -> bytes:
    """Return the next whole line, or b"" at the end of the file. Raises SaveError `torn` for a last
    line without a newline, `line-too-long` without reading more than the limit."""
    line = file.readline(LINE_LIMIT + 1)
    if len(line) > LINE_LIMIT:
        raise SaveError("line-too-long", limit=LINE_LIMIT)
    if line and not line.endswith(b"\n"):
        raise SaveError("torn")
    return line


def depth(body: bytes) -> int:
    """Return how many brackets are open at once, at most. Brackets inside strings do not count.

    >>> depth(b'{"a":[[1],"[[["]}')
    3
    """
    now = deepest = 0
    for byte in _STRING.sub(b"", body):
        if byte in b"[{":
            now += 1
            deepest = max(deepest, now)
        elif byte in b"]}":
            now -= 1
    return deepest


def _shallow(body: bytes) -> None:
    # The count of all brackets is an upper bound of the depth, and much quicker.
    if body.count(b"[") + body.count(b"{") > DEPTH_LIMIT and depth(body) > DEPTH_LIMIT:
        raise SaveError("too-deep", limit=DEPTH_LIMIT)
