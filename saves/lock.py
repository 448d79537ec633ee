"""One writer per save: an advisory lock on a file beside it, freed when its holder dies.

The lock file names its holder. It is removed when the game is closed; a lock file left by a killed
program blocks nobody. Without `fcntl`, or on a file system without locks, games are not locked. A
writer then still notices that another program wrote to its file.
"""

import errno
import os
import stat
import time
from contextlib import suppress
from pathlib import Path
from socket import gethostname
from types import ModuleType
from typing import Annotated, Final
from weakref import WeakSet

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import force_setattr

from saves.disk import open_file
from saves.names import clean, visible
from saves.problems import UNDECODABLE, SaveError, translated

fcntl: ModuleType | None
try:
    import fcntl
except ImportError:  # Windows
    fcntl = None

TRIES: Final = 5
PAUSE: Final = 0.01
"""Seconds between tries. A program that asks whether a save is in use locks it for a moment."""

BUSY: Final = (errno.EWOULDBLOCK, errno.EACCES, errno.EAGAIN)


class Holder(Struct, frozen=True):
    """The process and the computer that have a save open; 0 and "" if they are not known."""

    pid: Annotated[int, Meta(ge=0)] = 0
    host: str = ""

    def __post_init__(self) -> None:
        force_setattr(self, "host", clean(self.host))


class Lock:
    """The right to write one save."""

    def __init__(self, path: Path, fd: int | None) -> None:
        self._path = path
        self._fd = fd
        if fd is not None:
            HELD.add(self)

    @classmethod
    def take(cls, save: Path) -> "Lock":
        """Lock a save. Raises SaveError `in-use` with `pid` and `host`, `no-lock` if something else
        has the name of the lock file, or the reason why the folder refuses."""
        path = beside(save)
        if fcntl is None:
            return cls(path, None)
        for attempt in range(TRIES):
            if attempt:
                time.sleep(PAUSE)
            with translated(save):
                _could_be_ours(path)
                fd = open_file(path, os.O_RDWR | os.O_CREAT)
            try:
                fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError as error:
                who = _named_in(fd)
                os.close(fd)
                if error.errno in BUSY:
                    continue
                with suppress(OSError):
                    path.unlink()
                return cls(path, None)
            if _is_at(fd, path):
                _sign(fd)
                return cls(path, fd)
            os.close(fd)  # the last holder removed this file just before it was locked here
            who = Holder()
        raise SaveError("in-use", pid=who.pid, host=who.host)

    def release(self) -> None:
        """Unlock the save and remove the lock file. It is removed while the lock is held, so that
        nobody gets a lock on a file that is gone. Leave any other file that has taken its place."""
        if self._fd is not None and _is_at(self._fd, self._path):
            with suppress(OSError):
                self._path.unlink(missing_ok=True)
        self.forget()

    def forget(self) -> None:
        """Close the lock file and leave it where it is."""
        fd, self._fd = self._fd, None
        if fd is not None:
            HELD.discard(self)
            os.close(fd)


HELD: Final[WeakSet[Lock]] = WeakSet()


def beside(save: Path) -> Path:
    """Return the path of a save's lock file."""
    return save.with_name(save.name + ".lock")


def holder(save: Path) -> Holder | None:
    """Return the process that has the save open for writing now; None if there is none."""
    if fcntl is None:
        return None
    try:
        fd = open_file(beside(save))
    except (OSError, ValueError):
        return None
    try:
        fcntl.flock(fd, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except OSError as error:
        return _named_in(fd) if error.errno in BUSY else None
    finally:
        os.close(fd)
    return None


def _could_be_ours(path: Path) -> None:
    """Raise SaveError `no-lock` unless the path is free or an ordinary file. A lock file is emptied
    and written to, and the target of a link must not be."""
    with suppress(FileNotFoundError):
        if not stat.S_ISREG(path.lstat().st_mode):
            raise SaveError("no-lock", lock=visible(path.name))


def _named_in(fd: int) -> Holder:
    try:
        return msgspec.json.decode(os.pread(fd, 1000, 0), type=Holder)
    except (OSError, *UNDECODABLE):
        return Holder()


def _sign(fd: int) -> None:
    """Write the holder into the lock file. On a full disk it stays empty, and the lock holds all
    the same."""
    with suppress(OSError):
        os.truncate(fd, 0)
        os.pwrite(fd, msgspec.json.encode(Holder(os.getpid(), gethostname())), 0)


def _is_at(fd: int, path: Path) -> bool:
    try:
        return os.path.samestat(os.fstat(fd), path.stat())
    except OSError:
        return False


def _forget_all() -> None:
    for lock in list(HELD):
        lock.forget()


# A forked child shares the lock: without this, a thinking process that outlives a killed program
# would go on holding its save.
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_forget_all)
