"""The time that a long work still takes, as it is told: a figure that does not jump."""

from typing import Final

LEAST: Final = 15.0
"""Seconds of work before which nothing is told: its first parts say little of the rest."""

SLOWNESS: Final = 45.0
"""Seconds in which the time told comes most of the way to what the pace says: one part that takes
long, or many that take no time, move it little."""

WRONG: Final = 1.3
"""The factor by which an estimate must exceed the time told before for a longer time to be told.
Otherwise the time told only falls, so that nobody sees it go up and down."""


class TimeLeft:
    """The time that a work takes to its end, from the part that is done at times."""

    def __init__(self) -> None:
        self._began: tuple[float, float] | None = None
        self._last = 0.0
        self._end: float | None = None
        """The moment at which the work ends by its pace, smoothed; None before anything is told."""
        self._told: float | None = None

    def at(self, now: float, done: float) -> float | None:
        """Return about how many seconds are left when a part, from 0 to 1, is done; None while too
        little is done to tell. `now` are seconds that never go back."""
        if self._began is None:
            self._began = now, done
        began, before = self._began
        since, self._last = now - self._last, now
        if done <= before or (now - began < LEAST and done < 1):
            return None
        end = now + (now - began) / (done - before) * (1 - done)
        if self._end is None or done >= 1:
            self._end = end
        self._end += (end - self._end) * min(since / SLOWNESS, 1)
        left = max(self._end - now, 0.0)
        if self._told is None or left < self._told or left > WRONG * self._told:
            self._told = left
        return self._told
