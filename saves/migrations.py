"""How a save of an older format becomes one of the present format.

A format change adds one entry here and nothing else: how the header and each record of that format
are written in the next. Bodies are plain JSON values; one record stays one record, so line numbers
keep their meaning. The first line's shape and check never change, so any version can be told.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import msgspec

from saves.header import FORMAT, format_of
from saves.problems import UNDECODABLE, SaveError, place

Body = dict[str, Any]


class Migration(NamedTuple):
    """From one format version to the next."""

    header: Callable[[Body], Body]
    record: Callable[[Body], Body]


def _header_2(body: Body) -> Body:
    return {**body, "ludo": 2}


def _record_2(body: Body) -> Body:
    """Format 2 has one record more, `by`."""
    if body.get("is") == "by":
        raise ValueError("by")
    return body


MIGRATIONS: Final[dict[int, Migration]] = {1: Migration(_header_2, _record_2)}
"""By the format version they start from. Format 1 is the first that was ever released."""


def header_now(body: bytes) -> bytes:
    """A header of any known format as one of the present. Raises SaveError `older-format` when
    the way is not known, and `bad-header`."""
    found = format_of(body)
    if found == FORMAT:
        return body
    return _moved(body, [step.header for step in _way(found)], "bad-header")


def record_now(body: bytes, found: int) -> bytes:
    """A record of format `found` as one of the present. Raises SaveError `bad-record`."""
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
