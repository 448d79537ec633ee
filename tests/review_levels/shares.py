"""Shares of samples and ratios of sums, with what they prove: their 95% intervals."""

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Final, NamedTuple

from engine.arena.average import Z95

Counted = tuple[bool, int]
"""A thing in a sample: whether it counts, and the number of things for which it was drawn."""


class Share(NamedTuple):
    """A share of things, and the 95% interval in which the true share lies (Wilson 1927).

    Where things were drawn for different numbers, the interval is that of a sample drawn alike
    which would prove as much (Kish 1965).
    """

    share: float
    some: int
    number: int
    low: float
    high: float

    def __str__(self) -> str:
        """Return the share in percent, its interval and its counts; "" of nothing.

        >>> str(share([(True, 1)] * 9 + [(False, 1)]))
        '90% (60 to 98), 9 of 10'
        """
        if not self.number:
            return ""
        low, high = round(100 * self.low), round(100 * self.high)
        return f"{100 * self.share:.0f}% ({low} to {high}), {self.some} of {self.number}"


NOTHING: Final = Share(0.0, 0, 0, 0.0, 1.0)


def share(counted: Iterable[Counted]) -> Share:
    """Return the share of the things that count, each taken for the number for which it was drawn;
    NOTHING for no things."""
    all_of = list(counted)
    if not all_of:
        return NOTHING
    weight = sum(of for _, of in all_of)
    found = sum(of for so, of in all_of if so) / weight
    n = weight**2 / sum(of**2 for _, of in all_of)
    spread = Z95**2 / n
    middle = (found + spread / 2) / (1 + spread)
    half = Z95 * sqrt(found * (1 - found) / n + spread / n / 4) / (1 + spread)
    low, high = max(middle - half, 0.0), min(middle + half, 1.0)
    return Share(found, sum(so for so, _ in all_of), len(all_of), low, high)


class Ratio(NamedTuple):
    """How many times one sum is another, half the 95% interval of that, and the number of things
    that were summed."""

    times: float
    half: float
    number: int

    def __str__(self) -> str:
        """Return the ratio with its interval; "" of nothing.

        >>> str(ratio([0.2, 0.3], [0.2, 0.2])), str(ratio([0.2], [0.2]))
        ('1.25 ± 0.49', '')
        """
        return f"{self.times:.2f} ± {self.half:.2f}" if self.number else ""


UNKNOWN: Final = Ratio(0.0, 0.0, 0)


def ratio(said: Sequence[float], lost: Sequence[float]) -> Ratio:
    """Return the sum said to be lost over the sum lost; UNKNOWN for less than two things, or if
    nothing was lost."""
    number = len(said)
    if number < 2 or sum(lost) <= 0:
        return UNKNOWN
    times = sum(said) / sum(lost)
    squares = sum((one - times * other) ** 2 for one, other in zip(said, lost, strict=True))
    error = sqrt(squares * number / (number - 1)) / sum(lost)
    return Ratio(times, Z95 * error, number)
