"""The terminal as a roll of paper: lines out, lines in, and a torn-off end between two people."""

import os
import re
import sys
from collections.abc import Iterable, Mapping
from typing import Final, TextIO

from tui.console.output import flushed
from tui.console.terminal import DUMB
from tui.words import Wording
from tui.words.spans import Line, text_of

PROMPT: Final = "> "

BLANK_LINES: Final = 60
"""How many lines hide a hand where the terminal cannot be cleared: more than a screen has."""

CLEAR: Final = "\x1b[3J\x1b[H\x1b[2J"
"""Forget what was scrolled away, go to the corner, wipe."""

LONGEST: Final = 1000
"""More than this is not read of one line, in characters."""


class Gone(Exception):
    """Nobody types any more: the input has ended."""


class Paper:
    """Where lines are written and read."""

    def __init__(
        self, say: Wording, source: TextIO | None = None, environ: Mapping[str, str] | None = None
    ) -> None:
        self.say = say
        self._source = source if source is not None else sys.stdin
        self._environ = os.environ if environ is None else environ

    @property
    def can_clear(self) -> bool:
        """Whether what stands there can be wiped off."""
        drawn = sys.stdout is not None and sys.stdout.isatty()
        return drawn and self._environ.get("TERM", "") not in DUMB

    def put(self, *lines: Line | str) -> None:
        """Write lines. Blanks that only align things for the eye are left out."""
        for each in lines:
            text = each if isinstance(each, str) else text_of(each)
            flushed(self.say, spoken(text) + "\n")

    def draw(self, lines: Iterable[Line]) -> None:
        """Write lines as they are, columns and all."""
        for each in lines:
            flushed(self.say, text_of(each).rstrip() + "\n")

    def ask(self) -> str:
        """The next line typed, without what stands around its words. Raises Gone."""
        flushed(self.say, PROMPT)
        words = self._source.readline(LONGEST) if self._source is not None else ""
        if not words:
            flushed(self.say, "\n")
            raise Gone
        return " ".join(words.split())

    def hide(self) -> None:
        """Let nothing of what stands there be in sight; say so where it can be scrolled back to."""
        if self.can_clear:
            flushed(self.say, CLEAR)
            return
        flushed(self.say, "\n" * BLANK_LINES)
        self.put(self.say("plain.not-cleared"))


def spoken(text: str) -> str:
    """The text with single blanks between its words and none before a comma.

    >>> spoken("   Anna   5 on C ")
    '   Anna 5 on C'
    """
    words = text.strip(" ")
    indent = text[: len(text) - len(text.lstrip(" "))]
    return indent + re.sub(" {2,}", " ", words).replace(" ,", ",") if words else ""
