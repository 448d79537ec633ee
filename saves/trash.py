"""Saves that were thrown away: a folder beside them, from which they can be brought back."""

import os
from pathlib import Path
from typing import Final

from saves.disk import DISK, Disk, make_folder, real
from saves.folder import free_path
from saves.lock import Lock
from saves.names import visible
from saves.problems import SaveError, translated
from saves.reading import size_of
from saves.reviews import forget_review

TRASH: Final = "trash"


def discard(path: Path, disk: Disk = DISK) -> Path:
    """Move a save to the trash folder beside it, and say where it lies now. Raises SaveError
    `in-use` while somebody plays it, or why it cannot be moved; it is then where it was."""
    size_of(path)  # no lock file is left beside nothing
    lock = Lock.take(real(path))
    try:
        folder = path.parent / TRASH
        make_folder(folder, disk)
        goal = free_path(folder, path.stem, path.suffix)
        with translated(path):
            disk.replace(path, goal)
        forget_review(path)
        return goal
    finally:
        lock.release()


def bring_back(discarded: Path, path: Path, disk: Disk = DISK) -> None:
    """Move a save from the trash to where it was. Raises SaveError `exists` if another lies there
    now, or why it cannot be moved."""
    make_folder(path.parent, disk)
    lock = Lock.take(real(path))
    try:
        if os.path.lexists(path):
            raise SaveError("exists", file=visible(str(path)))
        with translated(discarded):
            disk.replace(discarded, path)
    finally:
        lock.release()
