"""Notes on a save that is looked at, not played."""

from saves.disk import DISK, Disk
from saves.names import clean_text, visible
from saves.problems import SaveError
from saves.reading import SavedGame
from saves.records import Glyph, Note
from saves.samples import bundled
from saves.writing import LiveGame


def note(saved: SavedGame, step: int, text: str, glyph: Glyph = "", disk: Disk = DISK) -> None:
    """Set the note of a step, in the file and in `saved`; empty text without a glyph removes it.

    Raises SaveError `read-only` for a game that came with the program, the loss of a save that is
    not whole, for it would have to be cut first, and what LiveGame.resume and LiveGame.note raise;
    nothing has then changed.
    """
    if bundled(saved.path):
        raise SaveError("read-only", file=visible(str(saved.path)))
    loss = saved.loss
    if loss is not None and loss.code != "no-end":
        raise SaveError(loss.code, **loss.facts)
    with LiveGame.resume(saved.path, disk) as live:
        live.note(step, text, glyph)
    saved.history.take(Note(step, clean_text(text), glyph))
