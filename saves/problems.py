"""The problems of saves, as codes and facts. Their sentences are in the wording layer."""

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec

from engine import Coded
from saves.names import visible

UNDECODABLE: Final = (ValueError, RecursionError)
"""The errors of decoding hostile bytes: msgspec's own errors and bad UTF-8 are ValueErrors."""


class SaveError(Coded):
    """An operation on a save that failed, or a save that cannot be read. Nothing was
    changed."""


class Loss(msgspec.Struct, frozen=True):
    """The reason why only the start of a save can be read. `line` is the first bad line, from 1
    (the header). `lost` counts the lines from there on."""

    code: str
    line: int
    lost: int
    details: tuple[tuple[str, int | str], ...] = ()

    @property
    def facts(self) -> dict[str, int | str]:
        """The facts that fill the sentence: details of the code, the line and the number lost."""
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
    """Turn an OSError about `path` into a SaveError."""
    try:
        yield
    except OSError as error:
        code = CODES.get(error.errno or 0, "disk-error")
        facts: dict[str, int | str] = {"file": visible(str(path))}
        if code == "disk-error":
            facts["error"] = errno.errorcode.get(error.errno or 0, type(error).__name__)
        raise SaveError(code, **facts) from error


def place(error: Exception) -> str:
    """Return the place in the JSON value that a decoder complains of, such as `$.players[0].by`;
    `$` if it names none."""
    return str(error).rpartition(" - at `")[2].rstrip("`") if " - at `" in str(error) else "$"
