"""Checks that there is a terminal to play on, made before Textual starts: it would hang without
one."""

import os
import sys
from collections.abc import Mapping, MutableMapping

from tui.console.failures import Misuse
from tui.console.output import shown, speaks_unicode
from tui.words import Wording

DUMB = ("", "dumb", "unknown")
"""Kinds of terminal that cannot move the cursor."""

DRIVER = "TEXTUAL_DRIVER"
"""The variable that names a driver other than a terminal, such as a browser's."""


def require_terminal(say: Wording, environ: Mapping[str, str] | None = None) -> None:
    """Raise Misuse unless keys can be read and a screen drawn."""
    environ = os.environ if environ is None else environ
    if environ.get(DRIVER):
        return
    # Textual reads keys from standard input and draws on standard error, on Windows on output.
    drawn_on = sys.stdout if sys.platform == "win32" else sys.stderr
    for stream in (sys.stdin, drawn_on):
        if stream is None or stream.closed or not stream.isatty():
            raise Misuse(say("cli.no-terminal"))
    term = environ.get("TERM", "")
    if sys.platform != "win32" and term in DUMB:
        raise Misuse(say("cli.dumb-terminal", term=shown(term)))


def draws_nothing(environ: Mapping[str, str] | None = None) -> bool:
    """Return True if a person sits at a terminal that can write lines but not move the cursor."""
    environ = os.environ if environ is None else environ
    dumb = sys.platform != "win32" and environ.get("TERM", "") in DUMB
    return dumb and all(each is not None and each.isatty() for each in (sys.stdin, sys.stdout))


def draws_unicode() -> bool:
    """Return True if the terminal's encoding has all signs of the program."""
    return speaks_unicode(sys.stdout if sys.platform == "win32" else sys.stderr)


def drop_empty_no_color(environ: MutableMapping[str, str] | None = None) -> None:
    """Remove NO_COLOR if it is empty: by its convention it then does not count, but Textual obeys
    it."""
    environ = os.environ if environ is None else environ
    if environ.get("NO_COLOR") == "":
        del environ["NO_COLOR"]
