"""Saves as files in a folder: renamed, copied, brought in from elsewhere."""

import os
from pathlib import Path
from typing import NamedTuple

from saves.attached import move_attached
from saves.disk import DISK, Disk, real
from saves.folder import SUFFIX, free_path, stem_of
from saves.lock import Lock, holder
from saves.names import visible
from saves.problems import Loss, SaveError, translated
from saves.reading import load, opened, size_of
from saves.reviews import copy_review
from saves.whole import write_save


def rename(path: Path, title: str, disk: Disk = DISK) -> Path:
    """Name a save's file after `title`, with what lies beside it, and return the new path. The
    file's content and its time do not change.

    Raises SaveError `bad-title`, `exists`, `in-use` while somebody plays it, or the reason why it
    cannot be renamed. The save is then as it was.
    """
    stem = stem_of(title)
    if not stem:
        raise SaveError("bad-title")
    size_of(path)  # raises for a missing save, before a lock file is made for it
    goal = path.with_name(stem + SUFFIX)
    if goal == path:
        return path
    ours = Lock.take(real(path))
    try:
        theirs = Lock.take(goal)
        try:
            if os.path.lexists(goal):
                raise SaveError("exists", file=visible(str(goal)))
            with translated(goal):
                disk.replace(path, goal)
            move_attached(path, goal)
        finally:
            theirs.release()
    finally:
        ours.release()
    return goal


def duplicate(path: Path, disk: Disk = DISK) -> Path:
    """Copy a save, damaged or not, and its review within its folder. Return the path of the copy.
    Raises SaveError."""
    goal = free_path(path.parent, path.stem)
    write_save(goal, _content(path), disk)
    copy_review(path, goal, disk)
    return goal


class Imported(NamedTuple):
    """A save that was copied into the folder. `loss` says from which line on it is damaged; None if
    it is whole."""

    path: Path
    loss: Loss | None


def import_save(source: Path, folder: Path, disk: Disk = DISK) -> Imported:
    """Copy a save from anywhere into the folder, byte for byte, after reading it whole.

    A save that is damaged after its first line is copied as it is; the result tells its loss.
    Raises SaveError for a file that is no save, is newer, is damaged in its first line or cannot be
    copied.
    """
    loss = load(source).loss
    goal = free_path(folder, stem_of(source.stem) or "save")
    write_save(goal, _content(source), disk)
    return Imported(goal, loss)


def _content(path: Path) -> bytes:
    """Return the bytes of a file. While another program writes it, return only its whole lines."""
    written = holder(real(path)) is not None
    with opened(path) as file, translated(path):
        data = file.read()
    return data[: data.rfind(b"\n") + 1] if written else data
