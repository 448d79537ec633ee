"""Reading a save: strictly, within limits, up to the first bad line."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO, Final, NamedTuple

import msgspec

from engine.game import Illegal, Outcome
from engine.journal import Journal
from saves.chain import LINE_LIMIT, SIZE_LIMIT, START, frames, next_line, unframe
from saves.disk import look_at, open_file
from saves.header import FORMAT, Header, decode_header, format_of
from saves.history import History, TakeBack
from saves.lock import holder
from saves.migrations import header_now, record_now
from saves.problems import Loss, SaveError, translated
from saves.records import End, Note, Variation, encode, reader

ENGINE_ERRORS: Final = (LookupError, TypeError, ValueError, ArithmeticError, AssertionError)
"""The errors that rules may raise for a forged action: the right shape, but impossible values."""


class SavedGame(msgspec.Struct):
    """A save that was read. If there is a `loss`, the other fields hold the good part before it."""

    path: Path
    format: int
    """The format version of the file."""
    history: History
    bodies: list[bytes]
    """The bodies of the good lines, the header's first, in the present format."""
    size: int
    """The length of the good part of the file, in bytes."""
    check: bytes
    """The check of the last good line."""
    loss: Loss | None = None

    @property
    def records(self) -> int:
        """The number of good lines after the header."""
        return len(self.bodies) - 1

    @property
    def header(self) -> Header[Any]:
        """The header: line 1 of the file."""
        return self.history.header

    @property
    def journal(self) -> Journal[Any, Any, Any]:
        """The open history, without the actions that were taken back."""
        return self.history.journal

    @property
    def seed(self) -> str:
        """The source of the game's chance."""
        return self.header.seed

    @property
    def notes(self) -> dict[int, Note]:
        """The notes by step."""
        return self.history.notes

    @property
    def variations(self) -> list[Variation[Any]]:
        """The moves that were tried and kept."""
        return self.history.variations

    @property
    def take_backs(self) -> list[TakeBack]:
        """The take-backs, in order."""
        return self.history.take_backs

    @property
    def stood_in(self) -> dict[int, str]:
        """The deciders of actions, by step, where they differ from those that the header names."""
        return self.history.stood_in

    @property
    def end(self) -> End | None:
        """The end record; None if there is none."""
        return self.history.end

    @property
    def finished(self) -> bool:
        """True if the game is over, even if its end record is missing."""
        return self.history.over

    @property
    def outcome(self) -> Outcome | None:
        """Places and scores of a finished game; None before the end."""
        return self.journal.outcome

    def content(self) -> bytes:
        """Return the good part as the bytes of a file of the present format. A missing end record
        is added."""
        bodies = list(self.bodies)
        if self.finished and self.end is None:
            bodies.append(encode(self.history.game, self.history.final()))
        return frames(START, bodies)[0]


def load(path: Path) -> SavedGame:
    """Read a save without changing it, even while another program writes it.

    Raises SaveError if there is nothing to read or the header is bad. A later fault is the `loss`
    of the result.
    """
    saved = scan(path)
    if saved.loss and saved.loss.code in ("torn", "no-end") and holder(path):
        saved.loss = None  # its writer is in the middle of a line
    return saved


def scan(path: Path) -> SavedGame:
    """Read a save that no other program is writing."""
    with opened(path) as file, translated(path):
        first = read_header(file)
        history = History(first.header)
        size = len(first.line)
        saved = SavedGame(path, first.format, history, [first.body], size, first.check)
        _fold(file, saved)
        return saved


def size_of(path: Path) -> int:
    """Return the size of a file in bytes. Raises SaveError `no-such-file`, `not-a-file` for a
    folder or a device, or another refusal of the operating system."""
    with translated(path):
        return look_at(path).st_size


@contextmanager
def opened(path: Path) -> Iterator[BinaryIO]:
    """Open the file for reading. Raises SaveError `too-large` and what `size_of` raises."""
    with translated(path):
        file = os.fdopen(open_file(path), "rb")
    with file:
        size = os.fstat(file.fileno()).st_size
        if size > SIZE_LIMIT:
            raise SaveError("too-large", size=size, limit=SIZE_LIMIT)
        yield file


class First(NamedTuple):
    """Line 1 of a file, its check, the file's format version, and the header with its body in the
    present format."""

    line: bytes
    check: bytes
    format: int
    body: bytes
    header: Header[Any]


def read_header(file: BinaryIO) -> First:
    """Read line 1 of a file. Raises SaveError `not-a-save`, `torn`, `damaged`, `line-too-long`,
    `too-deep`, `newer-format`, `older-format`, and what `decode_header` raises; their facts name
    line 1."""
    try:
        begins = file.read(2)
        if begins not in (b'["', b"[", b""):
            raise SaveError("not-a-save")
        file.seek(0)
        line = next_line(file)
        if not line:
            raise SaveError("torn")
        found, check = unframe(START, line)
        version = format_of(found)
        body = header_now(found)
        return First(line, check, version, body, decode_header(body))
    except SaveError as error:
        error.facts["line"] = 1
        raise


def _fold(file: BinaryIO, saved: SavedGame) -> None:
    """Add the lines after the header to `saved`, up to the first bad line."""
    history = saved.history
    read, take, keep, found = reader(history.game), history.take, saved.bodies.append, saved.format
    size, check = saved.size, saved.check
    try:
        try:
            while line := next_line(file):
                body, following = unframe(check, line)
                if found != FORMAT:
                    body = record_now(body, found)
                take(read(body))
                keep(body)
                size += len(line)
                check = following
        finally:
            saved.size, saved.check = size, check
        if history.over and history.end is None:
            saved.loss = Loss("no-end", saved.records + 2, 1)
    except SaveError as error:
        saved.loss = _loss(file, saved, error.code, error.facts)
    except Illegal as error:
        saved.loss = _loss(file, saved, "illegal", {**error.facts, "reason": error.code})
    except ENGINE_ERRORS as error:
        saved.loss = _loss(file, saved, "illegal", {"reason": type(error).__name__})


def _loss(file: BinaryIO, saved: SavedGame, code: str, facts: dict[str, int | str]) -> Loss:
    """Return the loss that begins after the good part, with the number of lines from there on."""
    file.seek(saved.size)
    lines, last = 0, b"\n"
    while chunk := file.read(LINE_LIMIT):
        lines += chunk.count(b"\n")
        last = chunk[-1:]
    lines += last != b"\n"
    return Loss(code, saved.records + 2, lines, tuple(facts.items()))
