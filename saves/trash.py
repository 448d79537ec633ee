"""The trash: a folder for deleted saves beside the others, from which they are restored or erased.

A save keeps its name there, which is its title, and what lies beside it. A second save of the same
name goes a folder deeper: `trash/NAME.ludo`, `trash/2/NAME.ludo`, `trash/3/NAME.ludo`.
"""

import os
import stat
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Final

from saves.attached import erase_attached, move_attached
from saves.disk import DISK, Disk, make_folder, real
from saves.folder import free_path
from saves.listing import SaveInfo, infos_of, saves_among
from saves.lock import Lock
from saves.names import visible
from saves.problems import SaveError, translated

TRASH: Final = "trash"


def discard(path: Path, disk: Disk = DISK) -> Path:
    """Move a save, or anything else in its place, to the trash, with what is kept beside it. Return
    the new path. Raises SaveError `in-use` while somebody plays it, or the reason why it cannot be
    moved; it is then where it was."""
    with _held(path):
        folder, number = path.parent / TRASH, 1
        while os.path.lexists(folder / path.name):
            number += 1
            folder = path.parent / TRASH / str(number)
        make_folder(folder, disk)
        return _moved(path, folder / path.name, disk)


def restore(discarded: Path, folder: Path, disk: Disk = DISK) -> Path:
    """Move a save from the trash to the folder of saves, numbered if its name is taken there.
    Return the new path. Raises SaveError as `discard` does."""
    make_folder(folder, disk)
    with _held(discarded):
        goal = _moved(discarded, free_path(folder, discarded.stem, discarded.suffix), disk)
    _tidy(discarded)
    return goal


def erase(discarded: Path, disk: Disk = DISK) -> None:
    """Delete a save in the trash for good, with what lies beside it. Raises SaveError `in-use`,
    `not-empty` for a folder that holds something, or the reason why it cannot be deleted."""
    with _held(discarded), translated(discarded):
        disk.remove(discarded)
        erase_attached(discarded)
    _tidy(discarded)


def in_trash(folder: Path) -> Iterator[SaveInfo]:
    """Yield the saves in the trash of a folder of saves, as `saves_in` does for a folder."""
    yield from infos_of(trashed(folder))


def trashed(folder: Path) -> list[Path]:
    """Return the paths of the saves in the trash of a folder of saves. Raises SaveError
    `not-a-folder` or another refusal of the operating system."""
    trash = folder / TRASH
    found = saves_among(trash)
    with translated(trash):
        deeper = [each for each in _entries(trash) if each.name.isdecimal() and each.is_dir()]
    return [*found, *(path for each in deeper for path in saves_among(each))]


def _entries(folder: Path) -> list[Path]:
    return list(folder.iterdir()) if folder.exists() else []


@contextmanager
def _held(path: Path) -> Iterator[None]:
    """Lock a save against other writers. Anything else than an ordinary file needs no lock. Raises
    SaveError `in-use` or `no-such-file`."""
    with ExitStack() as held:
        with translated(path):
            path.lstat()
        ordinary = False
        with suppress(OSError):
            ordinary = stat.S_ISREG(path.stat().st_mode)
        if ordinary:
            lock = Lock.take(real(path))
            held.callback(lock.release)
        yield


def _moved(path: Path, goal: Path, disk: Disk) -> Path:
    """Rename a save, with what lies beside it. Raises SaveError `exists` if the new name has been
    taken meanwhile."""
    lock = Lock.take(goal)
    try:
        if os.path.lexists(goal):
            raise SaveError("exists", file=visible(str(goal)))
        with translated(path):
            disk.replace(path, goal)
        move_attached(path, goal)
    finally:
        lock.release()
    return goal


def _tidy(discarded: Path) -> None:
    """Remove a numbered folder of the trash if it is empty."""
    if discarded.parent.name.isdecimal():
        with suppress(OSError):
            discarded.parent.rmdir()
