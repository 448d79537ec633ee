"""What ends a command with one line on standard error and a status."""

from pathlib import Path
from typing import Final

from saves.names import visible
from saves.problems import SaveError
from tui.session.new_game import Impossible
from tui.session.problems import told
from tui.words import Wording

DONE: Final = 0
FAILED: Final = 1
"""A file is damaged, a game impossible."""
MISUSED: Final = 2
"""The command line is wrong, or there is no terminal where one is needed."""
CRASHED: Final = 70
"""The program itself is wrong (EX_SOFTWARE of sysexits.h)."""
NOBODY_READS: Final = 141
"""128 and SIGPIPE, as shells say it."""


class Failure(Exception):
    """The command cannot do what was asked; the message says why, in the reader's language."""

    status = FAILED


class Misuse(Failure):
    """The command line asks for something that does not exist."""

    status = MISUSED


def save_failure(say: Wording, error: SaveError, path: Path | None = None) -> Failure:
    """What a save refuses, with the name of the file if there is one."""
    file = error.facts.get("file") or (visible(str(path)) if path is not None else None)
    sentence = told(say, error)
    return Failure(f"{file}: {sentence}" if file else sentence)


def start_failure(say: Wording, error: Impossible) -> Failure:
    """Why a game cannot begin."""
    return Failure(told(say, error))
