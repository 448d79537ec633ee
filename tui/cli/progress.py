"""A progress bar on the terminal for long commands."""

import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Final, TextIO, TypeVar

from tui.console.output import speaks_unicode, tell
from tui.words import Wording

T = TypeVar("T")

CELLS: Final = 30
"""The length of the bar."""

PAUSE: Final = 0.1
"""Seconds between two changes of the line, so that drawing costs nothing."""


def watched(
    things: Iterable[T],
    number: int,
    say: Wording,
    each: int = 1,
    clock: Callable[[], float] = time.monotonic,
) -> Iterator[T]:
    """Yield the things one by one, with a progress bar on standard error if that is a terminal.
    Each thing counts as `each` games. The bar is removed at the end, or when the work is broken
    off."""
    stream = sys.stderr
    if stream is None or not stream.isatty():
        yield from things
        return
    total, unicode = number * each, speaks_unicode(stream)
    last = clock()
    _draw(stream, bar(say, 0, total, unicode))
    try:
        for done, thing in enumerate(things, 1):
            yield thing
            if clock() - last >= PAUSE:
                last = clock()
                _draw(stream, bar(say, done * each, total, unicode))
    finally:
        _draw(stream, "")


@contextmanager
def shown_while(begins: str) -> Iterator[Callable[[float, str], None]]:
    """Show the share of some work that is done, as a bar with words behind it, on standard error;
    if that is no terminal, only say that it `begins`. What is yielded takes the share, from 0 to 1,
    and the words."""
    stream = sys.stderr
    if stream is None or not stream.isatty():
        tell(begins)
        yield lambda *_: None
        return
    unicode = speaks_unicode(stream)
    try:
        yield lambda share, words: _draw(stream, drawn(int(100 * share), 100, words, unicode))
    finally:
        _draw(stream, "")


def bar(say: Wording, done: int, number: int, unicode: bool = True) -> str:
    """Return the progress as a bar and in words."""
    words = say("cli.simulate.progress", done=say.thousands(done), games=say.thousands(number))
    return drawn(done, number, words, unicode)


def drawn(done: int, number: int, words: str, unicode: bool) -> str:
    """Return a bar with words behind it."""
    full = CELLS * done // number
    sign, rest = ("█", "░") if unicode else ("#", "-")
    return f"{sign * full}{rest * (CELLS - full)} {words}"


def _draw(stream: TextIO, text: str) -> None:
    stream.write(f"\r\x1b[K{text}")
    stream.flush()
