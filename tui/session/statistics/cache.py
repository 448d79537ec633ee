"""The facts of the saves of a folder, kept in a file beside them so that none is read twice.

The file is never believed over the saves: what it says of one counts as long as that save has the
inode, the size and the times that it had when it was read. A cache that is damaged, of another
version, or cannot be written costs time and nothing else.
"""

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

from engine.registry import GAMES, game_named
from saves.disk import read_file, write_whole
from saves.problems import SaveError
from tui.session.statistics.facts import Deeds, Facts
from tui.version import VERSION

NAME: Final = ".facts.json"

MOST_BYTES: Final = 64 * 1024 * 1024

Stamp = tuple[int, int, int, int]
"""Inode, size, time of the last write, and of the last change in the folder, in nanoseconds."""


class Entry(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """One save: its stamp, its facts if its game is finished, and its deeds if they were asked
    for."""

    stamp: Stamp
    facts: Facts | None = None
    deeds: Deeds | None = None


class Kept(msgspec.Struct, forbid_unknown_fields=True):
    """The content of the file."""

    made_by: str
    saves: dict[str, Entry]


def stamp_of(found: os.stat_result) -> Stamp:
    """Return the stamp that shows that a file is unchanged."""
    return found.st_ino, found.st_size, found.st_mtime_ns, found.st_ctime_ns


def read_cache(folder: Path) -> dict[str, Entry]:
    """Return the entries by the names of the files; none if they cannot be used."""
    try:
        kept = msgspec.json.decode(read_file(folder / NAME, MOST_BYTES), type=Kept)
    except (OSError, ValueError, RecursionError):
        return {}
    return kept.saves if kept.made_by == _maker() else {}


def write_cache(folder: Path, saves: dict[str, Entry]) -> None:
    """Keep the entries, if the folder can be written to."""
    with suppress(SaveError):
        write_whole(folder / NAME, msgspec.json.encode(Kept(_maker(), saves)))


def _maker() -> str:
    """Return what the facts depend on besides the saves: this version, its games and their
    rules."""
    return " ".join([VERSION, *(f"{name}-{game_named(name).rules}" for name in GAMES)])
