"""The seats that this machine's users hold at tables elsewhere. The same address gives a guest the
same seat again, even after the program was killed.

Each seat is a file readable by its owner alone, and locked while a program uses it. Two people who
join one table from one machine therefore have two seats.
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
"""How many seats are kept. The oldest is deleted first."""

Short = Annotated[str, Meta(max_length=300)]


class Seat(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat at a table: the table's address, the guest's name, the token, and the game. `own` is
    True at a table that lives in the guest's own program, which nobody else can join in the guest's
    place."""

    address: Short
    name: Short
    token: Short
    game: Short = ""
    own: bool = False


def seats_folder() -> Path:
    """Return the folder of the kept seats."""
    return platformdirs.user_state_path("ludotheque", appauthor=False) / "tables"


class KeptSeat:
    """The file of one seat. While a program holds it, no other program takes it."""

    def __init__(self, path: Path, lock: Lock | None, seat: Seat | None) -> None:
        self._path, self._lock = path, lock
        self.seat = seat
        """The seat in the file; None for a new file."""

    @classmethod
    def take(cls, address: str, name: str = "", folder: Path | None = None) -> "KeptSeat":
        """Take the first seat kept for an address that no program holds, else a new one. With a
        name, take only a seat of that name."""
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
        """Write the seat to its file, readable by nobody else. If that fails, the seat is kept for
        this run only."""
        self.seat = seat
        new = self._path.with_name(self._path.name + ".new")
        with suppress(SaveError), translated(self._path):
            new.unlink(missing_ok=True)
            fd = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(fd, "wb") as file:
                file.write(msgspec.json.encode(seat))
            new.replace(self._path)

    def forget(self) -> None:
        """Delete the file, because nobody comes back to the seat."""
        self.seat = None
        with suppress(OSError):
            self._path.unlink()

    def release(self) -> None:
        """Let other programs take the seat."""
        if self._lock is not None:
            self._lock.release()
            self._lock = None


def kept_seats(folder: Path | None = None) -> list[Seat]:
    """Return the seats kept at tables of others, the newest first, one for each table. Delete all
    but the MOST newest of all."""
    found: dict[str, Seat] = {}
    for number, path in enumerate(_files(seats_folder() if folder is None else folder)):
        seat = _read(path)
        if seat is None or number >= MOST:
            with suppress(OSError):
                path.unlink()
        elif not seat.own:
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
