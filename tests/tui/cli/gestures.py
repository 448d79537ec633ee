"""What a monkey does with keys, mouse and clipboard, as the bytes that a terminal sends."""

from random import Random
from typing import Final

NAMED: Final = [
    b"\r", b"\r", b"\r", b" ", b"\t", b"\x1b[Z", b"\x7f", b"\x1b",
    *(b"\x1b[" + end for end in (b"A", b"B", b"C", b"D", b"H", b"F", b"5~", b"6~", b"3~")),
    b"\x1bOP", b"\x10", b"\x06", b"\x1b[99;5u", b"\x0c", b"\x1b[1;5D", b"\x1b[1;2C", b"\x1b[5;5~",
]  # fmt: skip
"""Keys that are not letters, as terminals send them."""

LETTERS: Final = [*"abcdefghijklmnopqrstuvwxyzABCDMQ0123456789?/+-=&é\"'(è_çà[]ñ€🎲"]

ESCAPE: Final = b"\x1b[27u"
"""The Escape key in its unambiguous form."""

STRANGE: Final = [
    b"\xff\xfe", b"\xe9", b"\x1b[", b"\x1b[<", b"\x1b[999;999R", b"\x1b]11;rgb:0/0/0\x07",
    b"\x1b[I", b"\x1b[O", b"\x1b[?2026;2$y", b"\x1b[97u", b"\x1b[97;5u", b"\x9b", b"\x00",
    b"\x1b[<0;0;0M", b"\x1b[<0;99999;99999M", b"\x1b[?1;2c", b"\x1b[48;5;5;1;1t", b"\x1bP+r\x1b\\",
]  # fmt: skip
"""Bytes that hardly ever come from a key, but that terminals and bad lines send."""

PASTES: Final = [
    "1", "Zoé", "a\nb\nc", "\x1b[31m[/][link=x]", "q" * 50, "\x1b]52;c;aGk=\x07", "/tmp", "é" * 40,
    "x" * 20_000, "\n" * 300, "[@click=app.quit]" * 9, "\u202e\u200b" * 50,
]  # fmt: skip

SIZES: Final = [
    (1, 1), (2, 40), (80, 24), (80, 24), (79, 24), (80, 23), (100, 30), (120, 40), (118, 24),
    (170, 50), (200, 60), (300, 100), (300, 1), (1, 100),
]  # fmt: skip


def event(chance: Random, size: tuple[int, int]) -> bytes:
    """Return the bytes of one thing done with keys, mouse or clipboard."""
    kind = chance.random()
    if kind < 0.40:
        return bytes(chance.choice(LETTERS), "utf-8")
    if kind < 0.70:
        return bytes(chance.choice(NAMED))
    if kind < 0.93:
        return mouse(chance, size)
    if kind < 0.95:
        return bytes(chance.choice(STRANGE))
    if kind < 0.955:
        text = chance.choice(PASTES).encode()
        return b"\x1b[200~" + text + b"\x1b[201~"
    if kind < 0.9555:
        return b"\x11"
    return mouse(chance, size)


def mouse(chance: Random, size: tuple[int, int]) -> bytes:
    """Return the bytes of a click, two clicks, a drag, the wheel, or a move."""
    columns, lines = size
    x, y = chance.randint(1, columns), chance.randint(1, lines)
    if chance.random() < 0.15:
        y = lines  # because the keys there can be clicked
    kind = chance.random()
    if kind < 0.35:
        return clicks(x, y)
    if kind < 0.7:
        return clicks(x, y) * 2
    if kind < 0.8:
        to = chance.randint(1, columns), chance.randint(1, lines)
        return b"\x1b[<0;%d;%dM\x1b[<32;%d;%dM\x1b[<0;%d;%dm" % (x, y, *to, *to)
    if kind < 0.9:
        return b"\x1b[<%d;%d;%dM" % (chance.choice((64, 65)), x, y)
    return b"\x1b[<35;%d;%dM" % (x, y)


def clicks(x: int, y: int) -> bytes:
    """Return the bytes of a mouse button going down and up."""
    return b"\x1b[<0;%d;%dM\x1b[<0;%d;%dm" % (x, y, x, y)
