"""The only way to open a file, the few operations that change the disk, and files written whole.

Writers go through a Disk, so that a test can make the n-th write, fsync or rename fail.
"""

import errno
import os
import stat
from contextlib import suppress
from pathlib import Path
from typing import Final

from saves.names import visible
from saves.problems import SaveError, translated

UNSUPPORTED: Final = (errno.EINVAL, errno.ENOSYS, errno.ENOTSUP)
"""The errors of fsync on file systems that do not have it."""

AT_ONCE: Final = sum(getattr(os, flag, 0) for flag in ("O_NONBLOCK", "O_NOCTTY", "O_BINARY"))
"""Flags of an open that waits for no other end and takes no controlling terminal."""


def look_at(path: Path) -> os.stat_result:
    """Return the status of an ordinary file, links followed. Raises OSError; its code is ENXIO for
    a pipe, a device or a folder."""
    try:
        return _ordinary(path.stat())
    except ValueError as error:  # a zero byte in the name
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT)) from error


def open_file(path: Path, flags: int = os.O_RDONLY) -> int:
    """Return a descriptor of an ordinary file, closed in child programs. Raises OSError as
    `look_at` does. A device is not even opened, because opening one may act on it."""
    if not flags & os.O_CREAT or os.path.lexists(path):
        look_at(path)
    fd = os.open(path, flags | AT_ONCE, 0o666)
    try:
        _ordinary(os.fstat(fd))  # another file may have replaced it since the first look
    except BaseException:
        os.close(fd)
        raise
    return fd


def read_file(path: Path, most: int) -> bytes:
    """Return the bytes of an ordinary file, at most the first `most`. Raises OSError."""
    with os.fdopen(open_file(path), "rb") as file:
        return file.read(most)


def _ordinary(found: os.stat_result) -> os.stat_result:
    if not stat.S_ISREG(found.st_mode):
        raise OSError(errno.ENXIO, os.strerror(errno.ENXIO))
    return found


class Disk:
    """The operating system's operations, one method each."""

    def open(self, path: Path, flags: int) -> int:
        """Open an ordinary file, see `open_file`."""
        return open_file(path, flags)

    def write(self, fd: int, data: memoryview) -> int:
        """Write some of the data and return the number of bytes written."""
        return os.write(fd, data)

    def fsync(self, fd: int) -> None:
        """Wait until the file is on the disk. Do nothing where the file system has no fsync."""
        try:
            os.fsync(fd)
        except OSError as error:
            if error.errno not in UNSUPPORTED:
                raise

    def truncate(self, fd: int, size: int) -> None:
        """Cut the file to `size` bytes."""
        os.ftruncate(fd, size)

    def replace(self, old: Path, new: Path) -> None:
        """Rename a file, over any file of the new name."""
        old.replace(new)

    def remove(self, path: Path) -> None:
        """Delete a file, a link or an empty folder."""
        if stat.S_ISDIR(path.lstat().st_mode):
            path.rmdir()
        else:
            path.unlink()

    def make_folder(self, path: Path) -> None:
        """Make a folder and the folders above it."""
        path.mkdir(parents=True, exist_ok=True)


DISK: Final = Disk()


def real(path: Path) -> Path:
    """Return the path with all links followed, because a lock and a rename must reach the same
    file. Raises SaveError `link-loop` or `no-such-file`."""
    try:
        return path.resolve()
    except (OSError, RuntimeError, ValueError) as error:
        code = "link-loop" if isinstance(error, RuntimeError) else "no-such-file"
        raise SaveError(code, file=visible(str(path))) from error


def write_all(disk: Disk, fd: int, data: bytes) -> None:
    """Write all of the data, in several writes if need be: a nearly full disk takes only a part at
    first. Raises OSError."""
    rest = memoryview(data)
    while rest:
        written = disk.write(fd, rest)
        if written <= 0:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        rest = rest[written:]


def write_whole(path: Path, data: bytes, disk: Disk = DISK) -> None:
    """Write a file beside `path` and rename it, so that `path` holds all of the data or is as it
    was. Raises SaveError."""
    new = path.with_name(path.name + ".new")
    with translated(path):
        new.unlink(missing_ok=True)  # left by a killed program, or a link to somebody's file
        fd = disk.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL)
        try:
            try:
                write_all(disk, fd, data)
                disk.fsync(fd)
            finally:
                os.close(fd)
            disk.replace(new, path)
        except BaseException:
            with suppress(OSError):
                new.unlink()
            raise
        sync_folder(path.parent, disk)


def make_folder(path: Path, disk: Disk = DISK) -> None:
    """Make a folder and the folders above it, unless they exist. Raises SaveError, `not-a-folder`
    if a file is in the way."""
    try:
        with translated(path):
            disk.make_folder(path)
    except SaveError as error:
        if error.code == "exists":
            raise SaveError("not-a-folder", file=visible(str(path))) from error
        raise


def sync_folder(path: Path, disk: Disk = DISK) -> None:
    """Make a rename last through a power cut, where folders can be synced. A refusal is ignored,
    because the file is already in its place."""
    with suppress(OSError):
        fd = os.open(path, os.O_RDONLY)
        try:
            disk.fsync(fd)
        finally:
            os.close(fd)
