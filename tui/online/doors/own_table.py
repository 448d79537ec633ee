"""A table that a program with a screen hosts. Its user is a guest like the others, on a line
inside this machine."""

import time
from collections.abc import Callable
from pathlib import Path

from tui.online import HERE
from tui.online.client import Address
from tui.online.doors.house import House
from tui.online.doors.plan import Plan, Trouble
from tui.online.invitations import Invitation
from tui.online.kept import KeptSeat
from tui.online.sentences import refusal_sentence
from tui.online.visit import Visit
from tui.session.thinking import ProcessThinker, Thinker
from tui.words import Wording


class OwnTable:
    """A table, its doors, and the owner's own visit to it."""

    def __init__(
        self,
        plan: Plan,
        folder: Path,
        say: Wording,
        owner: str,
        thinker: Callable[[], Thinker] = ProcessThinker,
        state: Path | None = None,
    ) -> None:
        """`owner` is the name of who hosts, `state` where the host and its owner keep what only
        they may read. Raises SaveError."""
        self._hosted = plan.table(folder, owner)
        host, code, token = self._hosted
        self._host, self._code = host, code
        self._house = House({code: host}, plan.doors, say, lambda _: None, owner, thinker, state)
        address = Address(code, HERE, plan.doors.port)
        seat = KeptSeat.take(str(address), "", None if state is None else state / "tables")
        self.visit = Visit(address, owner, seat=seat, token=token)
        self.fingerprint = ""
        """Of the key that the ssh door is known by; "" where it is shut."""
        self.trouble: Trouble | None = None
        """Why the doors could not be opened."""

    async def open(self) -> None:
        """Open the doors. Raises Trouble."""
        await self._house.open()
        self.fingerprint = self._house.fingerprint
        self.visit.guest.address = Address(self._code, HERE, self._house.inner)

    async def close(self) -> None:
        """Tell everybody, and close the doors."""
        await self._house.close()
        self._host.close()

    @property
    def invitations(self) -> list[Invitation]:
        """What to pass on, one a door."""
        return self._house.invitations(self._code)

    @property
    def reach(self) -> str:
        """Who can reach the table: `here`, `near` or `far`."""
        return self._house.doors.reach

    def more_robots(self) -> None:
        """A robot takes a free seat."""
        self._host.add_robot(time.monotonic())
        self._house.server.post()

    def fewer_robots(self) -> None:
        """A robot's seat is free again."""
        self._host.remove_robot(time.monotonic())
        self._house.server.post()


def complaint(say: Wording, visit: Visit, own: OwnTable | None = None) -> str:
    """Why one is not at the table, as a sentence; "" for who has left it."""
    if own is not None and own.trouble is not None:
        return say(f"doors.{own.trouble.code}", **own.trouble.facts)
    refusal = visit.refusal
    return refusal_sentence(say, refusal.code, refusal.facts) if refusal is not None else ""
