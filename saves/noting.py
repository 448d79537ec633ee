"""Notes on a save that is open for reading, not being played, and moves tried in it."""

from typing import Any

from saves.disk import DISK, Disk
from saves.names import clean_text
from saves.problems import SaveError
from saves.reading import SavedGame
from saves.records import Glyph, Note, Variation
from saves.writing import LiveGame


def note(saved: SavedGame, step: int, text: str, glyph: Glyph = "", disk: Disk = DISK) -> None:
    """Set the note of a step, in the file and in `saved`. Empty text without a glyph removes it.

    Raises SaveError for a damaged save, which would have to be cut first, and what LiveGame.resume
    and LiveGame.note raise. Nothing has then changed.
    """
    with _opened(saved, disk) as live:
        live.note(step, text, glyph)
    saved.history.take(Note(step, clean_text(text), glyph))


def vary(saved: SavedGame, variation: Variation[Any], disk: Disk = DISK) -> None:
    """Keep moves that were tried, or drop them, in the file and in `saved`. Raises as `note` does,
    and what LiveGame.vary raises."""
    with _opened(saved, disk) as live:
        live.vary(variation)
    saved.history.take(variation)


def _opened(saved: SavedGame, disk: Disk) -> LiveGame:
    loss = saved.loss
    if loss is not None and loss.code != "no-end":
        raise SaveError(loss.code, **loss.facts)
    return LiveGame.resume(saved.path, disk)
