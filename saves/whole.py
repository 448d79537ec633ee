"""Saves written as a whole: new ones, copies, and games that were played without a file."""

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from saves.chain import START, frames
from saves.disk import DISK, Disk, make_folder, real, write_whole
from saves.header import Header, encode_header
from saves.history import History
from saves.lock import Lock
from saves.names import visible
from saves.problems import SaveError, translated
from saves.reading import opened
from saves.records import Act, Record, encode


def compose(header: Header[Any], actions: Iterable[Any] = ()) -> bytes:
    """Return the bytes of a whole save: the header, the actions, and an end record if they end the
    game. Raises Illegal for an impossible action."""
    history = History(header)
    records: list[Record] = [Act(action) for action in actions]
    for record in records:
        history.take(record)
    if history.over:
        records.append(history.final())
    bodies = [encode(history.game, record) for record in records]
    return frames(START, [encode_header(header), *bodies])[0]


def write_save(path: Path, data: bytes, disk: Disk = DISK) -> None:
    """Write the bytes of a save to a new file, and make its folder if need be. Raises SaveError
    `exists`, `in-use`, or the reason why it cannot be written."""
    path = real(path)
    make_folder(path.parent, disk)
    lock = Lock.take(path)
    try:
        write_new(path, data, disk)
    finally:
        lock.release()


def write_new(path: Path, data: bytes, disk: Disk = DISK) -> None:
    """Write a whole file at a free path. Raises SaveError `exists`. Hold the lock of `path`, so
    that no other copy of this program takes the name meanwhile."""
    if os.path.lexists(path):
        raise SaveError("exists", file=visible(str(path)))
    write_whole(path, data, disk)


def keep(path: Path, why: str, disk: Disk = DISK) -> Path:
    """Copy the file beside itself under a free name that ends in `why`, and return the path of the
    copy. An equal copy made before is returned as it is."""
    with opened(path) as file, translated(path):
        data = file.read()
        number = 1
        kept = path.with_name(f"{path.name}.{why}")
        while os.path.lexists(kept):
            if kept.is_file() and kept.read_bytes() == data:
                return kept
            number += 1
            kept = path.with_name(f"{path.name}.{why}-{number}")
    write_new(kept, data, disk)
    return kept
