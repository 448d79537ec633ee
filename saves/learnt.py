"""The mistakes of a finished game for which a person has since found the better move, kept beside
its save."""

from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from saves.attached import LEARNT, attached
from saves.disk import DISK, Disk, read_file, write_whole
from saves.header import Step
from saves.problems import UNDECODABLE
from saves.reading import SavedGame

LARGEST: Final = 1 << 20
"""The longest such file, in bytes."""


class Learnt(Struct, frozen=True, forbid_unknown_fields=True):
    """The steps that the mistakes led to. `state` is the hash of the game's last state."""

    learnt: Annotated[int, Meta(ge=1, le=1)]
    state: Annotated[str, Meta(pattern=r"\A[0-9a-f]{16}\Z")]
    steps: tuple[Step, ...]


def learnt_path(save: Path) -> Path:
    """Return the path of the file beside a save."""
    return attached(save, LEARNT)


def read_learnt(saved: SavedGame) -> frozenset[int]:
    """Return the steps kept beside a save; empty if there is no sound file for this game."""
    try:
        content = read_file(learnt_path(saved.path), LARGEST)
        learnt = msgspec.json.decode(content, type=Learnt)
    except (OSError, *UNDECODABLE):
        return frozenset()
    same = saved.end is not None and learnt.state == saved.end.state
    return frozenset(learnt.steps) if same else frozenset()


def keep_learnt(saved: SavedGame, steps: frozenset[int], disk: Disk = DISK) -> None:
    """Write the steps beside the save of a finished game. Raises SaveError if they cannot be
    written."""
    assert saved.end is not None
    learnt = Learnt(1, saved.end.state, tuple(sorted(steps)))
    write_whole(learnt_path(saved.path), msgspec.json.encode(learnt), disk)
