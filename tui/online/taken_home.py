"""Saves of games that were played at a host, kept among the user's own."""

from datetime import datetime
from pathlib import Path

from saves.disk import make_folder, read_file, write_whole
from saves.folder import SUFFIX, new_path
from saves.problems import SaveError, translated
from saves.reading import load


def take_home(text: str, game: str, folder: Path, when: datetime) -> Path:
    """Write the save that a host sent into a folder, unless it is there already. Return its path.
    Raises SaveError if the save is not of a finished game or cannot be written."""
    content = text.encode("utf-8", "surrogatepass")
    make_folder(folder)
    for path in folder.glob(f"*{SUFFIX}"):
        with translated(path):
            if path.stat().st_size == len(content) and read_file(path, len(content)) == content:
                return path
    path = new_path(folder, game, when)
    write_whole(path, content)
    try:
        saved = load(path)
        if not saved.finished or saved.loss is not None or saved.header.game != game:
            raise SaveError("not-a-save")
    except SaveError:
        path.unlink(missing_ok=True)
        raise
    return path
