"""What can be wrong with a save, as codes and facts; the words are the wording layer's."""

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec

from saves.names import visible

UNDECODABLE: Final = (ValueError, RecursionError)
"""What decoding hostile bytes raises: msgspec's own errors and bad UTF-8 are ValueErrors."""


class SaveError(Exception):
    """Something a save cannot do, or a save that cannot be read.

    `code` names the problem and `facts` fill its sentence. Whatever was asked has not happened.
    """

    def __init__(self, code: str, **facts: int | str) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        return " ".join([self.code, *(f"{name}={fact}" for name, fact in self.facts.items())])


class Loss(msgspec.Struct, frozen=True):
    """Why a save is read no further than it is: the bad `line`, counted from 1 (the header), and
    how many lines are `lost` with it, itself included."""

    code: str
    line: int
    lost: int
    details: tuple[tuple[str, int | str], ...] = ()

    @property
    def facts(self) -> dict[str, int | str]:
        """What fills the sentence: the details of the code, the line and the number lost."""
        return {**dict(self.details), "line": self.line, "lost": self.lost}


CODES: Final = {
    errno.ENOSPC: "disk-full",
    errno.EDQUOT: "disk-full",
    errno.EFBIG: "disk-full",
    errno.EROFS: "read-only",
    errno.EACCES: "not-allowed",
    errno.EPERM: "not-allowed",
    errno.ENOENT: "no-such-file",
    errno.ELOOP: "link-loop",
    errno.ENOTDIR: "not-a-folder",
    errno.EEXIST: "exists",
    errno.EISDIR: "not-a-file",
    errno.ENOTEMPTY: "not-empty",
    errno.ENXIO: "not-a-file",
    errno.ENAMETOOLONG: "bad-file-name",
}
"""The errors of the operating system that have a sentence of their own."""


@contextmanager
def translated(path: Path) -> Iterator[None]:
    """Turn what the operating system refuses about `path` into a SaveError."""
    try:
        yield
    except OSError as error:
        code = CODES.get(error.errno or 0, "disk-error")
        facts: dict[str, int | str] = {"file": visible(str(path))}
        if code == "disk-error":
            facts["error"] = errno.errorcode.get(error.errno or 0, type(error).__name__)
        raise SaveError(code, **facts) from error


def place(error: Exception) -> str:
    """The place in the JSON value that a decoder complains of, such as `$.players[0].by`."""
    return str(error).rpartition(" - at `")[2].rstrip("`") if " - at `" in str(error) else "$"
