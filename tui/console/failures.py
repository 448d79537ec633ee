"""What ends a command with one line on standard error and a status."""

from pathlib import Path

from saves.names import visible
from saves.problems import SaveError
from tui.console.status import FAILED, MISUSED
from tui.session.new_game import Impossible
from tui.session.problems import problem_sentence
from tui.words import Wording


class Failure(Exception):
    """The command cannot do what was asked; the message says why, in the reader's language."""

    status = FAILED


class Misuse(Failure):
    """The command line asks for something that does not exist."""

    status = MISUSED


def save_failure(say: Wording, error: SaveError, path: Path | None = None) -> Failure:
    """What a save refuses, with the name of the file if there is one."""
    file = error.facts.get("file") or (visible(str(path)) if path is not None else None)
    sentence = problem_sentence(say, error)
    return Failure(f"{file}: {sentence}" if file else sentence)


def start_failure(say: Wording, error: Impossible) -> Failure:
    """Why a game cannot begin."""
    return Failure(problem_sentence(say, error))
