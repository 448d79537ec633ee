"""Adding lines to the end of a save, each of them whole or not at all."""

import os
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from saves.chain import SIZE_LIMIT, frames
from saves.disk import DISK, Disk, write_all
from saves.names import visible
from saves.problems import SaveError, translated


class Appender:
    """The end of one file that is open for writing: its good size in bytes, and the check of its
    last line."""

    def __init__(self, path: Path, size: int, check: bytes, disk: Disk = DISK) -> None:
        """Open the file at `path`. Bytes behind `size` are cut off before the first append. Raises
        SaveError if the file cannot be opened."""
        self.path = path
        self._size = size
        self._check = check
        self._disk = disk
        self._untidy = True
        with translated(path):
            self._fd: int | None = disk.open(path, os.O_WRONLY | os.O_APPEND)

    def append(self, bodies: Sequence[bytes]) -> None:
        """Add the lines of `bodies` together, and wait until they are on the disk.

        Raises SaveError if they cannot be written. The file is then as it was, or is cut back to
        that before the next append.
        """
        if self._fd is None:
            raise SaveError("closed", file=visible(str(self.path)))
        data, check = frames(self._check, bodies)
        if self._size + len(data) > SIZE_LIMIT:
            raise SaveError("too-large", size=self._size + len(data), limit=SIZE_LIMIT)
        with translated(self.path):
            self.tidy()
            self._untidy = True
            try:
                write_all(self._disk, self._fd, data)
                self._disk.fsync(self._fd)
            except OSError:
                with suppress(OSError):
                    self._cut(self._fd)
                raise
            self._untidy = False
        self._size += len(data)
        self._check = check

    def tidy(self) -> None:
        """Cut off the bytes that a failed append left. Raises SaveError `file-gone` if the file was
        removed, `changed-elsewhere` if its size shows that another program wrote to it."""
        assert self._fd is not None
        with translated(self.path):
            found = os.fstat(self._fd)
            if found.st_nlink == 0:
                raise SaveError("file-gone", file=visible(str(self.path)))
            if found.st_size < self._size or (found.st_size > self._size and not self._untidy):
                raise SaveError("changed-elsewhere", file=visible(str(self.path)))
            if self._untidy:
                self._cut(self._fd)

    @property
    def closed(self) -> bool:
        """Whether the file was closed."""
        return self._fd is None

    def close(self) -> None:
        """Close the file, once or several times. Nothing is left to write: every append that
        returned is on the disk."""
        fd, self._fd = self._fd, None
        if fd is not None:
            os.close(fd)

    def _cut(self, fd: int) -> None:
        if os.fstat(fd).st_size > self._size:
            self._disk.truncate(fd, self._size)
        self._untidy = False
