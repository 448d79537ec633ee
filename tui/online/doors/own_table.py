"""A table hosted by a program with a screen. The owner joins it as a guest, on a line inside this
machine."""

import time
from collections.abc import Callable
from pathlib import Path

from tui.online import HERE
from tui.online.client import Address
from tui.online.doors.house import House
from tui.online.doors.plan import Plan, Trouble
from tui.online.invitations import Ways
from tui.online.kept import KeptSeat
from tui.online.sentences import refusal_sentence
from tui.online.visit import Visit
from tui.session.thinking import ProcessThinker, Thinker
from tui.words import Wording


class OwnTable:
    """A hosted table, its doors, and the owner's own visit to it."""

    def __init__(
        self,
        plan: Plan,
        folder: Path,
        say: Wording,
        owner: str,
        thinker: Callable[[], Thinker] = ProcessThinker,
        state: Path | None = None,
    ) -> None:
        """Set the table up. `owner` is the name of the person who hosts; `state` is the folder for
        the private files of host and owner. Raises SaveError."""
        self._hosted = plan.table(folder, owner)
        host, code, token = self._hosted
        self._host, self._code = host, code
        self._house = House({code: host}, plan.doors, say, lambda _: None, owner, thinker, state)
        address = Address(code, HERE, plan.doors.port)
        seat = KeptSeat.take(str(address), "", None if state is None else state / "tables")
        watch = not token and seat.seat is None  # all seats of a resumed table have their guests
        self.visit = Visit(address, owner, watch, seat, token, own=True)
        self.trouble: Trouble | None = None
        """The reason why the doors could not be opened; None otherwise."""

    async def open(self) -> None:
        """Open the doors. Raises Trouble."""
        await self._house.open()
        self.visit.guest.address = Address(self._code, HERE, self._house.inner)

    async def close(self) -> None:
        """Tell all guests that the table closes, and close the doors."""
        await self._house.close()
        self._host.close()

    @property
    def ways(self) -> Ways:
        """Return how others come to the table."""
        return self._house.ways(self._code)

    def more_robots(self) -> None:
        """Put a robot on a free seat."""
        self._host.add_robot(time.monotonic())
        self._house.server.post()

    def fewer_robots(self) -> None:
        """Free a robot's seat."""
        self._host.remove_robot(time.monotonic())
        self._house.server.post()


def complaint(say: Wording, visit: Visit, own: OwnTable | None = None) -> str:
    """Return the sentence on why the stay at a table has failed; "" if the guest has left it."""
    if own is not None and own.trouble is not None:
        return say(f"doors.{own.trouble.code}", **own.trouble.facts)
    refusal = visit.refusal
    return refusal_sentence(say, refusal.code, refusal.facts) if refusal is not None else ""
