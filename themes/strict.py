"""Small TOML files that a person edits, decoded strictly: themes, settings and keys."""

import re
import tomllib
from typing import Final, TypeVar

import msgspec

MOST_BYTES: Final = 64 * 1024

_T = TypeVar("_T")


class BrokenFile(Exception):
    """A file that cannot be used. `code` is the reason: syntax, missing, unknown, value, large,
    not-a-file or unreadable; of a theme also mixed and taken. `line` counts from 1 (0: no line in
    particular); `field` names the field or the value at fault, "" for none."""

    def __init__(self, code: str, line: int = 0, field: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.line = line
        self.field = field

    def __str__(self) -> str:
        return f"line {self.line}: {self.code} {self.field}".rstrip()


def decode(content: bytes, kind: type[_T]) -> tuple[_T, str]:
    """Return the bytes of a file as a value of a type, and as text, in which `line_of` finds
    fields. Raises BrokenFile."""
    document, text = _document(content)
    try:
        return msgspec.convert(document, kind), text
    except msgspec.ValidationError as error:
        raise _misfit(str(error), text) from error


def understood(content: bytes, kind: type[_T]) -> tuple[_T, tuple[BrokenFile, ...]]:
    """Return the bytes of a file as a value of a type that has a default for every field, and the
    faults of fields. A field with a fault takes its default. Raises BrokenFile if the file is too
    large or no TOML."""
    document, text = _document(content)
    faults: list[BrokenFile] = []
    for field in [*document]:
        try:
            msgspec.convert({field: document[field]}, kind)
        except msgspec.ValidationError as error:
            faults.append(_misfit(str(error), text))
            del document[field]
    return msgspec.convert(document, kind), tuple(faults)


def _document(content: bytes) -> tuple[dict[str, object], str]:
    """Return what stands in a file of TOML, and its text. Raises BrokenFile."""
    if len(content) > MOST_BYTES:
        raise BrokenFile("large")
    try:
        text = content.decode()
    except UnicodeDecodeError as error:
        raise BrokenFile("syntax", content.count(b"\n", 0, error.start) + 1) from error
    try:
        return tomllib.loads(text), text
    except tomllib.TOMLDecodeError as error:
        at = re.search(r"at line (\d+)", str(error))
        raise BrokenFile("syntax", int(at[1]) if at else len(text.splitlines())) from error
    except (ValueError, RecursionError) as error:
        raise BrokenFile("syntax", 1) from error


def _misfit(message: str, text: str) -> BrokenFile:
    """Return msgspec's complaint about a document as an error with field and line."""
    named = re.search(r"field `([^`]{1,40})", message)
    at = re.search(r"`\$\.(\w+)", message)
    if named is not None and "missing" in message:
        return BrokenFile("missing", len(text.splitlines()), named[1])
    if named is not None:
        return BrokenFile("unknown", line_of(named[1], text), named[1])
    field = at[1] if at else ""
    return BrokenFile("value", line_of(field, text), field)


def line_of(field: str, text: str) -> int:
    """Return the line, from 1, in which a field is set; 1 if it is not found."""
    written = re.compile(rf"""^\s*\[*["']?{re.escape(field)}\b""")
    lines = enumerate(text.splitlines(), 1)
    return next((number for number, line in lines if written.match(line)), 1)
