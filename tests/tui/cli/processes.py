"""The processes of one run of the program, whoever started them."""

import contextlib
from pathlib import Path

MARK = "LUDOTHEQUE_TEST"
"""A variable of the environment by which a run's processes are known."""


def processes_of(mark: str) -> list[str]:
    """Return the command lines of the processes of a run."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if mark.encode() in (process / "environ").read_bytes():
                found.append((process / "cmdline").read_bytes().decode())
    return [line for line in found if line]
