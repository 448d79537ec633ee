"""Checking whether a save is whole, and copying the good part of a damaged one."""

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
"""The status of a save by the code of its problem; with any other code it is unreadable."""


class Report(msgspec.Struct, frozen=True):
    """The result of `verify`. `line` is the first bad line, 0 if there is none or the fault is in
    no line. `records` is the number of good lines after the header, `steps` the number of actions
    in them.

    In a game that goes on, `steps` counts only actions that everybody has learnt of: the full
    number would tell of hidden ones.
    """

    path: Path
    status: Status
    code: str = ""
    line: int = 0
    records: int = 0
    steps: int = 0
    facts: dict[str, int | str] = {}


def verify(path: Path) -> Report:
    """Read the whole save and check every line, every action and the end. Return its status; a bad
    save raises nothing."""
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
    """Write the good part of a save to a new file, and return a report on that file. Raises
    SaveError `exists` rather than overwrite anything, and what `load` raises."""
    write_save(new_path, load(path).content(), disk)
    return verify(new_path)
