"""The saves of a folder at a glance.

Games are not replayed here: only the first and the last lines are read and checked. A fault in the
middle of a save is found when the save is loaded or verified.
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
"""The bytes read first, at the end of a file, as they usually hold the last lines."""

LARGE_PIECE: Final = 1024 * 1024
"""The bytes of every further piece, if the first does not hold them."""

FOLDED: Final = 2 * LARGE_PIECE
"""The bytes above which a damaged save is not replayed for the list. No game takes as many."""

NOTE: Final = b'{"is":"note",'
"""The start of a note's body, as this program writes it."""


class SaveInfo(msgspec.Struct, frozen=True):
    """One save of the list. A broken save has a `problem`, and no header if line 1 is bad."""

    path: Path
    size: int = 0
    """The size of the file in bytes."""
    modified: int = 0
    """The time of the last write, in nanoseconds since 1970."""
    header: Header[Any] | None = None
    end: End | None = None
    """The end record of a finished game."""
    in_use: Holder | None = None
    """The process that plays it now; None if there is none."""
    problem: SaveError | Loss | None = None

    @property
    def finished(self) -> bool:
        """True if the save has an end record."""
        return self.end is not None

    @property
    def playable(self) -> bool:
        """True if the game can be continued, even if a damaged end of the file must be cut off."""
        return self.header is not None and not self.finished and self.in_use is None


class Kind(msgspec.Struct, frozen=True, rename={"kind": "is"}):
    """The `is` field of a record; other fields are not decoded."""

    kind: str


def list_saves(folder: Path) -> list[SaveInfo]:
    """Return the saves of the folder, the one last written first; [] if there is no such folder.
    Raises SaveError `not-a-folder` or another refusal of the operating system."""
    return list(saves_in(folder))


def saves_in(folder: Path) -> Iterator[SaveInfo]:
    """Yield the saves of the folder, the one last written first, each read when it is asked for.
    Raises as `list_saves` does."""
    yield from infos_of(saves_among(folder))


def last_unfinished(folder: Path, games: Container[str] = GAMES) -> SaveInfo | None:
    """Return the save to continue: the last written of these games that is not finished and that
    nobody plays. None if there is none. Older saves are not opened. Raises as `list_saves` does."""
    for info in saves_in(folder):
        if info.playable and info.header and info.header.game in games:
            return info
    return None


def saves_among(folder: Path) -> list[Path]:
    """Return the paths in a folder whose names are those of saves; [] if there is no such folder.
    Raises SaveError `not-a-folder` or another refusal of the operating system."""
    with translated(folder):
        if not folder.exists():
            return []
        if not folder.is_dir():
            raise SaveError("not-a-folder", file=visible(str(folder)))
        return [path for path in folder.iterdir() if path.suffix == SUFFIX]


def infos_of(paths: Iterable[Path]) -> Iterator[SaveInfo]:
    """Yield files at a glance, the one last written first, each read when it is asked for."""
    dated: list[tuple[int, Path]] = []
    for path in paths:
        with suppress(OSError):  # gone just now
            dated.append((-_found(path).st_mtime_ns, path))
    for _, path in sorted(dated):
        info = inspect(path)
        if info is not None:
            yield info


def _found(path: Path) -> os.stat_result:
    """Return the status of a file; of the link itself if it leads nowhere, because that has a date
    too."""
    try:
        return path.stat()
    except OSError:
        return path.lstat()


def inspect(path: Path) -> SaveInfo | None:
    """Return one save at a glance; None if the file is gone."""
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
    """Return `info` with the end of the game, found by reading the lines backwards past the notes
    and variations, or with a problem of the last line."""
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
            if kind not in ("note", "variation"):
                break
    except SaveError as error:
        if info.size <= FOLDED:
            return _in_full(info)
        line = _lines(file) - behind
        return replace(info, problem=Loss(error.code, line, behind + 1, tuple(error.facts.items())))
    return info


def _backwards(file: BinaryIO, first: First) -> Iterator[tuple[int, bytes, bytes]]:
    """Yield the whole lines after the header, from the last: the number of lines behind each, the
    check stated by the line before, and the line.

    Notes are skipped without being checked, except in the last piece of the file, because there may
    be a million of them. Raises SaveError `line-too-long`.
    """
    start, at, size, behind = len(first.line), file.seek(0, os.SEEK_END), PIECE, 0
    last, rest = True, b""
    while at > start:
        size = min(size, at - start)
        at -= size
        file.seek(at)
        rest = file.read(size) + rest
        rest = rest[: rest.rfind(b"\n") + 1]  # a line without its end may be half written
        rows = re.findall(rb"[^\n]*\n", rest)
        # Keep two rows for the next piece: the first may be cut, and with it the second's check.
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
    """Return the kind that a record states. Raises SaveError `bad-record`."""
    try:
        return msgspec.json.decode(body, type=Kind).kind
    except UNDECODABLE as error:
        raise SaveError("bad-record", at=place(error)) from error


def _end(header: Header[Any], body: bytes) -> End:
    """Return an end record that is possible for this number of players. Raises SaveError
    `bad-record` or `other-end`."""
    end, players = decode(game_named(header.game), body), len(header.players)
    assert isinstance(end, End)
    if not len(end.places) == len(end.scores) == players or max(end.places) > players:
        raise SaveError("other-end")
    return end


def _lines(file: BinaryIO) -> int:
    """Return the number of whole lines in a file."""
    file.seek(0)
    return sum(piece.count(b"\n") for piece in iter(lambda: file.read(LARGE_PIECE), b""))


def _in_full(info: SaveInfo) -> SaveInfo:
    """Return `info` with the end and the loss found by reading the whole save, because its last
    lines do not tell them."""
    saved = load(info.path)
    return replace(info, end=saved.end, problem=saved.loss)
