"""A brake on wrong codes: an address that tries many waits longer and longer."""

from typing import Final

FREE: Final = 5
"""So many mistakes cost nothing: codes are typed by hand."""

LONGEST: Final = 60.0
"""The longest wait, in seconds."""

KEPT: Final = 1024
"""How many addresses are remembered; the oldest goes first."""


class Gate:
    """The wrong codes of each address. It has no clock: `now` counts seconds from any moment."""

    def __init__(self) -> None:
        self._wrong: dict[str, tuple[int, float]] = {}
        """By address, how many wrong codes and when the last one came."""

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

    def passed(self, address: str) -> None:
        """Forget the wrong codes of an address that has shown a right one."""
        self._wrong.pop(address, None)
