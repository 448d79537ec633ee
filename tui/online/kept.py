"""The seats that somebody holds at tables elsewhere, so that the same address gives him the same
seat again, also after his program was killed.

Each is a file for nobody else to read, locked while a program sits there: two people who join the
same table from one machine have two.
"""

import os
from collections.abc import Iterator
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from typing import Annotated, Final

import msgspec
import platformdirs
from msgspec import Meta, Struct

from saves.disk import read_file
from saves.lock import Lock
from saves.names import clean
from saves.problems import UNDECODABLE, SaveError, translated

SUFFIX: Final = ".seat"

LIMIT: Final = 4096
"""The most bytes of a file."""

MOST: Final = 50
"""How many are kept; the oldest go first."""

Short = Annotated[str, Meta(max_length=300)]


class Seat(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat that is held: where, under which name, what of, and what one comes back by."""

    address: Short
    name: Short
    token: Short
    game: Short = ""


def seats_folder() -> Path:
    """Where they lie."""
    return platformdirs.user_state_path("ludotheque", appauthor=False) / "tables"


class KeptSeat:
    """The file of one seat. While it is held, no other program takes it."""

    def __init__(self, path: Path, lock: Lock | None, seat: Seat | None) -> None:
        self._path, self._lock = path, lock
        self.seat = seat
        """What was kept; None if nothing was."""

    @classmethod
    def take(cls, address: str, name: str = "", folder: Path | None = None) -> "KeptSeat":
        """Take the first seat at an address at which no program sits, a new one if there is none.
        With a name only a seat of that name is taken up again."""
        folder = seats_folder() if folder is None else folder
        with suppress(OSError):
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        digest = blake2b(address.encode(), digest_size=8).hexdigest()
        for number in range(MOST):
            path = folder / f"{digest}-{number}{SUFFIX}"
            try:
                lock = Lock.take(path)
            except SaveError as error:
                if error.code == "in-use":
                    continue
                return cls(path, None, None)
            seat = _read(path)
            if seat is None or (seat.address == address and name in ("", seat.name)):
                return cls(path, lock, seat)
            lock.release()
        return cls(folder / f"{digest}{SUFFIX}", None, None)

    def keep(self, seat: Seat) -> None:
        """Keep a seat, for nobody else to read. Where it cannot be written, it holds for this run
        only."""
        self.seat = seat
        new = self._path.with_name(self._path.name + ".new")
        with suppress(SaveError), translated(self._path):
            new.unlink(missing_ok=True)
            fd = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(fd, "wb") as file:
                file.write(msgspec.json.encode(seat))
            new.replace(self._path)

    def forget(self) -> None:
        """Nobody comes back to it."""
        self.seat = None
        with suppress(OSError):
            self._path.unlink(missing_ok=True)

    def release(self) -> None:
        """Let another program take it."""
        if self._lock is not None:
            self._lock.release()
            self._lock = None


def kept_seats(folder: Path | None = None) -> list[Seat]:
    """The seats that are kept, the newest first, each table once. More than MOST are forgotten."""
    found: dict[str, Seat] = {}
    for number, path in enumerate(_files(seats_folder() if folder is None else folder)):
        seat = _read(path)
        if seat is None or number >= MOST:
            with suppress(OSError):
                path.unlink()
        else:
            found.setdefault(seat.address, seat)
    return list(found.values())


def _files(folder: Path) -> Iterator[Path]:
    def age(path: Path) -> float:
        with suppress(OSError):
            return -path.stat().st_mtime
        return 0.0

    with suppress(OSError):
        yield from sorted(folder.glob(f"*{SUFFIX}"), key=age)


def _read(path: Path) -> Seat | None:
    try:
        seat = msgspec.json.decode(read_file(path, LIMIT), type=Seat)
    except (OSError, *UNDECODABLE):
        return None
    return msgspec.structs.replace(seat, name=clean(seat.name))
