"""Failures: a command ends with one line on standard error and a status."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

from saves.problems import SaveError
from tui.console.status import FAILED, MISUSED
from tui.session.problems import file_sentence, problem_sentence
from tui.session.refusals import Impossible
from tui.words import Wording

Listing = Literal["saves", "trash"]
"""The commands that list files."""


class Failure(Exception):
    """The command cannot do its task. The message gives the reason, in the reader's language."""

    status = FAILED


class Misuse(Failure):
    """The command line is wrong, or needs a terminal where there is none."""

    status = MISUSED


def save_failure(
    say: Wording, error: SaveError, path: Path | None = None, listed: Listing | None = None
) -> Failure:
    """Return the failure for a refusal of a save, with the name of its file if it is known.
    `listed` is the command that lists such files; it is named if the file is missing."""
    file = error.facts.get("file") or path
    sentence = problem_sentence(say, error)
    if listed is not None and error.code == "no-such-file":
        sentence = f"{sentence} {say(f'cli.missing.{listed}')}"
    said = file_sentence(say, str(file), sentence) if file else say.behind_colon(sentence)
    return Failure(said)


@contextmanager
def refusals(
    say: Wording, path: Path | None = None, listed: Listing | None = None
) -> Iterator[None]:
    """Turn the refusal of a save, which is or lies at `path`, or of a game that cannot begin, into
    the failure that tells it, as `save_failure` does."""
    try:
        yield
    except SaveError as error:
        raise save_failure(say, error, path, listed) from error
    except Impossible as error:
        raise Failure(say.behind_colon(problem_sentence(say, error))) from error
