"""Paths that people type, paste or drop on the terminal. Nothing here imports Textual."""

import os
import shlex
from contextlib import suppress
from os.path import commonprefix
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

from saves.folder import SUFFIX
from saves.names import visible

MOST: Final = 2000
"""The most entries of a folder that are looked at to complete a path."""


def path_of(typed: str) -> Path:
    """Return the path that was typed, pasted or dropped: without quotes around it or backslashes
    before blanks, of a `file:` address its path; `~` is the home folder."""
    text = typed.strip()
    if text.startswith("file://"):
        text = unquote(urlsplit(text).path)
    elif len(text) > 1 and text[0] == text[-1] and text[0] in "'\"":
        text = text[1:-1]
    elif "\\ " in text and not os.path.lexists(text):
        text = "".join(shlex.split(text)) if _splits(text) else text
    try:
        return Path(text).expanduser()
    except RuntimeError:  # the home folder of that user is unknown
        return Path(text)


def told(path: Path) -> str:
    """Return a path to be read, with ~ in place of the home folder."""
    with suppress(ValueError, RuntimeError):
        return f"~/{visible(str(path.relative_to(Path.home())))}"
    return visible(str(path))


def dropped(text: str) -> list[Path]:
    """Return the files that were dropped on a terminal, which pastes their paths: one as it is, or
    several as words of a shell. [] if any of them is no file."""
    whole = [path_of(text)]
    words = [path_of(word) for word in shlex.split(text)] if _splits(text) else []
    for paths in (whole, words):
        if paths and all(_is_file(path) for path in paths):
            return paths
    return []


def _splits(text: str) -> bool:
    with suppress(ValueError):  # a quote that is not closed
        return bool(shlex.split(text))
    return False


def _is_file(path: Path) -> bool:
    with suppress(OSError, ValueError):
        return path.is_file()
    return False


def completed(typed: str, suffix: str = SUFFIX) -> tuple[str, list[str]]:
    """Return what was typed of a path, completed as far as only one way leads on, and the names
    that may follow; [] unless there are several. Names are those of folders and of files with a
    suffix.

    >>> completed("/nowhere at all/a")
    ('/nowhere at all/a', [])
    """
    head, begun = os.path.split(typed)
    names: list[str] = []
    with suppress(OSError, ValueError, RuntimeError), os.scandir(Path(head).expanduser()) as found:
        for _, entry in zip(range(MOST), found, strict=False):
            if entry.name.startswith(begun) and (begun or not entry.name.startswith(".")):
                if entry.is_dir():
                    names.append(entry.name + os.sep)
                elif entry.name.endswith(suffix):
                    names.append(entry.name)
    whole = commonprefix(names) if names else begun  # noqa: RUF071, of one name, not of a path
    return os.path.join(head, whole), sorted(names) if len(names) > 1 else []  # noqa: PTH118
