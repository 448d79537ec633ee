"""The files kept beside a save, under its name and a suffix more: they go where it goes.

None of them is needed to read the save. A file that stayed under a name that its save had would be
taken for that of the next save of that name, so what cannot come along is deleted.
"""

from contextlib import suppress
from pathlib import Path
from typing import Final

REVIEW: Final = ".review"
"""What was computed about a finished game: it belongs to every copy of the save, too."""

GUESTS: Final = ".guests"
"""What lets the players of a table on the net come back to their game: it does not belong to a
copy, because a code leads to one table."""

ATTACHED: Final = (REVIEW, GUESTS)


def attached(save: Path, suffix: str) -> Path:
    """Return the path of a file of this kind beside a save."""
    return save.with_name(save.name + suffix)


def move_attached(save: Path, goal: Path) -> None:
    """Move what lies beside a save that was renamed to `goal`."""
    erase_attached(goal)
    for suffix in ATTACHED:
        try:
            attached(save, suffix).replace(attached(goal, suffix))
        except OSError:
            _erase(attached(save, suffix))


def erase_attached(save: Path) -> None:
    """Delete what lies beside a save, as far as possible."""
    for suffix in ATTACHED:
        _erase(attached(save, suffix))


def _erase(path: Path) -> None:
    with suppress(OSError):
        path.unlink(missing_ok=True)
