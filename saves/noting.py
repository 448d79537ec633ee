"""Notes on a save that is open for reading, not being played."""

from saves.disk import DISK, Disk
from saves.names import clean_text
from saves.problems import SaveError
from saves.reading import SavedGame
from saves.records import Glyph, Note
from saves.writing import LiveGame


def note(saved: SavedGame, step: int, text: str, glyph: Glyph = "", disk: Disk = DISK) -> None:
    """Set the note of a step, in the file and in `saved`. Empty text without a glyph removes it.

    Raises SaveError, and nothing has then changed: for a damaged save, which would have to be cut
    first, and what LiveGame.resume and LiveGame.note raise.
    """
    loss = saved.loss
    if loss is not None and loss.code != "no-end":
        raise SaveError(loss.code, **loss.facts)
    with LiveGame.resume(saved.path, disk) as live:
        live.note(step, text, glyph)
    saved.history.take(Note(step, clean_text(text), glyph))
