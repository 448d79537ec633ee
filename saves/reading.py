"""Reading a save: strictly, within bounds, as far as it is good."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO, Final, NamedTuple

from engine.game import Illegal, Outcome
from engine.journal import Journal
from saves.chain import LINE_LIMIT, SIZE_LIMIT, START, frames, next_line, unframe
from saves.disk import look_at, open_file
from saves.header import Header, decode_header, format_of
from saves.history import History, TakeBack
from saves.lock import holder
from saves.migrations import header_now, record_now
from saves.problems import Loss, SaveError, translated
from saves.records import End, Note, decode, encode

ENGINE_ERRORS: Final = (LookupError, TypeError, ValueError, ArithmeticError, AssertionError)
"""What rules may stumble over when a forged action is of the right shape and makes no sense."""


@dataclass
class SavedGame:
    """A save as read. With a `loss`, everything here is the good part before it."""

    path: Path
    format: int
    """The format version of the file."""
    history: History
    bodies: list[bytes]
    """The bodies of the good lines, the header's first, in the present format."""
    size: int
    """Where the good part of the file ends, in bytes."""
    check: bytes
    """The check of the last good line."""
    loss: Loss | None = None

    @property
    def records(self) -> int:
        """How many good lines follow the header."""
        return len(self.bodies) - 1

    @property
    def header(self) -> Header[Any]:
        """Line 1."""
        return self.history.header

    @property
    def journal(self) -> Journal[Any, Any, Any]:
        """The open history: what was taken back is not in it."""
        return self.history.journal

    @property
    def seed(self) -> str:
        """What the game's chance comes from."""
        return self.header.seed

    @property
    def notes(self) -> dict[int, Note]:
        """The notes by step."""
        return self.history.notes

    @property
    def take_backs(self) -> list[TakeBack]:
        """What was taken back, in order."""
        return self.history.take_backs

    @property
    def stood_in(self) -> dict[int, str]:
        """By step who took the action there, where it is not who the header names."""
        return self.history.stood_in

    @property
    def end(self) -> End | None:
        """The end record, if there is one."""
        return self.history.end

    @property
    def finished(self) -> bool:
        """Whether the game is over, even if its end record is missing."""
        return self.history.over

    @property
    def outcome(self) -> Outcome | None:
        """Places and scores of a finished game."""
        return self.history.game.outcome(self.journal.state)

    def content(self) -> bytes:
        """The good part as a whole file of the present format, its end record added if it had
        been lost."""
        bodies = list(self.bodies)
        if self.finished and self.end is None:
            bodies.append(encode(self.history.game, self.history.final()))
        return frames(START, bodies)[0]


def load(path: Path) -> SavedGame:
    """Read a save without touching it, also while another program writes it.

    Raises SaveError when there is nothing to read or the header is no good; what is wrong further
    on is the `loss` of the answer.
    """
    saved = scan(path)
    if saved.loss and saved.loss.code in ("torn", "no-end") and holder(path):
        saved.loss = None  # its writer is in the middle of a line
    return saved


def scan(path: Path) -> SavedGame:
    """Read a save that nobody is writing, or that one writes oneself."""
    with opened(path) as file, translated(path):
        first = read_header(file)
        history = History(first.header)
        size = len(first.line)
        saved = SavedGame(path, first.format, history, [first.body], size, first.check)
        _fold(file, saved)
        return saved


def size_of(path: Path) -> int:
    """The size of a file in bytes. Raises SaveError `no-such-file`, `not-a-file` for a folder or a
    device, and what else the operating system refuses."""
    with translated(path):
        return look_at(path).st_size


@contextmanager
def opened(path: Path) -> Iterator[BinaryIO]:
    """The file, open for reading. Raises SaveError `too-large` and what `size_of` raises."""
    with translated(path):
        file = os.fdopen(open_file(path), "rb")
    with file:
        size = os.fstat(file.fileno()).st_size
        if size > SIZE_LIMIT:
            raise SaveError("too-large", size=size, limit=SIZE_LIMIT)
        yield file


class First(NamedTuple):
    """Line 1 as it stands, its check, the file's format version, and the header with its body in
    the present format."""

    line: bytes
    check: bytes
    format: int
    body: bytes
    header: Header[Any]


def read_header(file: BinaryIO) -> First:
    """Line 1 of a file. Raises SaveError `not-a-save`, `torn`, `damaged`, `line-too-long`,
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
    """Take in the lines after the header, up to the first that is no good."""
    history, game = saved.history, saved.history.game
    try:
        while line := next_line(file):
            body, check = unframe(saved.check, line)
            body = record_now(body, saved.format)
            history.take(decode(game, body))
            saved.bodies.append(body)
            saved.size += len(line)
            saved.check = check
        if history.over and history.end is None:
            saved.loss = Loss("no-end", saved.records + 2, 1)
    except SaveError as error:
        saved.loss = _loss(file, saved, error.code, error.facts)
    except Illegal as error:
        saved.loss = _loss(file, saved, "illegal", {**error.facts, "reason": error.code})
    except ENGINE_ERRORS as error:
        saved.loss = _loss(file, saved, "illegal", {"reason": type(error).__name__})


def _loss(file: BinaryIO, saved: SavedGame, code: str, facts: dict[str, int | str]) -> Loss:
    """The loss that begins after the good part, with a count of the lines from there on."""
    file.seek(saved.size)
    lines, last = 0, b"\n"
    while chunk := file.read(LINE_LIMIT):
        lines += chunk.count(b"\n")
        last = chunk[-1:]
    lines += last != b"\n"
    return Loss(code, saved.records + 2, lines, tuple(facts.items()))
