"""Going on from a step of another game, in a save of its own."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from saves.disk import DISK, Disk
from saves.header import Parent, Player, new_header
from saves.problems import SaveError
from saves.reading import SavedGame
from saves.writing import LiveGame


def branch(
    source: SavedGame | LiveGame,
    step: int,
    path: Path,
    begun: str,
    program: str,
    players: Sequence[Player] | None = None,
    then: Iterable[Any] = (),
    disk: Disk = DISK,
) -> LiveGame:
    """A new save at `path` with the first `step` actions of the source and, after them, those of
    `then`. Its header names the file and the step it comes from; seed and options are the
    source's, the players too unless others are given. Notes and take-backs stay behind.

    Raises SaveError `no-such-step`, `exists` or why it cannot be written, Illegal for an
    impossible action.
    """
    journal, old = source.journal, source.header
    if not 0 <= step <= len(journal):
        raise SaveError("no-such-step", step=step)
    header = new_header(
        journal.game,
        old.players if players is None else players,
        old.options,
        old.seed,
        begun,
        program,
        Parent(source.path.name, step),
    )
    return LiveGame.create(path, header, [*journal.actions[:step], *then], disk)
