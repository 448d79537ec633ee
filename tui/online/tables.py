"""The tables of a host, found by their codes, and the keys kept beside a save, by which guests come
back after the host was stopped in whatever way."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from saves.attached import GUESTS, attached
from saves.disk import read_file
from saves.problems import UNDECODABLE, SaveError, translated
from tui.online.codes import same, written
from tui.online.host import Host

LIMIT: Final = 64 * 1024

Digest = Annotated[str, Meta(pattern=r"\A[0-9a-f]{32}\Z|\A\Z")]


class Keys(Struct, frozen=True, forbid_unknown_fields=True):
    """The keys to a game: the table's code, and by seat the digest of a token, "" for a robot's.
    `owner` is the seat of the person who begins games."""

    code: Annotated[str, Meta(pattern=r"\A[a-z]{5}(-[a-z]{5}){3}\Z")]
    tokens: tuple[Digest, ...]
    owner: int | None


def keys_path(save: Path) -> Path:
    """Return the path of the keys of a game; they go where the save goes."""
    return attached(save, GUESTS)


def keep_keys(save: Path, keys: Keys) -> None:
    """Write the keys of a game beside its save, readable by nobody else. Raises SaveError."""
    path = keys_path(save)
    new = path.with_name(path.name + ".new")
    with translated(path):
        new.unlink(missing_ok=True)
        fd = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(fd, "wb") as file:
            file.write(msgspec.json.encode(keys))
            file.flush()
            os.fsync(file.fileno())
        new.replace(path)


def kept_keys(save: Path) -> Keys | None:
    """Return the keys of a game, None if there are none that can be used. Raises SaveError."""
    try:
        with translated(keys_path(save)):
            return msgspec.json.decode(read_file(keys_path(save), LIMIT), type=Keys)
    except SaveError as error:
        if error.code == "no-such-file":
            return None
        raise
    except UNDECODABLE:
        return None


def forget_keys(save: Path) -> None:
    """Delete the keys of a game that is over. Raises SaveError."""
    with translated(save):
        keys_path(save).unlink()


def table_of(tables: Mapping[str, Host], code: str) -> Host | None:
    """Return the table of a code, None if no table has it. All codes are compared, so that the time
    taken tells nothing."""
    shown, found = written(code), None
    for each, host in tables.items():
        if same(each, shown):
            found = host
    return found
