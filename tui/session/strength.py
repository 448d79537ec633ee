"""How strong a robot plays: its level, and how long it may think, as the command line spells it.

`hard` thinks as much as it does by default, `hard@400` until it has tried 400 times, which comes
out the same on every machine, and `hard@100ms` for so long. None plays above its default.
"""

import re
import time
from collections.abc import Callable
from typing import Final, NamedTuple

from engine.arena import forever
from engine.game import Enough

_BUDGET: Final = re.compile(r"([1-9][0-9]{0,8})(ms|s|)")


class Strength(NamedTuple):
    """A level, and at most one bound: how many tries, or how many seconds."""

    level: str
    tries: int | None = None
    seconds: float | None = None

    @property
    def spelt(self) -> str:
        """As the command line spells it."""
        if self.tries is not None:
            return f"{self.level}@{self.tries}"
        if self.seconds is not None:
            return f"{self.level}@{round(self.seconds * 1000)}ms"
        return self.level

    def begin(self) -> Enough:
        """The Enough of a decision that begins now."""
        if self.tries is not None:
            return tried(self.tries)
        if self.seconds is not None:
            return within(self.seconds)
        return forever


def read_strength(word: str) -> Strength:
    """LEVEL, LEVEL@TRIES, LEVEL@MILLISECONDSms or LEVEL@SECONDSs. Raises ValueError."""
    level, at, budget = word.strip().partition("@")
    if not at:
        return Strength(level)
    found = _BUDGET.fullmatch(budget)
    if found is None:
        raise ValueError(word)
    number, unit = int(found[1]), found[2]
    if not unit:
        return Strength(level, tries=number)
    return Strength(level, seconds=number / 1000 if unit == "ms" else float(number))


def tried(times: int) -> Enough:
    """Enough after so many tries."""
    return lambda iterations: iterations >= times


def within(seconds: float, clock: Callable[[], float] = time.monotonic) -> Enough:
    """Enough when so many seconds have gone by from now on."""
    end = clock() + seconds
    return lambda _: clock() >= end
