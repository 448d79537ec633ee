"""Saves as things in a folder: given a title, copied, brought in from elsewhere."""

import os
from pathlib import Path
from typing import NamedTuple

from saves.disk import DISK, Disk, real
from saves.folder import SUFFIX, free_path, stem_of
from saves.lock import Lock, holder
from saves.names import visible
from saves.problems import Loss, SaveError, translated
from saves.reading import load, opened, size_of
from saves.reviews import copy_review, move_review
from saves.whole import write_save


def rename(path: Path, title: str, disk: Disk = DISK) -> Path:
    """Give a save a title, which is the name of its file, and say where it lies now, its review
    beside it. Nothing in the file changes, not even when it was last written. Raises SaveError
    `bad-title`, `exists`, `in-use` while somebody plays it, or why it cannot be renamed; it is then
    as it was."""
    stem = stem_of(title)
    if not stem:
        raise SaveError("bad-title")
    size_of(path)  # no lock file is left beside nothing
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
            move_review(path, goal)
        finally:
            theirs.release()
    finally:
        ours.release()
    return goal


def duplicate(path: Path, disk: Disk = DISK) -> Path:
    """Copy a save, damaged or not, beside itself, its review too, and say where the copy lies.
    Raises SaveError."""
    goal = free_path(path.parent, path.stem)
    write_save(goal, _content(path), disk)
    copy_review(path, goal, disk)
    return goal


class BroughtIn(NamedTuple):
    """A save that was copied into the folder, and what is wrong with it, if anything."""

    path: Path
    loss: Loss | None


def bring_in(source: Path, folder: Path, disk: Disk = DISK) -> BroughtIn:
    """Copy a save from anywhere into the folder, byte for byte, after reading it whole. One that
    is damaged further on comes in as it is, with the reason. Raises SaveError for what is no save,
    newer, or damaged in its first line, and why it cannot be copied."""
    loss = load(source).loss
    goal = free_path(folder, stem_of(source.stem) or "save")
    write_save(goal, _content(source), disk)
    return BroughtIn(goal, loss)


def _content(path: Path) -> bytes:
    """The bytes of a file; of one that is being written, the lines that are whole."""
    written = holder(real(path)) is not None
    with opened(path) as file, translated(path):
        data = file.read()
    return data[: data.rfind(b"\n") + 1] if written else data
