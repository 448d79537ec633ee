"""The one way to open a file, the few operations that change something on the disk, and files
written whole.

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
"""What some file systems answer to an fsync that they do not have."""

AT_ONCE: Final = sum(getattr(os, flag, 0) for flag in ("O_NONBLOCK", "O_NOCTTY", "O_BINARY"))
"""With these, opening waits for nobody and takes over nothing."""


def look_at(path: Path) -> os.stat_result:
    """What there is to say of an ordinary file. Raises OSError, ENXIO for a pipe, a device or a
    folder."""
    try:
        return _ordinary(path.stat())
    except ValueError as error:  # a zero byte in the name
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT)) from error


def open_file(path: Path, flags: int = os.O_RDONLY) -> int:
    """A descriptor of an ordinary file, closed in child programs. Raises OSError as `look_at`
    does; a device is not even opened, for that may do something."""
    if not flags & os.O_CREAT or os.path.lexists(path):
        look_at(path)
    fd = os.open(path, flags | AT_ONCE, 0o666)
    try:
        _ordinary(os.fstat(fd))  # it may have been put there just now
    except BaseException:
        os.close(fd)
        raise
    return fd


def read_file(path: Path, most: int) -> bytes:
    """The bytes of an ordinary file, or the first `most` of them. Raises OSError."""
    with os.fdopen(open_file(path), "rb") as file:
        return file.read(most)


def _ordinary(found: os.stat_result) -> os.stat_result:
    if not stat.S_ISREG(found.st_mode):
        raise OSError(errno.ENXIO, os.strerror(errno.ENXIO))
    return found


class Disk:
    """The operating system's operations, one method each."""

    def open(self, path: Path, flags: int) -> int:
        """As `open_file` does."""
        return open_file(path, flags)

    def write(self, fd: int, data: memoryview) -> int:
        """Write some of the data and say how much."""
        return os.write(fd, data)

    def fsync(self, fd: int) -> None:
        """Wait until it is on the disk, where the file system can tell."""
        try:
            os.fsync(fd)
        except OSError as error:
            if error.errno not in UNSUPPORTED:
                raise

    def truncate(self, fd: int, size: int) -> None:
        """Cut the file back."""
        os.ftruncate(fd, size)

    def replace(self, old: Path, new: Path) -> None:
        """Rename, over what may be there."""
        old.replace(new)

    def remove(self, path: Path) -> None:
        """Delete a file, a link, or a folder that is empty."""
        if stat.S_ISDIR(path.lstat().st_mode):
            path.rmdir()
        else:
            path.unlink()

    def make_folder(self, path: Path) -> None:
        """Make a folder and those above it."""
        path.mkdir(parents=True, exist_ok=True)


DISK: Final = Disk()


def real(path: Path) -> Path:
    """The file itself, whatever links lead to it: a lock and a rename must meet the same one."""
    try:
        return path.resolve()
    except (OSError, RuntimeError, ValueError) as error:
        code = "link-loop" if isinstance(error, RuntimeError) else "no-such-file"
        raise SaveError(code, file=visible(str(path))) from error


def write_all(disk: Disk, fd: int, data: bytes) -> None:
    """Write the data however many writes it takes: a full disk takes a part first."""
    rest = memoryview(data)
    while rest:
        written = disk.write(fd, rest)
        if written <= 0:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        rest = rest[written:]


def write_whole(path: Path, data: bytes, disk: Disk = DISK) -> None:
    """Write a file beside `path` and rename it there: whole or not at all."""
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
    """The folder and those above it, unless they are there. Raises SaveError `not-a-folder` if a
    file stands in the way."""
    try:
        with translated(path):
            disk.make_folder(path)
    except SaveError as error:
        if error.code == "exists":
            raise SaveError("not-a-folder", file=visible(str(path))) from error
        raise


def sync_folder(path: Path, disk: Disk = DISK) -> None:
    """Make a rename last through a power cut, where folders can be synced. The file is in its
    place already, so a refusal is none of the caller's business."""
    with suppress(OSError):
        fd = os.open(path, os.O_RDONLY)
        try:
            disk.fsync(fd)
        finally:
            os.close(fd)
