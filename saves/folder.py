"""The folder of saves, and the names of the files in it.

The title of a save is the name of its file. So it can be changed without touching the content, even
of a damaged file. It is the same in the program, on the command line and in a file manager. A name
made of the game and a moment is no title.
"""

import os
import re
from datetime import datetime
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from saves.names import clean

SUFFIX: Final = ".ludo"

TITLE_CELLS: Final = 60
"""The widest title, in cells of a terminal."""

TITLE_BYTES: Final = 180
"""The longest title, in bytes: disks take 255, and files kept beside a save have longer names."""

_GIVEN_BY_US: Final = re.compile(r"[a-z-]+-\d{4}-\d\d-\d\d-\d{4}(-\d+)?")

_NOT_IN_NAMES: Final = str.maketrans(dict.fromkeys('/\\:*?"<>|', "-"))
"""The characters that one file system or another forbids in a name, each made a dash."""


def default_folder() -> Path:
    """Return the folder of saves on this platform. The folder is made when the first save is
    written."""
    return user_data_path("ludotheque", appauthor=False) / "saves"


def new_path(folder: Path, game: str, when: datetime) -> Path:
    """Return a free path for a new save, such as `dolce-vita-2026-11-21-1405.ludo`. `when` is the
    moment by the caller's clock."""
    return free_path(folder, f"{game}-{when:%Y-%m-%d-%H%M}")


def free_path(folder: Path, stem: str, suffix: str = SUFFIX) -> Path:
    """Return a path in the folder that no file has, numbered if need be: `STEM.ludo`,
    `STEM-2.ludo`."""
    path, number = folder / (stem + suffix), 1
    while os.path.lexists(path):
        number += 1
        path = folder / f"{stem}-{number}{suffix}"
    return path


def title_of(path: Path) -> str:
    """Return the title that somebody gave a save; "" if its file has the name made by this program.

    >>> title_of(Path("Anna's revenge.ludo")), title_of(Path("dalmuti-2026-11-21-1405-2.ludo"))
    ("Anna's revenge", '')
    """
    return "" if _GIVEN_BY_US.fullmatch(path.stem) else clean(path.stem, TITLE_CELLS)


def stem_of(title: str) -> str:
    """Return the name of the file for a title, without its suffix; "" if no character of the title
    can be part of a name.

    >>> stem_of("  Anna / Bruno: 3-2? ")
    'Anna - Bruno- 3-2-'
    """
    stem = clean(clean(title, TITLE_CELLS).translate(_NOT_IN_NAMES).lstrip(". -"), TITLE_CELLS)
    return stem.encode()[:TITLE_BYTES].decode(errors="ignore").rstrip(". ")
