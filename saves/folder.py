"""Where saves lie and what they are called."""

import os
from datetime import datetime
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

SUFFIX: Final = ".ludo"


def default_folder() -> Path:
    """The folder of saves on this platform. It is made when the first save is written."""
    return user_data_path("ludotheque", appauthor=False) / "saves"


def new_path(folder: Path, game: str, when: datetime) -> Path:
    """A free name for a new save, such as `dolce-vita-2026-11-21-1405.ludo`, from the moment as
    the caller's clock shows it."""
    name = f"{game}-{when:%Y-%m-%d-%H%M}"
    path, number = folder / (name + SUFFIX), 1
    while os.path.lexists(path):
        number += 1
        path = folder / f"{name}-{number}{SUFFIX}"
    return path
