"""Who shows the code of a table is let in to it; wrong codes are slowed: whoever tries many from
one address waits longer and longer."""

from collections.abc import Mapping
from typing import Final

from tui.online.host import Host
from tui.online.tables import table_of

FREE: Final = 5
"""So many mistakes cost nothing: codes are typed by hand."""

LONGEST: Final = 60.0
"""The longest wait, in seconds."""

KEPT: Final = 1024
"""How many addresses are remembered; the oldest goes first."""


class Shut(Exception):
    """Nobody is let in: `code` is `unknown-code`, or `wait` with the `seconds`."""

    def __init__(self, code: str, **facts: int) -> None:
        super().__init__(code)
        self.code, self.facts = code, dict[str, int | str](facts)


class Gate:
    """The tables of a host by their codes, and what each address has tried, at whichever door. It
    has no clock: `now` counts seconds from any moment on."""

    def __init__(self, tables: Mapping[str, Host]) -> None:
        self.tables = tables
        self._wrong: dict[str, tuple[int, float]] = {}
        """By address, how many wrong codes and when the last one came."""

    def let_in(self, address: str, code: str, now: float) -> Host:
        """Return the table of a code. Raises Shut; while an address has to wait, its codes are not
        looked at."""
        wait = self.wait(address, now)
        if wait:
            raise Shut("wait", seconds=round(wait + 0.5))
        host = table_of(self.tables, code)
        if host is None:
            self.failed(address, now)
            raise Shut("unknown-code")
        self._wrong.pop(address, None)
        return host

    def wait(self, address: str, now: float) -> float:
        """Return how many seconds an address has to wait before a code of it is looked at."""
        times, last = self._wrong.get(address, (0, now))
        if times < FREE:
            return 0.0
        pause = min(LONGEST, 2.0 ** min(times - FREE, 10))
        return max(0.0, last + pause - now)

    def failed(self, address: str, now: float) -> None:
        """Count a wrong code of an address."""
        times, _ = self._wrong.pop(address, (0, now))
        self._wrong[address] = (times + 1, now)
        if len(self._wrong) > KEPT:
            del self._wrong[next(iter(self._wrong))]
