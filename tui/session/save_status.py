"""The status of a save in a list."""

from typing import Final

from saves.listing import SaveInfo
from saves.verify import STATUS

STATUSES: Final = (
    *("in-use", "unfinished", "finished"),
    *("torn", "damaged", "newer", "unreadable"),
)
"""The statuses of saves, in the order of their interest to a player."""


def status_of(info: SaveInfo) -> str:
    """Return the status of a save, one of STATUSES."""
    if info.in_use is not None:
        return "in-use"
    if info.problem is not None:
        return STATUS.get(info.problem.code, "unreadable")
    return "finished" if info.finished else "unfinished"
