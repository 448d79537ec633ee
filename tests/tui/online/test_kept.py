"""The seats kept at the tables of others."""

import os
from pathlib import Path

from tui.online.kept import MOST, KeptSeat, Seat, kept_seats


def keep(folder: Path, address: str, age: int, own: bool = False) -> None:
    """Keep a seat at a table, so many seconds old."""
    kept = KeptSeat.take(address, folder=folder)
    kept.keep(Seat(address, "Anna", "token", own=own))
    kept.release()
    for path in folder.iterdir():
        if address.encode() in path.read_bytes():
            os.utime(path, (10_000 - age,) * 2)


def test_the_tables_of_others_are_told_the_newest_first_and_the_oldest_go(tmp_path: Path) -> None:
    keep(tmp_path, "mine@here", 0, own=True)
    for number in range(1, MOST + 1):
        keep(tmp_path, f"code@host-{number:02}", number)
    for _ in range(2):
        found = [seat.address for seat in kept_seats(tmp_path)]
        assert found == [f"code@host-{number:02}" for number in range(1, MOST)]
