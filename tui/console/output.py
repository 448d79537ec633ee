"""Printing: text on standard output, and one line on standard error."""

import contextlib
import logging
import os
import sys
from collections.abc import Container, Sequence
from textwrap import fill
from typing import Final, TextIO

from saves.names import clean, visible
from tui.console.failures import Failure
from tui.words import Wording
from tui.words.spans import left, right, width

PROGRAM: Final = "ludotheque"

SHOWN: Final = 60
"""The most cells of a wrong word that are shown again."""


def shown(word: str) -> str:
    """Return a word from the command line so that it is safe and short enough to be shown again."""
    return clean(word, SHOWN) or "?"


def put(say: Wording, text: str) -> None:
    """Print the text and a newline. Raises Failure if it cannot be written, and BrokenPipeError if
    the reader has closed the pipe."""
    flushed(say, text + "\n")


def flushed(say: Wording, text: str = "") -> None:
    """Print the text, and flush all that was printed before. Raises as `put` does."""
    if sys.stdout is None:
        return
    try:
        sys.stdout.write(text)
        sys.stdout.flush()
    except BrokenPipeError:
        raise
    except OSError as error:
        silence(sys.stdout)
        reason = error.strerror or type(error).__name__
        raise Failure(say("cli.no-output", reason=reason)) from error


def tell(message: str) -> None:
    """Print a message as one line on standard error, broken between words if a terminal shows it.
    Raise nothing if that cannot be written."""
    if sys.stderr is None:
        return
    told = f"{PROGRAM}: {one_line(message)}"
    try:
        if sys.stderr.isatty() and (cells := os.get_terminal_size(sys.stderr.fileno()).columns):
            told = fill(told, cells, break_long_words=False, break_on_hyphens=False)
        print(told, file=sys.stderr)
    except OSError:
        silence(sys.stderr)


def one_line(message: str) -> str:
    """Return the message without line breaks and control characters."""
    return visible(message.replace("\n", " "))


def in_columns(rows: Sequence[Sequence[str]], numbers: Container[int] = ()) -> str:
    """Return the rows as a table, each column as wide as its widest cell. The columns in `numbers`,
    from 0, are aligned to the right."""
    widths = [max(map(width, column)) for column in zip(*rows, strict=True)]
    return "\n".join(
        "  ".join(
            right(cell, cells) if column in numbers else left(cell, cells)
            for column, (cell, cells) in enumerate(zip(row, widths, strict=True))
        ).rstrip(" ")
        for row in rows
    )


def speaks_unicode(stream: TextIO | None) -> bool:
    """Return True if every character can be written to the stream."""
    encoding = getattr(stream, "encoding", None) or "utf-8"
    return encoding.lower().replace("-", "").replace("_", "") in ("utf8", "utf8sig", "cp65001")


def replace_unprintable() -> None:
    """Print question marks for letters that the terminal's encoding lacks, instead of failing."""
    for stream in (sys.stdout, sys.stderr):
        if stream is not None and hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def silence(stream: TextIO | None) -> None:
    """Send the rest of the stream's buffer nowhere, so that Python reports no error at exit."""
    with contextlib.suppress(OSError, ValueError, AttributeError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())  # type: ignore[union-attr]
        os.close(nowhere)


def without_tracebacks(*libraries: str) -> None:
    """Let libraries log nothing: their tracebacks would show other players' secrets."""
    for library in libraries:
        logger = logging.getLogger(library)
        logger.addHandler(logging.NullHandler())
        logger.propagate = False
