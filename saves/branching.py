"""Branches: going on from a step of one game in a save of its own."""

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
    """Begin a save at `path` with the first `step` actions of the source, then the actions `then`.

    Its header names the source's file and the step. Seed and options are the source's, and so are
    the players unless others are given. Notes and take-backs are not copied.

    Raises SaveError `no-such-step`, `exists`, or the reason why the file cannot be written, and
    Illegal for an impossible action.
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
