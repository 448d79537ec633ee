"""The files beside a save, named after it with one more suffix. They are renamed and deleted with
the save, which can be read without them.

A file left behind would be taken for a file of the next save with that name. So what cannot be
moved is deleted.
"""

from contextlib import suppress
from pathlib import Path
from typing import Final

REVIEW: Final = ".review"
"""The review of a finished game. It fits every copy of the save, too."""

GUESTS: Final = ".guests"
"""The keys with which players of a table on the net come back to their game. They do not belong to
a copy, because a code leads to one table."""

LEARNT: Final = ".learnt"
"""The mistakes in the game for which a person has since found the better move."""

ATTACHED: Final = (REVIEW, GUESTS, LEARNT)


def attached(save: Path, suffix: str) -> Path:
    """Return the path of the file with this suffix beside a save."""
    return save.with_name(save.name + suffix)


def move_attached(save: Path, goal: Path) -> None:
    """Move the files beside a save to its new path `goal`. Delete those that cannot be moved."""
    erase_attached(goal)
    for suffix in ATTACHED:
        try:
            attached(save, suffix).replace(attached(goal, suffix))
        except OSError:
            _erase(attached(save, suffix))


def erase_attached(save: Path) -> None:
    """Delete the files beside a save, as far as possible."""
    for suffix in ATTACHED:
        _erase(attached(save, suffix))


def _erase(path: Path) -> None:
    with suppress(OSError):
        path.unlink(missing_ok=True)
