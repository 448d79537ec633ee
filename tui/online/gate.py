"""The check of table codes. An address that tries many wrong codes waits longer and longer."""

from collections.abc import Mapping
from math import ceil
from typing import Final

from engine import Coded
from tui.online.host import Host
from tui.online.tables import table_of

FREE: Final = 5
"""How many wrong codes cost no wait, because codes are typed by hand."""

LONGEST: Final = 60.0
"""The longest wait, in seconds."""

KEPT: Final = 1024
"""How many addresses are remembered; the oldest goes first."""


class Shut(Coded):
    """The error for a guest who is not let in: `code` is `unknown-code`, or `wait` with the
    `seconds` to wait."""


class Gate:
    """The tables of a host by their codes, and the wrong codes of every address, counted across all
    doors. `now` counts seconds from any moment."""

    def __init__(self, tables: Mapping[str, Host]) -> None:
        self.tables = tables
        self._wrong: dict[str, tuple[int, float]] = {}
        """By address, how many wrong codes and when the last one came."""

    def let_in(self, address: str, code: str, now: float) -> Host:
        """Return the table of a code. Raises Shut. While an address has to wait, its codes are not
        compared."""
        wait = self.wait(address, now)
        if wait:
            raise Shut("wait", seconds=ceil(wait))
        host = table_of(self.tables, code)
        if host is None:
            self.failed(address, now)
            raise Shut("unknown-code")
        self._wrong.pop(address, None)
        return host

    def wait(self, address: str, now: float) -> float:
        """Return the seconds until a code from an address is compared, 0 for at once."""
        times, last = self._wrong.get(address, (0, now))
        if times < FREE:
            return 0.0
        pause = min(LONGEST, 2.0 ** min(times - FREE, 10))
        return max(0.0, last + pause - now)

    def failed(self, address: str, now: float) -> None:
        """Count a wrong code from an address."""
        times, _ = self._wrong.pop(address, (0, now))
        self._wrong[address] = (times + 1, now)
        if len(self._wrong) > KEPT:
            del self._wrong[next(iter(self._wrong))]
