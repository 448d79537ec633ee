"""The terminal as a roll of paper: lines are written and read, and hidden between two people."""

import os
import re
import sys
from collections.abc import Iterable, Mapping
from contextlib import suppress
from textwrap import wrap
from typing import Final, TextIO

from tui.console.output import flushed
from tui.console.terminal import DUMB
from tui.words import Wording
from tui.words.spans import Line, text_of

PROMPT: Final = "> "

WIDEST: Final = 99
"""The most characters of a line, however wide the terminal is."""

BLANK_LINES: Final = 60
"""The blank lines that hide a hand if the terminal cannot be cleared: more than a screen has."""

CLEAR: Final = "\x1b[3J\x1b[H\x1b[2J"
"""The codes that delete the scrollback, move the cursor to the top left and clear the screen."""

LONGEST: Final = 1000
"""The most characters that are read of one line."""


COLUMNS: Final = re.compile("(?<=[^ ]) {2,}(?=[^ ])")
"""The gap between two columns of a line, which is for the eye. Line mode writes a colon for the
ear."""


class Gone(Exception):
    """The end of the input: nobody types any more."""


class Paper:
    """The input and the output of line mode. Lines go to standard output."""

    def __init__(
        self, say: Wording, source: TextIO | None = None, environ: Mapping[str, str] | None = None
    ) -> None:
        self.say = say
        self._source = source if source is not None else sys.stdin
        self._environ = os.environ if environ is None else environ

    @property
    def can_clear(self) -> bool:
        """True if the terminal can be cleared."""
        drawn = sys.stdout is not None and sys.stdout.isatty()
        return drawn and self._environ.get("TERM", "") not in DUMB

    @property
    def width(self) -> int:
        """The characters that fit on a line: those of the terminal, WIDEST at most."""
        columns = 0
        with suppress(OSError, ValueError, AttributeError):
            columns = os.get_terminal_size(sys.stdout.fileno()).columns
        return min(columns or WIDEST, WIDEST)

    def put(self, *lines: Line | str) -> None:
        """Write lines, without the blanks that only align text for the eye, and broken where they
        are too long."""
        width = self.width
        for each in lines:
            for row in wrap(self.spoken(each), width, break_on_hyphens=False) or [""]:
                flushed(self.say, row + "\n")

    def spoken(self, each: Line | str) -> str:
        """Return a line as it is read: its first column, such as a player, labels the rest."""
        text = each if isinstance(each, str) else text_of(each)
        label, *words = COLUMNS.split(text, maxsplit=1)
        if words and not isinstance(each, str):
            text = self.say("labelled", label=label, words=words[0])
        return spoken(text)

    def draw(self, lines: Iterable[Line]) -> None:
        """Write lines as they are, with all their blanks but those at the end."""
        for each in lines:
            flushed(self.say, text_of(each).rstrip() + "\n")

    def ask(self) -> str:
        """Return the next line typed, its words parted by single blanks. Raises Gone."""
        flushed(self.say, PROMPT)
        words = self._source.readline(LONGEST) if self._source is not None else ""
        if not words:
            flushed(self.say, "\n")
            raise Gone
        return " ".join(words.split())

    def hide(self) -> None:
        """Clear the terminal. If that cannot be done, write blank lines and say that the text above
        can still be scrolled to."""
        if self.can_clear:
            flushed(self.say, CLEAR)
            return
        flushed(self.say, "\n" * BLANK_LINES)
        self.put(self.say("plain.not-cleared"))


def spoken(text: str) -> str:
    """Return the text with single blanks between its words and no blank before a comma.

    >>> spoken("   Anna   5 on C ")
    '   Anna 5 on C'
    """
    words = re.sub("[ \N{NO-BREAK SPACE}]* ", " ", text.strip(" ")).replace(" ,", ",")
    indent = text[: len(text) - len(text.lstrip(" "))]
    return indent + words if words else ""
