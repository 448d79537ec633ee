"""A crash: its traceback goes to a file, since it shows what other players hold."""

import os
import traceback
from datetime import datetime
from pathlib import Path
from typing import Final

import platformdirs

from saves.disk import open_file
from tui.version import VERSION

MOST_BYTES: Final = 1024 * 1024
"""A log that has grown larger is begun anew."""


def log_path() -> Path:
    """Where crashes are written down."""
    return platformdirs.user_log_path("ludotheque", appauthor=False) / "crashes.log"


def write_crash(error: BaseException) -> Path | None:
    """Write the traceback to the end of the log. None if that cannot be done."""
    path = log_path()
    moment = datetime.now().astimezone().isoformat(timespec="seconds")
    lines = traceback.format_exception(error)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        fd = open_file(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND)  # waits for no pipe
        with os.fdopen(fd, "a", encoding="utf-8", errors="backslashreplace") as log:
            if log.tell() > MOST_BYTES:
                log.truncate(0)
            log.write(f"{moment} ludotheque {VERSION}\n{''.join(lines)}\n")
    except OSError:
        return None
    return path
