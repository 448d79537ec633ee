"""Is there a terminal to play on? Looked at before Textual, which would start and hang."""

import os
import sys
from collections.abc import Mapping, MutableMapping

from tui.console.failures import Misuse
from tui.console.output import shown, speaks_unicode
from tui.words import Wording

DUMB = ("", "dumb", "unknown")
"""Kinds of terminal that cannot move the cursor."""

DRIVER = "TEXTUAL_DRIVER"
"""By this variable something else than a terminal shows the program, such as a browser."""


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
    """Whether a person sits before a terminal that can write lines and nothing else."""
    environ = os.environ if environ is None else environ
    dumb = sys.platform != "win32" and environ.get("TERM", "") in DUMB
    return dumb and all(each is not None and each.isatty() for each in (sys.stdin, sys.stdout))


def draws_unicode() -> bool:
    """Whether the terminal's encoding has all our signs."""
    return speaks_unicode(sys.stdout if sys.platform == "win32" else sys.stderr)


def mind_no_color(environ: MutableMapping[str, str] | None = None) -> None:
    """An empty NO_COLOR does not count, but Textual would heed it."""
    environ = os.environ if environ is None else environ
    if environ.get("NO_COLOR") == "":
        del environ["NO_COLOR"]
