"""The encoding of messages. Everything that comes in is bounded before it is decoded, and decoded
strictly: unknown fields and unknown messages are refused."""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from saves.chain import depth
from saves.names import clean
from tui.online.messages import FromGuest, FromHost, Hello, Said

VERSION: Final = 1
"""The version of the protocol. A host and a guest must speak the same."""

PATH: Final = "/table"
"""Where a host takes lines."""

BEAT: Final = 20.0
"""Seconds between two signs of life; a line that does not answer one is half open, and closed."""

GUEST_LIMIT: Final = 4096
"""The longest message of a guest, in bytes."""

HOST_LIMIT: Final = 1 << 20
"""The longest message of a host, in bytes."""

DEPTH_LIMIT: Final = 16
"""How many brackets may be open at once."""

AT_ONCE: Final = 32
"""The most steps in one message."""

OFFERED: Final = 200
"""The most choices that are listed for a guest that does not know the rules."""

SAID_CELLS: Final = 120
"""The longest words across the table, in cells of a terminal."""


class Garbled(Exception):
    """The error for bytes that are no message, or for a message that makes no sense at its
    place."""


class OtherVersion(Exception):
    """The error for a first message of another version of the protocol."""


class _First(Struct):
    """The only field of a first message that is read before its version is known."""

    version: Annotated[int, Meta(ge=0, le=1_000_000)]
    kind: Literal["hello"] = msgspec.field(name="is")


_ENCODER: Final = msgspec.json.Encoder()
_GUEST: Final = msgspec.json.Decoder(FromGuest)
_HOST: Final = msgspec.json.Decoder(FromHost)
_OPENING: Final = msgspec.json.Decoder(_First)


def encode(message: FromGuest | FromHost) -> bytes:
    """Return the bytes of a message."""
    return _ENCODER.encode(message)


def first_of_guest(data: bytes) -> Hello:
    """Return the first message of a guest. Raises OtherVersion, Garbled."""
    _bounded(data)
    try:
        version = _OPENING.decode(data).version
    except (ValueError, RecursionError) as error:
        raise Garbled from error
    if version != VERSION:
        raise OtherVersion
    hello = of_guest(data)
    assert isinstance(hello, Hello)
    return hello


def of_guest(data: bytes) -> FromGuest:
    """Return a message of a guest. Raises Garbled."""
    _bounded(data)
    try:
        message: FromGuest = _GUEST.decode(data)
        return message
    except (ValueError, RecursionError) as error:
        raise Garbled from error


def of_host(data: bytes) -> FromHost:
    """Return a message of a host, with its texts cleaned. Raises Garbled."""
    if len(data) > HOST_LIMIT:
        raise Garbled
    message: FromHost
    try:
        message = _HOST.decode(data)
    except (ValueError, RecursionError) as error:
        raise Garbled from error
    if isinstance(message, Said):
        return Said(message.seat, clean(message.text, SAID_CELLS))
    return message


def _bounded(data: bytes) -> None:
    if len(data) > GUEST_LIMIT:
        raise Garbled
    if data.count(b"[") + data.count(b"{") > DEPTH_LIMIT and depth(data) > DEPTH_LIMIT:
        raise Garbled
