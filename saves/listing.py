"""The saves of a folder at a glance.

Games are not folded here: the first and the last lines are read and checked, and the lines
between counted. A save damaged in the middle is found out when it is loaded or verified.
"""

from collections.abc import Container, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, BinaryIO, Final

import msgspec
from msgspec.structs import replace

from engine.registry import GAMES, game_named
from saves.chain import LINE_LIMIT, START, stated_check, unframe
from saves.folder import SUFFIX
from saves.header import FORMAT, Header
from saves.lock import Holder, holder
from saves.names import visible
from saves.problems import UNDECODABLE, Loss, SaveError, translated
from saves.reading import load, opened, read_header
from saves.records import End, decode

TAIL: Final = 2 * LINE_LIMIT
"""How much of the end of a file is read: the last two lines, at least."""


class SaveInfo(msgspec.Struct, frozen=True):
    """One save of the list. A broken one has a `problem`, and no header if that is the trouble."""

    path: Path
    size: int = 0
    """In bytes."""
    modified: int = 0
    """When it was last written, in nanoseconds since 1970."""
    header: Header[Any] | None = None
    records: int = 0
    """How many lines follow the header."""
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
    found = [info for info in map(inspect, sorted(_files(folder))) if info is not None]
    return sorted(found, key=lambda info: info.modified, reverse=True)


def last_unfinished(folder: Path, games: Container[str] = GAMES) -> SaveInfo | None:
    """The save to continue: the last written, of one of these games, that is not finished and
    nobody plays. Those older than it are not opened. Raises as `list_saves` does."""
    dated: list[tuple[int, Path]] = []
    for path in _files(folder):
        with suppress(OSError):  # a link to nothing, or one that has just gone
            dated.append((path.stat().st_mtime_ns, path))
    for _, path in sorted(dated, reverse=True):
        info = inspect(path)
        if info and info.playable and info.header and info.header.game in games:
            return info
    return None


def _files(folder: Path) -> list[Path]:
    """The files of a folder that may be saves."""
    with translated(folder):
        if not folder.exists():
            return []
        if not folder.is_dir():
            raise SaveError("not-a-folder", file=visible(str(folder)))
        return [path for path in folder.iterdir() if path.suffix == SUFFIX]


def inspect(path: Path) -> SaveInfo | None:
    """One save at a glance, or None if it is gone."""
    info = SaveInfo(path, in_use=holder(path))
    try:
        with translated(path):
            for found in (path.lstat, path.stat):  # a link that leads nowhere has a date too
                seen = found()
                info = replace(info, size=seen.st_size, modified=seen.st_mtime_ns)
        with opened(path) as file, translated(path):
            first = read_header(file)
            info = replace(info, header=first.header)
            if first.format != FORMAT:
                return _in_full(info)
            lines, tail = _tail(file, len(first.line))
        return _judged(info, first.check, lines, tail)
    except SaveError as error:
        return None if error.code == "no-such-file" else replace(info, problem=error)


def _tail(file: BinaryIO, start: int) -> tuple[int, bytes]:
    """How many newlines follow the header, and the last bytes of what follows."""
    file.seek(start)
    lines, tail = 0, b""
    while chunk := file.read(TAIL):
        lines += chunk.count(b"\n")
        tail = (tail + chunk)[-TAIL:]
    return lines, tail


def _judged(info: SaveInfo, check: bytes, lines: int, tail: bytes) -> SaveInfo:
    """Look at the last line, and past the notes after it for the end of the game."""
    *rows, rest = tail.split(b"\n")
    whole = lines == len(rows)
    info = replace(info, records=lines)
    if rest and info.in_use is None:
        return replace(info, problem=Loss("torn", lines + 2, 1))
    assert info.header is not None
    try:
        for body in _backwards(rows, check if whole else None):
            kind = msgspec.json.decode(body, type=Kind).kind
            if kind == "end":
                end = decode(game_named(info.header.game), body)
                assert isinstance(end, End)
                return replace(info, end=end)
            if kind != "note":
                return info
    except (SaveError, *UNDECODABLE):
        return _in_full(info)
    return info if whole else _in_full(info)


def _backwards(rows: list[bytes], check: bytes | None) -> Iterator[bytes]:
    """The bodies of the rows from the last, each checked against what the one before states. The
    first has the header's check before it, or is left out if lines before it were not read."""
    for number in range(len(rows) - 1, -1, -1):
        if number == 0 and check is None:
            return
        before = stated_check(rows[number - 1]) if number else check
        yield unframe(before or START, rows[number] + b"\n")[0]


def _in_full(info: SaveInfo) -> SaveInfo:
    """For the rare save that cannot be told at a glance: read it whole."""
    saved = load(info.path)
    return replace(info, records=saved.records, end=saved.end, problem=saved.loss)
