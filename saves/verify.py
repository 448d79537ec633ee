"""Is a save whole? And a good copy of one that is not."""

from pathlib import Path
from typing import Final, Literal

import msgspec

from engine.account import Account
from engine.game import BYSTANDER, EVERYONE
from saves.disk import DISK, Disk
from saves.problems import SaveError
from saves.reading import load
from saves.whole import write_save

Status = Literal["complete", "unfinished", "torn", "damaged", "newer", "unreadable"]

STATUS: Final[dict[str, Status]] = {
    "torn": "torn",
    "no-end": "torn",
    "newer-format": "newer",
    "newer-rules": "newer",
    "damaged": "damaged",
    "too-deep": "damaged",
    "line-too-long": "damaged",
    "bad-header": "damaged",
    "bad-record": "damaged",
    "wrong-seats": "damaged",
    "impossible-setup": "damaged",
    "illegal": "damaged",
    "no-such-step": "damaged",
    "after-end": "damaged",
    "early-end": "damaged",
    "other-end": "damaged",
    "other-state": "damaged",
}
"""What each problem makes of a save; any other leaves it unreadable."""


class Report(msgspec.Struct, frozen=True):
    """What `verify` found. `line` is the first bad line (0: none, or not a matter of a line),
    `records` how many good ones follow the header, `steps` how many actions they come to: in a game
    that goes on those that everybody has learnt of, for the number would tell of the others."""

    path: Path
    status: Status
    code: str = ""
    line: int = 0
    records: int = 0
    steps: int = 0
    facts: dict[str, int | str] = {}


def verify(path: Path) -> Report:
    """Read the whole save, every check, every rule and the end, and say how it stands."""
    try:
        saved = load(path)
    except SaveError as error:
        status = STATUS.get(error.code, "unreadable")
        line = int(error.facts.get("line", 0))
        return Report(path, status, error.code, line, facts=error.facts)
    steps = Account(saved.journal, EVERYONE if saved.finished else BYSTANDER).last
    if saved.loss:
        loss = saved.loss
        status = STATUS[loss.code]
        return Report(path, status, loss.code, loss.line, saved.records, steps, loss.facts)
    return Report(
        path, "complete" if saved.finished else "unfinished", records=saved.records, steps=steps
    )


def repair(path: Path, new_path: Path, disk: Disk = DISK) -> Report:
    """Write the good part of a save to a new file, and report on that file. Raises SaveError
    `exists` rather than overwrite anything, and what `load` raises."""
    write_save(new_path, load(path).content(), disk)
    return verify(new_path)
