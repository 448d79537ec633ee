"""Migrations: a save of an older format read as one of the present format.

A format change adds one entry here and nothing else: how the header and each record of that format
are written in the next. Bodies are plain JSON values. One record stays one record, so line numbers
keep their meaning. The first line's shape and check never change, so the version of any file can be
read.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import msgspec

from saves.header import FORMAT, format_of
from saves.problems import UNDECODABLE, SaveError, place

Body = dict[str, Any]


class Migration(NamedTuple):
    """The change from one format version to the next, for a header and for a record."""

    header: Callable[[Body], Body]
    record: Callable[[Body], Body]


def _header_2(body: Body) -> Body:
    return {**body, "ludo": 2}


def _record_2(body: Body) -> Body:
    """Return the record as it is, but refuse those that only format 2 has."""
    if body.get("is") in ("by", "variation"):
        raise ValueError(body["is"])
    return body


MIGRATIONS: Final[dict[int, Migration]] = {1: Migration(_header_2, _record_2)}
"""Migrations by the format version they start from. Format 1 is the first that was released."""


def header_now(body: bytes) -> bytes:
    """Return a header of any known format in the present one. Raises SaveError `newer-format`,
    `older-format` if there is no migration, and `bad-header`."""
    found = format_of(body)
    if found == FORMAT:
        return body
    return _moved(body, [step.header for step in _way(found)], "bad-header")


def record_now(body: bytes, found: int) -> bytes:
    """Return a record of format `found` in the present one. Raises SaveError `bad-record`."""
    if found == FORMAT:
        return body
    return _moved(body, [step.record for step in _way(found)], "bad-record")


def _way(found: int) -> list[Migration]:
    try:
        return [MIGRATIONS[version] for version in range(found, FORMAT)]
    except KeyError as error:
        raise SaveError("older-format", found=found, known=FORMAT) from error


def _moved(body: bytes, moves: list[Callable[[Body], Body]], code: str) -> bytes:
    try:
        value = msgspec.json.decode(body, type=Body)
        for move in moves:
            value = move(value)
        return msgspec.json.encode(value)
    except (LookupError, TypeError, *UNDECODABLE) as error:
        raise SaveError(code, at=place(error)) from error
