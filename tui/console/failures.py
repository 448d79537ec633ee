"""Failures: a command ends with one line on standard error and a status."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from saves.problems import SaveError
from tui.console.status import FAILED, MISUSED
from tui.session.problems import file_sentence, problem_sentence
from tui.session.refusals import Impossible
from tui.words import Wording


class Failure(Exception):
    """The command cannot do its task. The message gives the reason, in the reader's language."""

    status = FAILED


class Misuse(Failure):
    """The command line is wrong, or needs a terminal where there is none."""

    status = MISUSED


def save_failure(say: Wording, error: SaveError, path: Path | None = None) -> Failure:
    """Return the failure for a refusal of a save, with the name of its file if it is known."""
    file = error.facts.get("file") or path
    sentence = problem_sentence(say, error)
    said = file_sentence(say, str(file), sentence) if file else say.behind_colon(sentence)
    return Failure(said)


@contextmanager
def refusals(say: Wording, path: Path | None = None) -> Iterator[None]:
    """Turn the refusal of a save, which is or lies at `path`, or of a game that cannot begin, into
    the failure that tells it."""
    try:
        yield
    except SaveError as error:
        raise save_failure(say, error, path) from error
    except Impossible as error:
        raise Failure(say.behind_colon(problem_sentence(say, error))) from error
