"""The saves of a folder at a glance.

Games are not folded here: the first and the last lines are read and checked. A save damaged in the
middle is found out when it is loaded or verified.
"""

import os
import re
from collections.abc import Container, Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, BinaryIO, Final

import msgspec
from msgspec.structs import replace

from engine.registry import GAMES, game_named
from saves.chain import HEAD, LINE_LIMIT, stated_check, unframe
from saves.folder import SUFFIX
from saves.header import Header
from saves.lock import Holder, holder
from saves.migrations import record_now
from saves.names import visible
from saves.problems import UNDECODABLE, Loss, SaveError, place, translated
from saves.reading import First, load, opened, read_header
from saves.records import End, decode

PIECE: Final = 8 * 1024
"""How much of the end of a file is read, in bytes, if the last lines are found there."""

LARGE_PIECE: Final = 1024 * 1024
"""How much is read at once, in bytes, where they are not."""

FOLDED: Final = 2 * LARGE_PIECE
"""No game takes as much, in bytes. A save with more in it is not folded for the list."""

NOTE: Final = b'{"is":"note",'
"""How the body of a note begins, as this program writes it."""


class SaveInfo(msgspec.Struct, frozen=True):
    """One save of the list. A broken one has a `problem`, and no header if that is the trouble."""

    path: Path
    size: int = 0
    """In bytes."""
    modified: int = 0
    """When it was last written, in nanoseconds since 1970."""
    header: Header[Any] | None = None
    end: End | None = None
    """Places and scores of a finished game."""
    in_use: Holder | None = None
    """Who is playing it now."""
    problem: SaveError | Loss | None = None

    @property
    def finished(self) -> bool:
        """Whether the end of the game is written."""
        return self.end is not None

    @property
    def playable(self) -> bool:
        """Whether one can go on playing, a damaged tail cut off if need be."""
        return self.header is not None and not self.finished and self.in_use is None


class Kind(msgspec.Struct, rename={"kind": "is"}):
    """What a record is, and nothing else of it."""

    kind: str


def list_saves(folder: Path) -> list[SaveInfo]:
    """Every save of the folder, the one last written first; none if there is no such folder.
    Raises SaveError `not-a-folder` and what else the operating system refuses."""
    return list(saves_in(folder))


def saves_in(folder: Path) -> Iterator[SaveInfo]:
    """The same, each read when it is asked for."""
    yield from infos_of(saves_among(folder))


def last_unfinished(folder: Path, games: Container[str] = GAMES) -> SaveInfo | None:
    """The save to continue: the last written, of one of these games, that is not finished and
    nobody plays. Those older than it are not opened. Raises as `list_saves` does."""
    for info in saves_in(folder):
        if info.playable and info.header and info.header.game in games:
            return info
    return None


def saves_among(folder: Path) -> list[Path]:
    """What bears the name of a save in a folder; nothing if there is no such folder. Raises
    SaveError `not-a-folder` and what else the operating system refuses."""
    with translated(folder):
        if not folder.exists():
            return []
        if not folder.is_dir():
            raise SaveError("not-a-folder", file=visible(str(folder)))
        return [path for path in folder.iterdir() if path.suffix == SUFFIX]


def infos_of(paths: Iterable[Path]) -> Iterator[SaveInfo]:
    """Files at a glance, the one last written first, each read when it is asked for."""
    dated: list[tuple[int, Path]] = []
    for path in paths:
        with suppress(OSError):  # gone just now
            dated.append((-_found(path).st_mtime_ns, path))
    for _, path in sorted(dated):
        info = inspect(path)
        if info is not None:
            yield info


def _found(path: Path) -> os.stat_result:
    """A link that leads nowhere has a date too."""
    try:
        return path.stat()
    except OSError:
        return path.lstat()


def inspect(path: Path) -> SaveInfo | None:
    """One save at a glance, or None if it is gone."""
    info = SaveInfo(path, in_use=holder(path))
    try:
        with translated(path):
            seen = _found(path)
            info = replace(info, size=seen.st_size, modified=seen.st_mtime_ns)
        with opened(path) as file, translated(path):
            first = read_header(file)
            info = replace(info, header=first.header)
            return _judged(info, file, first)
    except SaveError as error:
        return None if error.code == "no-such-file" else replace(info, problem=error)


def _judged(info: SaveInfo, file: BinaryIO, first: First) -> SaveInfo:
    """Look at the last line, and past the notes after it for the end of the game."""
    file.seek(-1, os.SEEK_END)
    if file.read() != b"\n" and info.in_use is None:
        return replace(info, problem=Loss("torn", _lines(file) + 1, 1))
    behind = 0
    try:
        for number, before, row in _backwards(file, first):
            behind = number
            body = record_now(unframe(before, row)[0], first.format)
            kind = _kind(body)
            if kind == "end":
                return replace(info, end=_end(first.header, body))
            if kind != "note":
                break
    except SaveError as error:
        if info.size <= FOLDED:
            return _in_full(info)
        line = _lines(file) - behind
        return replace(info, problem=Loss(error.code, line, behind + 1, tuple(error.facts.items())))
    return info


def _backwards(file: BinaryIO, first: First) -> Iterator[tuple[int, bytes, bytes]]:
    """The whole lines after the header from the last: how many are behind each, the check that the
    one before states, and the line. Before the last piece of the file, what says that it is a note
    is passed over: there may be a million of them. Raises SaveError `line-too-long`."""
    start, at, size, behind = len(first.line), file.seek(0, os.SEEK_END), PIECE, 0
    last, rest = True, b""
    while at > start:
        size = min(size, at - start)
        at -= size
        file.seek(at)
        rest = file.read(size) + rest
        rest = rest[: rest.rfind(b"\n") + 1]  # somebody may be writing the next
        rows = re.findall(rb"[^\n]*\n", rest)
        # The first may be cut in two, and the check that the second needs with it.
        begun = rows[:2] if at > start else []
        for number in range(len(rows) - 1, len(begun) - 1, -1):
            if last or not rows[number].startswith(NOTE, HEAD):
                before = stated_check(rows[number - 1]) if number else first.check
                yield behind, before, rows[number]
            behind += 1
        rest = b"".join(begun)
        if len(rest) > 2 * LINE_LIMIT:
            raise SaveError("line-too-long", limit=LINE_LIMIT)
        last, size = False, LARGE_PIECE


def _kind(body: bytes) -> str:
    """What a record says that it is. Raises SaveError `bad-record`."""
    try:
        return msgspec.json.decode(body, type=Kind).kind
    except UNDECODABLE as error:
        raise SaveError("bad-record", at=place(error)) from error


def _end(header: Header[Any], body: bytes) -> End:
    """An end that this number of players can have come to. Raises SaveError `bad-record`,
    `other-end`."""
    end, players = decode(game_named(header.game), body), len(header.players)
    assert isinstance(end, End)
    if not len(end.places) == len(end.scores) == players or max(end.places) > players:
        raise SaveError("other-end")
    return end


def _lines(file: BinaryIO) -> int:
    """How many whole lines a file has."""
    file.seek(0)
    return sum(piece.count(b"\n") for piece in iter(lambda: file.read(LARGE_PIECE), b""))


def _in_full(info: SaveInfo) -> SaveInfo:
    """For the rare save that cannot be told at a glance: read it whole."""
    saved = load(info.path)
    return replace(info, end=saved.end, problem=saved.loss)
